import type { Endpoint } from '@kithouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FinishAction, RecordAction } from '../operator.js';
import { operatorOf } from './caller.js';
import { findTarget } from './security-log.js';

declare module 'fastify' {
  interface FastifyRequest {
    finishAction: FinishAction | undefined;
  }
}

/** Lists calls that neither change anything people see nor return personal data. A publication makes hundreds of them. */
const unrecorded = new Set(['publishing.missing-media', 'publishing.upload-media', 'releases.list', 'jobs.list']);

/** Records the call of an operator, also one that is about to be refused. Throws if that fails, so that nothing stays unrecorded. */
export async function beginAction(record: RecordAction, { name }: Endpoint, request: FastifyRequest): Promise<void> {
  const operator = operatorOf(request.caller);
  if (operator && !unrecorded.has(name)) {
    request.finishAction = await record(operator, { call: name, ip: request.ip, request_id: request.id });
  }
}

/** Adds the outcome to a recorded call, before the response is sent. A failure leaves the call recorded without it. */
export async function finishAction(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const outcome = reply.statusCode < 400 ? 'success' : (request.refusal ?? 'refused');
  await request.finishAction?.(outcome, findTarget(request)).catch((error: unknown) => {
    request.log.error({ err: error }, 'the outcome of an operator’s call could not be recorded');
  });
}
