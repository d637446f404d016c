/* What experts of Loops do in their minds: `turns.best_turn`, `bot.followed`, and what of `loops/mosaic.py` they need. */

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

/* A set of squares: the empty ones where a line comes in, in order. */
static int in_order(const Mosaic *mosaic, int *squares) {
    int found = 0;
    for (int square = 0; square < GRID; square++)
        if (mosaic->front[square]) squares[found++] = square;
    return found;
}

/* What a tile scores on a square, which is one of `turns.best_turn`'s list. */
typedef struct {
    int points, square, tile;
} Placed;

/* What a search for the best turn has at hand: `left` says by tile how many the rack has. */
typedef struct {
    Mosaic *mosaic;
    Placed alone[RACK * GRID];
    int placed, kinds[RACK], kind_count, left[64];
    Turn best;
} Search;

static int apart(int one, int other) {
    int step = one - other;
    return step && step != 1 && step != -1 && step != WIDTH && step != -WIDTH;
}

static int two_away(int one, int other) {
    int step = one < other ? other - one : one - other;
    return step == 2 || step == 2 * WIDTH || step == WIDTH - 1 || step == WIDTH + 1;
}

static Turn longer(const Turn *turn, int points, int tile, int square) {
    Turn found = *turn;
    found.points += points;
    found.tile[found.count] = tile;
    found.square[found.count++] = square;
    return found;
}

/* `turns._apart`: `from` is the first of the list that may come next. */
static void go_apart(Search *search, int from, int most, const Turn *so_far) {
    if (so_far->points > search->best.points) search->best = *so_far;
    if (!most) return;
    for (int place = from; place < search->placed; place++) {
        const Placed *next = &search->alone[place];
        if (so_far->points + next->points * most <= search->best.points) return;
        int clear = search->left[next->tile];
        for (int i = 0; clear && i < so_far->count; i++) clear = apart(next->square, so_far->square[i]);
        if (!clear) continue;
        Turn turn = longer(so_far, next->points, next->tile, next->square);
        search->left[next->tile]--;
        go_apart(search, place + 1, most - 1, &turn);
        search->left[next->tile]++;
    }
}

/* `turns._joined` for one square, which may be asked twice: of equals the first square is taken. */
static void join(Search *search, int square, const Turn *so_far, Turn *third) {
    const Mosaic *mosaic = search->mosaic;
    if (!mosaic->front[square]) return;
    for (int i = 0; i < search->kind_count; i++) {
        int tile = search->kinds[i];
        if (!(fitting[mosaic->meets[square]] >> ends_of[tile] & 1) || !search->left[tile]) continue;
        int points = mosaic->around[square] + value_of[tile] * bonus[square];
        Turn turn = longer(so_far, points, tile, square);
        if (turn.points > third->points || (turn.points == third->points && square < third->square[2])) *third = turn;
        return;
    }
}

/* `turns._touching`. */
static void touching(Search *search, int with_third) {
    Mosaic *mosaic = search->mosaic;
    for (int place = 0; place < search->placed; place++) {
        const Placed *first = &search->alone[place];
        Turn none = {0}, one = longer(&none, first->points, first->tile, first->square);
        lay(mosaic, first->square, first->tile);
        search->left[first->tile]--;
        for (int side = 0; side < 4; side++) {
            static const int rising[4] = {-WIDTH, -1, 1, WIDTH};
            int beside = first->square + rising[side];
            if (!mosaic->front[beside]) continue;
            for (int i = 0; i < search->kind_count; i++) {
                int tile = search->kinds[i];
                if (!(fitting[mosaic->meets[beside]] >> ends_of[tile] & 1) || !search->left[tile]) continue;
                Turn pair = longer(&one, mosaic->around[beside] + value_of[tile] * bonus[beside], tile, beside);
                if (!with_third) {
                    if (pair.points > search->best.points) search->best = pair;
                    continue;
                }
                search->left[tile]--;
                go_apart(search, 0, 1, &pair);
                lay(mosaic, beside, tile);
                Turn third = {0};
                for (int at = 0; at < 4; at++) {
                    join(search, first->square + STEP[at], &pair, &third);
                    join(search, beside + STEP[at], &pair, &third);
                }
                if (third.points > search->best.points) search->best = third;
                take_back(mosaic, beside);
                search->left[tile]++;
            }
        }
        for (int after = place + 1; with_third && after < search->placed; after++) {
            const Placed *other = &search->alone[after];
            if (!two_away(first->square, other->square) || !search->left[other->tile]) continue;
            Turn pair = longer(&one, other->points, other->tile, other->square), third = {0};
            search->left[other->tile]--;
            lay(mosaic, other->square, other->tile);
            for (int at = 0; at < 4; at++) {
                int between = first->square + STEP[at];
                if (between != other->square && !apart(between, other->square)) join(search, between, &pair, &third);
            }
            if (third.points > search->best.points) search->best = third;
            take_back(mosaic, other->square);
            search->left[other->tile]++;
        }
        take_back(mosaic, first->square);
        search->left[first->tile]++;
    }
}

