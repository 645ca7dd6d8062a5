/* SPDX-License-Identifier: GPL-2.0-only */
/* What runs cases, apart from what cases use. */
#ifndef NT_RUN_H
#define NT_RUN_H

/* Ends the run: what comes could not be relied on. */
void case_give_up(const char *what);

/* What failed first in this case, or NULL. */
const char *case_said(void);
void case_forget(void);

/* path: of a thread's stat in /proc. */
void case_asleep_at(const char *path);

#endif
