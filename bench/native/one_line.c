/* A line of One Line drawn on: `one_line/line.py`, `judge.py`, `walker.py`, `experience.py`. */

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

/* ---- experience.py ---- */

#define LOWEST 2
#define HIGHEST 10
#define PLAIN 16 /* weights before those of the numbers */
#define WEIGHTS (PLAIN + 2 * (HIGHEST - LOWEST + 1))

static Fields within(Fields edge, Fields free, int steps) {
    Fields reach = 0;
    while (edge && steps--) {
        edge = spread(edge) & free;
        free ^= edge;
        reach |= edge;
    }
    return reach;
}

static int pairs(Fields fields) {
    return count(fields & fields << 1) + count(fields & fields << 9) + count(fields & fields << 10);
}

/* What is seen of a line, in the order of the weights. */
static void look(const Line *line, int rounds_left, int taken, double *seen) {
    Fields tips = board.bit[line->one] | board.bit[line->other], free = board.all & ~line->walked;
    Fields reach = within(tips, free, FIELDS), ways = reach | tips, one = 0, two = 0, three = 0;
    Fields sides[6] = {ways << 1, ways >> 1, ways << 9, ways >> 9, ways << 10, ways >> 10};
    for (int i = 0; i < 6; i++) {
        three |= two & sides[i];
        two |= one & sides[i];
        one |= sides[i];
    }
    int size = count(reach), most = FIELDS_A_CARD * rounds_left;
    int here = count(board.beside[line->one] & reach), there = count(board.beside[line->other] & reach);
    memset(seen, 0, WEIGHTS * sizeof *seen);
    seen[0] = 1;
    seen[1] = count(line->walked);
    seen[2] = size;
    seen[3] = size < most ? size : most;
    seen[4] = count(reach & ~two);
    seen[5] = count(reach & two & ~three);
    seen[6] = !here != !there;
    seen[7] = !here && !there;
    seen[8] = line->highest;
    seen[9] = here < there ? here : there;
    seen[10] = here < there ? there : here;
    seen[11] = count(within(tips, free, 2));
    seen[12] = count(within(tips, free, 4));
    seen[13] = pairs(reach);
    for (int i = 0; i < board.numbers; i++) {
        int field = board.of_number[i], number = board.number[field];
        if (!(board.bit[field] & reach)) continue;
        int from_one = board.steps[line->one][field], from_other = board.steps[line->other][field];
        int steps = from_one < from_other ? from_one : from_other;
        if (in_full(number, line->highest, taken)) {
            seen[PLAIN + number - LOWEST] = 1;
            seen[PLAIN + HIGHEST - LOWEST + 1 + number - LOWEST] = steps;
        } else {
            seen[14] += half(number);
            seen[15] += half(number) * steps;
        }
    }
}

/* `Experience.worth`; the numbers are summed up first, in the board's order, because it keeps that sum. */
static double worth(const Line *line, int rounds_left, const double *experience, int taken) {
    double seen[WEIGHTS], promise = 0, sum = line->points + count(line->walked);
    if (!rounds_left) return sum;
    const double *weights = experience + (rounds_left - 1) * WEIGHTS, *full = weights + PLAIN;
    look(line, rounds_left, taken, seen);
    for (int i = 0; i < board.numbers; i++) {
        int at = board.number[board.of_number[i]] - LOWEST;
        if (seen[PLAIN + at] != 0) promise += full[at] + full[at + HIGHEST - LOWEST + 1] * seen[PLAIN + at + HIGHEST - LOWEST + 1];
    }
    promise += weights[14] * seen[14] + weights[15] * seen[15];
    for (int i = 0; i < 14; i++) sum += weights[i] * seen[i];
    return sum + promise;
}

/* `Experience.drawn_on`: what the line seems to come to once so many of the cards have come, with the best `width` lines
   followed up after each. */
double drawn_far(uint64_t low, uint64_t high, int one, int other, int points, int highest, const int *pockets, int cards,
                 int deep, int taken, int width, const double *experience) {
    static Line kept[256];
    static double worths[MOST_LINES];
    int keeps = 1;
    double most = 0;
    kept[0] = (Line){(Fields)high << 64 | low, one, other, points, highest};
    for (int card = 0; card < cards && card < deep; card++) {
        for (int i = 0; i < keeps; i++) grow(kept[i], pockets[card], taken);
        for (int i = 0; i < found; i++) worths[i] = worth(&lines[i], cards - card - 1, experience, taken);
        for (keeps = 0; keeps < width && keeps < found; keeps++) {
            int best = -1;
            for (int i = 0; i < found; i++)
                if (worths[i] > -1e17 && (best < 0 || worths[i] > worths[best])) best = i;
            kept[keeps] = lines[best];
            if (!keeps) most = worths[best];
            worths[best] = -1e18;
        }
        forget();
    }
    return most;
}

