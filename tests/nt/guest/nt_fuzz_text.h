/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Names, paths, values and messages. Each is written so that it ends where its area does; each
 * returns its size.
 */
#ifndef NT_FUZZ_TEXT_H
#define NT_FUZZ_TEXT_H

#include "nt_fuzz.h"

uint32_t fuzz_name_text(struct draw *draw, const struct area *in);
uint32_t fuzz_path_text(struct draw *draw, const struct area *in);
uint32_t fuzz_value_text(struct draw *draw, const struct area *in);
uint32_t fuzz_message(struct draw *draw, const struct area *in);
/* Behind a text of SIZE bytes that ends where the area does, which is moved. The sum. */
uint32_t fuzz_add_data(struct draw *draw, const struct area *in, uint32_t size);

#endif
