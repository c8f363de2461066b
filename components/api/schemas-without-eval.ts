// What browsers load as `zod` (next.config.mjs). Zod writes code for a schema and tries at first whether it may run it; a
// page's policy forbids that, and every try is reported against it. Told so before the first schema is made, it never tries.
import { config } from 'zod/v4';

config({ jitless: true });

export * from 'zod/v4';
