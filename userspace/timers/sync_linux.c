// SPDX-License-Identifier: GPL-2.0-only
#include "sync.h"

#include <linux/futex.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/sem.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "portable.h"

/* pthread_mutex: stays in user space unless somebody waits */
static void *create_mutex(bool open)
{
	pthread_mutex_t *mutex = Malloc(sizeof(*mutex));

	(void)open;
	pthread_mutex_init(mutex, NULL);
	return mutex;
}

static void take_mutex(void *object)
{
	pthread_mutex_lock(object);
}

static void give_mutex(void *object)
{
	pthread_mutex_unlock(object);
}

/* sem_t: a count, which stays in user space unless somebody waits */
static void *create_semaphore(bool open)
{
	sem_t *semaphore = Malloc(sizeof(*semaphore));

	if (sem_init(semaphore, 0, open))
		fail("sem_init");
	return semaphore;
}

static void take_semaphore(void *object)
{
	while (sem_wait(object))
		;
}

static void give_semaphore(void *object)
{
	if (sem_post(object))
		fail("sem_post");
}

/* An event of a mutex, a condition and a flag, as POSIX programs build it. */
struct condition {
	pthread_mutex_t mutex;
	pthread_cond_t changed;
	bool set;
};

static void *create_condition(bool open)
{
	struct condition *condition = Malloc(sizeof(*condition));

	pthread_mutex_init(&condition->mutex, NULL);
	pthread_cond_init(&condition->changed, NULL);
	condition->set = open;
	return condition;
}

static void take_condition(void *object)
{
	struct condition *condition = object;

	pthread_mutex_lock(&condition->mutex);
	while (!condition->set)
		pthread_cond_wait(&condition->changed, &condition->mutex);
	condition->set = false;
	pthread_mutex_unlock(&condition->mutex);
}

static void give_condition(void *object)
{
	struct condition *condition = object;

	pthread_mutex_lock(&condition->mutex);
	condition->set = true;
	pthread_mutex_unlock(&condition->mutex);
	pthread_cond_signal(&condition->changed);
}

/* futex: the bare system call, made at every give, whether anybody waits or not */
static void *create_futex(bool open)
{
	atomic_uint *word = Malloc(sizeof(*word));

	atomic_init(word, open);
	return word;
}

static void take_futex(void *object)
{
	atomic_uint *word = object;

	while (!atomic_exchange(word, 0))
		syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
}

static void give_futex(void *object)
{
	atomic_uint *word = object;

	atomic_store(word, 1);
	syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

/* eventfd: a count behind a file descriptor */
static void *create_eventfd(bool open)
{
	intptr_t fd = eventfd(open, EFD_SEMAPHORE | EFD_CLOEXEC);

	if (fd < 0)
		fail("eventfd");
	return (void *)fd;
}

static void take_eventfd(void *object)
{
	uint64_t one;

	if (read((int)(intptr_t)object, &one, sizeof(one)) != sizeof(one))
		fail("reading an eventfd");
}

static void give_eventfd(void *object)
{
	uint64_t one = 1;

	if (write((int)(intptr_t)object, &one, sizeof(one)) != sizeof(one))
		fail("writing an eventfd");
}

/*
 * System V semaphores: one set for all of them. A set outlives its process, so it is removed
 * however the program ends, except by SIGKILL.
 */
#define SYSV_MAX 16

static int sysv_set = -1;

static void remove_sysv(void)
{
	if (sysv_set >= 0)
		semctl(sysv_set, 0, IPC_RMID);
}

static void remove_and_end(int signal_number)
{
	remove_sysv();
	signal(signal_number, SIG_DFL);
	raise(signal_number);
}

static void create_sysv_set(void)
{
	static const int ends[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE};

	atexit(remove_sysv);
	for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++)
		signal(ends[i], remove_and_end);
	sysv_set = semget(IPC_PRIVATE, SYSV_MAX, 0600);
	if (sysv_set < 0)
		fail("semget");
}

static void *create_sysv(bool open)
{
	static intptr_t next;

	if (!next)
		create_sysv_set();
	if (next == SYSV_MAX || semctl(sysv_set, (int)next, SETVAL, (int)open))
		fail("semctl");
	return (void *)next++;
}

static void change_sysv(void *object, short by)
{
	struct sembuf change = {.sem_num = (unsigned short)(intptr_t)object, .sem_op = by};

	if (semop(sysv_set, &change, 1))
		fail("semop");
}

static void take_sysv(void *object)
{
	change_sysv(object, -1);
}

static void give_sysv(void *object)
{
	change_sysv(object, 1);
}

const struct sync_kind sync_kinds[] = {
	{"pthread_mutex", true, create_mutex, take_mutex, give_mutex},
	{"sem_t", false, create_semaphore, take_semaphore, give_semaphore},
	{"condition", false, create_condition, take_condition, give_condition},
	{"futex", false, create_futex, take_futex, give_futex},
	{"eventfd", false, create_eventfd, take_eventfd, give_eventfd},
	{"sysv", false, create_sysv, take_sysv, give_sysv},
};
const size_t sync_kinds_count = sizeof(sync_kinds) / sizeof(sync_kinds[0]);
const struct sync_kind *const sync_gate = &sync_kinds[1];
