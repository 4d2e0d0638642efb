import type { ColumnType } from 'kysely';

export type ImportPlanTables = {
  plan_parts: {
    plan_id: string;
    sha256: string;
    user_id: number;
    /** The exact text whose hash the plan contains. */
    ops: string;
    created_at: ColumnType<string, string, never>;
  };
};
