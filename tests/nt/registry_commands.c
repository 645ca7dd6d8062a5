// SPDX-License-Identifier: GPL-2.0-only
/*
 * The registry of the core, asked line by line on stdin; a line on stdout answers each:
 *
 *	create SLOT FROM FLAGS PATH    status made
 *	open SLOT FROM PATH            status
 *	close SLOT
 *	delete FROM                    status
 *	keyname FROM INDEX ROOM        status [size room]
 *	set FROM NAME TYPE DATA        status
 *	get FROM NAME ROOM             status [type size room]
 *	unset FROM NAME                status
 *	valuename FROM INDEX ROOM      status [size room]
 *	check DEPTH                    "ok", or what is wrong with the trees; deeper is wrong
 *	end                            bytes that are left once all is freed
 *
 * Bytes are in hexadecimal, "-" for none. A slot holds a key; FROM is a slot, "root", or "event"
 * for an object that is no key. The room is told as it is after the call, EE where nothing was
 * written. "fail" before a line: each allocation of it fails in turn, which must give
 * NT_NO_MEMORY and change nothing; the answer is that of the time when none did.
 */
#include <ctype.h>
#include <stdio.h>

#include "core/key.h"

#define SLOTS 64
#define WORDS 8

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

/* Where locks lock, the trees are the mutex's while a call is answered. */
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
		give_up("a tree is used without the mutex");
}
#else
static void needs_mutex(void)
{
}
#endif

struct nt_node *__real_nt_tree_find(const struct nt_tree *tree, const char *name, u32 size);
struct nt_node *__wrap_nt_tree_find(const struct nt_tree *tree, const char *name, u32 size);
struct nt_node *__real_nt_tree_at(const struct nt_tree *tree, u32 index);
struct nt_node *__wrap_nt_tree_at(const struct nt_tree *tree, u32 index);
void __real_nt_tree_add(struct nt_tree *tree, struct nt_node *node);
void __wrap_nt_tree_add(struct nt_tree *tree, struct nt_node *node);
void __real_nt_tree_remove(struct nt_tree *tree, struct nt_node *node);
void __wrap_nt_tree_remove(struct nt_tree *tree, struct nt_node *node);

struct nt_node *__wrap_nt_tree_find(const struct nt_tree *tree, const char *name, u32 size)
{
	needs_mutex();
	return __real_nt_tree_find(tree, name, size);
}

struct nt_node *__wrap_nt_tree_at(const struct nt_tree *tree, u32 index)
{
	needs_mutex();
	return __real_nt_tree_at(tree, index);
}

void __wrap_nt_tree_add(struct nt_tree *tree, struct nt_node *node)
{
	needs_mutex();
	__real_nt_tree_add(tree, node);
}

void __wrap_nt_tree_remove(struct nt_tree *tree, struct nt_node *node)
{
	needs_mutex();
	__real_nt_tree_remove(tree, node);
}

/* Of its very size, so that a step beyond it is noticed. */
static unsigned char *room_of(u32 size)
{
	unsigned char *room = malloc(size);

	if (size && !room)
		give_up("no memory");
	if (size)
		memset(room, 0xee, size);
	return room;
}

static unsigned char *bytes_of(const char *word, u32 *size)
{
	unsigned char *bytes;

	*size = strcmp(word, "-") ? strlen(word) / 2 : 0;
	bytes = room_of(*size);
	for (u32 i = 0; i < *size; i++) {
		char digits[3] = {word[2 * i], word[2 * i + 1], 0};

		bytes[i] = strtoul(digits, NULL, 16);
	}
	return bytes;
}

static void tell(const unsigned char *bytes, u32 size)
{
	if (!size)
		putchar('-');
	for (u32 i = 0; i < size; i++) {
		putchar("0123456789abcdef"[bytes[i] >> 4]);
		putchar("0123456789abcdef"[bytes[i] & 15]);
	}
	putchar('\n');
}

