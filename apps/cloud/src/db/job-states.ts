import type { JobState } from '@kithouse/contract';
import type { JobRowState } from './schema/jobs.js';

/** Lists pg-boss's states of each of ours. Completed and cancelled jobs are not shown. */
const rowStates: Readonly<Record<JobState, readonly JobRowState[]>> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  failed: ['failed'],
};

/** Returns pg-boss's states of a state, or of all unfinished jobs. */
export const rowStatesOf = (state: JobState | 'all'): JobRowState[] =>
  state === 'all' ? Object.values(rowStates).flat() : [...rowStates[state]];

/** Returns our state of a row; undefined for a finished job. */
export const findJobState = (row: JobRowState): JobState | undefined =>
  (Object.keys(rowStates) as JobState[]).find((state) => rowStates[state].includes(row));
