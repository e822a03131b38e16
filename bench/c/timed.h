/* Games played for so many seconds of processor time, and how many that were. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int timed(int argc, char **argv, long (*play_game)(long number)) {
    double limit = argc > 1 ? atof(argv[1]) : 2.0, used;
    long games = 0, decisions = 0;
    clock_t start = clock();
    do {
        for (int i = 0; i < 200; i++, games++) decisions += play_game(games);
        used = (double)(clock() - start) / CLOCKS_PER_SEC;
    } while (used < limit);
    printf("{\"games_per_second\": %.0f, \"decisions_per_second\": %.0f, \"decisions_per_game\": %.2f}\n",
           games / used, decisions / used, (double)decisions / games);
    return 0;
}
