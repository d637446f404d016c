/* Stone Paths played on by the judge: `stone_paths/rules.py`, `judge.py`, `glance.py`, `sight.py`. */

#include <stdlib.h>

#include "path_cards.h"

#define START 0
#define END 9
#define GOAL 7
#define STONES 10
#define WISHING_STONE 4
#define CLOVER 5

static const int ROW_VALUES[STONES] = {0, -4, -3, -2, 1, 2, 3, 6, 7, 10};
static const int WISHES[6] = {-4, -3, 2, 3, 6, 10};

typedef struct {
    double hand, patience, draw, fresh, bend, skip, speed, over, clover, wish, later, lay, give, deny, near, opening, take,
        deck, large, ahead;
} Weights;

typedef struct {
    Cards cards;
    int tiles[COLOURS][STONES];
    int stones[SEATS][COLOURS], large[SEATS], wishes[SEATS];
} State;

static Trust trust_of(const Weights *weights) {
    return (Trust){weights->hand, weights->patience, weights->draw, weights->fresh,
                   weights->take, weights->deck,     weights->deny};
}

static int wishing_points(int stones) { return WISHES[stones < 5 ? stones : 5]; }

static void totals(const State *state, int *out) {
    for (int seat = 0; seat < state->cards.players; seat++) {
        int sum = wishing_points(state->wishes[seat]) + state->cards.points[seat];
        for (int path = 0; path < COLOURS; path++) sum += ROW_VALUES[state->stones[seat][path]];
        if (state->large[seat] != NOWHERE) sum += ROW_VALUES[state->stones[seat][state->large[seat]]];
        out[seat] = sum;
    }
}

static double ends_now(const State *state) {
    int all[SEATS];
    totals(state, all);
    return verdict(margin(all, state->cards.players, state->cards.to_act));
}

static double end_with(State *state, int path) {
    int *stone = &state->stones[state->cards.to_act][path];
    ++*stone;
    double worth = ends_now(state);
    --*stone;
    return worth;
}

static double turns_left(const State *state, const Weights *weights) {
    int away[SEATS * COLOURS], count = 0, players = state->cards.players;
    for (int seat = 0; seat < players; seat++)
        for (int path = 0; path < COLOURS; path++)
            if (state->stones[seat][path] < GOAL) away[count++] = GOAL - state->stones[seat][path];
    double until_full = weights->speed * steps_of_nearest(away, count, GOAL_FIGURES - state->cards.in_goal);
    return (state->cards.left <= until_full ? state->cards.left : until_full) / players;
}

static void tiles_by_stone(const State *state, const Weights *weights, int path, double *so_far) {
    int wishes = state->wishes[state->cards.to_act];
    double sum = 0.0;
    for (int stone = 0; stone < STONES; stone++) {
        int tile = state->tiles[path][stone];
        double worth = tile;
        if (tile == CLOVER) worth = weights->clover;
        if (tile == WISHING_STONE)
            worth = wishes < 5 ? (wishing_points(wishes + 1) - wishing_points(wishes) + weights->wish) / 2 : 0.0;
        so_far[stone] = sum += worth;
    }
}

/* `Sight.worth` */
static double worth(const State *state, const Weights *weights, const double *tiles, int path, int stone, double reach) {
    double row, tile, over = 0.0;
    if (reach >= END) {
        row = ROW_VALUES[END];
        tile = tiles[END];
        over = weights->over * (reach - END);
    } else {
        int below = (int)reach;
        double part = reach - below;
        row = ROW_VALUES[below] + part * (ROW_VALUES[below + 1] - ROW_VALUES[below]);
        tile = tiles[below] + part * (tiles[below + 1] - tiles[below]);
    }
    return (path == state->large[state->cards.to_act] ? 2 * row : row) + over + weights->later * (tile - tiles[stone]);
}

/* `Sight.promise` */
static double promise(const State *state, const Weights *weights, const double *tiles, int path, double steps) {
    int stone = state->stones[state->cards.to_act][path];
    double value = worth(state, weights, tiles, path, stone, stone + bent(steps, weights->bend));
    return stone == START && value < 0.0 ? 0.0 : value;
}

static double use_to_next(const State *state, const Weights *weights, int card) {
    const Cards *cards = &state->cards;
    int seat = (cards->to_act + 1) % cards->players, path = card / VALUES;
    if (!fits(cards, seat, card)) return 0.0;
    if (!cards->in_row[seat][path]) return weights->opening;
    int gap = card % VALUES - last_of(cards, seat, path);
    double use = 1.0 - weights->near * (gap < 0 ? -gap : gap);
    return path == state->large[seat] ? 2 * use : use;
}

