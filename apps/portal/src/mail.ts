import * as z from 'zod/mini';

/** A mail of a library in development, as the cloud keeps it. `at` is ISO 8601 UTC. */
export const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), at: z.string() });
export type Mail = z.infer<typeof Mail>;
