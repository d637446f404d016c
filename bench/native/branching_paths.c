/* Branching Paths played on by the judge: `branching_paths/rules.py`, `judge.py`, `glance.py`, `sight.py`, `plan.py`. */

#include <stdlib.h>

#include "path_cards.h"

#define START 0
#define JOKER COLOURS
#define FIGURES 5
#define MOST_STONES 64
#define MOST_ROWS 12
#define MOST_STEPS (FIGURES * MOST_ROWS)
#define AHEAD 4  /* ways on from a stone; the start has as many */
#define NO_STACK (-1)
#define CLOVER 4
#define CARD 5
#define WISH 6
#define SET 3

static const int DIFFERENT[COLOURS + 1] = {0, 0, 2, 3, 6, 10};

typedef struct {
    double hand, patience, draw, fresh, bend, speed, pace, room, joker, beyond, clover, card, wish, pair, later, lay,
        give, deny, near, opening, take, deck, goal;
} Weights;

static struct {
    int stones, rows, goal;
    int row[MOST_STONES], colour[MOST_STONES], stack[MOST_STONES], worth[MOST_STONES];
    int ways[MOST_STONES], next[MOST_STONES][AHEAD], open[MOST_STONES];
    int value[MOST_ROWS]; /* by row; the start's is 0 */
} board;

typedef struct {
    Cards cards;
    int tiles[MOST_STONES], stacks[COLOURS];
    int figures[SEATS][FIGURES], wishes[SEATS][COLOURS];
} State;

/* What one sees in the own figures, as `Sight` does. */
typedef struct {
    Look look;
    double turns, room[COLOURS], here[MOST_STONES], ahead[MOST_STONES], gain[MOST_ROWS], gain_large;
} Sight;

/* The board: numbers of stones and rows, the first row of the goal area, then by stone row, colour, stack, worth and
   where it leads on. */
void set_board(const int *in) {
    board.stones = *in++;
    board.rows = *in++;
    board.goal = *in++;
    for (int row = 0; row <= board.rows; row++) board.value[row] = *in++;
    for (int stone = 0; stone < board.stones; stone++) {
        board.row[stone] = *in++;
        board.colour[stone] = *in++;
        board.stack[stone] = *in++;
        board.worth[stone] = *in++;
        board.ways[stone] = *in++;
        for (int way = 0; way < board.ways[stone]; way++) board.next[stone][way] = *in++;
    }
    for (int stone = 0; stone < board.stones; stone++) {
        board.open[stone] = 0;
        for (int way = 0; way < board.ways[stone]; way++) {
            int colour = board.colour[board.next[stone][way]];
            board.open[stone] |= colour == JOKER ? (1 << COLOURS) - 1 : 1 << colour;
        }
    }
}

/* ---- plan.py ---- */

typedef struct {
    int length, by_steps[MOST_STEPS];
} Worths;

typedef struct {
    int last, has[MOST_ROWS], has_large;
    int by_row[MOST_ROWS][MOST_STEPS], large[MOST_STEPS];
} Gains;

/* The best worth of one figure within 0, 1, 2 ... steps. */
static Worths of_one(int row, int factor, int goal) {
    Worths one = {0};
    for (; row <= board.rows; row++) {
        int value = (board.value[row] + (row >= board.goal ? goal : 0)) * factor, at = one.length++;
        one.by_steps[at] = at && one.by_steps[at - 1] > value ? one.by_steps[at - 1] : value;
    }
    return one;
}

static Worths all_steps(int large, const int *small, int goal) {
    Worths together = of_one(large, 2, goal);
    for (int figure = 0; figure < FIGURES - 1; figure++) {
        Worths one = of_one(small[figure], 1, goal), shared;
        shared.length = together.length + one.length - 1;
        for (int step = 0; step < shared.length; step++) shared.by_steps[step] = together.by_steps[0] + one.by_steps[0];
        for (int steps = 0; steps < one.length; steps++)
            for (int so_far = 0; so_far < together.length; so_far++) {
                int value = together.by_steps[so_far] + one.by_steps[steps];
                if (value > shared.by_steps[steps + so_far]) shared.by_steps[steps + so_far] = value;
            }
        for (int step = 1; step < shared.length; step++)
            if (shared.by_steps[step - 1] > shared.by_steps[step]) shared.by_steps[step] = shared.by_steps[step - 1];
        together = shared;
    }
    return together;
}

