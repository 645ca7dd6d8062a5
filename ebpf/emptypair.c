// SPDX-License-Identifier: GPL-2.0-only
/* emptypair: empty programs on system calls, the floor of any tracer's cost. */
#include "emptypair.skel.h"
#include "lib/task_slot_user.h"

int main(int argc, char **argv)
{
	struct options options = {0};
	struct emptypair *skeleton;

	tool_parse(argc, argv,
		   "Attach an empty eBPF program to the entry of every system call and one to the "
		   "exit: the floor of all tracers' overhead. Nothing is measured.",
		   NULL, NULL, &options);
	skeleton = tool_opened(emptypair__open());
	return tool_run(
		&(struct tool){TOOL_OF(skeleton), TOOL_BY(&task_by[BY_ALL]), .what = "nothing"},
		&options);
}
