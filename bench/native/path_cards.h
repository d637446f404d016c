/* The cards of both path games, as games in the mind need them: `path_cards/table.py`, `nearest.py`, `supply.py`. */

#include <math.h>
#include <string.h>

#define COLOURS 5
#define VALUES 11
#define CARDS (COLOURS * VALUES)
#define HAND 8
#define SEATS 4
#define ROW 24  /* a colour has 22 cards */
#define PATIENCE 12
#define NOWHERE (-1)
#define GOAL_FIGURES 5
#define DECIDED 1000.0
#define FAINT 0.01

enum { PLAY, TAKE, BONUS, FIGURE, WAY, SHED, OVER };

typedef struct {
    int players, to_act, asks, laid, discarded, owed, idle, in_goal;
    int points[SEATS];
    int held[SEATS], hands[SEATS][HAND + 4]; /* always in order */
    int in_row[SEATS][COLOURS], rows[SEATS][COLOURS][ROW];
    int in_pile[COLOURS], piles[COLOURS][ROW];
    int thinker, left, bottom, deck[2 * CARDS]; /* a thinker draws from the top, all others from the bottom */
    int aside;
    int knowns[SEATS], known[SEATS][HAND + 4];
    int shown[CARDS];
} Cards;

/* What both games' weights begin with a place for, in the order of each game's own `Weights`. */
typedef struct {
    double hand, patience, draw, fresh, take, deck, deny;
} Trust;

typedef struct {
    int colour, options, card[2];
    double steps, left[2];
} Promised;

typedef struct {
    int rows;
    double per_card, per_unseen;
    Promised of[COLOURS];
} Look;

static const int *read_cards(Cards *cards, const int *in) {
    cards->players = *in++;
    cards->to_act = *in++;
    cards->asks = *in++;
    cards->laid = *in++;
    cards->discarded = *in++;
    cards->owed = *in++;
    cards->idle = *in++;
    cards->in_goal = *in++;
    for (int seat = 0; seat < cards->players; seat++) {
        cards->points[seat] = *in++;
        cards->held[seat] = *in++;
        for (int i = 0; i < cards->held[seat]; i++) cards->hands[seat][i] = *in++;
        cards->knowns[seat] = *in++;
        for (int i = 0; i < cards->knowns[seat]; i++) cards->known[seat][i] = *in++;
        for (int colour = 0; colour < COLOURS; colour++) {
            cards->in_row[seat][colour] = *in++;
            for (int i = 0; i < cards->in_row[seat][colour]; i++) cards->rows[seat][colour][i] = *in++;
        }
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        cards->in_pile[colour] = *in++;
        for (int i = 0; i < cards->in_pile[colour]; i++) cards->piles[colour][i] = *in++;
    }
    cards->thinker = *in++;
    cards->bottom = 0;
    cards->left = *in++;
    for (int i = 0; i < cards->left; i++) cards->deck[i] = *in++;
    cards->aside = *in++;
    for (int card = 0; card < CARDS; card++) cards->shown[card] = *in++;
    return in;
}

static int first_of(const Cards *cards, int seat, int colour) { return cards->rows[seat][colour][0]; }

static int last_of(const Cards *cards, int seat, int colour) {
    return cards->rows[seat][colour][cards->in_row[seat][colour] - 1];
}

static int top_of(const Cards *cards, int colour) { return cards->piles[colour][cards->in_pile[colour] - 1]; }

static int follows(int first, int last, int value) {
    return (first <= last && last <= value) || (first >= last && last >= value);
}

static int fits(const Cards *cards, int seat, int card) {
    int colour = card / VALUES;
    if (!cards->in_row[seat][colour]) return 1;
    return follows(first_of(cards, seat, colour), last_of(cards, seat, colour), card % VALUES);
}

static void remove_one(int *from, int *count, int card) {
    int at = 0;
    while (from[at] != card) at++;
    memmove(from + at, from + at + 1, (size_t)(--*count - at) * sizeof(int));
}

static void add_in_order(int *to, int *count, int card) {
    int at = (*count)++;
    for (; at && to[at - 1] > card; at--) to[at] = to[at - 1];
    to[at] = card;
}

static void show(Cards *cards, int seat, int card) {
    remove_one(cards->hands[seat], &cards->held[seat], card);
    for (int i = 0; i < cards->knowns[seat]; i++)
        if (cards->known[seat][i] == card) {
            remove_one(cards->known[seat], &cards->knowns[seat], card);
            return;
        }
    cards->shown[card]++;
}

static void lay_card(Cards *cards, int card) {
    int seat = cards->to_act, colour = card / VALUES;
    show(cards, seat, card);
    cards->rows[seat][colour][cards->in_row[seat][colour]++] = card % VALUES;
    cards->laid = colour;
}

static void discard_card(Cards *cards, int card) {
    int colour = card / VALUES;
    show(cards, cards->to_act, card);
    cards->piles[colour][cards->in_pile[colour]++] = card % VALUES;
    cards->discarded = colour;
    cards->asks = TAKE;
}

static void taken(Cards *cards) {
    if (--cards->owed) return;
    cards->to_act = (cards->to_act + 1) % cards->players;
    cards->laid = cards->discarded = NOWHERE;
    cards->owed = 1;
    cards->asks = PLAY;
}

/* A card from the draw pile (NOWHERE) or from the discard pile of a colour. */
static void take_card(Cards *cards, int colour) {
    int seat = cards->to_act;
    if (colour == NOWHERE) {
        int other_end = cards->thinker != NOWHERE && seat != cards->thinker;
        int card = cards->deck[other_end ? cards->bottom++ : cards->bottom + cards->left - 1];
        add_in_order(cards->hands[seat], &cards->held[seat], card);
        if (!--cards->left) {
            cards->asks = OVER;
            return;
        }
        cards->idle = 0;
    } else {
        int card = colour * VALUES + cards->piles[colour][--cards->in_pile[colour]];
        add_in_order(cards->hands[seat], &cards->held[seat], card);
        cards->known[seat][cards->knowns[seat]++] = card;
        cards->idle = cards->laid == NOWHERE ? cards->idle + 1 : 0;
    }
    taken(cards);
}