static void sort(int *numbers, int count) {
    for (int i = 1; i < count; i++) {
        int key = numbers[i], at = i;
        for (; at && numbers[at - 1] > key; at--) numbers[at] = numbers[at - 1];
        numbers[at] = key;
    }
}

static int by_step(const Worths *worths, int step) {
    return worths->by_steps[step < worths->length ? step : worths->length - 1];
}

#define KEYS 200003
static struct {
    long key;
    Gains *gains;
} kept[KEYS];

static const Gains *gains_of(const int *figures, int goal) {
    int rows[FIGURES], *small = rows + 1;
    for (int figure = 0; figure < FIGURES; figure++) rows[figure] = board.row[figures[figure]];
    sort(small, FIGURES - 1);
    long key = goal + 1;
    for (int figure = 0; figure < FIGURES; figure++) key = key * MOST_ROWS + rows[figure];
    long at = key % KEYS;
    while (kept[at].gains && kept[at].key != key) at = (at + 1) % KEYS;
    if (kept[at].gains) return kept[at].gains;
    Gains *gains = calloc(1, sizeof *gains);
    Worths now = all_steps(rows[0], small, goal), moved[MOST_ROWS], large = {0};
    int longest = now.length, any = 0;
    if (rows[0] < board.rows) {
        large = all_steps(rows[0] + 1, small, goal);
        gains->has_large = any = 1;
        if (large.length > longest) longest = large.length;
    }
    for (int figure = 0; figure < FIGURES - 1; figure++) {
        int row = small[figure], then[FIGURES - 1];
        if (row == board.rows || gains->has[row]) continue;
        memcpy(then, small, sizeof then);
        then[figure]++;
        sort(then, FIGURES - 1);
        moved[row] = all_steps(rows[0], then, goal);
        gains->has[row] = any = 1;
        if (moved[row].length > longest) longest = moved[row].length;
    }
    gains->last = any ? longest - 1 : 0;
    for (int step = 0; step <= gains->last; step++) {
        if (gains->has_large) gains->large[step] = by_step(&large, step) - by_step(&now, step);
        for (int row = 0; row < board.rows; row++)
            if (gains->has[row]) gains->by_row[row][step] = by_step(&moved[row], step) - by_step(&now, step);
    }
    kept[at].key = key;
    kept[at].gains = gains;
    return gains;
}

static double gain_after(const Gains *gains, const int *of, double steps) {
    int whole = steps < gains->last ? (int)steps : gains->last;
    if (whole == gains->last) return of[whole];
    return of[whole] + (steps - whole) * (of[whole + 1] - of[whole]);
}

/* ---- rules.py, score.py ---- */

static int wishing_points(const int *wishes) {
    int different = 0, sets = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        different += wishes[colour] > 0;
        sets += wishes[colour] / SET;
    }
    return DIFFERENT[different] + 10 * sets;
}

static void totals(const State *state, int *out) {
    for (int seat = 0; seat < state->cards.players; seat++) {
        const int *figures = state->figures[seat];
        int sum = board.worth[figures[0]] + wishing_points(state->wishes[seat]) + state->cards.points[seat];
        for (int figure = 0; figure < FIGURES; figure++) sum += board.worth[figures[figure]];
        out[seat] = sum;
    }
}

static double ends_now(const State *state) {
    int all[SEATS];
    totals(state, all);
    return verdict(margin(all, state->cards.players, state->cards.to_act));
}

static int mover(const State *state, int origin, int large) {
    int figure = large ? 0 : 1;
    while (!large && state->figures[state->cards.to_act][figure] != origin) figure++;
    return figure;
}

static double end_with(State *state, int origin, int stone, int large) {
    int *figure = &state->figures[state->cards.to_act][mover(state, origin, large)];
    *figure = stone;
    double worth = ends_now(state);
    *figure = origin;
    return worth;
}

static int open_to(const State *state, int seat) {
    int leads = 0;
    for (int figure = 0; figure < FIGURES; figure++) leads |= board.open[state->figures[seat][figure]];
    return leads;
}

