/* SPDX-License-Identifier: GPL-2.0-only */
/* Text without case: bytes, of which ASCII's letters have one. */
#ifndef NT_TEXT_H
#define NT_TEXT_H

#include "nt_platform.h"

static inline char nt_lower(char letter)
{
	return letter >= 'A' && letter <= 'Z' ? letter + ('a' - 'A') : letter;
}

static inline int nt_text_same(const char *one, const char *other, u32 size, int no_case)
{
	for (u32 i = 0; i < size; i++)
		if (one[i] != other[i] && !(no_case && nt_lower(one[i]) == nt_lower(other[i])))
			return 0;
	return 1;
}

/* The same for letters of either case. */
static inline u32 nt_text_hash(const char *text, u32 size)
{
	u32 hash = 2166136261u;

	for (u32 i = 0; i < size; i++)
		hash = (hash ^ (unsigned char)nt_lower(text[i])) * 16777619u;
	return hash;
}

static inline void nt_text_copy(char *to, const char *from, u32 size)
{
	for (u32 i = 0; i < size; i++)
		to[i] = from[i];
}

#endif
