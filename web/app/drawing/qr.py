"""A text as a QR code (ISO/IEC 18004): bytes, the lowest level of correction, up to version 20, as rows of dark and light.

Small enough to write ourselves: a library that does all of the standard is more than the page needs to carry.
"""

import itertools
from collections.abc import Iterator

# By version, from 1 on: bytes of correction in each block, and blocks, at level L.
_CORRECTION = (7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28)
_BLOCKS = (1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8)
_LEVEL_L = 1
_QUIET = 4  # light modules around it

Rows = list[list[bool]]


def svg(text: str, label: str) -> str:
    """The code as a drawing; `label` is markup-safe. ValueError if the text is too long for one."""
    rows = modules(text)
    size = len(rows) + 2 * _QUIET
    path = "".join(
        f"M{x + _QUIET} {y + _QUIET}h1v1h-1z"
        for y, row in enumerate(rows)
        for x, dark in enumerate(row)
        if dark
    )
    return (
        f'<svg class="qr" viewBox="0 0 {size} {size}" role="img" aria-label="{label}" shape-rendering="crispEdges">'
        f'<path d="{path}"/></svg>'
    )


def modules(text: str) -> Rows:
    """The code, row by row: True is dark. ValueError if the text is too long."""
    data = text.encode()
    version = next((version for version in range(1, 21) if len(data) <= _room(version)), 0)
    if not version:
        raise ValueError("too long")
    drawn = [_Drawing(version, _codewords(version, data), mask) for mask in range(8)]
    return min(drawn, key=_Drawing.penalty).rows


def _bits(version: int) -> int:
    """How many modules carry data and correction."""
    aligned = version // 7 + 2
    bits = (16 * version + 128) * version + 64
    if version >= 2:
        bits -= (25 * aligned - 10) * aligned - 55
    return bits - 36 if version >= 7 else bits


def _data_size(version: int) -> int:
    return _bits(version) // 8 - _CORRECTION[version - 1] * _BLOCKS[version - 1]


def _room(version: int) -> int:
    """How many bytes of text fit, after the mode and the length."""
    return _data_size(version) - (2 if version < 10 else 3)


