// SPDX-License-Identifier: GPL-2.0-only
#include "registers.h"

#include "lib/clock.h"
#include "driver/probe/probe.h"

#define CALIBRATION_NS  10000000
#define CONFIG_ACCESSES 4

static uint64_t read_ticks, write_ticks, interrupt_ticks;

static double ticks_per_ns(void)
{
	uint64_t begin_ns = tare_clock_ns(), begin = ticks_now(), ns;

	do
		ns = tare_clock_ns() - begin_ns;
	while (ns < CALIBRATION_NS);
	return (double)(ticks_now() - begin) / ns;
}

void delay_prepare(const struct delays *delays)
{
	double a_ns;

	if (!delays->read && !delays->write && !delays->interrupt)
		return;
	a_ns = ticks_per_ns();
	read_ticks = delays->read * a_ns;
	write_ticks = delays->write * a_ns;
	interrupt_ticks = (delays->interrupt + CONFIG_ACCESSES * delays->read) * a_ns;
}

static void spin(uint64_t ticks)
{
	uint64_t begin;

	if (!ticks)
		return;
	begin = ticks_now();
	while (ticks_now() - begin < ticks)
		;
}

uint16_t registers_read16(const struct vfio *vfio, unsigned int offset)
{
	uint16_t value = *(volatile uint16_t *)(vfio->registers + offset);

	spin(read_ticks);
	return value;
}

uint32_t registers_read32(const struct vfio *vfio, unsigned int offset)
{
	uint32_t value = *(volatile uint32_t *)(vfio->registers + offset);

	spin(read_ticks);
	return value;
}

void registers_write32(const struct vfio *vfio, unsigned int offset, uint32_t value)
{
	*(volatile uint32_t *)(vfio->registers + offset) = value;
	spin(write_ticks);
}

void delay_interrupt(void)
{
	spin(interrupt_ticks);
}