static struct nt_object *from(const char *word)
{
	if (!strcmp(word, "root"))
		return NULL;
	return strcmp(word, "event") ? slot[atoi(word)] : &event;
}

static u32 number(const char *word)
{
	return strtoul(word, NULL, 10);
}

/* What a call gave, to be told once it is the last time. */
static struct {
	int made;
	u32 type, room, size;
	unsigned char *bytes;
} given;

static u32 find_key(char **word)
{
	int creates = !strcmp(word[0], "create");
	struct nt_object *key = NULL;
	u32 size, status;
	unsigned char *path = bytes_of(word[creates ? 4 : 3], &size);

	if (creates)
		status = nt_key_create(&domain, from(word[2]), (char *)path, size, number(word[3]),
				       &key, &given.made);
	else
		status = nt_key_open(&domain, from(word[2]), (char *)path, size, &key);
	free(path);
	if (!status)
		slot[number(word[1])] = key;
	return status;
}

static u32 ask_value(char **word)
{
	struct nt_object *key = from(word[1]);
	u32 size, data_size, status;
	unsigned char *name = bytes_of(word[2], &size), *data;

	if (!strcmp(word[0], "set")) {
		data = bytes_of(word[4], &data_size);
		status = nt_value_set(&domain, key, (char *)name, size, number(word[3]), data,
				      data_size);
		free(data);
	} else if (!strcmp(word[0], "get")) {
		status = nt_value_get(&domain, key, (char *)name, size, &given.type, given.bytes,
				      &given.size);
	} else {
		status = nt_value_delete(&domain, key, (char *)name, size);
	}
	free(name);
	return status;
}

static u32 ask_any(char **word)
{
	const char *what = word[0];

	if (!strcmp(what, "create") || !strcmp(what, "open"))
		return find_key(word);
	if (!strcmp(what, "delete"))
		return nt_key_delete(&domain, from(word[1]));
	if (!strcmp(what, "keyname"))
		return nt_key_name(&domain, from(word[1]), number(word[2]), (char *)given.bytes,
				   &given.size);
	if (!strcmp(what, "valuename"))
		return nt_value_name(&domain, from(word[1]), number(word[2]), (char *)given.bytes,
				     &given.size);
	if (!strcmp(what, "set") || !strcmp(what, "get") || !strcmp(what, "unset"))
		return ask_value(word);
	give_up(what);
	return 0;
}

static u32 ask(char **word)
{
	u32 status;

	asking = 1;
	status = ask_any(word);
	asking = 0;
	if (locked)
		give_up("the mutex is still held");
	return status;
}

static int has_room(const char *what)
{
	return !strcmp(what, "get") || !strcmp(what, "keyname") || !strcmp(what, "valuename");
}

static int compare(const struct nt_node *one, const struct nt_node *other)
{
	for (u32 i = 0; i < one->size && i < other->size; i++) {
		int order = tolower((unsigned char)one->name[i]) -
			    tolower((unsigned char)other->name[i]);

		if (order)
			return order;
	}
	return (int)one->size - (int)other->size;
}

static u32 count(const struct nt_node *node)
{
	return node ? node->count : 0;
}

/* What is wrong with a tree, or NULL. *before: the node that came last. */
static const char *wrong(const struct nt_node *node, const struct nt_node **before, u32 depth)
{
	const char *fault;

	if (!node)
		return NULL;
	if (!depth)
		return "deep";
	for (int side = 0; side < 2; side++) {
		if (node->below[side] && node->below[side]->up != node)
			return "up";
		if (count(node->below[side]) + 1 > 3 * (count(node->below[!side]) + 1))
			return "balance";
	}
	if (node->count != count(node->below[0]) + count(node->below[1]) + 1)
		return "count";
	fault = wrong(node->below[0], before, depth - 1);
	if (fault)
		return fault;
	if (*before && compare(*before, node) >= 0)
		return "order";
	*before = node;
	return wrong(node->below[1], before, depth - 1);
}

