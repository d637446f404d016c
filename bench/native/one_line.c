/* A line of One Line drawn on to the end: `one_line/line.py`, `judge.py`, `walker.py`. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define FIELDS 61
#define NUMBERS 16
#define MOST_LINES 65536
#define SLOTS 262144
#define ROUNDS 14
#define FIELDS_A_CARD 4
#define ALONE (-1)

typedef unsigned __int128 Fields;

typedef struct {
    Fields walked;
    int one, other, points, highest;
} Line;

typedef struct {
    double walked, room, dead_end, narrow, full, half, far, high, one_end_shut, both_ends_shut;
} Weights;

static struct {
    Fields bit[FIELDS], all, beside[FIELDS];
    int near[FIELDS], next[FIELDS][6], steps[FIELDS][FIELDS];
    int colour_shift[FIELDS], number[FIELDS];
    int numbers, of_number[NUMBERS]; /* the fields with numbers, in the board's order */
} board;

/* By field its bit, the fields beside it, the steps to all fields, what it takes of a pocket and its number; then the
   fields with numbers. */
void set_board(const int *in) {
    board.all = 0;
    for (int field = 0; field < FIELDS; field++) {
        board.bit[field] = (Fields)1 << *in++;
        board.all |= board.bit[field];
        board.near[field] = *in++;
        for (int i = 0; i < board.near[field]; i++) board.next[field][i] = *in++;
        for (int i = 0; i < FIELDS; i++) board.steps[field][i] = *in++;
        board.colour_shift[field] = *in++;
        board.number[field] = *in++;
    }
    for (int field = 0; field < FIELDS; field++) {
        board.beside[field] = 0;
        for (int i = 0; i < board.near[field]; i++) board.beside[field] |= board.bit[board.next[field][i]];
    }
    board.numbers = *in++;
    for (int i = 0; i < board.numbers; i++) board.of_number[i] = *in++;
}

static int count(Fields fields) {
    return __builtin_popcountll((uint64_t)fields) + __builtin_popcountll((uint64_t)(fields >> 64));
}

static Fields spread(Fields fields) {
    return fields << 1 | fields >> 1 | fields << 9 | fields >> 9 | fields << 10 | fields >> 10;
}

static int half(int number) { return (number + 1) / 2; }

static int in_full(int number, int highest, int taken) {
    return taken == ALONE ? number > highest : !(taken >> number & 1);
}

/* ---- judge.py ---- */

static double promise(const Line *line, Fields reach, int rounds_left, const Weights *weights, int taken) {
    double time_left = (double)rounds_left / ROUNDS, likely = rounds_left >= 4 ? 1 : rounds_left / 4.0;
    double full = likely * weights->full, halved = likely * weights->half, far = weights->far * time_left;
    double sum = weights->high * time_left * line->highest;
    for (int i = 0; i < board.numbers; i++) {
        int field = board.of_number[i], number = board.number[field];
        if (!(board.bit[field] & reach)) continue;
        int one = board.steps[line->one][field], other = board.steps[line->other][field];
        int steps = one < other ? one : other;
        if (in_full(number, line->highest, taken)) sum += number * (full - far * steps);
        else sum += half(number) * (halved - far * steps);
    }
    return sum;
}

static double glance(const Line *line, int rounds_left, const Weights *weights, int taken) {
    int walked = count(line->walked);
    if (!rounds_left) return line->points + walked;
    Fields tips = board.bit[line->one] | board.bit[line->other], free = board.all & ~line->walked;
    Fields reach = 0, edge = tips;
    while (edge) {
        edge = spread(edge) & free;
        free ^= edge;
        reach |= edge;
    }
    int room = count(reach), most = FIELDS_A_CARD * rounds_left;
    if (room > most) room = most;
    Fields ways = reach | tips, one = 0, two = 0, three = 0;
    Fields sides[6] = {ways << 1, ways >> 1, ways << 9, ways >> 9, ways << 10, ways >> 10};
    for (int i = 0; i < 6; i++) {
        three |= two & sides[i];
        two |= one & sides[i];
        one |= sides[i];
    }
    int shut = !(board.beside[line->one] & reach) + !(board.beside[line->other] & reach);
    return line->points + weights->walked * walked + weights->room * room -
           weights->dead_end * count(reach & ~two) - weights->narrow * count(reach & two & ~three) -
           (shut == 0 ? 0 : shut == 1 ? weights->one_end_shut : weights->both_ends_shut) +
           promise(line, reach, rounds_left, weights, taken);
}

