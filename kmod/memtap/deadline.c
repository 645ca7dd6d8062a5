// SPDX-License-Identifier: GPL-2.0-only
/*
 * Disarms when nobody has renewed the deadline in time. The deadline runs while the taps are
 * armed: arming starts it, disarming stops it.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include "memtap.h"

static void pass(struct work_struct *unused)
{
	struct tare_deadline *d = &memtap_deadline;

	mutex_lock(&memtap_lock);
	if (!tare_deadline_is_due(d))
		goto unlock;
	if (memtap_disarm(true)) {
		tare_deadline_retry(d);
		goto unlock;
	}
	tare_deadline_pass(d);
	memtap_ring_end();
	pr_warn("nobody renewed the deadline of %u ms: disarmed, the entries are restored; recorded calls can still be read\n",
		d->ms);
unlock:
	mutex_unlock(&memtap_lock);
}

struct tare_deadline memtap_deadline = {
	.work = __DELAYED_WORK_INITIALIZER(memtap_deadline.work, pass, 0),
};

/*
 * Return: 0; -EINVAL for more than TARE_DEADLINE_MOST_MS; -ETIME when the deadline has passed:
 * only arming starts a new one.
 */
int memtap_deadline_renew(unsigned long ms)
{
	lockdep_assert_held(&memtap_lock);
	if (!tare_deadline_allows(ms))
		return -EINVAL;
	if (memtap_deadline.passed)
		return -ETIME;
	memtap_deadline.ms = ms;
	if (memtap_armed)
		tare_deadline_start(&memtap_deadline);
	return 0;
}
