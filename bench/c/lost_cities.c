/* The yardstick: complete random two-seat games of Lost Cities in plain C,
   by the same rules and the same chance as the compiled Python. Build:
   cc -O2 -o lost_cities lost_cities.c; run: ./lost_cities SECONDS. */
#include "timed.h"

#include <string.h>

enum { SEATS = 2, COLOURS = 6, PLACES = 9, CLOSED = 10, TEN = 10 };
enum { REFUSE = 66, SPEED = 67, STAY = 73 };

typedef struct {
    uint8_t numbers[COLOURS][PLACES], height[COLOURS], last[COLOURS], circle[COLOURS];
    uint8_t artefacts, dice, bridges, arrow;
} Sheet;

typedef struct {
    Sheet sheet[SEATS];
    int active, turn, over;
    uint8_t colours[COLOURS], numbers[10], passed;
} Game;

static const char *SPECIAL[COLOURS] = {
    "..>.A..>.", ".A..>..A.", ".>...A..>", "..A..>..A", "...>..A>.", "...A>.>..",
};

static uint64_t chance;
static uint32_t below(uint32_t bound) {
    chance = (chance * 6364136223846793005ULL + 1442695040888963407ULL) & INT64_MAX;
    uint32_t high = (uint32_t)((chance >> 31) ^ (chance >> 47));
    return (uint32_t)(((uint64_t)high * bound) >> 32);
}

static int can_speed(const Sheet *s) {
    for (int c = 0; c < COLOURS; c++)
        if (s->height[c] < CLOSED) return 1;
    return 0;
}

static void climb(Sheet *s, int c, int number) {
    int box = ++s->height[c];
    s->arrow = 0;
    if (box <= PLACES) {
        s->numbers[c][box - 1] = (uint8_t)number;
        s->last[c] = (uint8_t)number;
        s->arrow = SPECIAL[c][box - 1] == '>' && can_speed(s);
    }
    if ((box > PLACES || SPECIAL[c][box - 1] == 'A') && s->artefacts < PLACES) s->artefacts++;
}

static int list_moves(const Game *g, const Sheet *s, int *moves) {
    int n = 0;
    if (s->arrow) {
        for (int c = 0; c < COLOURS; c++)
            if (s->height[c] < CLOSED) moves[n++] = SPEED + c;
        moves[n++] = STAY;
        return n;
    }
    for (int c = 0; c < COLOURS; c++) {
        if (!g->colours[c] || s->height[c] == CLOSED) continue;
        if (g->numbers[0] && !s->height[c] && !s->circle[c]) moves[n++] = c * 11;
        for (int v = s->last[c] ? s->last[c] : 1; v <= TEN; v++)
            if (g->numbers[v % 10]) moves[n++] = c * 11 + v;
    }
    moves[n++] = REFUSE;
    return n;
}

static void play(Game *g, int seat, int move) {
    Sheet *s = &g->sheet[seat];
    if (move < REFUSE) {
        int c = move / 11, v = move % 11;
        if (seat == g->active) {
            g->colours[c]--;
            g->numbers[v % 10]--;
        }
        if (v) climb(s, c, v);
        else s->circle[c] = 1;
    } else if (move == REFUSE) {
        if (s->dice < PLACES) s->dice++;
    } else if (move == STAY) {
        s->arrow = 0;
    } else {
        int c = move - SPEED;
        climb(s, c, s->last[c] ? s->last[c] : 1);
    }
}

static void end_turn(Game *g) {
    uint8_t crossed = 0;
    int exhausted = 1;
    for (int i = 0; i < SEATS; i++) {
        Sheet *s = &g->sheet[i];
        uint8_t here = 0;
        for (int c = 0; c < COLOURS; c++) here |= (uint8_t)((s->height[c] > 6) << c);
        here |= (uint8_t)((s->artefacts > 6) << 6 | (s->dice > 6) << 7);
        here &= (uint8_t)~g->passed;
        s->bridges |= here;
        crossed |= here;
        exhausted &= s->dice == PLACES;
    }
    g->passed |= crossed;
    g->over = exhausted || g->passed == 0xFF;
    g->active = (g->active + 1) % SEATS;
}

static long play_game(void) {
    Game g;
    int moves[80];
    long decisions = 0;
    memset(&g, 0, sizeof g);
    g.active = (int)below(SEATS);
    while (!g.over) {
        memset(g.colours, 0, sizeof g.colours);
        memset(g.numbers, 0, sizeof g.numbers);
        for (int i = 0; i < 3; i++) g.colours[below(6)]++;
        for (int i = 0; i < 3; i++) g.numbers[below(10)]++;
        g.turn++;
        for (int i = 0; i < SEATS; i++) {
            int seat = (g.active + i) % SEATS;
            do {
                int n = list_moves(&g, &g.sheet[seat], moves);
                play(&g, seat, moves[below((uint32_t)n)]);
                decisions++;
            } while (g.sheet[seat].arrow);
        }
        end_turn(&g);
    }
    return decisions;
}

static long play_numbered(long number) {
    chance = 0x243F6A8885A308D3ULL ^ (uint64_t)number;
    below(2);
    below(2);
    return play_game();
}

int main(int argc, char **argv) { return timed(argc, argv, play_numbered); }
