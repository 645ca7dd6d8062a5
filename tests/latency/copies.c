// SPDX-License-Identifier: GPL-2.0-only
/* Known calls of libc's copies; fails where one writes what it must not. */
#include <stdlib.h>
#include <string.h>
int main(void)
{
	void *(*volatile copy)(void *, const void *, size_t) = memcpy;
	void *(*volatile move)(void *, const void *, size_t) = memmove;
	void *(*volatile fill)(void *, int, size_t) = memset;
	char *to = malloc(90000), *from = malloc(90000);

	for (int i = 0; i < 1000; i++)
		copy(to, from, 77);
	for (int i = 0; i < 300; i++)
		move(to, from, 5000);
	for (int i = 0; i < 50; i++) {
		fill(to, i + 1, 90000);
		if (to[0] != i + 1 || to[89999] != i + 1)
			return 1;
	}
	return 0;
}