/* The most valuable first; of equals, and of places that score as much, in the order of `turns.best_turn`. */
static int comes_first(int one, int other) {
    if (value_of[one] != value_of[other]) return value_of[one] > value_of[other];
    return ends_of[one] != ends_of[other] ? ends_of[one] > ends_of[other] : one > other;
}

static int scores_first(const Placed *one, const Placed *other) {
    if (one->points != other->points) return one->points > other->points;
    return one->square != other->square ? one->square > other->square : one->tile > other->tile;
}

static Turn best(Mosaic *mosaic, const int *rack, int held) {
    static Search search;
    int squares[GRID], front = in_order(mosaic, squares), most = held < A_TURN ? held : A_TURN;
    memset(&search.best, 0, sizeof search.best);
    search.mosaic = mosaic;
    search.placed = search.kind_count = 0;
    for (int i = 0; i < held; i++) search.left[rack[i]] = 0;
    for (int i = 0; i < held; i++) {
        if (search.left[rack[i]]++) continue;
        int at = search.kind_count++;
        for (; at && comes_first(rack[i], search.kinds[at - 1]); at--) search.kinds[at] = search.kinds[at - 1];
        search.kinds[at] = rack[i];
    }
    for (int i = 0; i < front; i++) {
        int square = squares[i], shapes = fitting[mosaic->meets[square]];
        for (int kind = 0; kind < search.kind_count; kind++) {
            int tile = search.kinds[kind], at = search.placed;
            if (!(shapes >> ends_of[tile] & 1)) continue;
            Placed found = {mosaic->around[square] + value_of[tile] * bonus[square], square, tile};
            for (; at && scores_first(&found, &search.alone[at - 1]); at--) search.alone[at] = search.alone[at - 1];
            search.alone[at] = found;
            search.placed++;
        }
    }
    Turn nothing = {0};
    go_apart(&search, 0, most, &nothing);
    if (most > 1) touching(&search, most > 2);
    return search.best;
}

/* The board with those tiles (one a square). */
static Mosaic laid_out(const int *tiles, const int *bare) {
    Mosaic mosaic;
    memset(&mosaic, 0, sizeof mosaic);
    memcpy(mosaic.meets, bare, sizeof mosaic.meets);
    for (int square = 0; square < GRID; square++) mosaic.tiles[square] = tiles[square] >= 0 ? EMPTY : tiles[square];
    for (int square = 0; square < GRID; square++)
        if (tiles[square] >= 0) lay(&mosaic, square, tiles[square]);
    return mosaic;
}

/* The best turn on a board with a rack: points, number of tiles, tiles and squares. */
void best_turn(const int *tiles, const int *bare, const int *rack, int held, int *out) {
    Mosaic mosaic = laid_out(tiles, bare);
    Turn found = best(&mosaic, rack, held);
    *out++ = found.points;
    *out++ = found.count;
    for (int i = 0; i < found.count; i++) {
        *out++ = found.tile[i];
        *out++ = found.square[i];
    }
}

static void make(Mosaic *mosaic, const Turn *turn) {
    for (int i = 0; i < turn->count; i++) lay(mosaic, turn->square[i], turn->tile[i]);
}

/* `bot.followed`: the board, the turn (number of tiles, tiles and squares), the players, and the racks, each with its
   size: one's own as it will be, then those of the others. Gives what the others score and what one scores oneself. */
void followed(const int *tiles, const int *bare, const int *turn, int players, const int *racks, int *out) {
    Mosaic mosaic = laid_out(tiles, bare);
    Turn made = {.count = turn[0]};
    for (int i = 0; i < made.count; i++) {
        made.tile[i] = turn[1 + 2 * i];
        made.square[i] = turn[2 + 2 * i];
    }
    make(&mosaic, &made);
    const int *own = racks, *rack = racks + 1 + own[0];
    out[0] = 0;
    for (int other = 1; other < players; other++, rack += 1 + rack[0]) {
        Turn reply = best(&mosaic, rack + 1, rack[0]);
        make(&mosaic, &reply);
        out[0] += reply.points;
    }
    out[1] = best(&mosaic, own + 1, own[0]).points;
}
