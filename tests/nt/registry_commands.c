// SPDX-License-Identifier: GPL-2.0-only
/*
 * The registry of the core, asked line by line on stdin; a line on stdout answers each:
 *
 *	[fail] WHAT KEY SLOT NUMBER ROOM NAME DATA
 *
 *	create, open    status made; SLOT holds the key then. NUMBER: flags; NAME: the path
 *	delete, set     status; NUMBER: the type
 *	get             status [type size room]
 *	close           a slot
 *	names           how many keys and values it has; each is where its hash says, in NUMBER steps
 *	end             bytes that are left once all is freed
 *
 * Bytes are in hexadecimal, "-" for none. KEY is a slot, "root", or "event" for an object that is
 * no key. The room is told as it is after the call, EE where nothing was written. "fail" before a
 * line: each allocation of it fails in turn, which must give NT_NO_MEMORY and change nothing; the
 * answer is that of the time when none did.
 */
#include <stdio.h>

#include "core/key.h"

#define SLOTS 64

static struct nt_domain domain;
static struct nt_object *slot[SLOTS];
static struct nt_object event = {.type = NT_EVENT_AUTO};
static int allocations, fails_at; /* 0: none fails */

void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);

void *__wrap_calloc(size_t count, size_t size)
{
	return ++allocations == fails_at ? NULL : __real_calloc(count, size);
}

void nt_wake(struct nt_wait *wait)
{
	(void)wait; /* nobody waits */
}

static void give_up(const char *what)
{
	fprintf(stderr, "registry_commands: %s\n", what);
	exit(2);
}

/* Where locks lock, the names are the mutex's while a call is answered. */
static int asking, locked;

#ifdef LOCKS
int __real_pthread_mutex_lock(pthread_mutex_t *mutex);
int __wrap_pthread_mutex_lock(pthread_mutex_t *mutex);
int __real_pthread_mutex_unlock(pthread_mutex_t *mutex);
int __wrap_pthread_mutex_unlock(pthread_mutex_t *mutex);

int __wrap_pthread_mutex_lock(pthread_mutex_t *mutex)
{
	locked += mutex == &domain.registry.lock;
	return __real_pthread_mutex_lock(mutex);
}

int __wrap_pthread_mutex_unlock(pthread_mutex_t *mutex)
{
	locked -= mutex == &domain.registry.lock;
	return __real_pthread_mutex_unlock(mutex);
}

static void needs_mutex(void)
{
	if (asking && locked != 1)
		give_up("a name is used without the mutex");
}

#define NEEDS_MUTEX(type, name, parameters, ...)                                                   \
	type __real_##name parameters;                                                             \
	type __wrap_##name parameters;                                                             \
	type __wrap_##name parameters                                                              \
	{                                                                                          \
		needs_mutex();                                                                     \
		return __real_##name(__VA_ARGS__);                                                 \
	}

NEEDS_MUTEX(struct nt_named *, nt_named_next,
	    (const struct nt_trie *among, const char *text, u32 size, int no_case,
	     const struct nt_named *from),
	    among, text, size, no_case, from)
NEEDS_MUTEX(void, nt_trie_add, (struct nt_trie *trie, struct nt_node *node), trie, node)
NEEDS_MUTEX(void, nt_trie_remove, (struct nt_trie *trie, struct nt_node *node), trie, node)
#endif

struct bytes {
	unsigned char *at;
	u32 size;
};

/* Of its very size, so that a step beyond it is noticed. */
static struct bytes room_of(u32 size)
{
	struct bytes room = {malloc(size), size};

	if (size && !room.at)
		give_up("no memory");
	if (size)
		memset(room.at, 0xee, size);
	return room;
}

static struct bytes bytes_of(const char *word)
{
	struct bytes bytes = room_of(strcmp(word, "-") ? strlen(word) / 2 : 0);

	for (u32 i = 0; i < bytes.size; i++) {
		char digits[3] = {word[2 * i], word[2 * i + 1]};

		bytes.at[i] = strtoul(digits, NULL, 16);
	}
	return bytes;
}

static void tell(const unsigned char *bytes, u32 size)
{
	if (!size)
		putchar('-');
	for (u32 i = 0; i < size; i++)
		printf("%02x", bytes[i]);
}

/* A line; and what its call gave, to be told once it is the last time. */
static struct {
	const char *what;
	struct nt_object *key;
	u32 number;
	struct bytes room, name, data;
	struct nt_object *given;
	int made;
	u32 type, size;
} line;

static u32 ask_any(void)
{
	char *name = (char *)line.name.at, *room = (char *)line.room.at;
	struct nt_object *key = line.key;
	u32 size = line.name.size, number = line.number;

	line.size = line.room.size;
	switch (*line.what) {
	case 'c': /* create */
		return nt_key_create(&domain, key, name, size, number, &line.given, &line.made);
	case 'o': /* open */
		return nt_key_open(&domain, key, name, size, &line.given);
	case 'd': /* delete */
		return nt_key_delete(&domain, key);
	case 's': /* set */
		return nt_value_set(&domain, key, name, size, number, line.data.at, line.data.size);
	case 'g': /* get */
		return nt_value_get(&domain, key, name, size, &line.type, room, &line.size);
	}
	give_up(line.what);
	return 0;
}

