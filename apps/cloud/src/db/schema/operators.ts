import type { OperatorRole, RecordedChange } from '@kithouse/contract';
import type { ColumnType, Generated } from 'kysely';

/** Null for sign-ins and commands, and while a call runs. Written as JSON text. */
type Changes = ColumnType<RecordedChange[] | null, string | null | undefined, string>;

/** Describes the tables of those who operate the cloud. */
export type OperatorTables = {
  operators: {
    user_id: number;
    role: OperatorRole;
    created_at: string;
  };
  operator_keys: {
    id: Generated<number>;
    user_id: number;
    secret_hash: Buffer;
    created_at: string;
    expires_at: string;
    last_used_at: string | null;
  };
  operator_actions: {
    id: Generated<number>;
    at: string;
    /** Null for a command on the machine of the cloud, like `email` and `role`. */
    account: number | null;
    email: string | null;
    role: OperatorRole | null;
    call: string;
    target: string | null;
    /** Null until the response. */
    outcome: string | null;
    changes: Changes;
    ip: string | null;
    request_id: string | null;
  };
  account_actions: {
    id: Generated<number>;
    at: string;
    account: number;
    call: string;
    target: string | null;
    outcome: string | null;
    changes: Changes;
    ip: string;
    request_id: string;
  };
};
