#ifndef C_STUB_UNICODE_DATA_H
#define C_STUB_UNICODE_DATA_H

/* Nothing to call: a target that depends on this one is linked without ICU's data. */

#endif
