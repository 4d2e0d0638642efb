import { AppError, type Endpoint, parseQuery } from '@kithouse/contract';
import type { FastifyRequest } from 'fastify';
import { findExceededLimit } from './json-size.js';

export type InputLimits = {
  /** Limits the values in a JSON body, nested ones included. */
  maxEntries?: number;
  /** Limits the values in fields that the schema doesn't look into, which are not counted with the others. */
  maxUnchecked?: { fields: readonly string[]; entries: number };
};

/**
 * Limits bodies in levels of nesting because deeper ones would overflow the stack during validation, and in entries because each
 * invalid one adds an issue to the response, of which the first few are enough.
 */
const limits = { levels: 250, entries: 20_000, issues: 20 };

/** Reads the input of a call from its address and body. Throws `invalid_input` or `too_large`. */
export function readInput(endpoint: Endpoint, request: FastifyRequest, options: InputLimits): unknown {
  const inPath = parseQuery(endpoint.input, request.params as Record<string, unknown>);
  const given =
    endpoint.method === 'GET'
      ? parseQuery(endpoint.input, request.query as Record<string, unknown>)
      : endpoint.binary
        ? {}
        : readJson(request.body, options);
  const input = endpoint.input.safeParse({ ...given, ...inPath });
  if (!input.success) {
    throw new AppError('invalid_input', undefined, byField(input.error.issues.slice(0, limits.issues)));
  }
  return input.data;
}

/** Reads the body; a call without required input needs none. */
function readJson(body: unknown, { maxEntries = limits.entries, maxUnchecked }: InputLimits): object {
  if (body === undefined) {
    return {};
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body) || Buffer.isBuffer(body)) {
    throw new AppError('invalid_input', 'Send a JSON object.');
  }
  const { fields = [], entries = 0 } = maxUnchecked ?? {};
  const isUnchecked = ([name]: [string, unknown]) => fields.includes(name);
  const all = Object.entries(body);
  refuseExcess(
    all.filter((field) => !isUnchecked(field)),
    maxEntries,
  );
  refuseExcess(all.filter(isUnchecked), entries);
  return body;
}

function refuseExcess(fields: [string, unknown][], entries: number) {
  const excess = findExceededLimit(Object.fromEntries(fields), { levels: limits.levels, entries });
  if (excess === 'levels') {
    throw new AppError('invalid_input', 'The request is nested too deeply.');
  }
  if (excess === 'entries') {
    throw new AppError('too_large', `The request has more than ${entries.toLocaleString('en')} entries. Send fewer at a time.`);
  }
}

const byField = (issues: { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