static void step(State *state, int origin, int stone, int large) {
    Cards *cards = &state->cards;
    int seat = cards->to_act, colour = board.stack[stone], tile = state->tiles[stone];
    state->figures[seat][mover(state, origin, large)] = stone;
    if (board.row[stone] == board.goal && ++cards->in_goal == GOAL_FIGURES) {
        cards->asks = OVER;
        return;
    }
    cards->asks = TAKE;
    if (colour != NO_STACK) {
        if (state->stacks[colour]) {
            state->stacks[colour]--;
            state->wishes[seat][colour]++;
        }
    } else if (tile == CLOVER) {
        if (open_to(state, seat)) cards->asks = BONUS;
    } else if (tile == CARD) {
        cards->asks = SHED;
    } else if (tile >= WISH) {
        state->tiles[stone] = 0;
        state->wishes[seat][tile - WISH]++;
    } else {
        cards->points[seat] += tile;
    }
}

/* ---- sight.py ---- */

static double turns_left(const State *state, const Weights *weights) {
    int away[SEATS * FIGURES], count = 0, players = state->cards.players;
    for (int seat = 0; seat < players; seat++)
        for (int figure = 0; figure < FIGURES; figure++) {
            int row = board.row[state->figures[seat][figure]];
            if (row < board.goal) away[count++] = board.goal - row;
        }
    double until_full = weights->speed * steps_of_nearest(away, count, GOAL_FIGURES - state->cards.in_goal);
    return (state->cards.left <= until_full ? state->cards.left : until_full) / players;
}

static void find(const State *state, const Weights *weights, Sight *sight) {
    double wish[COLOURS];
    int more[COLOURS];
    const int *wishes = state->wishes[state->cards.to_act];
    for (int colour = 0; colour < COLOURS; colour++) {
        memcpy(more, wishes, sizeof more);
        more[colour]++;
        double promise = more[colour] % SET == SET - 1 ? weights->pair : weights->wish;
        wish[colour] = wishing_points(more) - wishing_points(wishes) + promise;
    }
    for (int stone = board.stones - 1; stone >= 0; stone--) {
        int tile = state->tiles[stone], colour = board.stack[stone];
        double here = tile, best = 0.0;
        if (tile == CLOVER) here = weights->clover;
        else if (tile == CARD) here = weights->card;
        else if (tile >= WISH) here = wish[tile - WISH];
        if (colour != NO_STACK && state->stacks[colour]) here = wish[colour];
        for (int way = 0; way < board.ways[stone]; way++) {
            int to = board.next[stone][way];
            double value = sight->here[to] + sight->ahead[to];
            if (!way || value > best) best = value;
        }
        sight->here[stone] = here;
        sight->ahead[stone] = weights->later * best;
    }
}

static void wait(const State *state, const Weights *weights, Sight *sight) {
    double sums[COLOURS] = {0};
    for (int figure = 0; figure < FIGURES; figure++) {
        int stone = state->figures[state->cards.to_act][figure];
        double wanted[COLOURS] = {0};
        for (int way = 0; way < board.ways[stone]; way++) {
            int ahead = board.next[stone][way];
            for (int beyond = -1; beyond < board.ways[ahead]; beyond++) {
                int its = board.colour[beyond < 0 ? ahead : board.next[ahead][beyond]];
                double part = beyond < 0 ? 1.0 : weights->beyond;
                for (int colour = 0; colour < COLOURS; colour++)
                    wanted[colour] += part * (its == JOKER ? weights->joker : its == colour ? 1.0 : 0.0);
            }
        }
        for (int colour = 0; colour < COLOURS; colour++) sums[colour] += wanted[colour];
    }
    for (int colour = 0; colour < COLOURS; colour++)
        sight->room[colour] = weights->room * (sums[colour] < 1.0 ? sums[colour] : 1.0);
}

static void see(const State *state, const Weights *weights, Sight *sight) {
    const Gains *gains = gains_of(state->figures[state->cards.to_act], (int)weights->goal);
    sight->turns = turns_left(state, weights);
    double steps = weights->pace * (sight->turns > 1 ? sight->turns - 1 : 0.0);
    sight->gain_large = gains->has_large ? gain_after(gains, gains->large, steps) : 0.0;
    for (int row = 0; row < board.rows; row++)
        if (gains->has[row]) sight->gain[row] = gain_after(gains, gains->by_row[row], steps);
    find(state, weights, sight);
    wait(state, weights, sight);
}