/* ---- line.py ---- */

static Line lines[MOST_LINES];
static int found, slots[SLOTS], used[MOST_LINES];

static void add(Fields walked, int one, int other, int points, int highest) {
    uint64_t mixed = (uint64_t)walked ^ (uint64_t)(walked >> 64) * 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ (uint64_t)(one * 64 + other)) * 0xD6E8FEB86659FD93u;
    int at = (int)(mixed >> 40) % SLOTS;
    while (slots[at]) {
        Line *known = &lines[slots[at] - 1];
        if (known->walked == walked && known->one == one && known->other == other) {
            if (known->points < points) {
                known->points = points;
                known->highest = highest;
            }
            return;
        }
        at = (at + 1) % SLOTS;
    }
    if (found == MOST_LINES) abort();
    lines[found] = (Line){walked, one, other, points, highest};
    used[found] = at;
    slots[at] = ++found;
}

typedef struct {
    Fields walked;
    int at, pocket, points, highest;
} Tip;

static Tip tips[MOST_LINES];

/* Add every line that a card with this pocket can make of one. */
static void grow(Line line, int pocket, int taken) {
    add(line.walked, line.one, line.other, line.points, line.highest);
    for (int end = 0; end < 1 + (line.one != line.other); end++) {
        int far = end ? line.one : line.other, last = 1;
        tips[0] = (Tip){line.walked, end ? line.other : line.one, pocket, line.points, line.highest};
        for (int i = 0; i < last; i++) {
            Tip tip = tips[i];
            for (int j = 0; j < board.near[tip.at]; j++) {
                int field = board.next[tip.at][j], shift = board.colour_shift[field];
                if (!(tip.pocket >> shift & 3) || tip.walked & board.bit[field]) continue;
                Fields now = tip.walked | board.bit[field];
                int number = board.number[field], points = tip.points, highest = tip.highest;
                if (number) {
                    points += in_full(number, highest, taken) ? number : half(number);
                    if (number > highest) highest = number;
                }
                add(now, field < far ? field : far, field < far ? far : field, points, highest);
                if (last == MOST_LINES) abort();
                tips[last++] = (Tip){now, field, tip.pocket - (1 << shift), points, highest};
            }
        }
    }
}

static void forget(void) {
    for (int i = 0; i < found; i++) slots[used[i]] = 0;
    found = 0;
}

/* What the line comes to in points and fields with these cards, when so many lines are followed up after each. */
int drawn_on(uint64_t low, uint64_t high, int one, int other, int points, int highest, const int *pockets, int cards,
             int taken, int width, const double *judgement) {
    const Weights *weights = (const Weights *)judgement;
    static Line kept[256];
    static double worths[MOST_LINES];
    int keeps = 1;
    kept[0] = (Line){(Fields)high << 64 | low, one, other, points, highest};
    for (int card = 0; card < cards; card++) {
        for (int i = 0; i < keeps; i++) grow(kept[i], pockets[card], taken);
        for (int i = 0; i < found; i++) worths[i] = glance(&lines[i], cards - card - 1, weights, taken);
        for (keeps = 0; keeps < width && keeps < found; keeps++) {
            int best = -1;
            for (int i = 0; i < found; i++)
                if (worths[i] > -1e17 && (best < 0 || worths[i] > worths[best])) best = i;
            kept[keeps] = lines[best];
            worths[best] = -1e18;
        }
        forget();
    }
    int most = 0;
    for (int i = 0; i < keeps; i++) {
        int all = kept[i].points + count(kept[i].walked);
        if (all > most) most = all;
    }
    return most;
}
