// SPDX-License-Identifier: GPL-2.0-only
#include "command.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static void run(int gate, char **argv)
{
	char byte;

	signal(SIGINT, SIG_DFL);
	signal(SIGTERM, SIG_DFL);
	/* ends when the parent opens the gate, or with an error when it dies */
	if (read(gate, &byte, 1) != 1)
		_exit(125);
	execvp(argv[0], argv);
	fprintf(stderr, "%s: cannot run %s: %s\n", program_invocation_short_name, argv[0],
		strerror(errno));
	_exit(127);
}

int command_prepare(struct command *command, char **argv, struct tare_error *err)
{
	int gate[2];

	if (pipe2(gate, O_CLOEXEC))
		return tare_error(err, TARE_FAILED, "cannot make a pipe: %m");
	command->pid = fork();
	if (command->pid == 0) {
		close(gate[1]);
		run(gate[0], argv);
	}
	close(gate[0]);
	command->gate = gate[1];
	if (command->pid < 0) {
		close(gate[1]);
		return tare_error(err, TARE_FAILED, "cannot fork: %m");
	}
	command->pidfd = syscall(SYS_pidfd_open, command->pid, 0);
	if (command->pidfd < 0)
		return tare_error(err, TARE_FAILED, "pidfd_open: %m");
	return 0;
}

void command_release(struct command *command)
{
	if (write(command->gate, "", 1) != 1)
		kill(command->pid, SIGKILL);
	close(command->gate);
}

static int exit_status(struct command *command, int status)
{
	close(command->pidfd);
	return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

bool command_ended(struct command *command, int *status)
{
	int ended;

	if (waitpid(command->pid, &ended, WNOHANG) != command->pid)
		return false;
	*status = exit_status(command, ended);
	return true;
}

int command_wait(struct command *command)
{
	int status = 0;

	TEMP_FAILURE_RETRY(waitpid(command->pid, &status, 0));
	return exit_status(command, status);
}
