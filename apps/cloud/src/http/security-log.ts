import { createHash } from 'node:crypto';
import { type Endpoint, publishItem } from '@kithouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isScope } from '../key-scope.js';
import { operatorOf, userOf } from './caller.js';

/** Identifies the account that signed in or the key that was created, beside the caller. */
export type Subject = { account?: number | undefined; key?: number | undefined };

declare module 'fastify' {
  interface FastifyRequest {
    subject: Subject | undefined;
    /** Code of the error that was sent. */
    refusal: string | undefined;
  }
}

/** Lists the calls about access to accounts. All calls of the operator are logged as well. */
const watched = new Set([
  'session.sign-in',
  'session.sign-up',
  'session.sign-out',
  'account.connect',
  'account.register',
  'account.disconnect',
  'account.create-key',
  'account.revoke-key',
  'account.change-password',
  'account.reset-password',
  'account.forgot-password',
  'account.change-email',
  'account.confirm-email',
  'account.verify-email',
  'account.end-browser',
  'account.enrol-second-factor',
  'account.confirm-second-factor',
  'account.renew-recovery-codes',
  'account.remove-second-factor',
  'account.delete',
  'account.export',
  'operators.sign-in',
]);

export const isWatched = ({ name, access }: Endpoint) => watched.has(name) || isScope(access);

/** Finds the account and the key in a response. */
export function findSubject(output: unknown): Subject {
  const { user, key } = (output ?? {}) as { user?: { id?: unknown } | null; key?: { id?: unknown } | null };
  return { account: toId(user?.id), key: toId(key?.id) };
}

/** Adds the account to every further log line of a request. */
export function noteAccount(request: FastifyRequest): void {
  const account = (userOf(request.caller) ?? operatorOf(request.caller))?.id;
  if (account !== undefined) {
    request.log = request.log.child({ account });
  }
}

/** Logs the caller, the call, its outcome and the address that it came from. */
export function logSecurity(request: FastifyRequest, reply: FastifyReply): void {
  const { call, isWatched } = request.routeOptions.config as { call?: string; isWatched?: boolean };
  if (!isWatched) {
    return;
  }
  const caller = request.caller;
  const person = caller && (userOf(caller) ?? operatorOf(caller));
  request.log.info(
    {
      security: call,
      outcome: reply.statusCode < 400 ? 'success' : (request.refusal ?? 'refused'),
      by: caller?.kind,
      // The lines of a signed-in caller have the account already.
      ...(person ? {} : { account: request.subject?.account }),
      key: person?.key_id ?? request.subject?.key,
      target: findTarget(request),
      person: fingerprint(request.body),
      ip: request.ip,
    },
    'security',
  );
}

/** Returns the object of a call: from its path, such as the number of a key or an order, or the slug of a published item. */
export function findTarget({ params, body, routeOptions }: FastifyRequest): string | undefined {
  const [inPath] = Object.values((params ?? {}) as Record<string, string>);
  // Callers choose the fields of a body, so no other call reads a target from it.
  const { call } = routeOptions.config as { call?: string };
  const target = inPath ?? (call === publishItem.name ? readSlug(body) : undefined);
  return target?.slice(0, 200).replace(unreadable, '\ufffd');
}

/** Matches characters that the database refuses, and those that hide or reorder others. A refused call may have them. */
const unreadable = /[\p{Cc}\p{Cf}\p{Surrogate}]/gu;

function readSlug(body: unknown): string | undefined {
  const { listing } = (typeof body === 'object' && body !== null ? body : {}) as { listing?: { slug?: unknown } | null };
  return typeof listing?.slug === 'string' ? listing.slug : undefined;
}

/** Returns a fingerprint of the email address in a request, because the log contains no addresses. */
function fingerprint(body: unknown): string | undefined {
  const { email } = (typeof body === 'object' && body !== null ? body : {}) as { email?: unknown };
  return typeof email === 'string'
    ? createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 16)
    : undefined;
}

const toId = (value: unknown) => (typeof value === 'number' ? value : undefined);
