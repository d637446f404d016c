"""The one module that touches the browser: DOM, storage, address, clock, files.

Everything else of the page runs under plain Python against the `Platform` type.
"""

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

import js
from pyodide.ffi import JsException, create_once_callable, create_proxy, jsnull, to_js

from app.guard import Guard
from app.platform import MAX_FILE, Listener, StorageFailure

if TYPE_CHECKING:  # web/stubs
    from js import Blob, Element, Event, EventTarget, Storage
    from pyodide.ffi import JsCallable, JsNull, JsProxy

Found = TypeVar("Found")

LAST_MOMENT = "9999-12-31T23:59:59.999"


class Browser:
    """The browser that the page runs in, by way of `js`."""

    def __init__(self) -> None:
        self.guard = Guard()
        self._page = js.waystones  # what boot.js offers
        self._shown: dict[str, str] = {}
        self._visited = 0  # how many screens Back can go back to
        self._covered = False  # whether a sheet lies over the screen
        self._opener = ""  # what the focus goes back to when a sheet is closed
        self._proxies: list[JsProxy] = []  # kept alive for as long as the page
        self._lines = 0  # connections that were asked for
        self._hung_up: set[int] = set()  # those of which nothing more is heard
        self._trouble: JsCallable | None = None  # who hears of errors in JavaScript
        self._wants_worker = False
        self._hearing: dict[int, JsProxy] = {}  # number of an errand -> who hears of it in JavaScript
        self._once_drawn: list[Callable[[], None]] = []
        # One for all: a proxy for each step of a finger costs time.
        self._drawn = self._kept(self._call_once_drawn)

    # -- what the player does

    def listen(self, listener: Listener) -> None:
        """Tell the listener of everything from now on, the tap that came before Python did among it."""

        def click(event: "Event") -> None:
            button = event.target.closest("[data-do]")
            if button:
                event.preventDefault()
                listener.do(str(button.getAttribute("data-do")), str(button.getAttribute("data-arg") or ""))

        def slide(event: "Event") -> None:
            name = event.target.getAttribute("data-input")
            if name:
                listener.slide(name, str(event.target.value))

        def drag(event: "Event") -> None:
            listener.drag(str(event.detail.what))

        def drop(event: "Event") -> None:
            if listener.drop(str(event.detail.what), str(event.detail.where)):
                event.preventDefault()

        def key(event: "Event") -> None:
            pressed = getattr(event, "key", None)  # a browser that fills in a form presses none
            if not isinstance(pressed, str) or event.ctrlKey or event.metaKey or event.altKey:
                return
            if event.repeat and pressed == "Enter":
                return  # a key that is held draws one field, and does not ink it
            if pressed in ("Enter", " ") and _is_control(event.target):
                return  # a button that has the focus is pressed by them
            field = event.target.closest("[data-field]") if hasattr(event.target, "closest") else None
            if listener.key(pressed, int(str(field.getAttribute("data-field"))) if field else None):
                event.preventDefault()

        def wake(_event: object) -> None:
            if js.document.hidden:
                listener.put_away()
            else:
                listener.woken()

        self._on(js.document, "click", click)
        self._on(js.document, "input", slide)
        self._page.startPointing(self._kept(listener.point))
        self._on(js.document, "waystones:drag", drag)
        self._on(js.document, "waystones:drop", drop)
        self._on(js.document, "keydown", key)
        self._on(js.window, "hashchange", lambda _event: listener.open(self.path()))
        self._page.startGoing(self._kept(listener.uncover))
        self._on(js.window, "storage", lambda _event: listener.other_tab())
        self._on(js.document, "visibilitychange", wake)
        self._on(js.window, "pagehide", lambda _event: listener.put_away())
        self._on(js.window, "waystones:update", lambda _event: listener.update_waiting())
        self._trouble = self._kept(listener.trouble)

    def _call_once_drawn(self) -> None:
        due, self._once_drawn = self._once_drawn, []
        for then in due:
            then()

    def ready(self) -> tuple[str, str] | None:
        """The handlers are attached: the page may be used. Gives the tap that came before Python did, if any."""
        tap = self._page.ready(self._trouble)
        return (str(tap.do), str(getattr(tap, "arg", ""))) if tap else None

    # -- what the player sees

    def mount(self, frame: str, regions: Mapping[str, str]) -> None:
        """Show a new screen."""
        self._shown = {}
        self.patch({"screen": frame, **regions})
        _the("main").inert = self._covered
        js.window.scrollTo(0, 0)

    def patch(self, regions: Mapping[str, str]) -> None:
        """Replace the regions whose text has changed, and keep the focus where it was."""
        changed = {region: text for region, text in regions.items() if self._shown.get(region) != text}
        self._shown |= changed
        # As one text: handing over many small ones takes longer.
        focused = str(self._page.patch(json.dumps(changed)))
        covered = bool(self._shown.get("sheet"))
        if covered != self._covered:
            self._covered = _the("main").inert = covered
            self._cover(covered, focused)

    def rehearse(self, regions: Mapping[str, str]) -> None:
        """Do all that `patch` does, on copies that nobody sees."""
        changed = {region: text for region, text in regions.items() if self._shown.get(region) != text}
        self._page.rehearse(json.dumps(changed))

    def _cover(self, covered: bool, focused: str) -> None:
        """A sheet was laid over the screen or taken off: Back takes it off too; the focus goes to it, or back to what opened it."""
        if covered:
            self._page.cover()
            self._opener = focused
            self.focus(".sheet h2")
        else:
            self._page.uncover()
            self.focus(self._opener or "main")

    def decided(self) -> None:
        """Say that the last press was a decision."""
        self._page.decided()

    def focus(self, selector: str) -> None:
        """Move the keyboard focus."""
        found = js.document.querySelector(selector)
        if found:
            found.focus(preventScroll=True)

    def is_still(self) -> bool:
        """Whether the style sheets give movement no time."""
        return bool(self._page.isStill())

    def is_attended(self, selector: str) -> bool:
        """Whether the pointer or the focus is there."""
        return js.document.querySelector(f"{selector}:is(:hover, :focus-within)") is not jsnull

    def scroll_to(self, id: str) -> None:
        """Bring an element to the top, and open the fold that it is in."""
        found = js.document.getElementById(id)
        if found:
            fold = found.closest("details")
            if fold:
                fold.open = True
            found.scrollIntoView()
            found.focus(preventScroll=True)

    def set_value(self, selector: str, value: str) -> None:
        """Set a slider or text field."""
        _the(selector).value = value

    def say(self, text: str) -> None:
        """Have a screen reader say it."""
        _the("#say").textContent = text

    def dress(self, attributes: Mapping[str, str]) -> None:
        """Set attributes of the root."""
        for name, value in attributes.items():
            if value:
                js.document.documentElement.setAttribute(name, value)
            else:
                js.document.documentElement.removeAttribute(name)

    # -- where the player is

    def go(self, path: str, *, replace: bool = False) -> None:
        """Open another screen through the address, so that Back works."""
        self._visited += not replace
        self._page.go(f"#/{path}", replace)

    def rename(self, path: str) -> None:
        """Change the address without opening another screen."""
        self._page.rename(f"#/{path}")

    def back(self) -> None:
        """The screen before this one, if this visit has one."""
        if self._visited:
            self._visited -= 1
            self._page.back()
        else:
            self.go("", replace=True)

    def path(self) -> str:
        """What the address asks for."""
        return str(js.location.hash).removeprefix("#").removeprefix("/")

    def page_address(self) -> str:
        """The page's own address; from disk the hosted one, which the build may know."""
        hosted = js.document.documentElement.getAttribute("data-hosted")
        if hosted is not jsnull:
            return str(hosted)
        return str(js.location.href).partition("#")[0]

    def ask_to_stay(self) -> None:
        """Ask the browser not to clear what is stored when it needs room."""
        self._page.askToStay()

    def install(self) -> None:
        """Have the browser ask whether to install the page."""
        self._page.install()

    def badge(self, is_open: bool) -> None:
        """Mark the installed page's sign, where the browser can."""
        self._page.badge(is_open)

    def languages(self) -> list[str]:
        """The player's languages."""
        return [str(each) for each in js.navigator.languages]

    def now(self) -> str:
        """Local date and time; a clock beyond what calendars can count is taken for the last moment they can."""
        moment = str(self._page.now())
        return LAST_MOMENT if moment[0] in "+-" else moment

    def chance(self, limit: int) -> int:
        """A number nobody can foresee."""
        high, low = js.crypto.getRandomValues(js.Uint32Array.new(2))
        return int((high % 2**21 * 2**32 + low) * limit // 2**53)

    # -- what is kept

    def stored(self) -> list[str]:
        """All keys in localStorage."""
        return [str(key) for key in _storage(js.Object.keys)]

    def load(self, key: str) -> str | None:
        """The value of the key; None if there is none."""
        value = _storage(lambda storage: storage.getItem(key))
        return None if value is jsnull else str(value)

    def keep(self, key: str, value: str) -> None:
        """Keep the value."""
        _storage(lambda storage: self._page.keep(key, value))

    def forget(self, key: str) -> None:
        """Remove the key."""
        _storage(lambda storage: self._page.forget(key))

    def download(self, file_name: str, text: str) -> None:
        """Give the player a file."""
        kind = "application/json" if file_name.endswith(".json") else "text/plain"
        self._give(file_name, js.Blob.new(to_js([text]), type=kind))

    def save_picture(self, file_name: str, drawing: str) -> None:
        """Give the player a picture."""

        def drawn(blob: "Blob | JsNull") -> None:
            assert blob, "this browser makes no picture of it"
            self._give(file_name, blob)

        self._page.picture(drawing).then(self._once(drawn))

    def _give(self, file_name: str, blob: "Blob") -> None:
        link = js.document.createElement("a")
        link.href = js.URL.createObjectURL(blob)
        link.download = file_name
        link.click()
        js.URL.revokeObjectURL(link.href)

    def share(self, text: str, done: Callable[[str], None]) -> None:
        """Hand the text to the device's own sharing; where it has none, copy it."""
        self._page.share(text).then(self._once(lambda how: done(str(how))))

    def copy(self, text: str, done: Callable[[str], None]) -> None:
        """Put the text on the clipboard."""
        self._page.copy(text).then(self._once(lambda how: done(str(how))))

    def pick_file(self, chosen: Callable[[str | None], None]) -> None:
        """Let the player choose a file."""
        picker = js.document.createElement("input")
        picker.type = "file"
        picker.accept = ".json,.txt"

        def picked(_event: object) -> None:
            file = picker.files.item(0)
            if file and file.size > MAX_FILE:
                chosen(None)
            elif file:
                file.text().then(
                    self._once(lambda text: chosen(str(text))), self._once(lambda _error: chosen(None))
                )

        picker.addEventListener("change", self._once(picked))
        picker.click()

    # -- other devices

    def call(self, told: Callable[[str, str], None]) -> int:
        """Offer a connection to another device."""
        number, hears = self._line(told)
        self._page.live("call", number, hears)
        return number

    def answer_call(self, end: str, told: Callable[[str, str], None]) -> int:
        """Answer a connection that another device offers."""
        number, hears = self._line(told)
        self._page.live("answer", number, end, hears)
        return number

    def accept(self, number: int, end: str) -> None:
        """Take up another device's answer to a call."""
        self._page.live("accept", number, end)

    def tell(self, number: int, text: str) -> None:
        """Say something on a connection."""
        self._page.live("tell", number, text)

    def hang_up(self, number: int) -> None:
        """End a connection."""
        self._hung_up.add(number)
        self._page.live("hangUp", number)

    def _line(self, told: Callable[[str, str], None]) -> tuple[int, "JsProxy"]:
        """A number for a connection, and what JavaScript tells of it."""
        self._lines += 1
        number = self._lines

        def hear(what: str, text: str) -> None:
            if number not in self._hung_up:
                told(str(what), str(text))

        return number, self._kept(hear)

    def look_for_code(self, told: Callable[[str, str], None]) -> None:
        """Look for a code with the camera."""
        self._page.look(self._once(lambda what, text: told(str(what), str(text))))

    # -- time, sound, movement

    def send_errand(
        self,
        kind: str,
        question: str,
        told: Callable[[float, str | None], None],
        *,
        idle: bool = False,
        small: bool = False,
    ) -> int:
        """Give an errand to the worker."""

        def hear(part: float, answer: "str | JsNull") -> None:
            if part < 0 or answer is not jsnull:
                self._hear_no_more(number)
            told(part, None if answer is jsnull else str(answer))

        proxy = create_proxy(self.guard(hear))
        number = int(self._page.send(kind, question, proxy, idle, small))
        if number > 0:
            self._hearing[number] = proxy
        else:
            proxy.destroy()
        return number

    def _hear_no_more(self, number: int) -> None:
        """Free the callback of an errand: else JavaScript would hold it for good, with the game that it belongs to."""
        if proxy := self._hearing.pop(number, None):
            proxy.destroy()

    def want_errand(self, number: int) -> None:
        """Have the worker do an idle errand like any other."""
        self._page.want(number)

    def drop_errand(self, number: int) -> None:
        """Have the worker stop an errand."""
        self._page.drop(number)
        self._hear_no_more(number)

    def give_up_worker(self) -> None:
        """End the worker; errands that it had are told."""
        self._page.giveUp()

    def want_worker(self, wanted: bool) -> None:
        """Have the worker ready, or let it go."""
        if wanted != self._wants_worker:
            self._wants_worker = wanted
            self._page.keepReady(wanted)

    def later(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Call back after a while."""
        js.setTimeout(self._once(then), milliseconds)

    def once_drawn(self, then: Callable[[], None]) -> None:
        """Call back right after the next frame."""
        self._once_drawn.append(then)
        self._page.afterFrame(self._drawn)

    def when_idle(self, then: Callable[[], None]) -> None:
        """Call back while there is nothing else to do."""
        self._page.whenIdle(self._once(then))

    def sound(self, name: str, pitch: float = 1.0) -> None:
        """Play a short sound."""
        self._page.sound(name, pitch)

    def vibrate(self, *pattern: int) -> None:
        """Shake the phone, if it can."""
        self._page.vibrate(*pattern)

    def mark(self, name: str) -> None:
        """Note a moment by name, for measurements."""
        js.performance.mark(name)

    def activate_update(self) -> None:
        """Switch to the version that is waiting."""
        self._page.activateUpdate()

    def _once(self, callback: Callable[..., None]) -> "JsCallable":
        return create_once_callable(self.guard(callback))

    def _on(self, target: "EventTarget", kind: str, handler: Callable[["Event"], None]) -> None:
        target.addEventListener(kind, self._kept(handler))

    def _kept(self, handler: Callable[..., None]) -> "JsProxy":
        proxy = create_proxy(self.guard(handler))
        self._proxies.append(proxy)
        return proxy


def _the(selector: str) -> "Element":
    """The element that the selector finds; the page always has it."""
    found = js.document.querySelector(selector)
    assert found, selector
    return found


def _is_control(target: "Element") -> bool:
    """Whether the element is a control that Enter or the space bar presses."""
    return hasattr(target, "closest") and bool(target.closest("button, a, summary, textarea"))


def _storage(action: Callable[["Storage"], Found]) -> Found:
    """Do something with localStorage; whatever the browser throws becomes one typed failure, as does having none."""
    try:
        storage = js.localStorage
        if storage is not jsnull:
            return action(storage)
    except JsException as error:
        raise StorageFailure(str(error)) from error
    raise StorageFailure("this browser has none")
