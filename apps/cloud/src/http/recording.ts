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

/** Reads the recorded fields of a call's object; undefined if it doesn't exist. */
type Read<E extends Endpoint, Field extends string> = (call: {
  input: ParsedInput<E>;
  /** Account that the call is about. It exists for calls of accounts. */
  account: number;
}) => Promise<Values<Field> | undefined>;

/** Says how a call with `recorded` fields is recorded. */
export type Recorder<E extends Endpoint> = E extends { recorded: readonly (infer Field extends string)[] }
  ? {
      readRecorded: Read<E, Field>;
      /** Finds the account that a link is about, which may differ from the signed-in one. */
      findRecorded?: (input: ParsedInput<E>) => Promise<number | undefined>;
    }
  : { readRecorded?: never; findRecorded?: never };

/** Describes the recorder of any call. */
export type AnyRecorder = {
  readRecorded?: ((call: { input: never; account: number }) => Promise<Values<string> | undefined>) | undefined;
  findRecorded?: ((input: never) => Promise<number | undefined>) | undefined;
};

/** Lists calls that neither change anything people see nor return personal data. A publication makes hundreds of them. */
const unrecorded = new Set(['publishing.missing-media', 'publishing.upload-media', 'releases.list', 'jobs.list']);

/** Cuts longer texts, so that a record stays small. An email address fits. */
const longest = 254;

/** Records the call of an operator, also one that is about to be refused. Throws if that fails, so that nothing stays unrecorded. */
export async function beginAction(record: RecordAction, { name }: Endpoint, request: FastifyRequest): Promise<void> {
  const operator = operatorOf(request.caller);
  if (operator && !unrecorded.has(name)) {
    request.finishAction = await record({ operator }, { call: name, ip: request.ip, request_id: request.id });
  }
}

type Recorded = { record: RecordAction; endpoint: Endpoint; recorder: AnyRecorder; input: unknown };

/** Runs a call and notes which of its recorded fields it changed. Records the call of an account first. */
export async function noteChanges<T>(request: FastifyRequest, recorded: Recorded, run: () => Promise<T>): Promise<T> {
  const { endpoint, recorder, input } = recorded;
  if (!recorder.readRecorded) {
    return run();
  }
  const user = recorder.findRecorded ? undefined : userOf(request.caller);
  const account = user?.id ?? (await recorder.findRecorded?.(input as never));
  if (!request.finishAction && account !== undefined) {
    const action = { call: endpoint.name, ip: request.ip, request_id: request.id };
    request.finishAction = await recorded.record({ account, session: user?.session_id }, action);
  }
  if (!request.finishAction) {
    return run();
  }
  const read = () => recorder.readRecorded?.({ input: input as never, account: account ?? 0 });
  const before = await read();
  try {
    return await run();
  } finally {
    // A call that fails may have changed something before.
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

/** Lists the declared fields whose values differ, and no others. */
function compare(
  fields: readonly string[],
  before: Values<string> | undefined,
  after: Values<string> | undefined,
): RecordedChange[] {
  return fields
    .filter((field) => (before?.[field] ?? null) !== (after?.[field] ?? null))
    .map((field) => ({ field, before: cut(before?.[field]), after: cut(after?.[field]) }));
}

/** Replaces half of a character at the end as well, because the database refuses it. */
const cut = (value: RecordedValue = null) =>
  typeof value === 'string' ? value.slice(0, longest).replace(/\p{Surrogate}/gu, '\ufffd') : value;