def _codewords(version: int, data: bytes) -> bytes:
    """Data and correction, with the blocks interleaved."""
    length = 8 if version < 10 else 16
    number = (0b0100 << length | len(data)) << 8 * len(data) | int.from_bytes(data, "big")
    size = _data_size(version)
    used = 4 + length + 8 * len(data)
    number <<= 8 - used % 8 if used % 8 else 0  # the end mark and up to a whole byte: both are zeros
    filled = number.to_bytes((used + 7) // 8, "big")
    filled += bytes((0xEC, 0x11)[i % 2] for i in range(size - len(filled)))
    count, check = _BLOCKS[version - 1], _CORRECTION[version - 1]
    short, longer = size // count, size % count
    blocks, start = [], 0
    for i in range(count):
        end = start + short + (i >= count - longer)
        blocks.append(filled[start:end])
        start = end
    checks = [_correction(block, check) for block in blocks]
    return bytes(
        part[i]
        for parts in (blocks, checks)
        for i in range(max(map(len, parts)))
        for part in parts
        if i < len(part)
    )


def _times(x: int, y: int) -> int:
    """The product in the field of 256."""
    z = 0
    for i in reversed(range(8)):
        z = z << 1 ^ (z >> 7) * 0x11D ^ (y >> i & 1) * x
    return z


def _correction(data: bytes, degree: int) -> bytes:
    """The Reed-Solomon remainder."""
    divisor, root = [0] * (degree - 1) + [1], 1
    for _ in range(degree):
        for j in range(degree):
            divisor[j] = _times(divisor[j], root) ^ (divisor[j + 1] if j + 1 < degree else 0)
        root = _times(root, 2)
    rest = [0] * degree
    for byte in data:
        factor = byte ^ rest.pop(0)
        rest.append(0)
        rest = [each ^ _times(part, factor) for each, part in zip(rest, divisor, strict=True)]
    return bytes(rest)


class _Drawing:
    """One code with one mask."""

    def __init__(self, version: int, codewords: bytes, mask: int) -> None:
        self.size = 17 + 4 * version
        self.rows: Rows = [[False] * self.size for _ in range(self.size)]
        self._fixed: Rows = [[False] * self.size for _ in range(self.size)]
        self._draw_patterns(version)
        self._draw_format(mask)
        bits = "".join(f"{byte:08b}" for byte in codewords)
        for bit, (x, y) in enumerate(self._way()):
            dark = bit < len(bits) and bits[bit] == "1"
            self.rows[y][x] = dark ^ _masks(mask, x, y)

    def _set(self, x: int, y: int, dark: bool) -> None:
        self.rows[y][x], self._fixed[y][x] = dark, True

    def _draw_patterns(self, version: int) -> None:
        last = self.size - 1
        for i in range(self.size):
            self._set(6, i, i % 2 == 0)
            self._set(i, 6, i % 2 == 0)
        for cx, cy in ((3, 3), (last - 3, 3), (3, last - 3)):
            for dy in range(-4, 5):
                for dx in range(-4, 5):
                    if 0 <= cx + dx <= last and 0 <= cy + dy <= last:
                        self._set(cx + dx, cy + dy, max(abs(dx), abs(dy)) not in (2, 4))
        places = _alignments(version, self.size)
        corners = {(6, 6), (6, last - 6), (last - 6, 6)}
        for cx, cy in ((x, y) for x in places for y in places if (x, y) not in corners):
            for dy in range(-2, 3):
                for dx in range(-2, 3):
                    self._set(cx + dx, cy + dy, max(abs(dx), abs(dy)) != 1)
        if version >= 7:
            bits = version << 12 | _remainder(version, 12, 0x1F25)
            for i in range(18):
                a, b = self.size - 11 + i % 3, i // 3
                self._set(a, b, bits >> i & 1 == 1)
                self._set(b, a, bits >> i & 1 == 1)

    def _draw_format(self, mask: int) -> None:
        data = _LEVEL_L << 3 | mask
        bits = (data << 10 | _remainder(data, 10, 0x537)) ^ 0x5412
        round_the_corner = [(8, i) for i in (0, 1, 2, 3, 4, 5, 7, 8)] + [
            (i, 8) for i in (7, 5, 4, 3, 2, 1, 0)
        ]
        apart = [(self.size - 1 - i, 8) for i in range(8)] + [(8, self.size - 15 + i) for i in range(8, 15)]
        for places in (round_the_corner, apart):
            for i, (x, y) in enumerate(places):
                self._set(x, y, bits >> i & 1 == 1)
        self._set(8, self.size - 8, True)

    def _way(self) -> Iterator[tuple[int, int]]:
        """Where bits go, in their order: up and down in pairs of columns, from the right."""
        upwards = True
        for right in (*range(self.size - 1, 6, -2), 5, 3, 1):
            for i in range(self.size):
                y = self.size - 1 - i if upwards else i
                for x in (right, right - 1):
                    if not self._fixed[y][x]:
                        yield x, y
            upwards = not upwards

    def penalty(self) -> int:
        """How hard it is to read: long runs, blocks, what looks like a corner, and too much of one."""
        lines = ["".join("#" if dark else "." for dark in row) for row in self.rows]
        columns = ["".join(line) for line in zip(*lines, strict=True)]
        total = 0
        for line in (*lines, *columns):
            run = 1
            for before, now in zip(line, line[1:] + "?", strict=True):
                if before == now:
                    run += 1
                else:
                    total += run - 2 if run >= 5 else 0
                    run = 1
            total += 40 * (line.count("#.###.#....") + line.count("....#.###.#"))
        for above, below in itertools.pairwise(lines):
            pairs = (above[i : i + 2] + below[i : i + 2] for i in range(self.size - 1))
            total += 3 * sum(pair in ("####", "....") for pair in pairs)
        dark = sum(line.count("#") for line in lines)
        return total + 10 * (abs(20 * dark - 10 * self.size**2) // self.size**2)


def _alignments(version: int, size: int) -> list[int]:
    if version == 1:
        return []
    count = version // 7 + 2
    step = (version * 4 + count * 2 + 1) // (count * 2 - 2) * 2
    return [6, *(size - 7 - i * step for i in reversed(range(count - 1)))]


def _remainder(data: int, degree: int, divisor: int) -> int:
    rest = data
    for _ in range(degree):
        rest = rest << 1 ^ (rest >> degree - 1) * divisor
    return rest


def _masks(mask: int, x: int, y: int) -> bool:
    """Whether the mask turns this module over."""
    return (
        (x + y) % 2,
        y % 2,
        x % 3,
        (x + y) % 3,
        (x // 3 + y // 2) % 2,
        x * y % 2 + x * y % 3,
        (x * y % 2 + x * y % 3) % 2,
        ((x + y) % 2 + x * y % 3) % 2,
    )[mask] == 0
