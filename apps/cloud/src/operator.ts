import type { OperatorRole, RecordedChange } from '@kithouse/contract';

/** Describes an account that signed in as an operator. */
export type Operator = { id: number; email: string; role: OperatorRole; key_id: number };

/** Describes an account that makes a recorded call, without a session if it's that of an email's link. */
export type AccountActor = { account: number; session: number | undefined };

/** Describes who makes a recorded call. */
export type Actor = { operator: Operator } | AccountActor;

/** Adds the outcome to a recorded call. */
export type FinishAction = (result: { outcome: string; target: string | undefined; changes: RecordedChange[] }) => Promise<void>;

/** Records a call before it runs. */
export type RecordAction = (actor: Actor, action: { call: string; ip: string; request_id: string }) => Promise<FinishAction>;
