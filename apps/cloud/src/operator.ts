import type { OperatorRole, RecordedChange } from '@kithouse/contract';

/** Describes an account that signed in as an operator. */
export type Operator = { id: number; email: string; role: OperatorRole; key_id: number };

/** Describes who makes a recorded call. */
export type Actor = { operator: Operator } | { account: number };

/** Adds the outcome to a recorded call. */
export type FinishAction = (result: { outcome: string; target: string | undefined; changes: RecordedChange[] }) => Promise<void>;

/** Records a call before it runs. */
export type RecordAction = (actor: Actor, action: { call: string; ip: string; request_id: string }) => Promise<FinishAction>;
