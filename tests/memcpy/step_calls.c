// SPDX-License-Identifier: GPL-2.0-only
/*
 * Takes memreplay's command line; prints "NAME INSTRUCTIONS PATH" of each routine for one pass
 * over the calls, stepped one instruction at a time: how many there were, and a hash of
 * their addresses. Nothing else that runs on the machine changes either.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include "memcpy/memreplay/lanes.h"

struct steps {
	unsigned long instructions, path;
};

__attribute__((noipa)) static void finished(void)
{
	_exit(0);
}

static unsigned long step(pid_t pid)
{
	struct user_regs_struct registers;
	int status;

	if (ptrace(PTRACE_SINGLESTEP, pid, NULL, NULL) || waitpid(pid, &status, 0) != pid ||
	    !WIFSTOPPED(status) || WSTOPSIG(status) != SIGTRAP ||
	    ptrace(PTRACE_GETREGS, pid, NULL, &registers))
		abort();
	return registers.rip;
}

static struct steps count(const struct calls *calls, uint8_t *base, copy_fn copy)
{
	struct steps steps = {0};
	pid_t pid = fork();
	unsigned long at;

	if (!pid) {
		ptrace(PTRACE_TRACEME, 0, NULL, NULL);
		raise(SIGSTOP);
		replay_once(calls->call, calls->count, base, copy);
		finished();
	}
	waitpid(pid, NULL, 0);
	while (step(pid) != (unsigned long)replay_once)
		;
	while ((at = step(pid)) != (unsigned long)finished) {
		steps.instructions++;
		steps.path = steps.path * 0x100000001b3 + at;
	}
	kill(pid, SIGKILL);
	waitpid(pid, NULL, 0);
	return steps;
}

int main(int argc, char **argv)
{
	struct lane lane[LANES_MAX];
	struct regime_facts facts;
	struct options options;
	struct calls calls;
	struct arena arena = {0};
	struct tare_error err;
	int lanes;

	options_parse(&options, argc, argv);
	lanes = lanes_choose(lane, &options, &err);
	if (lanes < 0 || calls_read(&calls, options.calls, &err) ||
	    regime_place(&calls, options.regime, &facts, &err) ||
	    arena_map(&arena, calls.arena_bytes, &err))
		return tare_error_report(&err, "step_calls");
	for (int i = 0; i < lanes; i++) {
		struct steps steps;

		if (lane[i].skipped)
			continue;
		steps = count(&calls, arena.base, lane[i].impl.copy);
		printf("%s %lu %lx\n", lane[i].impl.name, steps.instructions, steps.path);
	}
	return 0;
}
