// SPDX-License-Identifier: GPL-2.0-only
/* Each case works below a key of its own, and leaves none behind but those that deepest one is
 * below. */
#include "steps.h"

#define NAME  TARE_NT_VALUE_NAME_MAX
#define LARGE (5 + TARE_NT_VALUE_MAX) /* a name, and as many data as there may be */

const struct nt_case registry_cases[] = {
	{49, NT_LACKS_REGISTRY, "keys are made with those above, and found without case",
	 STEPS(KEY(b, 0, "Case 49\\above\\b", 0, OK, IS_NEW),
	       KEY(a, 0, "case 49\\ABOVE\\A", 0, OK, IS_NEW),
	       KEY(c, 0, "CASE 49\\Above\\c", 0, OK, IS_NEW),
	       KEY(d, 0, "CASE 49\\ABOVE\\B", 0, OK, IS_THERE), FIND(e, 0, "case 49\\above", OK),
	       FIND(f, e, "d", NAME_NOT_FOUND), DO(CLOSE, d, OK), FIND(d, e, "A", OK), DELETE(d),
	       DELETE(b), DELETE(c), DELETE(e), FIND(f, 0, "case 49", OK), DELETE(f),
	       FIND(f, 0, "Case 49", NAME_NOT_FOUND))},
	{50, NT_LACKS_REGISTRY, "a key goes while it is open, but not with keys below",
	 STEPS(KEY(a, 0, "case 50", 0, OK, IS_NEW), KEY(b, a, "below", 0, OK, IS_NEW),
	       PUT(b, "value", 1, "data", OK), BY(wine), DO(KEY_DELETE, a, ACCESS_DENIED),
	       NOT_BY(wine), DO(KEY_DELETE, a, CANNOT_DELETE), DO(KEY_DELETE, b, OK), BY(wine),
	       DO(KEY_DELETE, b, OK), NOT_BY(wine), DO(KEY_DELETE, b, KEY_DELETED),
	       GET(b, "value", 0, KEY_DELETED), PUT(b, "value", 1, "data", KEY_DELETED),
	       KEY(c, b, "again", 0, KEY_DELETED), FIND(c, a, "below", NAME_NOT_FOUND),
	       DO(CLOSE, b, OK), DELETE(a))},
	{51, NT_LACKS_REGISTRY, "a value keeps its type and size, and tells what room it needs",
	 STEPS(KEY(a, 0, "case 51", 0, OK, IS_NEW), PUT(a, "other", 0, "", OK),
	       PUT(a, "Number", 4, "longer than it will be", OK),
	       PUT(a, "number", 0xfedcba98, "1234", OK), PUT(a, "", 1, "default", OK),
	       GET(a, "NUMBER", 3, BUFFER_OVERFLOW, .size = 4), GET(a, "NUMBER", 0, OK, .size = 4),
	       GET(a, "NUMBER", 8, OK, .tells_value = true, .value = 0xfedcba98, .size = 4,
		   .out = "1234"),
	       GET(a, "", 0, OK, .size = 7), GET(a, "OTHER", 0, OK, .size = 0),
	       GET(a, "others", 0, NAME_NOT_FOUND), DELETE(a))},
	{52, NT_LACKS_REGISTRY, "names of keys and values have limits",
	 STEPS(KEY(a, 0, "case 52", 0, OK, IS_NEW),
	       KEY(b, a, "n", 0, OK, IS_NEW, .in_size = TARE_NT_NAME_MAX),
	       KEY(c, a, "n", 0, INVALID_PARAMETER, .in_size = TARE_NT_NAME_MAX + 2), DELETE(b),
	       ASK(VALUE_SET, OK, .slots = "a", .in = "n", .in_size = NAME + 4, .b = NAME),
	       GET(a, "n", 0, OK, .in_size = NAME, .size = 4),
	       ASK(VALUE_SET, INVALID_PARAMETER, .slots = "a", .in = "n", .in_size = NAME + 5,
		   .b = NAME + 1),
	       DELETE(a))},
	/* Wine's has none */
	{53, NT_LACKS_REGISTRY, "so has depth",
	 STEPS(NOT_BY(wine),
	       KEY(a, 0, "d\\", 0, NAME_INVALID, .in_size = 2 * TARE_NT_DEPTH_MAX + 1),
	       NOT_BY(wine),
	       KEY(a, 0, "d\\", TARE_NT_VOLATILE, OK, IS_NEW, .in_size = 2 * TARE_NT_DEPTH_MAX - 1),
	       NOT_BY(wine), DO(KEY_DELETE, a, OK))},
	{54, NT_LACKS_REGISTRY, "below a volatile key all are; a value has up to 1 MiB",
	 STEPS(KEY(a, 0, "case 54", TARE_NT_VOLATILE, OK, IS_NEW),
	       KEY(b, a, "below", 0, CHILD_MUST_BE_VOLATILE), FIND(b, a, "below", NAME_NOT_FOUND),
	       KEY(b, a, "below", TARE_NT_VOLATILE, OK, IS_NEW),
	       /* what is there is what it was made as */
	       KEY(c, a, "below", 0, OK, IS_THERE), DELETE(b),
	       ASK(VALUE_SET, OK, .slots = "a", .a = 3, .b = 5, .in = "large", .in_size = LARGE),
	       GET(a, "LARGE", TARE_NT_VALUE_MAX, OK, .size = TARE_NT_VALUE_MAX, .out = "large"),
	       NOT_BY(wine),
	       ASK(VALUE_SET, INVALID_PARAMETER, .slots = "a", .a = 3, .b = 5, .in = "large",
		   .in_size = LARGE + 1),
	       DELETE(a))},
	{0},
};