static double prospect(const double *at, const double *slope, double reach) {
    int here = reach < END ? (int)reach : END;
    return at[here] + (reach - here) * slope[here];
}

/* What it costs to lay a card that leaves a gap. */
static double skipped(const Cards *cards, int card, double skip) {
    int seat = cards->to_act, colour = card / VALUES;
    return cards->in_row[seat][colour] ? skip * abs(card % VALUES - last_of(cards, seat, colour)) : 0.0;
}

/* `Glance.play`: the card, or one's complement to discard it. */
static int play(State *state, const Weights *weights, const Trust *trust) {
    Cards *cards = &state->cards;
    int seat = cards->to_act;
    Look look;
    look_over(cards, turns_left(state, weights), trust, &look);
    double best = -INFINITY, worths[COLOURS], losses[COLOURS] = {0};
    double at[COLOURS][STONES], slope[COLOURS][STONES], passed[COLOURS][STONES];
    int choice = -1;
    for (int i = 0; i < look.rows; i++) {
        const Promised *row = &look.of[i];
        int path = row->colour, stone = state->stones[seat][path], after;
        double so_far[STONES], reach = stone + bent(row->steps, weights->bend), gain;
        tiles_by_stone(state, weights, path, so_far);
        for (int each = 0; each < STONES; each++) {
            passed[i][each] = weights->later * so_far[each];
            at[i][each] = ROW_VALUES[each] * (path == state->large[seat] ? 2 : 1) + passed[i][each];
            if (each) slope[i][each - 1] = at[i][each] - at[i][each - 1];
        }
        slope[i][END] = weights->over;
        double value = prospect(at[i], slope[i], reach) - passed[i][stone];
        if (stone == START && value < 0) value = 0.0;
        worths[i] = value;
        double laid = weights->lay + weights->ahead * stone;
        if (stone == END) {
            after = END;
            gain = laid - value - passed[i][END] + 2 * weights->over;
        } else {
            after = stone + 1;
            gain = laid - value - passed[i][after] + (so_far[after] - so_far[stone]);
        }
        int ends = after == GOAL && stone < GOAL && cards->in_goal == GOAL_FIGURES - 1;
        for (int option = 0; option < row->options; option++) {
            double here = prospect(at[i], slope[i], after + bent(row->left[option], weights->bend)) + gain;
            if (ends) here = end_with(state, path) + laid - value;
            here -= skipped(cards, row->card[option], weights->skip);
            if (here > best || (here == best && row->card[option] > choice)) {
                best = here;
                choice = row->card[option];
            }
        }
    }
    if (best > 2 * weights->give * weights->deny) return choice;
    for (int i = 0; i < look.rows; i++) {
        int path = look.of[i].colour, stone = state->stones[seat][path];
        double fewer = look.of[i].steps - look.per_card;
        double less = stone + bent(fewer > 0.0 ? fewer : 0.0, weights->bend);
        double left = prospect(at[i], slope[i], less) - passed[i][stone];
        losses[path] = worths[i] - (stone == START && left < 0.0 ? 0.0 : left);
    }
    double least = -INFINITY;
    int thrown = -1;
    for (int i = 0; i < cards->held[seat]; i++) {
        int card = cards->hands[seat][i], path = card / VALUES;
        double covered = cards->in_pile[path]
                             ? weights->deny * use_to_next(state, weights, path * VALUES + top_of(cards, path))
                             : 0.0;
        double value = -weights->give * (use_to_next(state, weights, card) - covered);
        if (fits(cards, seat, card)) value -= losses[path];
        if (value >= least) {
            least = value;
            thrown = card;
        }
    }
    return best >= least ? choice : ~thrown;
}

/* `Judge._takes` */
static int take(State *state, const Weights *weights, const Trust *trust) {
    Cards *cards = &state->cards;
    int seat = cards->to_act, choice = NOWHERE, looked = 0;
    double best = cards->left == 1 ? ends_now(state) : weights->deck;
    Look look;
    if (cards->idle >= PATIENCE) return NOWHERE;
    for (int path = 0; path < COLOURS; path++) {
        if (!cards->in_pile[path] || path == cards->discarded) continue;
        int card = path * VALUES + top_of(cards, path);
        double value = weights->deny * use_to_next(state, weights, card);
        if (fits(cards, seat, card)) {
            if (!looked++) supply(cards, turns_left(state, weights), trust, &look);
            double tiles[STONES], steps = in_row(cards, &look, trust, path, cards->in_row[seat][path]);
            tiles_by_stone(state, weights, path, tiles);
            value += weights->take * (promise(state, weights, tiles, path, steps + look.per_card) -
                                      promise(state, weights, tiles, path, steps));
        }
        if (value >= best) {
            best = value;
            choice = path;
        }
    }
    return choice;
}

