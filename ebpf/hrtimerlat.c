// SPDX-License-Identifier: GPL-2.0-only
/* hrtimerlat: from a timer's expiry to its handler, and to the thread that it woke. */
#include "lib/outlier_user.h"
#include "lib/tool.h"
#include "hrtimerlat.h"
#include "hrtimerlat.skel.h"

static const struct tare_option option[] = {OUTLIER_OPTIONS(OUTLIER_WAITS), {0}};

static const char *const what[TIMERLAT_SLOTS] = {"handler", "woken thread"};

int main(int argc, char **argv)
{
	static const struct tool_by by = {"all", TIMERLAT_SLOTS, .names = what};
	struct options options = {0};
	struct hrtimerlat *skeleton;

	tool_parse(argc, argv,
		   "Latency from the expiry of high-resolution timers to their handler, "
		   "and to the thread that it wakes. With -p: of timers that wake this "
		   "process.\vExample: hrtimerlat -- cyclictest -q -D 5 -i 1000 -p 50",
		   option, NULL, &options);
	skeleton = tool_opened(hrtimerlat__open());
	return tool_run(&(struct tool){TOOL_OF(skeleton), TOOL_BY(&by), OUTLIER_OF(skeleton),
				       .what = "from a timer's expiry"},
			&options);
}
