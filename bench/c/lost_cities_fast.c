/* A hard yardstick: random two-seat games of Lost Cities as fast as plain C is written
   without much thought: columns packed into words, moves as bits, all six dice from one
   64-bit number. Same rules as lost_cities.c, other luck. Build:
   cc -O3 -march=native -o fast lost_cities_fast.c; run: ./fast SECONDS. */
#include "timed.h"

#include <string.h>

enum { SEATS = 2, COLOURS = 6, PLACES = 9, CLOSED = 10, TEN = 10 };

typedef struct {
    uint64_t numbers[COLOURS]; /* four bits a box */
    uint8_t height[COLOURS], last[COLOURS], circle;
    uint8_t artefacts, dice, bridges, closed, arrow;
} Paper;

typedef struct {
    Paper paper[SEATS];
    int active, over;
    uint32_t colours, numbers; /* which are in the middle */
    uint8_t colour_count[COLOURS], number_count[TEN + 1], passed;
} Game;

/* By colour, bit box - 1; the same sheet as in lost_cities.c. */
static const uint16_t ARROWS[COLOURS] = {0x084, 0x010, 0x102, 0x020, 0x088, 0x050};
static const uint16_t FINDS[COLOURS] = {0x010, 0x082, 0x020, 0x104, 0x040, 0x008};

static uint64_t chance;
static inline uint64_t next(void) {
    uint64_t z = (chance += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

static inline uint32_t digit(uint64_t *number, uint32_t bound) {
    __uint128_t product = (__uint128_t)*number * bound;
    *number = (uint64_t)product;
    return (uint32_t)(product >> 64);
}

static inline void climb(Paper *p, int c, uint32_t number) {
    int box = ++p->height[c];
    int artefact = 1;
    p->arrow = 0;
    if (box <= PLACES) {
        p->numbers[c] |= (uint64_t)number << (4 * (box - 1));
        p->last[c] = (uint8_t)number;
        p->arrow = ARROWS[c] >> (box - 1) & 1;
        artefact = FINDS[c] >> (box - 1) & 1;
    } else {
        p->closed |= (uint8_t)(1 << c);
    }
    if (artefact && p->artefacts < PLACES) p->artefacts++;
}

static inline void speed(Paper *p, uint64_t *luck) {
    uint32_t open = ~p->closed & 63u;
    uint32_t pick = digit(luck, (uint32_t)__builtin_popcount(open) + 1);
    p->arrow = 0;
    while (pick-- && open & (open - 1)) open &= open - 1;
    if (pick == UINT32_MAX) {
        int c = __builtin_ctz(open);
        climb(p, c, p->last[c] ? p->last[c] : 1);
    }
}

/* One decision: the legal moves are bits, a random one of them is taken. */
static void decide(Game *g, int seat, uint64_t *luck) {
    Paper *p = &g->paper[seat];
    uint32_t fits[COLOURS], count = 1; /* refusing */
    for (uint32_t left = g->colours & ~p->closed; left; left &= left - 1) {
        int c = __builtin_ctz(left);
        uint32_t fit = g->numbers & (~0u << p->last[c]);
        if (!p->height[c] && !(p->circle >> c & 1)) fit |= g->numbers >> TEN & 1;
        fits[c] = fit;
        count += (uint32_t)__builtin_popcount(fit);
    }
    uint32_t pick = digit(luck, count);
    for (uint32_t left = g->colours & ~p->closed; left; left &= left - 1) {
        int c = __builtin_ctz(left);
        uint32_t here = (uint32_t)__builtin_popcount(fits[c]);
        if (pick >= here) {
            pick -= here;
            continue;
        }
        uint32_t fit = fits[c];
        while (pick--) fit &= fit - 1;
        uint32_t v = (uint32_t)__builtin_ctz(fit), used = v ? v : TEN;
        if (seat == g->active) {
            if (!--g->colour_count[c]) g->colours &= ~(1u << c);
            if (!--g->number_count[used]) g->numbers &= ~(1u << used);
        }
        if (v) climb(p, c, v);
        else p->circle |= (uint8_t)(1 << c);
        return;
    }
    if (p->dice < PLACES) p->dice++;
}

static void end_turn(Game *g) {
    uint8_t crossed = 0;
    int exhausted = 1;
    for (int i = 0; i < SEATS; i++) {
        Paper *p = &g->paper[i];
        uint32_t here = 0;
        for (int c = 0; c < COLOURS; c++) here |= (uint32_t)(p->height[c] > 6) << c;
        here |= (uint32_t)(p->artefacts > 6) << 6 | (uint32_t)(p->dice > 6) << 7;
        here &= ~(uint32_t)g->passed;
        p->bridges |= (uint8_t)here;
        crossed |= (uint8_t)here;
        exhausted &= p->dice == PLACES;
    }
    g->passed |= crossed;
    g->over = exhausted || g->passed == 0xFF;
    g->active ^= 1;
}

static void roll(Game *g) {
    uint64_t number = next();
    memset(g->colour_count, 0, sizeof g->colour_count);
    memset(g->number_count, 0, sizeof g->number_count);
    g->colours = g->numbers = 0;
    for (int i = 0; i < 3; i++) {
        uint32_t c = digit(&number, 6), v = digit(&number, 10);
        v = v ? v : TEN;
        g->colour_count[c]++;
        g->number_count[v]++;
        g->colours |= 1u << c;
        g->numbers |= 1u << v;
    }
}

static long play_game(long number) {
    (void)number;
    Game g;
    long decisions = 0;
    memset(&g, 0, sizeof g);
    g.active = (int)(next() & 1);
    while (!g.over) {
        roll(&g);
        for (int i = 0; i < SEATS; i++) {
            int seat = g.active ^ i;
            uint64_t luck = next();
            decide(&g, seat, &luck);
            decisions++;
            while (g.paper[seat].arrow && g.paper[seat].closed != 63) {
                decisions++;
                luck = next();
                speed(&g.paper[seat], &luck);
            }
        }
        end_turn(&g);
    }
    return decisions;
}

int main(int argc, char **argv) { return timed(argc, argv, play_game); }
