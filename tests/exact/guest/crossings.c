// SPDX-License-Identifier: GPL-2.0-only
/*
 * crossings N...: for each N a span of N system calls, and then one of N bytes that go to another
 * task and back: by either a write and a read for each.
 */
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "exact/exactrun/mark.h"

static void call(int times)
{
	while (times--)
		syscall(SYS_getppid);
}

/* Until there is nothing more to read. */
static void move(int from, int to)
{
	char byte;

	while (read(from, &byte, 1) == 1 && write(to, &byte, 1) == 1)
		;
}

static void go_and_come(int from, int to, int times)
{
	char byte = 0;

	while (times-- && write(to, &byte, 1) == 1 && read(from, &byte, 1) == 1)
		;
}

int main(int argc, char **argv)
{
	int there[2], back[2];

	if (pipe(there) || pipe(back))
		return 1;
	if (!fork()) {
		close(there[1]);
		move(there[0], back[1]);
		return 0;
	}
	go_and_come(back[0], there[1], 3); /* all is where it will be */
	for (int i = 1; i < argc; i++) {
		mark_begin(MARK_EMPTY);
		call(atoi(argv[i]));
		mark_begin(MARK_EMPTY);
		go_and_come(back[0], there[1], atoi(argv[i]));
		mark_end();
	}
	close(there[1]);
	return wait(NULL) < 0;
}