/* What `bench/experience.py` learns from: lines with so many rounds left, and what they come to, one card on. Games are
   drawn by what was learnt before, or by the judge. Adds to the sums of `seen` by `seen`, and of `seen` by what came. */
static uint64_t chance;

static int below(int most) {
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return (int)((chance * 0x2545F4914F6CDD1Du >> 33) % (uint64_t)most);
}

#define CARDS 15
#define TRIED 24 /* lines that one may go on with where something else is tried */

void learn(int rounds_left, int games, uint64_t seed, const int *starts, const int *all_pockets, int at_table,
           const double *earlier, const double *judgement, const double *experience, double *by_seen, double *by_worth) {
    chance = seed * 0x9E3779B97F4A7C15u + 1;
    for (int game = 0; game < games; game++) {
        int pockets[CARDS], taken = at_table ? 0 : ALONE, done = CARDS - rounds_left;
        memcpy(pockets, all_pockets, sizeof pockets);
        for (int i = CARDS - 1; i > 0; i--) {
            int with = below(i + 1), card = pockets[i];
            pockets[i] = pockets[with];
            pockets[with] = card;
        }
        /* At a table others take numbers as time goes by. */
        for (int number = LOWEST; at_table && number <= HIGHEST; number++)
            if (below(2 * CARDS) < done) taken |= 1 << number;
        int start = starts[below(4)];
        Line line = {board.bit[start], start, start, 0, 0};
        for (int card = 0; card < done; card++) {
            int left = CARDS - card - 1, tries = card >= done - 2 ? TRIED : 1, ranked = 0;
            double worths[TRIED];
            Line best[TRIED];
            grow(line, pockets[card], taken);
            for (int i = 0; i < found; i++) {
                double found_worth = earlier ? worth(&lines[i], left, earlier, taken)
                                             : glance(&lines[i], left, (const Weights *)judgement, taken);
                if (ranked == tries && found_worth <= worths[ranked - 1]) continue;
                int at = ranked < tries ? ranked++ : ranked - 1;
                for (; at && worths[at - 1] < found_worth; at--) {
                    worths[at] = worths[at - 1];
                    best[at] = best[at - 1];
                }
                worths[at] = found_worth;
                best[at] = lines[i];
            }
            forget();
            double favour = below(1 << 20) / (double)(1 << 20);
            line = best[(int)(ranked * favour * favour * (card == done - 1 ? 1 : 0.5))];
        }
        double sum = 0, seen[WEIGHTS];
        for (int card = done; card < CARDS; card++) {
            double most = 0;
            grow(line, pockets[card], taken);
            for (int i = 0; i < found; i++) {
                double found_worth = worth(&lines[i], rounds_left - 1, experience, taken);
                if (!i || found_worth > most) most = found_worth;
            }
            forget();
            sum += most;
        }
        look(&line, rounds_left, taken, seen);
        double more = sum / rounds_left - line.points - count(line.walked);
        for (int i = 0; i < WEIGHTS; i++) {
            by_worth[i] += seen[i] * more;
            for (int j = 0; j < WEIGHTS; j++) by_seen[i * WEIGHTS + j] += seen[i] * seen[j];
        }
    }
}

/* `Walker.drawn_on`: what the line comes to in points and fields with these cards. */
int drawn_on(uint64_t low, uint64_t high, int one, int other, int points, int highest, const int *pockets, int cards,
             int taken, const double *judgement) {
    Line line = {(Fields)high << 64 | low, one, other, points, highest};
    for (int card = 0; card < cards; card++) {
        int best = 0;
        double most = 0;
        grow(line, pockets[card], taken);
        for (int i = 0; i < found; i++) {
            double worth_now = glance(&lines[i], cards - card - 1, (const Weights *)judgement, taken);
            if (!i || worth_now > most) {
                most = worth_now;
                best = i;
            }
        }
        line = lines[best];
        forget();
    }
    return line.points + count(line.walked);
}