/* `Judge._bonus_moves`: the path, or NOWHERE. */
static int bonus(State *state, const Weights *weights, const Trust *trust) {
    Cards *cards = &state->cards;
    int seat = cards->to_act, choice = NOWHERE;
    double best = 0.0, tiles[STONES];
    Look look;
    supply(cards, turns_left(state, weights), trust, &look);
    for (int path = 0; path < COLOURS; path++) {
        int stone = state->stones[seat][path];
        if (stone == START || stone == END) continue;
        tiles_by_stone(state, weights, path, tiles);
        double steps = in_row(cards, &look, trust, path, cards->in_row[seat][path]);
        steps = bent(steps, weights->bend);
        double before = worth(state, weights, tiles, path, stone, stone + steps), then;
        if (stone + 1 == GOAL && cards->in_goal == GOAL_FIGURES - 1) then = end_with(state, path);
        else then = worth(state, weights, tiles, path, stone + 1, stone + 1 + steps) + tiles[stone + 1] - tiles[stone];
        double value = then - before + weights->ahead * stone + FAINT;
        if (value >= best) {
            best = value;
            choice = path;
        }
    }
    return choice;
}

static int large(const State *state, const Weights *weights, const Trust *trust) {
    const Cards *cards = &state->cards;
    int seat = cards->to_act, path = cards->laid;
    Look look;
    supply(cards, turns_left(state, weights), trust, &look);
    double steps = in_row(cards, &look, trust, path, cards->in_row[seat][path]);
    return 1 + bent(steps, weights->bend) - weights->large >= 0.0;
}

static void offer_bonus(State *state) {
    state->cards.asks = TAKE;
    for (int path = 0; path < COLOURS; path++) {
        int stone = state->stones[state->cards.to_act][path];
        if (START < stone && stone < END) state->cards.asks = BONUS;
    }
}

static void step(State *state, int path) {
    Cards *cards = &state->cards;
    int seat = cards->to_act, stone = ++state->stones[seat][path];
    if (stone == GOAL && ++cards->in_goal == GOAL_FIGURES) {
        cards->asks = OVER;
        return;
    }
    cards->asks = TAKE;
    int tile = state->tiles[path][stone];
    if (tile == CLOVER) offer_bonus(state);
    else if (tile == WISHING_STONE) {
        state->tiles[path][stone] = 0;
        state->wishes[seat]++;
    } else cards->points[seat] += tile;
}

static void lay(State *state, int card) {
    Cards *cards = &state->cards;
    int seat = cards->to_act, path = card / VALUES, at_start = 0;
    lay_card(cards, card);
    if (state->stones[seat][path] == END) {
        offer_bonus(state);
        return;
    }
    if (state->stones[seat][path] == START && state->large[seat] == NOWHERE) {
        for (int each = 0; each < COLOURS; each++) at_start += state->stones[seat][each] == START;
        if (at_start > 1) {
            cards->asks = FIGURE;
            return;
        }
        state->large[seat] = path;
    }
    step(state, path);
}

/* Play on to the end, each seat by its own weights; what everybody has then is written to `scores`. */
void play_on(const int *in, const double *by_seat, int *scores) {
    State state;
    Trust trust[SEATS];
    const Weights *weights = (const Weights *)by_seat;
    Cards *cards = &state.cards;
    in = read_cards(cards, in);
    for (int path = 0; path < COLOURS; path++)
        for (int stone = 0; stone < STONES; stone++) state.tiles[path][stone] = *in++;
    for (int seat = 0; seat < cards->players; seat++) {
        for (int path = 0; path < COLOURS; path++) state.stones[seat][path] = *in++;
        state.large[seat] = *in++;
        state.wishes[seat] = *in++;
        trust[seat] = trust_of(&weights[seat]);
    }
    while (cards->asks != OVER) {
        const Weights *its = &weights[cards->to_act];
        const Trust *trusts = &trust[cards->to_act];
        if (cards->asks == PLAY) {
            int card = play(&state, its, trusts);
            if (card < 0) discard_card(cards, ~card);
            else lay(&state, card);
        } else if (cards->asks == TAKE) {
            take_card(cards, take(&state, its, trusts));
        } else if (cards->asks == BONUS) {
            int path = bonus(&state, its, trusts);
            if (path == NOWHERE) cards->asks = TAKE;
            else step(&state, path);
        } else {
            if (large(&state, its, trusts)) state.large[cards->to_act] = cards->laid;
            step(&state, cards->laid);
        }
    }
    totals(&state, scores);
}
