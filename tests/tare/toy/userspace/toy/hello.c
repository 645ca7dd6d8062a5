// SPDX-License-Identifier: GPL-2.0-only
#include <stdio.h>

int main(void)
{
	puts("hello of the toy");
	return 0;
}
