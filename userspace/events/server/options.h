/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_EVENTS_OPTIONS_H
#define TARE_EVENTS_OPTIONS_H

#include "server.h"

/* Reads the command line, or ends the program. The program's name says what model it is. */
void options_read(int argc, char **argv, struct setting *setting);

#endif
