/* SPDX-License-Identifier: GPL-2.0-only */
/* What the files of the layer share. */
#ifndef NT_WIN32_LAYER_H
#define NT_WIN32_LAYER_H

#include <stdbool.h>
#include <stdint.h>

#include "nt/api.h"

/*
 * The front end of all that follows, which the calling thread joins. 0, or -1 with a line on
 * stderr.
 */
int win32_use(const struct nt_api *api);
const struct nt_api *win32_api(void);

/* The error of Win32 for an NT status; ERROR_GEN_FAILURE for those that testapi never meets. */
uint32_t win32_error(uint32_t status);
void win32_set_last_error(uint32_t error);
/* Whether it is good; else the last error says why. A name that was there is good, and is told. */
bool win32_good(uint32_t status);

/* Asks, without in and out. */
uint32_t win32_ask(struct tare_nt_call *call);
/* The same with bytes that go in; NULL: none. */
uint32_t win32_ask_about(struct tare_nt_call *call, const char *text);

/* What a handle has beside its object: the descriptor of a file. */
void win32_file_closed(uint32_t handle);

#endif
