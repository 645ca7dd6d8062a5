// SPDX-License-Identifier: GPL-2.0-only
#include "nt_fuzz_text.h"

/* What many requests name, so that they meet; each sixteenth is of other bytes, or too long. */
static uint32_t word(struct draw *by, char *to)
{
	static const char *const words[] = {"a",      "A",     "b",        "c",
					    "value",  "Value", "Software", "Local",
					    "Global", "x.y",   "\xc3\xa4"};
	uint32_t which = below(by, 176), size;

	if (which < 165) {
		size = strlen(words[which % 11]);
		memcpy(to, words[which % 11], size);
		return size;
	}
	size = which < 170 ? below(by, 20) : TARE_NT_NAME_MAX - 2 + below(by, 4);
	for (uint32_t i = 0; i < size; i++)
		to[i] = which < 168 ? below(by, 256) : 'a' + i % 3;
	return size;
}

static uint32_t at_end(const struct area *in, const char *text, uint32_t size)
{
	memcpy(in->end - size, text, size);
	return size;
}

/* None at all, sometimes; below Local\ or another folder, sometimes. */
uint32_t fuzz_name_text(struct draw *by, const struct area *in)
{
	char text[2 * TARE_NT_NAME_MAX + 8];
	uint32_t size = 0;

	if (!below(by, 4)) {
		size = word(by, text);
		text[size++] = '\\';
	}
	return at_end(in, text, below(by, 8) ? size + word(by, text + size) : 0);
}

/* Of 1 to 4 names; each hundredth as deep as it may be, or deeper. */
uint32_t fuzz_path_text(struct draw *by, const struct area *in)
{
	uint32_t names = below(by, 100) ? 1 + below(by, 4) : TARE_NT_DEPTH_MAX - 4 + below(by, 8);
	bool long_names = names > 4;
	static __thread char text[(TARE_NT_DEPTH_MAX + 8) * (TARE_NT_NAME_MAX + 4)];
	uint32_t size = 0;

	while (names--) {
		if (long_names)
			text[size++] = 'a' + below(by, 2);
		else
			size += word(by, text + size);
		if (names)
			text[size++] = '\\';
	}
	return at_end(in, text, size);
}

uint32_t fuzz_value_text(struct draw *by, const struct area *in)
{
	char text[TARE_NT_NAME_MAX + 4];
	uint32_t size;

	if (below(by, 200))
		return at_end(in, text, below(by, 8) ? word(by, text) : 0);
	size = TARE_NT_VALUE_NAME_MAX - 1 + below(by, 3);
	memset(in->end - size, 'n', size);
	return size;
}

uint32_t fuzz_add_data(struct draw *by, const struct area *in, uint32_t size)
{
	static const uint32_t sizes[] = {0, 1, 4, 8, 100, 1000, 4096, 8192};
	uint32_t data = sizes[below(by, 8)];

	if (!below(by, 300))
		data = TARE_NT_VALUE_MAX - 1 + below(by, 3);
	memmove(in->end - size - data, in->end - size, size);
	memset(in->end - data, 'd', data);
	return size + data;
}

uint32_t fuzz_message(struct draw *by, const struct area *in)
{
	struct tare_nt_message message = {below(by, 16), 0, draw(by), draw(by)};

	return at_end(in, (const char *)&message, sizeof(message));
}
