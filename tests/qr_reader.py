"""A reader of QR codes for tests, written from the standard's side: what it reads has no error left in it."""

from collections.abc import Sequence

# By version from 1 on: all codewords, the data among them and the blocks at level L (ISO/IEC 18004, tables 1, 7 and 9).
TOTAL = (26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466, 532, 581, 655, 733, 815, 901, 991, 1085)
DATA = (19, 34, 55, 80, 108, 136, 156, 194, 232, 274, 324, 370, 428, 461, 523, 589, 647, 721, 795, 861)
BLOCKS = (1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8)
# The fifteen bits of format for level L and each mask (table C.1).
FORMATS = (
    "111011111000100",
    "111001011110011",
    "111110110101010",
    "111100010011101",
    "110011000101111",
    "110001100011000",
    "110110001000001",
    "110100101110110",
)
# Where the middles of alignment patterns lie (table E.1).
ALIGNMENTS = (
    (), (6, 18), (6, 22), (6, 26), (6, 30), (6, 34), (6, 22, 38), (6, 24, 42), (6, 26, 46), (6, 28, 50), (6, 30, 54),
    (6, 32, 58), (6, 34, 62), (6, 26, 46, 66), (6, 26, 48, 70), (6, 26, 50, 74), (6, 30, 54, 78), (6, 30, 56, 82),
    (6, 30, 58, 86), (6, 34, 62, 90),
)  # fmt: skip

EXP = [1]
for _ in range(254):
    EXP.append(EXP[-1] * 2 ^ (0x11D if EXP[-1] >= 128 else 0))
LOG = {value: power for power, value in enumerate(EXP)}


def read(rows: Sequence[Sequence[bool]]) -> str:
    """The text in the code; AssertionError where it is not what the standard says."""
    size = len(rows)
    version = (size - 17) // 4
    form = "".join("01"[rows[8][x]] for x in (0, 1, 2, 3, 4, 5, 7, 8))
    form += "".join("01"[rows[y][8]] for y in (7, 5, 4, 3, 2, 1, 0))
    other = "".join("01"[rows[size - 1 - i][8]] for i in range(7))
    other += "".join("01"[rows[8][size - 8 + i]] for i in range(8))
    assert form == other
    mask = FORMATS.index(form)
    assert rows[size - 8][8], "the dark module"
    for x, y in ((0, 0), (size - 7, 0), (0, size - 7)):
        finder = ["".join(".#"[rows[y + j][x + i]] for i in range(7)) for j in range(7)]
        assert finder == ["#######", "#.....#", *["#.###.#"] * 3, "#.....#", "#######"]
    bits = "".join("01"[rows[y][x] ^ flips(mask, x, y)] for x, y in way(version, size))
    words = [int(bits[i * 8 : i * 8 + 8], 2) for i in range(TOTAL[version - 1])]
    return text(version, data(version, words))


def flips(mask: int, x: int, y: int) -> bool:
    """The masks as table 10 writes them, with i the row and j the column."""
    i, j = y, x
    conditions = (
        (i + j) % 2 == 0,
        i % 2 == 0,
        j % 3 == 0,
        (i + j) % 3 == 0,
        (i // 2 + j // 3) % 2 == 0,
        (i * j) % 2 + (i * j) % 3 == 0,
        ((i * j) % 2 + (i * j) % 3) % 2 == 0,
        ((i + j) % 2 + (i * j) % 3) % 2 == 0,
    )
    return conditions[mask]


def is_function(version: int, size: int, x: int, y: int) -> bool:
    """Whether no data lies there."""
    if x == 6 or y == 6:
        return True
    if (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8):
        return True
    if version >= 7 and ((x < 6 and y >= size - 11) or (y < 6 and x >= size - 11)):
        return True
    places = ALIGNMENTS[version - 1]
    return any(
        abs(x - cx) <= 2 and abs(y - cy) <= 2
        for cx in places
        for cy in places
        if (cx, cy) not in ((6, 6), (6, size - 7), (size - 7, 6))
    )


def way(version: int, size: int) -> list[tuple[int, int]]:
    """The modules of data in their order."""
    found, up = [], True
    for right in [x for x in range(size - 1, 0, -2) if x > 6] + [5, 3, 1]:
        for y in range(size - 1, -1, -1) if up else range(size):
            found += [(x, y) for x in (right, right - 1) if not is_function(version, size, x, y)]
        up = not up
    return found


def data(version: int, words: Sequence[int]) -> bytes:
    """The data words of all blocks, each of which must be without an error."""
    count, size = BLOCKS[version - 1], DATA[version - 1]
    check = (TOTAL[version - 1] - size) // count
    sizes = [size // count + (i >= count - size % count) for i in range(count)]
    blocks: list[list[int]] = [[] for _ in sizes]
    rest = iter(words)
    for i in range(max(sizes)):
        for block, most in zip(blocks, sizes, strict=True):
            if i < most:
                block.append(next(rest))
    whole = [list(block) for block in blocks]
    for _ in range(check):
        for block in whole:
            block.append(next(rest))
    for block in whole:
        for root in range(check):
            value = 0
            for word in block:
                value = (EXP[(LOG[value] + root) % 255] if value else 0) ^ word
            assert value == 0, "an error in a block"
    return bytes(word for block in blocks for word in block)


def text(version: int, words: bytes) -> str:
    """What the bytes say: one segment of bytes."""
    bits = "".join(f"{word:08b}" for word in words)
    assert bits[:4] == "0100"
    wide = 8 if version < 10 else 16
    count = int(bits[4 : 4 + wide], 2)
    start = 4 + wide
    return bytes(int(bits[start + 8 * i : start + 8 * i + 8], 2) for i in range(count)).decode()
