// SPDX-License-Identifier: GPL-2.0-only
#include "options.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "events/protocol.h"
#include "lib/option.h"
#include "uring_ways.h"

#define DAY_SECONDS 86400u
#define BACKLOG     4096
#define IDLE        60

struct options {
	struct setting set;
	unsigned int idle;
	const char *ip, *port;
};

enum { SECOND_THREAD = 1024 };

static const struct tare_option table[] = {
	{"model", 'm', "MODEL[+WAY]...",
	 "select, poll, epoll, epoll-edge, uring, uring-multishot, uring-defer or uring-sqpoll; "
	 "those of io_uring may add, after a +: multishot, defer, coop, skip, ring, files, "
	 "bundle, zerocopy",
	 TARE_OTHER},
	{"second-thread", SECOND_THREAD, NULL,
	 "keep a second thread that only waits, beside the thread that serves",
	 TARE_FLAG(set.second_thread)},
	{"backlog", 'b', "N", "of the listening socket (default: 4096)",
	 TARE_NUMBER(set.backlog, 1, INT32_MAX)},
	{"accepts", 'a', "N",
	 "connections accepted per wake-up, at most; 0: until none is left (default: 1)",
	 TARE_NUMBER(set.accepts, 0, INT32_MAX)},
	{"size", 's', "BYTES", "of a reply, without the header of HTTP (default: 1024)",
	 TARE_NUMBER(set.size, EVENTS_SIZE_MIN, EVENTS_SIZE_MAX)},
	{"idle", 'i', "SECONDS",
	 "after which a connection without a whole request is closed; 0: never (default: 60)",
	 TARE_NUMBER(idle, 0, DAY_SECONDS)},
	{"work", 'w', "NS", "of CPU burnt at each wake-up (default: 0)",
	 TARE_NUMBER(set.work_ns, 0, 1000000000)},
	{"mark", 'k', "N[,N]...", "note all counts when N requests have been answered", TARE_OTHER},
	{"json", 'j', "FILE", "write all counts to FILE", TARE_TEXT(set.json)},
	{0},
};

static uint64_t next_number(char *list, char **rest, bool *good)
{
	uint64_t value;

	errno = 0;
	value = strtoull(list, rest, 10);
	*good = *list >= '0' && *list <= '9' && !errno && (**rest == ',' || !**rest);
	return value;
}

static void read_marks(struct argp_state *state, struct setting *set, char *list)
{
	bool good = true;

	for (char *at = list, *rest; good; at = rest + 1) {
		uint64_t mark = next_number(at, &rest, &good);

		if (set->marks == MARKS_MAX)
			argp_error(state, "--mark %s: at most %d marks", list, MARKS_MAX);
		if (!good || !mark || (set->marks && mark <= set->mark[set->marks - 1]))
			break;
		set->mark[set->marks++] = mark;
		if (!*rest)
			return;
	}
	argp_error(state, "--mark %s: must be ascending numbers from 1, as 1000,2000", list);
}

static const char *names(void)
{
	static char list[128];

	for (int i = 0; models[i]; i++) {
		strcat(list, models[i]->name);
		strcat(list, models[i + 1] ? ", " : "");
	}
	return list;
}

/* Of a word that begins with its name, up to a + or its end; NULL: there is none. */
static const struct model *model_of(const char *word)
{
	size_t length = strcspn(word, "+");

	for (int i = 0; models[i]; i++)
		if (strlen(models[i]->name) == length && !strncmp(models[i]->name, word, length))
			return models[i];
	return NULL;
}

static void read_model(struct argp_state *state, struct setting *set, const char *word)
{
	const char *ways = strchr(word, '+'), *bad = NULL;
	size_t length;

	set->model = model_of(word);
	if (!set->model)
		argp_error(state, "--model %s: must be %s", word, names());
	if (ways && !set->model->uses_liburing)
		argp_error(state, "--model %s: only models of io_uring take a WAY", word);
	set->word = word;
	set->ways = set->model->ways;
	if (ways)
		set->ways |= uring_ways_read(ways + 1, &bad, &length);
	if (bad)
		argp_error(state, "--model %s: '%.*s' is not a WAY; known are %s", word,
			   (int)length, bad, uring_ways_words());
	bad = uring_ways_conflict(set->ways);
	if (bad)
		argp_error(state, "--model %s: %s", word, bad);
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *options = state->input;

	switch (key) {
	case 'm':
		read_model(state, &options->set, arg);
		return 0;
	case 'k':
		read_marks(state, &options->set, arg);
		return 0;
	case ARGP_KEY_ARG:
		if (state->quoted && state->next > state->quoted && options->port) {
			options->set.command = state->argv + state->next - 1;
			state->next = state->argc;
			return 0;
		}
		if (!options->ip)
			options->ip = arg;
		else if (!options->port)
			options->port = arg;
		else
			argp_error(state, "%s: IP PORT is all; a command stands after --", arg);
		return 0;
	case ARGP_KEY_END:
		if (!options->port)
			argp_error(state, "needs IP and PORT, as 127.0.0.1 7000");
		if (state->quoted && !options->set.command)
			argp_error(state, "needs a command after --, or no --");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

/* SelectServer and EpollServer are this program, too. */
static const char *word_of_name(void)
{
	return !strcmp(program_invocation_short_name, "SelectServer") ? "select" : "epoll";
}

void options_read(int argc, char **argv, struct setting *setting)
{
	static const struct tare_options all = {
		.option = table,
		.words = "IP PORT [-- COMMAND [WORD]...]",
		.doc = "Answers requests of many connections, by select, poll, epoll or "
		       "io_uring.\v"
		       "With COMMAND the server ends when COMMAND has ended, with COMMAND's "
		       "status; {PORT} in COMMAND's words is the port. Without COMMAND it serves "
		       "until SIGINT or SIGTERM.\n\n"
		       "Example: eventserver -m epoll 127.0.0.1 7000",
		.other = parse,
		.flags = ARGP_IN_ORDER,
	};
	struct options options = {.set = {.backlog = BACKLOG, .accepts = 1, .size = EVENTS_SIZE},
				  .idle = IDLE};
	struct tare_error err;

	options.set.word = word_of_name();
	options.set.model = model_of(options.set.word);
	tare_options_parse(&all, argc, argv, &options);
	*setting = options.set;
	/* the kernel accepts as many as it likes */
	if (setting->ways & WAY_MULTISHOT)
		setting->accepts = 0;
	setting->idle_ns = options.idle * 1000000000ull;
	if (events_address_read(options.ip, options.port, &setting->address, &err) < 0)
		exit(tare_error_report(&err, program_invocation_short_name));
}
