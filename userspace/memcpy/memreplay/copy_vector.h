/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Copies by vectors of VECTOR bytes, in functions of TARGET: the file that includes this defines
 * both before it.
 */
#include <stddef.h>
#include <stdint.h>

#define TURN (4 * VECTOR)

typedef long long vector __attribute__((vector_size(VECTOR), may_alias));
typedef vector unaligned __attribute__((aligned(1)));

TARGET static inline vector load(const char *from)
{
	return *(const unaligned *)from;
}

TARGET static inline void store(char *to, vector value)
{
	*(unaligned *)to = value;
}

/* What is stored between the ends of a large copy. */
TARGET static inline void store_aligned(vector *to, vector value)
{
	*to = value;
}

/* VECTOR to TURN bytes: overlapping vectors from both ends, all loaded before the stores. */
TARGET static inline void copy_up_to_turn(char *to, const char *from, size_t len)
{
	vector head = load(from), tail = load(from + len - VECTOR);

	if (len > 2 * VECTOR) {
		vector second = load(from + VECTOR);
		vector before_last = load(from + len - 2 * VECTOR);

		store(to + VECTOR, second);
		store(to + len - 2 * VECTOR, before_last);
	}
	store(to, head);
	store(to + len - VECTOR, tail);
}

/*
 * More than TURN bytes. The first vector and the last TURN bytes are copied unaligned, so that
 * stores between them are aligned and there is no rest.
 */
TARGET static inline void copy_large(char *to, const char *from, size_t len,
				     void (*keep)(vector *to, vector value))
{
	vector head = load(from);
	size_t at = VECTOR - ((uintptr_t)to & (VECTOR - 1));
	char *end = to + len - TURN;
	const char *from_end = from + len - TURN;
	vector last0 = load(from_end), last1 = load(from_end + VECTOR);
	vector last2 = load(from_end + 2 * VECTOR), last3 = load(from_end + 3 * VECTOR);

	store(to, head);
	for (; at + TURN < len; at += TURN) {
		vector a = load(from + at), b = load(from + at + VECTOR);
		vector c = load(from + at + 2 * VECTOR), d = load(from + at + 3 * VECTOR);
		vector *aligned = (vector *)(to + at);

		keep(aligned, a);
		keep(aligned + 1, b);
		keep(aligned + 2, c);
		keep(aligned + 3, d);
	}
	store(end, last0);
	store(end + VECTOR, last1);
	store(end + 2 * VECTOR, last2);
	store(end + 3 * VECTOR, last3);
}
