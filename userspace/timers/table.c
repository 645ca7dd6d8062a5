// SPDX-License-Identifier: GPL-2.0-only
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "portable.h"
#include "summary.h"

#define CELL        56
#define COLUMNS_MAX 32

struct grid {
	char (*cell)[CELL];
	size_t rows, columns;
};

static char *at(const struct grid *grid, size_t row, size_t column)
{
	return grid->cell[row * COLUMNS_MAX + column];
}

/* Writes four digits, or all before the point, and no exponent. Returns the length. */
static int write_figure(char *text, size_t size, double value)
{
	double magnitude = fabs(value);
	int decimals = magnitude >= 1000 ? 0 : magnitude >= 100 ? 1 : magnitude >= 10 ? 2 : 3;

	return snprintf(text, size, "%.*f", decimals, value);
}

static void write_estimate(char *text, struct estimate estimate)
{
	char value[24], low[24], high[24];

	write_figure(value, sizeof(value), estimate.value);
	write_figure(low, sizeof(low), estimate.low);
	write_figure(high, sizeof(high), estimate.high);
	snprintf(text, CELL, "%.16s [%.16s, %.16s]", value, low, high);
}

static void write_refusal(char *text, double floor)
{
	char value[24];

	write_figure(value, sizeof(value), floor);
	snprintf(text, CELL, "below the floor of %s", value);
}

/* Finds the column of a fact by its name; a new name gets a new column. */
static size_t fact_column(struct grid *grid, size_t first, const char *name)
{
	for (size_t column = first; column < grid->columns; column++)
		if (!strcmp(at(grid, 0, column), name))
			return column;
	if (grid->columns == COLUMNS_MAX)
		return COLUMNS_MAX - 1;
	snprintf(at(grid, 0, grid->columns), CELL, "%s", name);
	return grid->columns++;
}

static void write_fact(char *text, const struct bench_fact *fact)
{
	double value = fact->value;

	if (fact->missing)
		snprintf(text, CELL, "%s", fact->missing);
	else if (!isfinite(value))
		snprintf(text, CELL, "-");
	else if (value == floor(value))
		snprintf(text, CELL, "%.0f", value);
	else
		write_figure(text, CELL, value);
}

static void write_times(struct grid *grid, size_t row, const struct bench *bench,
			const struct bench_case *one, bool rates)
{
	size_t rounds = (size_t)bench->options.rounds;
	double floor = summary_floor(one->overhead, rounds,
				     bench->resolution_ns / (double)one->operations);
	struct estimate net = summary_net(one->raw, one->overhead, rounds);
	double bytes = (double)one->bytes * 1000; /* a byte a ns is 1000 MB/s */

	snprintf(at(grid, row, 0), CELL, "%s", one->name);
	snprintf(at(grid, row, 1), CELL, "%.0f", (double)one->operations);
	write_estimate(at(grid, row, 2), summary_median(one->raw, rounds));
	write_estimate(at(grid, row, 3), summary_median(one->overhead, rounds));
	if (summary_below_floor(net, floor)) {
		write_refusal(at(grid, row, 4), floor);
		return;
	}
	write_estimate(at(grid, row, 4), net);
	if (rates && one->bytes)
		write_estimate(
			at(grid, row, 5),
			(struct estimate){bytes / net.value, bytes / net.high, bytes / net.low});
}

static void print_grid(const struct grid *grid)
{
	for (size_t row = 0; row < grid->rows; row++) {
		for (size_t column = 0; column < grid->columns; column++) {
			size_t width = 0;

			for (size_t other = 0; other < grid->rows; other++)
				if (strlen(at(grid, other, column)) > width)
					width = strlen(at(grid, other, column));
			printf(column ? "  %*s" : "%-*s", (int)width, at(grid, row, column));
		}
		putchar('\n');
	}
}

static void print_conditions(const struct bench *bench)
{
	const char *source = clock_source();

	printf("%s on %s\n", bench->program, ver(false));
	printf("CPU %d, %s%s%s, %d rounds in the order A B B A; ns an operation: median "
	       "[95 %% interval within this run]\n\n",
	       pinned_cpu(), clock_name, source ? " from " : "", source ? source : "",
	       bench->options.rounds);
}

void table_print(const struct bench *bench)
{
	static const char *const heading[] = {"", "operations", "raw", "overhead", "net", "MB/s"};
	struct grid grid = {.rows = bench->count + 1, .columns = 5};

	grid.cell = Zeroed(grid.rows * COLUMNS_MAX * sizeof(*grid.cell));
	for (size_t i = 0; i < bench->count; i++)
		if (bench->cases[i]->bytes)
			grid.columns = 6;
	for (size_t column = 0; column < grid.columns; column++)
		snprintf(at(&grid, 0, column), CELL, "%s",
			 column ? heading[column] : bench->subject);
	for (size_t i = 0, first = grid.columns; i < bench->count; i++) {
		const struct bench_case *one = bench->cases[i];

		write_times(&grid, i + 1, bench, one, first == 6);
		for (unsigned int fact = 0; fact < one->facts; fact++)
			write_fact(
				at(&grid, i + 1, fact_column(&grid, first, one->fact[fact].name)),
				&one->fact[fact]);
	}
	print_conditions(bench);
	print_grid(&grid);
	for (size_t i = 0; i < bench->left_out_count; i++)
		printf("%s  not measured: %s\n", bench->left_out[i]->name,
		       bench->left_out[i]->cannot);
	free(grid.cell);
}
