import type { ColumnType } from 'kysely';

export type PlanTables = {
  plan_parts: {
    plan_id: string;
    sha256: string;
    user_id: number;
    /** The very text that the plan names by its hash. */
    ops: string;
    created_at: ColumnType<string, string, never>;
  };
};
