/* SPDX-License-Identifier: GPL-2.0-only */
/* Whose Win32 it is: the system's own, or a front end's. */
#ifndef TESTAPI_SYSTEM_H
#define TESTAPI_SYSTEM_H

struct settings;

/* What --front may say, and what it is without; NULL: there is nothing to choose. */
extern const char *const system_front;

/* Ends the program where the front end is not there, or cannot do this test. */
void system_begin(const struct settings *settings);

/* Whose services they are: the front end's name, or win32. */
const char *system_services(const struct settings *settings);

#endif
