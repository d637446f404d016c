/* The best turn of Loops: `loops/turns.py` and what of `loops/mosaic.py` it needs. */

#include <stdint.h>
#include <string.h>

#define WIDTH 15
#define GRID (WIDTH * WIDTH)
#define EMPTY (-1)
#define SHUT 4
#define COMING_IN 15
#define A_TURN 3
#define RACK 8

static const int STEP[4] = {-WIDTH, 1, WIDTH, -1}; /* north, east, south, west: bits 1, 2, 4, 8 */

static int bonus[GRID], ends_of[64], value_of[64], fitting[256];

typedef struct {
    int tiles[GRID], meets[GRID], around[GRID];
    uint8_t front[GRID];
} Mosaic;

typedef struct {
    int points, count, tile[A_TURN], square[A_TURN];
} Turn;

/* By square the bonus, the number of tiles, by tile line ends and value, and by what a square meets the shapes that fit. */
void set_game(const int *in) {
    for (int square = 0; square < GRID; square++) bonus[square] = *in++;
    int count = *in++;
    for (int tile = 0; tile < count; tile++) {
        ends_of[tile] = *in++;
        value_of[tile] = *in++;
    }
    for (int meets = 0; meets < 256; meets++) fitting[meets] = *in++;
}

static int opposite(int side) { return side < 2 ? side + 2 : side - 2; }

static void change(Mosaic *mosaic, int square, int tile, int sign) {
    for (int side = 0; side < 4; side++) {
        int beside = square + STEP[side], joined = ends_of[tile] >> side & 1;
        mosaic->meets[beside] += sign * (1 << (opposite(side) + (joined ? 0 : SHUT)));
        if (joined) mosaic->around[beside] += sign * value_of[tile];
        mosaic->front[beside] = mosaic->tiles[beside] == EMPTY && mosaic->meets[beside] & COMING_IN;
    }
}

static void lay(Mosaic *mosaic, int square, int tile) {
    mosaic->tiles[square] = tile;
    mosaic->front[square] = 0;
    change(mosaic, square, tile, 1);
}

static void take_back(Mosaic *mosaic, int square) {
    int tile = mosaic->tiles[square];
    mosaic->tiles[square] = EMPTY;
    mosaic->front[square] = (mosaic->meets[square] & COMING_IN) != 0;
    change(mosaic, square, tile, -1);
}

static int touches(int one, int other) {
    int apart = one - other;
    return apart == 1 || apart == -1 || apart == WIDTH || apart == -WIDTH;
}

/* `turns._best`: the tiles of a rack are sorted, the most valuable first. `laid` are the squares of this turn so far. */
static Turn best(Mosaic *mosaic, const int *rack, int held, int most, const int *laid, int so_far) {
    Turn found = {0};
    int last = most == 1 || held == 1;
    for (int square = 0; square < GRID; square++) {
        if (!mosaic->front[square]) continue;
        int allowed = 1;
        /* Beside the last tile, or after it and wherever the ones before it allow. */
        for (int i = so_far - 1; i >= 0; i--) {
            if (touches(square, laid[i])) break;
            if (square <= laid[i]) {
                allowed = 0;
                break;
            }
        }
        int shapes = fitting[mosaic->meets[square]];
        if (!allowed || !shapes) continue;
        for (int i = 0; i < held; i++) {
            int tile = rack[i];
            if ((i && rack[i - 1] == tile) || !(shapes >> ends_of[tile] & 1)) continue;
            int points = mosaic->around[square] + value_of[tile] * bonus[square];
            Turn rest = {0};
            if (!last) {
                int others[RACK], squares[A_TURN];
                memcpy(others, rack, (size_t)i * sizeof(int));
                memcpy(others + i, rack + i + 1, (size_t)(held - i - 1) * sizeof(int));
                memcpy(squares, laid, (size_t)so_far * sizeof(int));
                squares[so_far] = square;
                lay(mosaic, square, tile);
                rest = best(mosaic, others, held - 1, most - 1, squares, so_far + 1);
                take_back(mosaic, square);
            }
            if (points + rest.points > found.points) {
                found.points = points + rest.points;
                found.count = rest.count + 1;
                found.tile[0] = tile;
                found.square[0] = square;
                memcpy(found.tile + 1, rest.tile, sizeof(int) * (A_TURN - 1));
                memcpy(found.square + 1, rest.square, sizeof(int) * (A_TURN - 1));
            }
            if (last) break;
        }
    }
    return found;
}

/* The best turn on a board with those tiles (one a square) and a sorted rack: points, number of tiles, tiles and squares. */
void best_turn(const int *tiles, const int *bare, const int *rack, int held, int *out) {
    Mosaic mosaic;
    int nothing[1] = {0};
    memset(&mosaic, 0, sizeof mosaic);
    memcpy(mosaic.meets, bare, sizeof mosaic.meets);
    for (int square = 0; square < GRID; square++) mosaic.tiles[square] = tiles[square] >= 0 ? EMPTY : tiles[square];
    for (int square = 0; square < GRID; square++)
        if (tiles[square] >= 0) lay(&mosaic, square, tiles[square]);
    Turn found = held ? best(&mosaic, rack, held, A_TURN, nothing, 0) : (Turn){0};
    *out++ = found.points;
    *out++ = found.count;
    for (int i = 0; i < found.count; i++) {
        *out++ = found.tile[i];
        *out++ = found.square[i];
    }
}
