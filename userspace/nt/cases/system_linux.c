// SPDX-License-Identifier: GPL-2.0-only
#include "system.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "case.h"
#include "run.h"

pid_t system_tid(void)
{
	return gettid();
}

int system_read(const char *path, char *text, int size)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n;

	if (fd < 0)
		return -1;
	n = read(fd, text, size - 1);
	close(fd);
	text[n > 0 ? n : 0] = '\0';
	return 0;
}

int system_begin(int argc, char **argv)
{
	(void)argc;
	(void)argv;
	return 0;
}

pid_t case_process(const struct nt_api *api, case_work *run, uint32_t of)
{
	pid_t process;

	fflush(stdout);
	process = fork();
	if (process < 0)
		case_give_up("no process for a case");
	if (process)
		return process;
	if (api->attach())
		_exit(255);
	_exit(run(api, of));
}

void case_asleep(pid_t process)
{
	char path[64];

	snprintf(path, sizeof(path), "/proc/%d/stat", process);
	case_asleep_at(path);
}

void case_kill(pid_t process)
{
	kill(process, SIGKILL);
}

uint32_t case_ended(pid_t process)
{
	int status = 0;

	if (waitpid(process, &status, 0) != process)
		case_give_up("a process is lost");
	return WIFEXITED(status) ? WEXITSTATUS(status) : CASE_KILLED;
}
