/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A time at which a module stops by itself what it does to the kernel, unless somebody renews it:
 * whoever had it loaded may be gone, or stand still.
 *
 * One lock of the module covers all of it, and its work takes that lock. The work may have waited
 * for the lock while the deadline was renewed or stopped: it asks tare_deadline_is_due() first.
 */
#ifndef _TARE_DEADLINE_H
#define _TARE_DEADLINE_H

#include <linux/jiffies.h>
#include <linux/types.h>
#include <linux/workqueue.h>

#define TARE_DEADLINE_MOST_MS	86400000	/* a day */

struct tare_deadline {
	struct delayed_work work;
	unsigned int ms;	/* from a start or a renewal on; 0: it never comes */
	unsigned long due;	/* jiffies, while it runs */
	bool runs;
	bool passed;		/* what was to stop has stopped; a start ends this */
};

static inline bool tare_deadline_allows(unsigned long ms)
{
	return ms <= TARE_DEADLINE_MOST_MS;
}

/* From now on. */
static inline void tare_deadline_start(struct tare_deadline *d)
{
	WRITE_ONCE(d->passed, false);
	d->runs = d->ms;
	d->due = jiffies + msecs_to_jiffies(d->ms);
	if (d->runs)
		mod_delayed_work(system_long_wq, &d->work, msecs_to_jiffies(d->ms));
	else
		cancel_delayed_work(&d->work);
}

/* There is nothing left to stop. */
static inline void tare_deadline_stop(struct tare_deadline *d)
{
	d->runs = false;
	cancel_delayed_work(&d->work);
}

static inline bool tare_deadline_is_due(const struct tare_deadline *d)
{
	return d->runs && time_after_eq(jiffies, d->due);
}

/* From the work: what was to stop has stopped. */
static inline void tare_deadline_pass(struct tare_deadline *d)
{
	d->runs = false;
	WRITE_ONCE(d->passed, true);
}

/* From the work: what was to stop cannot yet; it tries again. */
static inline void tare_deadline_retry(struct tare_deadline *d)
{
	mod_delayed_work(system_long_wq, &d->work, HZ);
}

/* For unloading, without the lock, when nobody can start or renew it any more. */
static inline void tare_deadline_end(struct tare_deadline *d)
{
	cancel_delayed_work_sync(&d->work);
}

#endif /* _TARE_DEADLINE_H */
