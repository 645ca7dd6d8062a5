// SPDX-License-Identifier: GPL-2.0-only
/* Signals that come during a wait. */
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "case.h"

static volatile sig_atomic_t handled;

static void handle(int signal)
{
	(void)signal;
	handled = 1;
}

/* As long as the wait lasts: one that began anew each time would last until the end of this. */
#define PATIENCE (20000 * MS)

static void send_signals(const struct waiter *waiter, int64_t until_ns)
{
	while (!case_over(waiter) && case_now_ns() < until_ns) {
		/* the thread may be over meanwhile, and is not joined yet */
		syscall(SYS_tgkill, getpid(), case_tid(waiter), SIGUSR1);
		usleep(5000);
	}
}

static void interrupted(const struct nt_api *api, int flags)
{
	struct sigaction action = {.sa_handler = handle, .sa_flags = flags}, before;
	uint32_t event = case_event(api, false, false);
	int64_t begin = case_now_ns();
	struct waiter *waiter;

	sigaction(SIGUSR1, &action, &before);
	handled = 0;
	waiter = case_waiter(api, 1, &event, 0, 100 * MS);
	send_signals(waiter, begin + PATIENCE);
	EXPECT(case_result(waiter), NT_TIMEOUT);
	EXPECT(case_now_ns() - begin >= 100 * MS, true);
	EXPECT(case_now_ns() - begin < PATIENCE, true);
	EXPECT(handled, 1);
	waiter = case_waiter(api, 1, &event, 0, LONG);
	send_signals(waiter, case_now_ns() + 50 * MS);
	EXPECT(case_over(waiter), false);
	EXPECT(case_set(api, event), NT_OK);
	EXPECT(case_result(waiter), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_TIMEOUT);
	sigaction(SIGUSR1, &before, NULL);
	nt_close(api, event);
}

static void interrupted_and_restarted(const struct nt_api *api)
{
	interrupted(api, SA_RESTART);
}

static void interrupted_for_good(const struct nt_api *api)
{
	interrupted(api, 0);
}

const struct nt_case signal_cases[] = {
	{39, 0, "a signal that restarts calls does not prolong a wait",
	 .run = interrupted_and_restarted},
	{39, 0, "a signal that ends calls neither ends nor prolongs a wait",
	 .run = interrupted_for_good},
	{0},
};
