// SPDX-License-Identifier: GPL-2.0-only
/*
 * revive: what a driver's death costs. Runs a user-level driver that counts in a file, kills it
 * at intervals, starts it again at once, and prints a line of JSON for each death: when the
 * process was gone, when its successor was ready, and when that one's first frame came. A driver
 * that a signal ends meanwhile, by a fault of its own, is started again, too.
 */
#include <argp.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../lib/clock.h"
#include "../lib/error.h"
#include "../lib/option.h"
#include "../lib/program.h"
#include "../probe/countersfile.h"
#include "../probe/report.h"

#define PROGRAM    "revive"
#define PAUSE_NS   200000 /* between two looks at a counter */
#define PATIENCE_S 10     /* until a driver that does not work is given up */

struct options {
	unsigned long interval_ms, kills;
	bool random;
	const char *counters;
	char **command;
};

struct child {
	pid_t pid;
	int output; /* its standard output, whose first line says that it is ready */
};

static const struct argp_option option[] = {
	{"interval", 'i', "MS", 0, "From a driver's first frame to its death (default 1000)", 0},
	{"kills", 'k', "N", 0, "Deaths; 0: never, only run it (default 5)", 0},
	{"random", 'r', NULL, 0,
	 "Kill at any point up to the interval after the start instead, ready or not; all but the "
	 "last death are not reported",
	 0},
	{"counters", 'c', "FILE", 0, "Where the driver counts, as its --counters says", 0},
	{0}};

static volatile sig_atomic_t over;

