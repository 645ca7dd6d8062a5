// SPDX-License-Identifier: GPL-2.0-only
#include "steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run.h"

#define THREADS 4
#define SLOTS   128
#define UNREAD  0xee /* what no answer should write to */

struct steps {
	const struct nt_api *api;
	uint32_t handle[SLOTS];
	bool open[SLOTS];
	uint32_t number[SLOTS]; /* of a thread */
	struct waiter *waiter[THREADS];
	struct side *side[THREADS];
	const struct nt_step *list; /* of a thread that begins */
};

/* Which step it is, from 1. */
static __thread int at;

static void expect(const char *what, const struct nt_step *step, uint32_t value, uint32_t expected)
{
	char says[64];

	snprintf(says, sizeof(says), "%s of operation %u on %s", what, step->op,
		 step->slots ? step->slots : "nothing");
	case_expect("step", at, says, value, expected);
}

/* SIZE bytes of a text that is repeated. */
static char *fill(const char *text, uint32_t size)
{
	char *bytes = malloc(size + 1);
	size_t length = text ? strlen(text) : 0;

	if (!bytes)
		case_give_up("no memory for a case");
	for (uint32_t i = 0; i < size; i++)
		bytes[i] = length ? text[i % length] : (char)UNREAD;
	return bytes;
}

static void check_answer(const struct nt_step *step, const struct tare_nt_call *call,
			 const char *out)
{
	bool there = step->size && call->out_size <= step->room;
	char *wanted = fill(NULL, step->room), *text = fill(step->out, step->size);

	if (there && step->out)
		memcpy(wanted, text, step->size);
	if (step->op == TARE_NT_OP_TAKE)
		memcpy(wanted, &step->message, step->size);
	if (step->tells_value)
		expect("value", step, call->value, step->value);
	if (step->tells_a)
		expect("second value", step, call->a, step->says_a);
	if (step->room || step->op == TARE_NT_OP_VALUE_GET)
		expect("size", step, call->out_size, step->size);
	expect("difference of the data", step, memcmp(out, wanted, step->room) != 0, false);
	free(wanted);
	free(text);
}

/* What was in its slot is closed. */
static void keep(struct steps *run, int slot, const struct tare_nt_call *call)
{
	if (run->open[slot])
		nt_close(run->api, run->handle[slot]);
	run->handle[slot] = call->handle;
	run->number[slot] = call->value;
	run->open[slot] = call->handle;
}

static void ask(struct steps *run, const struct nt_step *step)
{
	uint32_t size = step->in && !step->in_size ? strlen(step->in) : step->in_size, status;
	char *in = fill(step->in, size), *out = fill(NULL, step->room);
	int slot = step->slots ? step->slots[0] : '0';
	const void *given = in;
	struct tare_nt_call call = {.op = step->op,
				    .handle = run->handle[slot] + step->bits,
				    .a = step->a,
				    .b = step->b,
				    .c = step->c,
				    .in_size = size,
				    .out_size = step->room};

	if (step->op == TARE_NT_OP_POST) {
		call.a = run->number[slot];
		call.in_size = sizeof(step->message);
		given = &step->message;
	}
	status = run->api->call(&call, given, out);
	expect("status", step, status, step->status);
	if (status == step->status && (!status || status == NT_BUFFER_OVERFLOW))
		check_answer(step, &call, out);
	if (step->gives && (!status || status == NT_OBJECT_EXISTS))
		keep(run, step->gives[0], &call);
	if (step->op == TARE_NT_OP_CLOSE && !status)
		run->open[slot] = false;
	free(in);
	free(out);
}

static int handles_of(const struct steps *run, const struct nt_step *step, uint32_t handle[8])
{
	int count = 0;

	for (const char *slot = step->slots; *slot; slot++)
		handle[count++] = run->handle[(int)*slot];
	return count;
}

static void take_all(struct steps *run, const struct nt_step *step);

static uint32_t be_a_thread(const struct nt_api *api, void *of)
{
	struct steps *run = of;

	(void)api;
	take_all(run, run->list);
	return NT_OK;
}

static void take(struct steps *run, const struct nt_step *step)
{
	struct waiter **waiter = &run->waiter[step->a % THREADS];
	struct side **side = &run->side[step->a % THREADS];
	uint32_t handle[8];
	int count;

	switch (step->does) {
	case STEP_CALL:
		ask(run, step);
		break;
	case STEP_WAIT:
		count = handles_of(run, step, handle);
		expect("end of a wait", step,
		       run->api->wait(handle, count, step->c, step->timeout_ns), step->status);
		break;
	case STEP_SLEEPS:
		count = handles_of(run, step, handle);
		*waiter = case_waiter(run->api, count, handle, step->c, step->timeout_ns);
		break;
	case STEP_PENDS:
		expect("early end of a wait", step, case_over(*waiter), false);
		break;
	case STEP_ENDS:
		expect("end of a thread's wait", step, case_result(*waiter), step->status);
		break;
	case STEP_BEGINS:
		run->list = step->steps;
		*side = case_start(run->api, be_a_thread, run);
		break;
	case STEP_JOINS:
		case_end(*side);
		break;
	default:
		break;
	}
}

static void take_all(struct steps *run, const struct nt_step *step)
{
	const struct nt_step *first = step;

	for (; step->does; step++) {
		bool its = step->does == STEP_BY, others = step->does == STEP_NOT_BY;

		if ((its || others) && its == !!strcmp(step->in, run->api->name)) {
			step++;
			continue;
		}
		at = (int)(step - first) + 1;
		for (uint32_t i = 0; i <= step->again; i++)
			take(run, step);
	}
}

void case_steps(const struct nt_api *api, const struct nt_step *steps)
{
	struct steps run = {.api = api, .handle['z'] = 0x7ffffff0, .number['z'] = 0x7ffffff0};

	take_all(&run, steps);
	for (int i = 0; i < SLOTS; i++)
		if (run.open[i])
			nt_close(api, run.handle[i]);
}