static int margin(const int *totals, int players, int seat) {
    int best = -100000;
    for (int other = 0; other < players; other++)
        if (other != seat && totals[other] > best) best = totals[other];
    return totals[seat] - best;
}

static double verdict(int points) { return points + (points > 0 ? DECIDED : points < 0 ? -DECIDED : 0.0); }

static int hidden_from(const Cards *cards, int from, int to) {
    int shown = 0;
    for (int card = from; card < to; card++) shown += cards->shown[card];
    return 2 * (to - from) - shown;
}

/* How many cards of the seat's hand lie from one card up to before another. */
static int mine(const Cards *cards, int from, int to) {
    int count = 0, seat = cards->to_act;
    for (int i = 0; i < cards->held[seat]; i++) count += cards->hands[seat][i] >= from && cards->hands[seat][i] < to;
    return count;
}

/* `supply.py` */
static double bent(double steps, double bend) { return steps / (1.0 + bend * steps); }

static void supply(const Cards *cards, double turns, const Trust *trust, Look *look) {
    double useful = trust->patience;
    for (int i = 0; i < cards->held[cards->to_act]; i++)
        useful += fits(cards, cards->to_act, cards->hands[cards->to_act][i]);
    double ratio = turns / useful;
    look->per_card = trust->hand * (ratio < 1.0 ? ratio : 1.0);
    look->per_unseen = trust->draw * turns / (cards->left + cards->aside + HAND * (cards->players - 1));
}

/* `supply.py`: the steps that a row from a first to a last value promises. */
static double steps_in(const Cards *cards, const Look *look, int colour, int first, int last) {
    int zero = colour * VALUES;
    double rising = 0.0, falling = 0.0;
    if (first <= last) {
        int own = mine(cards, zero + last, zero + VALUES);
        rising = look->per_card * own + look->per_unseen * (hidden_from(cards, zero + last, zero + VALUES) - own);
    }
    if (first >= last) {
        int own = mine(cards, zero, zero + last + 1);
        falling = look->per_card * own + look->per_unseen * (hidden_from(cards, zero, zero + last + 1) - own);
    }
    return rising >= falling ? rising : falling;
}

static double fresh_steps(const Cards *cards, const Look *look, const Trust *trust, int colour) {
    int zero = colour * VALUES, own = mine(cards, zero, zero + VALUES);
    return look->per_card * own + look->per_unseen * trust->fresh * (hidden_from(cards, zero, zero + VALUES) - own);
}

static double in_row(const Cards *cards, const Look *look, const Trust *trust, int colour, int length) {
    int seat = cards->to_act;
    if (!length) return fresh_steps(cards, look, trust, colour);
    return steps_in(cards, look, colour, first_of(cards, seat, colour), cards->rows[seat][colour][length - 1]);
}

/* `nearest.py`: what the rows promise, now and with the nearest cards. */
static void look_over(const Cards *cards, double turns, const Trust *trust, Look *look) {
    int seat = cards->to_act, held = cards->held[seat];
    const int *hand = cards->hands[seat];
    supply(cards, turns, trust, look);
    double more = look->per_card - look->per_unseen;
    look->rows = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        int zero = colour * VALUES, past = zero + VALUES, low = zero, high = past, begin = 0, end;
        int length = cards->in_row[seat][colour], first = 0, last = 0;
        if (length) {
            first = first_of(cards, seat, colour);
            last = last_of(cards, seat, colour);
            if (first < last) low += last;
            else if (first > last) high = zero + last + 1;
        }
        while (begin < held && hand[begin] < low) begin++;
        for (end = begin; end < held && hand[end] < high; end++) {}
        if (begin == end) continue;
        Promised *row = &look->of[look->rows++];
        int rising = end, falling = begin - 1;
        row->colour = colour;
        row->steps = 0.0;
        if (!length) {
            int unseen = hidden_from(cards, zero, past) - end + begin;
            row->steps = look->per_card * (end - begin) + look->per_unseen * trust->fresh * unseen;
            rising = begin;
            falling = end - 1;
        } else {
            int at = zero + last;
            if (first <= last) {
                for (rising = begin; rising < end && hand[rising] < at; rising++) {}
                row->steps = more * (end - rising) + look->per_unseen * hidden_from(cards, at, past);
            }
            if (first >= last) {
                int from = begin;
                while (from < end && hand[from] < at + 1) from++;
                falling = from - 1;
                double down = more * (falling + 1 - begin) + look->per_unseen * hidden_from(cards, zero, at + 1);
                if (down > row->steps) row->steps = down;
            }
        }
        row->options = 0;
        if (falling >= begin) {
            int card = row->card[row->options] = hand[falling];
            row->left[row->options++] = more * (falling - begin) + look->per_unseen * hidden_from(cards, zero, card + 1);
        }
        if (rising < end) {
            int card = row->card[row->options] = hand[rising];
            row->left[row->options++] = more * (end - rising - 1) + look->per_unseen * hidden_from(cards, card, past);
        }
    }
}

static int steps_of_nearest(int *away, int count, int figures) {
    int sum = 0;
    for (int i = 1; i < count; i++) {
        int key = away[i], at = i;
        for (; at && away[at - 1] > key; at--) away[at] = away[at - 1];
        away[at] = key;
    }
    for (int i = 0; i < count && i < figures; i++) sum += away[i];
    return sum;
}
