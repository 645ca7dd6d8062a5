// SPDX-License-Identifier: GPL-2.0-only
/*
 * A dose: chosen calls do more work than they would, so that the workload itself tells what such
 * work costs it. The loop is timed here, so that what was added is known.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/ktime.h>
#include <linux/moduleparam.h>

#include "memtap.h"

#define CALIBRATION_TURNS	1000000
#define TURNS_MOST		1000000

struct memtap_dose memtap_dose = { .high = UINT_MAX };

module_param_named(dose_turns, memtap_dose.turns, uint, 0400);
MODULE_PARM_DESC(dose_turns, "dose mode: turns of a loop of three instructions that are added to each call, 0 to 1000000 (default: 0)");

module_param_named(dose_low, memtap_dose.low, uint, 0400);
module_param_named(dose_high, memtap_dose.high, uint, 0400);
MODULE_PARM_DESC(dose_low, "dose mode: bytes of the smallest call that gets a dose (default: 0)");
MODULE_PARM_DESC(dose_high, "dose mode: bytes of the largest call that gets a dose (default: all)");

/* Times the loop, and says in the log that this kernel is slower on purpose. */
int memtap_dose_prepare(void)
{
	u64 least = U64_MAX, begun;
	unsigned int i;

	if (memtap_mode != TARE_MODE_DOSE)
		return 0;
	if (memtap_dose.turns > TURNS_MOST || memtap_dose.low > memtap_dose.high) {
		pr_err("dose_turns=%u dose_low=%u dose_high=%u: at most %u turns, and low at most high\n",
		       memtap_dose.turns, memtap_dose.low, memtap_dose.high, TURNS_MOST);
		return -EINVAL;
	}
	/* the first meets code for the first time; interrupts lengthen some */
	for (i = 0; i < 5; i++) {
		begun = ktime_get_ns();
		memtap_spin(CALIBRATION_TURNS);
		least = min(least, ktime_get_ns() - begun);
	}
	memtap_dose.turn_ps = div_u64(least * 1000, CALIBRATION_TURNS);
	pr_warn("each tapped call of %u to %u bytes makes %u more turns of a loop, of %llu ps each: this kernel is slower on purpose\n",
		memtap_dose.low, memtap_dose.high, memtap_dose.turns, memtap_dose.turn_ps);
	return 0;
}
