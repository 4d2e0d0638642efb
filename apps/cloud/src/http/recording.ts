import type { Endpoint, ParsedInput, RecordedChange, RecordedValue } from '@kithouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FinishAction, RecordAction } from '../operator.js';
import { operatorOf, userOf } from './caller.js';
import { findTarget } from './security-log.js';

declare module 'fastify' {
  interface FastifyRequest {
    finishAction: FinishAction | undefined;
    changes: RecordedChange[] | undefined;
  }
}

type Values<Field extends string> = Readonly<Record<Field, RecordedValue>>;

/** Reads the recorded fields of the object of a call. Resolves to undefined if the object doesn't exist. */
type Read<E extends Endpoint, Field extends string> = (call: {
  input: ParsedInput<E>;
  /** Account that the call is about; 0 for the call of an operator. */
  account: number;
}) => Promise<Values<Field> | undefined>;

/** Reads the values of a call with `recorded` fields. Other calls have no recorder. */
export type Recorder<E extends Endpoint> = E extends { recorded: readonly (infer Field extends string)[] }
  ? {
      readRecordedFields: Read<E, Field>;
      /** Finds the account of the link whose token a call has. It can differ from the signed-in account. */
      findRecordedAccount?: (input: ParsedInput<E>) => Promise<number | undefined>;
    }
  : { readRecordedFields?: never; findRecordedAccount?: never };

/** Describes the recorder of any call. */
export type AnyRecorder = {
  readRecordedFields?: ((call: { input: never; account: number }) => Promise<Values<string> | undefined>) | undefined;
  findRecordedAccount?: ((input: never) => Promise<number | undefined>) | undefined;
};

/** Lists calls that neither change anything people see nor return personal data. A publication makes hundreds of them. */
const unrecorded = new Set(['publishing.missing-media', 'publishing.upload-media', 'releases.list', 'jobs.list']);

/** Limits the characters of a value, so that records stay small. An email address fits. */
const maxLength = 254;

/** Records the call of an operator, even if it is about to be refused. Throws if that fails, so that no call stays unrecorded. */
export async function beginAction(record: RecordAction, { name }: Endpoint, request: FastifyRequest): Promise<void> {
  const operator = operatorOf(request.caller);
  if (operator && !unrecorded.has(name)) {
    request.finishAction = await record({ operator }, { call: name, ip: request.ip, request_id: request.id });
  }
}

type Recorded = { record: RecordAction; endpoint: Endpoint; recorder: AnyRecorder; input: unknown };

/** Runs a call and compares its recorded fields before and after it. Records the call of an account before it runs. */
export async function recordChanges<T>(request: FastifyRequest, recorded: Recorded, run: () => Promise<T>): Promise<T> {
  const { endpoint, recorder, input } = recorded;
  if (!recorder.readRecordedFields) {
    return run();
  }
  const user = recorder.findRecordedAccount ? undefined : userOf(request.caller);
  const account = user?.id ?? (await recorder.findRecordedAccount?.(input as never));
  if (!request.finishAction && account !== undefined) {
    const action = { call: endpoint.name, ip: request.ip, request_id: request.id };
    request.finishAction = await recorded.record({ account, session: user?.session_id }, action);
  }
  if (!request.finishAction) {
    return run();
  }
  const read = () => recorder.readRecordedFields?.({ input: input as never, account: account ?? 0 });
  const before = await read();
  try {
    return await run();
  } finally {
    // A call can change something before it fails.
    try {
      request.changes = compare(endpoint.recorded ?? [], before, await read());
    } catch (error) {
      request.log.error({ err: error }, 'the changes of a recorded call could not be read');
    }
  }
}

/** Adds the outcome to a recorded call, before the response is sent. A failure leaves the call recorded without it. */
export async function finishAction(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const outcome = reply.statusCode < 400 ? 'success' : (request.refusal ?? 'refused');
  const result = { outcome, target: findTarget(request), changes: request.changes ?? [] };
  await request.finishAction?.(result).catch((error: unknown) => {
    request.log.error({ err: error }, 'the outcome of a recorded call could not be recorded');
  });
}

/** Lists the declared fields whose values differ. */
function compare(
  fields: readonly string[],
  before: Values<string> | undefined,
  after: Values<string> | undefined,
): RecordedChange[] {
  return fields
    .filter((field) => (before?.[field] ?? null) !== (after?.[field] ?? null))
    .map((field) => ({ field, before: truncate(before?.[field]), after: truncate(after?.[field]) }));
}

/** Also replaces half a surrogate pair at the end, because the database refuses it. */
const truncate = (value: RecordedValue = null) =>
  typeof value === 'string' ? value.slice(0, maxLength).replace(/\p{Surrogate}/gu, '\ufffd') : value;
