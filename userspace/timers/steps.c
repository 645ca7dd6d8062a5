// SPDX-License-Identifier: GPL-2.0-only
#include "steps.h"

#include "portable.h"

#define READINGS 100000
#define MOVES    200
/* a coarse clock steps every 1 to 16 ms: wait for some steps, but not for long */
#define STEPS    5
#define LIMIT_NS 200000000u

static void take_step(struct steps *steps, uint64_t before, uint64_t now, uint64_t *seen)
{
	if (now < before) {
		steps->back++;
	} else if (now > before) {
		(*seen)++;
		if (!steps->smallest || now - before < steps->smallest)
			steps->smallest = now - before;
	}
}

static void read_on_one_cpu(struct steps *steps, uint64_t (*read)(void))
{
	uint64_t start = now_ns(), before = read(), seen = 0;

	while (steps->readings < READINGS || seen < STEPS) {
		uint64_t now = read();

		steps->readings++;
		take_step(steps, before, now, &seen);
		before = now;
		if (steps->readings > READINGS && now_ns() - start > LIMIT_NS)
			break;
	}
}

static void read_on_all_cpus(struct steps *steps, uint64_t (*read)(void))
{
	int count, home = pinned_cpu();
	const int *cpu = cpus_allowed(&count);
	uint64_t before, now;

	if (count < 2)
		return;
	move_to(cpu[0]);
	before = read();
	for (int i = 1; i <= MOVES; i++) {
		if (move_to(cpu[i % count]))
			fail("moving to another CPU");
		now = read();
		steps->moves++;
		steps->back_moving += now < before;
		before = now;
	}
	move_to(home);
}

struct steps steps_take(uint64_t (*read)(void))
{
	struct steps steps = {0};

	read_on_one_cpu(&steps, read);
	read_on_all_cpus(&steps, read);
	return steps;
}
