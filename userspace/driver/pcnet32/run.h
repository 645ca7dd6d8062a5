/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef PCNET32_RUN_H
#define PCNET32_RUN_H

#include "lib/error.h"
#include "driver/vfio/pci.h"
#include "options.h"

extern const struct pci_kind pcnet_kind;

/* Drives the NIC until it is told to leave. 0, or -1 with *err filled. */
int run(const struct options *options, struct tare_error *err);

/*
 * Stops a chip that a dead driver left running, before another driver gets it. Nothing is done
 * where VFIO does not have it. 0, or -1 with *err filled: somebody drives it.
 */
int quieten(const char *address, struct tare_error *err);

#endif