/* ---- glance.py, judge.py ---- */

static double step_worth(State *state, const Sight *sight, int origin, int stone, int large) {
    if (state->cards.in_goal == GOAL_FIGURES - 1 && board.row[stone] == board.goal)
        return end_with(state, origin, stone, large);
    double gain = large ? sight->gain_large : sight->gain[board.row[origin]];
    return gain + sight->here[stone] + sight->ahead[stone] - sight->ahead[origin];
}

typedef struct {
    int origin, stone, large, count, what;
    double worth;
} Step;

/* The best step with a card of the colour, and how many there are. */
static Step best_step(State *state, const Sight *sight, int colour) {
    const int *figures = state->figures[state->cards.to_act];
    Step best = {.count = 0, .what = -1, .worth = -INFINITY};
    for (int figure = 0; figure < FIGURES; figure++) {
        int origin = figures[figure], seen = 0;
        for (int before = 1; before < figure; before++) seen |= figures[before] == origin;
        if (seen) continue;
        for (int way = 0; way < board.ways[origin]; way++) {
            int stone = board.next[origin][way], its = board.colour[stone];
            if (colour != JOKER && its != JOKER && its != colour) continue;
            int large = figure == 0, what = (origin * board.stones + stone) * 2 + large;
            double worth = step_worth(state, sight, origin, stone, large);
            best.count++;
            if (worth > best.worth || (worth == best.worth && what > best.what)) {
                best.origin = origin;
                best.stone = stone;
                best.large = large;
                best.what = what;
                best.worth = worth;
            }
        }
    }
    return best;
}

static double use_to_next(const State *state, const Weights *weights, int card) {
    const Cards *cards = &state->cards;
    int seat = (cards->to_act + 1) % cards->players, colour = card / VALUES;
    if (!fits(cards, seat, card) || !(open_to(state, seat) >> colour & 1)) return 0.0;
    if (!cards->in_row[seat][colour]) return weights->opening;
    int gap = card % VALUES - last_of(cards, seat, colour);
    return 1.0 - weights->near * (gap < 0 ? -gap : gap);
}

/* The card, or one's complement to discard it. */
static int play(State *state, const Weights *weights, const Trust *trust) {
    Cards *cards = &state->cards;
    int seat = cards->to_act, choice = -1, thrown = -1;
    Sight sight;
    see(state, weights, &sight);
    look_over(cards, sight.turns, trust, &sight.look);
    double best = -INFINITY, least = -INFINITY;
    for (int i = 0; i < sight.look.rows; i++) {
        const Promised *row = &sight.look.of[i];
        Step step = best_step(state, &sight, row->colour);
        if (!step.count) continue;
        for (int option = 0; option < row->options; option++) {
            double lost = bent(row->steps, weights->bend) - bent(row->left[option], weights->bend);
            double value = step.worth + weights->lay - sight.room[row->colour] * lost;
            if (value > best || (value == best && row->card[option] > choice)) {
                best = value;
                choice = row->card[option];
            }
        }
    }
    if (best > weights->deny) return choice;
    for (int i = 0; i < cards->held[seat]; i++) {
        int card = cards->hands[seat][i], colour = card / VALUES;
        double covered = cards->in_pile[colour]
                             ? weights->deny * use_to_next(state, weights, colour * VALUES + top_of(cards, colour))
                             : 0.0;
        double value = covered - weights->give * use_to_next(state, weights, card);
        if (fits(cards, seat, card)) value -= sight.room[colour] * sight.look.per_card;
        if (value >= least) {
            least = value;
            thrown = card;
        }
    }
    return best >= least ? choice : ~thrown;
}