static const char *wrong_key(const struct nt_key *key, u32 depth)
{
	const struct nt_node *before = NULL;
	const char *fault = wrong(key->values.root, &before, depth);

	before = NULL;
	if (!fault)
		fault = wrong(key->keys.root, &before, depth);
	for (u32 i = 0; !fault && i < nt_tree_count(&key->keys); i++) {
		const struct nt_key *below =
			nt_holder(nt_tree_at(&key->keys, i), struct nt_key, node);

		fault = below->above == key && !below->deleted ? wrong_key(below, depth) : "above";
	}
	return fault;
}

static void mix(u32 *sum, const void *bytes, u32 size)
{
	for (u32 i = 0; i < size; i++)
		*sum = (*sum ^ ((const unsigned char *)bytes)[i]) * 16777619u;
}

static void mix_values(u32 *sum, const struct nt_key *key)
{
	unsigned char data[4096];

	for (u32 i = 0; i < nt_tree_count(&key->values); i++) {
		struct nt_node *node = nt_tree_at(&key->values, i);
		u32 type, size = sizeof(data);

		mix(sum, node->name, node->size);
		nt_value_get(&domain, (struct nt_object *)&key->object, node->name, node->size,
			     &type, data, &size);
		mix(sum, &type, sizeof(type));
		mix(sum, data, size < sizeof(data) ? size : 0);
		mix(sum, &size, sizeof(size));
	}
}

/* Of all that can be seen, and who holds it. */
static void mix_key(u32 *sum, const struct nt_key *key)
{
	mix(sum, key->node.name, key->node.size);
	mix(sum, &key->is_volatile, sizeof(key->is_volatile));
	mix(sum, &key->object.references, sizeof(key->object.references));
	mix_values(sum, key);
	for (u32 i = 0; i < nt_tree_count(&key->keys); i++)
		mix_key(sum, nt_holder(nt_tree_at(&key->keys, i), struct nt_key, node));
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

static u32 ask_failing(char **word)
{
	for (int at = 1;; at++) {
		u32 before = state(), status;

		allocations = 0;
		fails_at = at;
		status = ask(word);
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

static void answer(char **word)
{
	int fails = !strcmp(word[0], "fail");
	const char *what = word[fails];
	u32 status;

	word += fails;
	given.room = given.size = has_room(what) ? number(word[3]) : 0;
	given.bytes = room_of(given.room);
	status = fails ? ask_failing(word) : ask(word);
	printf("%x", status);
	if (!strcmp(what, "create"))
		printf(" %d\n", given.made);
	else if (!has_room(what) || (status && status != NT_BUFFER_OVERFLOW))
		putchar('\n');
	else {
		if (!strcmp(what, "get"))
			printf(" %u", given.type);
		printf(" %u ", given.size);
		tell(given.bytes, given.room);
	}
	free(given.bytes);
}

static void end(void)
{
	for (int i = 0; i < SLOTS; i++)
		if (slot[i])
			nt_object_put(slot[i]);
	nt_domain_end(&domain);
	printf("%d bytes, %d failures\n", nt_count_read(&domain.bytes), failures);
}

static void serve(char **word)
{
	const char *fault;

	if (!strcmp(word[0], "end")) {
		end();
	} else if (!strcmp(word[0], "check")) {
		fault = wrong_key(domain.registry.root, number(word[1]));
		puts(fault ? fault : "ok");
	} else if (!strcmp(word[0], "close")) {
		nt_object_put(slot[number(word[1])]);
		slot[number(word[1])] = NULL;
		puts("");
	} else {
		answer(word);
	}
}

int main(void)
{
	char *line = NULL;
	size_t room = 0;

	nt_domain_init(&domain);
	while (getline(&line, &room, stdin) > 0) {
		char *word[WORDS + 1] = {strtok(line, " \n")};

		for (int i = 0; word[i] && i + 1 < WORDS; i++)
			word[i + 1] = strtok(NULL, " \n");
		if (!word[0])
			give_up("an empty line");
		serve(word);
	}
	free(line);
	return 0;
}
