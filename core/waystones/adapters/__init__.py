"""The games for libraries that learn and search: each needs its extra, `pip install waystones[pettingzoo]` or `[openspiel]`."""
