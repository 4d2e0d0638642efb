import type { ColumnType } from 'kysely';

export type JobRowState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

/** Describes the columns of pg-boss's table that we read. Rows are added and changed by pg-boss. */
export type JobTables = {
  'pgboss.job': {
    id: string;
    name: string;
    data: ColumnType<unknown, never, never>;
    state: ColumnType<JobRowState, never, JobRowState>;
    singleton_key: string | null;
    /** Counts the runs after the first. */
    retry_count: number;
    start_after: string;
    started_on: string | null;
    created_on: string;
    completed_on: string | null;
    output: ColumnType<{ message?: unknown; value?: { message?: unknown } } | null, never, never>;
  };
};
