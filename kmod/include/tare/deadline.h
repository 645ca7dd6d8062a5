/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A module with a deadline stops by itself what it does to the kernel unless a program renews the
 * deadline in time: the program that loaded the module may be gone, or hang.
 *
 * Locking: one mutex of the module protects the structure. The caller holds that mutex, except in
 * tare_deadline_end(). The work takes the mutex, too, and may have waited for it while the
 * deadline was renewed or stopped: so the work asks tare_deadline_is_due() first. Only
 * tare_deadline_end() sleeps.
 */
#ifndef _TARE_DEADLINE_H
#define _TARE_DEADLINE_H

#include <linux/jiffies.h>
#include <linux/types.h>
#include <linux/workqueue.h>

#define TARE_DEADLINE_MOST_MS	86400000	/* a day */

struct tare_deadline {
	struct delayed_work work;
	unsigned int ms;	/* from a start or a renewal on; 0: no deadline */
	unsigned long due;	/* jiffies, while it runs */
	bool runs;
	bool passed;		/* the module has stopped; until a start */
};

static inline bool tare_deadline_allows(unsigned long ms)
{
	return ms <= TARE_DEADLINE_MOST_MS;
}

/* The deadline is d->ms from now; 0 cancels an earlier one. */
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

/* The module has nothing left to stop. */
static inline void tare_deadline_stop(struct tare_deadline *d)
{
	d->runs = false;
	cancel_delayed_work(&d->work);
}

static inline bool tare_deadline_is_due(const struct tare_deadline *d)
{
	return d->runs && time_after_eq(jiffies, d->due);
}

/* Called by the work when the module has stopped. */
static inline void tare_deadline_pass(struct tare_deadline *d)
{
	d->runs = false;
	WRITE_ONCE(d->passed, true);
}

/* Called by the work when the module cannot stop yet; the work runs again in a second. */
static inline void tare_deadline_retry(struct tare_deadline *d)
{
	mod_delayed_work(system_long_wq, &d->work, HZ);
}

/*
 * For unloading, when nobody can start or renew the deadline any more. Waits for the work, which
 * takes the mutex, so the caller must not hold it.
 */
static inline void tare_deadline_end(struct tare_deadline *d)
{
	cancel_delayed_work_sync(&d->work);
}

#endif /* _TARE_DEADLINE_H */