static int take(State *state, const Weights *weights, const Trust *trust) {
    Cards *cards = &state->cards;
    int seat = cards->to_act, choice = NOWHERE, looked = 0;
    double best = cards->left == 1 ? ends_now(state) : weights->deck;
    Sight sight;
    if (cards->idle >= PATIENCE) return NOWHERE;
    for (int colour = 0; colour < COLOURS; colour++) {
        if (!cards->in_pile[colour] || colour == cards->discarded) continue;
        int card = colour * VALUES + top_of(cards, colour);
        double value = weights->deny * use_to_next(state, weights, card);
        if (fits(cards, seat, card)) {
            if (!looked++) {
                wait(state, weights, &sight);
                supply(cards, turns_left(state, weights), trust, &sight.look);
            }
            value += weights->take * (sight.room[colour] * sight.look.per_card);
        }
        if (value >= best) {
            best = value;
            choice = colour;
        }
    }
    return choice;
}

/* What a card tile takes away: nothing, the top card of a row, or a card of the hand. */
static void shed(State *state, const Weights *weights, const Trust *trust) {
    Cards *cards = &state->cards;
    int seat = cards->to_act, lifted = NOWHERE, thrown = NOWHERE;
    Sight sight;
    wait(state, weights, &sight);
    supply(cards, turns_left(state, weights), trust, &sight.look);
    double best = 0.0;
    for (int colour = 0; colour < COLOURS; colour++) {
        int length = cards->in_row[seat][colour];
        if (!length) continue;
        double gained = in_row(cards, &sight.look, trust, colour, length - 1) - in_row(cards, &sight.look, trust, colour, length);
        double given = weights->give * use_to_next(state, weights, colour * VALUES + last_of(cards, seat, colour));
        double value = sight.room[colour] * gained - given;
        if (value >= best) {
            best = value;
            lifted = colour;
        }
    }
    for (int i = 0; i < cards->held[seat]; i++) {
        int card = cards->hands[seat][i];
        double lost = fits(cards, seat, card) ? sight.room[card / VALUES] * sight.look.per_card : 0.0;
        double value = weights->deck - lost - weights->give * use_to_next(state, weights, card);
        if (value > best || (value == best && thrown != NOWHERE)) {
            best = value;
            thrown = card;
        }
    }
    if (thrown != NOWHERE) {
        cards->owed++;
        discard_card(cards, thrown);
        return;
    }
    if (lifted != NOWHERE) {
        cards->piles[lifted][cards->in_pile[lifted]++] = cards->rows[seat][lifted][--cards->in_row[seat][lifted]];
        cards->discarded = lifted;
    }
    cards->asks = TAKE;
}

/* Play on to the end, each seat by its own weights; what everybody has then is written to `scores`. */
void play_on(const int *in, const double *by_seat, int *scores) {
    State state;
    const Weights *weights = (const Weights *)by_seat;
    Cards *cards = &state.cards;
    in = read_cards(cards, in);
    for (int stone = 0; stone < board.stones; stone++) state.tiles[stone] = *in++;
    for (int colour = 0; colour < COLOURS; colour++) state.stacks[colour] = *in++;
    for (int seat = 0; seat < cards->players; seat++) {
        for (int figure = 0; figure < FIGURES; figure++) state.figures[seat][figure] = *in++;
        for (int colour = 0; colour < COLOURS; colour++) state.wishes[seat][colour] = *in++;
    }
    while (cards->asks != OVER) {
        const Weights *its = &weights[cards->to_act];
        Trust trust = {its->hand, its->patience, its->draw, its->fresh, its->take, its->deck, its->deny};
        Sight sight;
        if (cards->asks == PLAY) {
            int card = play(&state, its, &trust);
            if (card < 0) {
                discard_card(cards, ~card);
                continue;
            }
            lay_card(cards, card);
            see(&state, its, &sight);
            Step best = best_step(&state, &sight, cards->laid);
            step(&state, best.origin, best.stone, best.large);
        } else if (cards->asks == TAKE) {
            take_card(cards, take(&state, its, &trust));
        } else if (cards->asks == SHED) {
            shed(&state, its, &trust);
        } else {
            int way = cards->asks == WAY;
            see(&state, its, &sight);
            Step best = best_step(&state, &sight, way ? cards->laid : JOKER);
            if (way || best.worth + FAINT >= 0.0) step(&state, best.origin, best.stone, best.large);
            else cards->asks = TAKE;
        }
    }
    totals(&state, scores);
}
