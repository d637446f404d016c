"""Modules that are imported when they are first used; tools/lean.py writes them into the standard library."""

from importlib import import_module


class Later:
    """Stands for a module: asking it for anything imports the module, or the part of it that was asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> object:
        module = import_module(self._name)
        try:
            return getattr(module, name)
        except AttributeError:
            return import_module(f"{self._name}.{name}")