static u32 ask(void)
{
	u32 status;

	asking = 1;
	status = ask_any();
	asking = 0;
	if (locked)
		give_up("the mutex is still held");
	return status;
}

/* From here down, where so many steps lead to. */
static u32 count(const struct nt_node *node, u32 steps, u32 most)
{
	u32 sum = 1;

	if (!node)
		return 0;
	if (steps > most)
		give_up("a name is too deep");
	for (u32 i = 0; i < 4; i++) {
		const struct nt_node *below = node->below[i];

		if (below && steps < 16 && (below->hash >> (2 * steps) & 3) != i)
			give_up("a name is not where its hash says");
		sum += count(below, steps + 1, most);
	}
	return sum;
}

static void mix(u32 *sum, const void *bytes, u32 size)
{
	for (u32 i = 0; i < size; i++)
		*sum = (*sum ^ ((const unsigned char *)bytes)[i]) * 16777619u;
}

/* Of all that can be seen, and who holds it. */
static void mix_node(u32 *sum, const struct nt_node *node, const struct nt_key *of);

static void mix_values(u32 *sum, const struct nt_named *named, const struct nt_key *of)
{
	unsigned char data[4096];
	u32 type, size = sizeof(data);

	nt_value_get(&domain, (struct nt_object *)&of->object, named->text, named->size, &type,
		     data, &size);
	mix(sum, &type, sizeof(type));
	mix(sum, data, size < sizeof(data) ? size : 0);
	mix(sum, &size, sizeof(size));
}

static void mix_key(u32 *sum, const struct nt_key *key)
{
	mix(sum, &key->is_volatile, sizeof(key->is_volatile));
	mix(sum, &key->object.references, sizeof(key->object.references));
	mix_node(sum, key->values.root, key);
	mix_node(sum, key->keys.root, NULL);
}

/* of: whose values they are; NULL: they are keys. */
static void mix_node(u32 *sum, const struct nt_node *node, const struct nt_key *of)
{
	const struct nt_named *named = node ? nt_holder(node, struct nt_named, node) : NULL;

	if (!node)
		return;
	mix(sum, named->text, named->size);
	if (of)
		mix_values(sum, named, of);
	else
		mix_key(sum, nt_holder(named, struct nt_key, named));
	for (int i = 0; i < 4; i++)
		mix_node(sum, node->below[i], of);
}

static u32 state(void)
{
	u32 sum = 2166136261u;
	int bytes = nt_count_read(&domain.bytes);

	mix(&sum, &bytes, sizeof(bytes));
	if (domain.registry.root)
		mix_key(&sum, domain.registry.root);
	return sum;
}

/* The failures are told at the end. */
static int failures;

static u32 ask_failing(void)
{
	for (int at = 1;; at++) {
		u32 before = state(), status;

		allocations = 0;
		fails_at = at;
		status = ask();
		fails_at = 0;
		if (allocations < at)
			return status;
		failures++;
		if (status != NT_NO_MEMORY)
			printf("not NT_NO_MEMORY: ");
		if (state() != before)
			printf("changed: ");
	}
}

static void answer(int slot_number, int fails)
{
	u32 status;

	line.given = NULL;
	line.made = 0;
	status = fails ? ask_failing() : ask();
	if (line.given)
		slot[slot_number] = line.given;
	printf("%x", status);
	if (*line.what == 'c')
		printf(" %d", line.made);
	if (*line.what == 'g' && (!status || status == NT_BUFFER_OVERFLOW)) {
		printf(" %u %u ", line.type, line.size);
		tell(line.room.at, line.room.size);
	}
	puts("");
}

static void end(void)
{
	for (int i = 0; i < SLOTS; i++)
		if (slot[i])
			nt_object_put(slot[i]);
	nt_domain_end(&domain);
	printf("%d bytes, %d failures\n", nt_count_read(&domain.bytes), failures);
}

static struct nt_object *key_of(const char *word)
{
	if (!strcmp(word, "root"))
		return NULL;
	return strcmp(word, "event") ? slot[atoi(word)] : &event;
}

static void serve(char *text)
{
	int fails = !strncmp(text, "fail ", 5);
	const char *word[7];
	struct nt_key *key;

	for (int i = 0; i < 7; i++) {
		word[i] = strtok(i ? NULL : text + 5 * fails, " \n");
		if (!word[i])
			give_up("a line without all of its words");
	}
	line.what = word[0];
	line.key = key_of(word[1]);
	line.number = strtoul(word[3], NULL, 10);
	if (!strcmp(line.what, "end")) {
		end();
	} else if (!strcmp(line.what, "names")) {
		key = nt_holder(line.key, struct nt_key, object);
		printf("%u %u\n", count(key->keys.root, 0, line.number),
		       count(key->values.root, 0, line.number));
	} else if (!strcmp(line.what, "close")) {
		nt_object_put(line.key);
		slot[atoi(word[1])] = NULL;
		puts("");
	} else {
		line.room = room_of(strtoul(word[4], NULL, 10));
		line.name = bytes_of(word[5]);
		line.data = bytes_of(word[6]);
		answer(atoi(word[2]), fails);
		free(line.room.at);
		free(line.name.at);
		free(line.data.at);
	}
}

int main(void)
{
	char *text = NULL;
	size_t room = 0;

	nt_domain_init(&domain);
	while (getline(&text, &room, stdin) > 0)
		serve(text);
	free(text);
	return 0;
}
