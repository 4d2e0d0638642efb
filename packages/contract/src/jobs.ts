import * as z from 'zod/mini';
import { endpoint, Page, paged } from './endpoint.js';
import { supportCall } from './operator.js';

/** `waiting` runs at `next_at`. `failed` has used all its retries. */
export const JobState = z.enum(['waiting', 'running', 'failed']);
export type JobState = z.infer<typeof JobState>;

/** Describes unfinished background work. */
export const StoredJob = z.object({
  id: z.string(),
  /** Kind of work, such as `pictures`. */
  kind: z.string(),
  /** Subject of the work, such as the hash of a picture. */
  about: z.string(),
  state: JobState,
  created_at: z.string(),
  attempts: z.int(),
  last_error: z.nullable(z.string()),
  /** Null if it runs or failed. */
  next_at: z.nullable(z.string()),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** Lists unfinished jobs, oldest first. */
export const listJobs = endpoint({
  ...supportCall,
  name: 'jobs.list',
  method: 'GET',
  path: '/operator/jobs',
  input: z.object({
    state: z._default(z.enum(['all', ...JobState.options]), 'all'),
    page: Page,
  }),
  output: paged(StoredJob),
  errors: [],
});

/** Runs a failed job again now. */
export const retryJob = endpoint({
  ...supportCall,
  name: 'jobs.retry',
  method: 'POST',
  path: '/operator/jobs/{id}/retry',
  recorded: ['state', 'next_at'],
  input: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)) }),
  output: StoredJob,
  errors: ['not_found'],
});