static void end(int signal)
{
	(void)signal;
	over = 1;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case 'i':
		o->interval_ms = tare_option_number(state, "interval", arg, 1, 1000000);
		return 0;
	case 'k':
		o->kills = tare_option_number(state, "kills", arg, 0, 1000000);
		return 0;
	case 'r':
		o->random = true;
		return 0;
	case 'c':
		o->counters = arg;
		return 0;
	case ARGP_KEY_ARGS:
		o->command = state->argv + state->next;
		return 0;
	case ARGP_KEY_END:
		if (o->random && o->interval_ms > 999)
			argp_error(state, "--random: --interval must be below 1000");
		if (!o->command || !o->counters)
			argp_error(state, "give --counters FILE and, after --, the driver");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* Signals to end come no more, until *before is the mask again. */
static void hold_signals(sigset_t *before)
{
	sigset_t ending;

	sigemptyset(&ending);
	sigaddset(&ending, SIGTERM);
	sigaddset(&ending, SIGINT);
	sigprocmask(SIG_BLOCK, &ending, before);
}

static void become(const struct options *o, int output, const sigset_t *mask)
{
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	dup2(output, STDOUT_FILENO);
	/* what ends a driver must end it before it is one, too: our handler would swallow it */
	signal(SIGTERM, SIG_DFL);
	signal(SIGINT, SIG_DFL);
	sigprocmask(SIG_SETMASK, mask, NULL);
	execvp(o->command[0], o->command);
	fprintf(stderr, PROGRAM ": %s: %m\n", o->command[0]);
	_exit(127);
}

static int start(const struct options *o, struct child *child, struct tare_error *err)
{
	sigset_t before;
	int ends[2];

	if (pipe2(ends, O_CLOEXEC))
		return tare_error(err, TARE_FAILED, "cannot make a pipe: %m");
	hold_signals(&before);
	child->pid = fork();
	if (!child->pid)
		become(o, ends[1], &before);
	sigprocmask(SIG_SETMASK, &before, NULL);
	if (child->pid < 0)
		return tare_error(err, TARE_FAILED, "cannot fork: %m");
	close(ends[1]);
	child->output = ends[0];
	return 0;
}

/*
 * Until there are these events of the driver's output or it is closed, the time is over (NULL: for
 * ever), or a signal to end. Returns what ppoll does; 0 if that signal came before.
 */
static int await_output(const struct child *child, short events, const struct timespec *time)
{
	struct pollfd output = {.fd = child->output, .events = events};
	sigset_t before;
	int ready;

	/* so that a signal between the look and the wait is not slept through */
	hold_signals(&before);
	ready = over ? 0 : ppoll(&output, 1, time, &before);
	sigprocmask(SIG_SETMASK, &before, NULL);
	return ready;
}

/* Returns 0 when the driver says that it is ready, or a signal that no more is wanted. */
static int await_ready(const struct child *child, struct tare_error *err)
{
	const struct timespec patience = {PATIENCE_S, 0};
	char line[256];
	int ready = await_output(child, POLLIN, &patience);

	if (over)
		return 0;
	if (ready <= 0 || read(child->output, line, sizeof(line)) <= 0)
		return tare_error(err, TARE_FAILED, "the driver does not start");
	return 0;
}

/* Returns 0 when more frames than `before` have come. */
static int await_frame(const struct counters *counters, uint64_t before, struct tare_error *err)
{
	const struct timespec moment = {0, PAUSE_NS};
	uint64_t begin = tare_clock_ns();

	while (!over && __atomic_load_n(&counters->nic_received, __ATOMIC_RELAXED) == before) {
		if (tare_clock_ns() - begin > PATIENCE_S * 1000000000ull)
			return tare_error(err, TARE_FAILED, "no frame came within %d s",
					  PATIENCE_S);
		nanosleep(&moment, NULL);
	}
	return 0;
}

/* Until the time is over (NULL: for ever), a signal, or the driver's end; whether it was that. */
static bool driver_ends(const struct child *child, const struct timespec *time)
{
	return await_output(child, 0, time) > 0;
}

/* Waits until it is reaped: its device is free only then. Returns what waitpid tells. */
static int reap(const struct child *child)
{
	int status = 0;

	close(child->output);
	while (waitpid(child->pid, &status, 0) < 0 && errno == EINTR)
		;
	return status;
}

/* Starts the next one after a death that began at died_ns. */
static int succeed(const struct options *o, struct child *child, const struct counters *counters,
		   uint64_t died_ns, int signal, struct tare_error *err)
{
	static unsigned int number;
	uint64_t gone = tare_clock_ns(), before = counters->nic_received, ready;

	if (start(o, child, err) || await_ready(child, err))
		return -1;
	ready = tare_clock_ns();
	if (await_frame(counters, before, err))
		return -1;
	if (over)
		return 0;
	return report_line(json_pack("{s:i, s:i, s:I, s:I, s:I}", "death", (int)++number, "signal",
				     signal, "gone_ns", (json_int_t)(gone - died_ns), "ready_ns",
				     (json_int_t)(ready - died_ns), "frame_ns",
				     (json_int_t)(tare_clock_ns() - died_ns)),
			   err);
}

/* It ended by itself: of a fault, or because it had no more to do, which is a mistake here. */
static int ended(const struct options *o, struct child *child, const struct counters *counters,
		 struct tare_error *err)
{
	uint64_t died = tare_clock_ns();
	int status = reap(child);

	if (!WIFSIGNALED(status))
		return tare_error(err, TARE_FAILED, "the driver ended by itself with status %d",
				  WEXITSTATUS(status));
	return succeed(o, child, counters, died, WTERMSIG(status), err);
}

static int kill_one(const struct options *o, struct child *child, const struct counters *counters,
		    struct tare_error *err)
{
	uint64_t killed = tare_clock_ns();

	kill(child->pid, SIGKILL);
	reap(child);
	return succeed(o, child, counters, killed, SIGKILL, err);
}

static int watch(const struct options *o, struct child *child, const struct counters *counters,
		 struct tare_error *err)
{
	const struct timespec interval = {o->interval_ms / 1000, o->interval_ms % 1000 * 1000000};
	unsigned long kills = 0;
	int failed = 0;

	while (!over && !failed) {
		if (driver_ends(child, kills < o->kills ? &interval : NULL))
			failed = ended(o, child, counters, err);
		else if (!over && kills++ < o->kills)
			failed = kill_one(o, child, counters, err);
	}
	return failed;
}

/* Deaths that wait for nothing: in the middle of setting up, too. One is left for watch. */
static int die_at_random(struct options *o, struct child *child, struct tare_error *err)
{
	json_int_t deaths = 0;

	/* the same points in every run, as far as the machine lets them be */
	srand(1);
	for (; o->kills > 1 && !over; o->kills--, deaths++) {
		struct timespec life = {0, rand() % (o->interval_ms * 1000000)};

		nanosleep(&life, NULL);
		kill(child->pid, SIGKILL);
		reap(child);
		if (start(o, child, err))
			return -1;
	}
	return report_line(json_pack("{s:I}", "unreported", deaths), err);
}

/* From the first driver's start, which has said that it is ready. */
static int serve(const struct options *o, struct child *child, struct tare_error *err)
{
	struct options rest = *o;
	const struct counters *counters = counters_attach(o->counters, err);

	if (!counters)
		return -1;
	if (report_line(json_pack("{s:b}", "driver", 1), err))
		return -1;
	if (await_frame(counters, counters->nic_received, err))
		return -1;
	if (o->random && die_at_random(&rest, child, err))
		return -1;
	return watch(&rest, child, counters, err);
}

static int run(const struct options *o, struct tare_error *err)
{
	struct child child;

	if (start(o, &child, err) || await_ready(&child, err))
		return -1;
	if (!over && serve(o, &child, err))
		return -1;
	kill(child.pid, SIGTERM);
	reap(&child);
	return 0;
}

int main(int argc, char **argv)
{
	static const char doc[] =
		"Runs a user-level driver, kills it at intervals and starts it again, until a "
		"SIGTERM; also one that dies by itself. Prints a line of JSON when the first one "
		"is "
		"ready and one for each death: its signal, and ns from then until the process was "
		"gone, the next one was ready and had a frame.";
	static const struct argp argp = {option, parse, "-- DRIVER...", doc, NULL, NULL, NULL};
	struct sigaction action = {.sa_handler = end};
	struct options o = {.interval_ms = 1000, .kills = 5};
	struct tare_error err;

	tare_program_parse(&argp, argc, argv, 0, &o);
	sigaction(SIGTERM, &action, NULL);
	sigaction(SIGINT, &action, NULL);
	return run(&o, &err) ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
