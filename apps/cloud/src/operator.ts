import type { OperatorRole } from '@kithouse/contract';

/** Describes an account that signed in as an operator. */
export type Operator = { id: number; email: string; role: OperatorRole; key_id: number };

/** Adds the outcome to a recorded call. */
export type FinishAction = (outcome: string, target: string | undefined) => Promise<void>;

/** Records a call of an operator before it runs. */
export type RecordAction = (
  operator: Operator,
  action: { call: string; ip: string; request_id: string },
) => Promise<FinishAction>;
