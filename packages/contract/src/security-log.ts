import * as z from 'zod/mini';
import { endpoint, Page, paged } from './endpoint.js';
import { Id } from './items.js';
import { OperatorRole, ownerCall } from './operator.js';

const RecordedValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
export type RecordedValue = z.infer<typeof RecordedValue>;

/** Describes a field that a call changed. A value is null if the field is empty or its object doesn't exist. */
export const RecordedChange = z.object({ field: z.string(), before: RecordedValue, after: RecordedValue });
export type RecordedChange = z.infer<typeof RecordedChange>;

/** Lists who makes recorded calls. A `command` runs on the cloud's machine, such as `add-operator`. */
export const SecurityActor = z.enum(['operator', 'account', 'command']);
export type SecurityActor = z.infer<typeof SecurityActor>;

/** Describes a recorded call. */
export const SecurityEntry = z.object({
  /** Unique with `by`. */
  id: z.int(),
  by: SecurityActor,
  at: z.string(),
  /** Null for a command. */
  account: z.nullable(z.int()),
  /** Email address of an operator at the time of the call, or the current one of an account. Null for a command. */
  email: z.nullable(z.string()),
  /** Null unless an operator made the call. */
  role: z.nullable(OperatorRole),
  /** Name of the call, such as `orders.refund`. */
  call: z.string(),
  /** Object of the call, such as the number of an order. */
  target: z.nullable(z.string()),
  /** `success` or the code of an error. Null if the process ended before the response. */
  outcome: z.nullable(z.string()),
  /** Empty for a call that changed none of its recorded fields. */
  changes: z.array(RecordedChange),
  ip: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
});
export type SecurityEntry = z.infer<typeof SecurityEntry>;

/** Returns whether a time is in a year from 1 to 9999 also in UTC. The database refuses others. */
function hasCommonYear(time: string): boolean {
  const year = new Date(time).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

const Time = z.iso.datetime({ offset: true }).check(z.refine(hasCommonYear, 'must be in a year from 1 to 9999'));

/** Lists recorded calls of operators and changes by accounts, newest first. */
export const listSecurityLog = endpoint({
  ...ownerCall,
  name: 'security-log.list',
  method: 'GET',
  path: '/operator/security-log',
  input: z.object({
    by: z._default(z.enum(['all', ...SecurityActor.options]), 'all'),
    account: z.optional(Id),
    /** Name of a call or of its feature, such as `orders.refund` or `orders`. */
    call: z.optional(z.string().check(z.regex(/^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)?$/), z.maxLength(60))),
    from: z.optional(Time),
    /** Exclusive. */
    until: z.optional(Time),
    page: Page,
  }),
  output: paged(SecurityEntry),
  errors: [],
});
