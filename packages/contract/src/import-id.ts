import * as z from 'zod/mini';

/** Idempotency key of one import: a repeated call resumes it or returns its result. */
export const ImportId = z.string().check(z.regex(/^[\w-]{8,64}$/));
