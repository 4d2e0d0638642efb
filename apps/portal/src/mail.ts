import * as z from 'zod/mini';

/** Describes a mail of a development cloud. `at` is ISO 8601 UTC. */
export const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), at: z.string() });
export type Mail = z.infer<typeof Mail>;
