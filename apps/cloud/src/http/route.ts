import {
  AppError,
  brand,
  chooseLanguage,
  type Endpoint,
  type Output,
  type ParsedInput,
  parseQuery,
  readAcceptLanguage,
} from '@kithouse/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '../ports/words.js';
import { type PreparedAnswer, serialise } from '../prepared-answer.js';
import { assertAccess } from './access.js';
import { createAnswerStore, isHeld, keepHeaders, makeEtag, sendAnswer } from './caching.js';
import { type Authenticate, type Caller, type User, userOf } from './caller.js';
import { createGate } from './gate.js';
import { findExcess } from './json-size.js';
import { createVersionCheck } from './plugin-version.js';
import { findSubject, isWatched, noteAccount } from './security-log.js';
import type { SessionCookie } from './session-cookie.js';

type UserFor<E extends Endpoint> = E extends { access: 'public' } | { answers_visitors: true }
  ? User | undefined
  : E['access'] extends 'publisher'
    ? undefined
    : User;

/** Describes a handler's input. `file` is the body of a binary call, `ip` the caller's address behind trusted proxies. */
type Handled<E extends Endpoint> = {
  input: ParsedInput<E>;
  user: UserFor<E>;
  file: E extends { binary: true } ? Buffer : undefined;
  request_id: string;
  ip: string;
  /** Returns the available language that the caller prefers. */
  language: () => string;
  browser: Browser;
  /** Returns whether the client has hung up, so that nobody waits for the response. */
  isGone: () => boolean;
};

/** Reads and writes the browser's cookie. `seconds` is how long the browser stores it. */
export type Browser = { token: string | undefined; keep: (token: string, seconds: number) => void; forget: () => void };

/** Describes the caller before the body is read. */
export type Admitted = { user: User | undefined; ip: string };

type Handler<E extends Endpoint> = (call: Handled<E>) => Promise<Output<E> | PreparedAnswer<E>>;
export type RouteOptions = {
  /** Limits the body in bytes. */
  bodyLimit?: number;
  /** Limits the values in a JSON body, nested ones included. */
  mostEntries?: number;
  /** Limits the values in fields that the schema doesn't look into, which are not counted with the others. */
  mostUnchecked?: { fields: readonly string[]; entries: number };
  /** Throws for a caller who asks too often. Runs before the body is read, so that a refused request costs little. */
  admit?: (caller: Admitted) => Promise<unknown>;
  /** Limits concurrent requests including their bodies, where each may be large. */
  mostAtOnce?: number;
  /** Returns a version that changes whenever the public answer may. */
  version?: () => Promise<string>;
  /**
   * Lets this process share answers to equal requests while the version is unchanged; the returned number grows when they must be
   * rebuilt anyway.
   */
  sharedAt?: () => number;
  /** Says what makes requests equal: the whole address, or the checked input, which costs more and finds more. */
  sharedBy?: 'address' | 'input';
};
export type Route = { endpoint: Endpoint; handler: Handler<never>; options: RouteOptions };

const megabyte = 1024 * 1024;
/** Apart, so that many lists don't evict the few other answers. */
const sharedBytes = { address: 64 * megabyte, input: 16 * megabyte };
/**
 * Limits bodies in bytes, in levels of nesting because deeper ones would overflow the stack during validation, and in entries
 * because each invalid one adds an issue to the response, of which the first few are enough.
 */
const limits = { json: megabyte / 2, binary: 30 * megabyte, levels: 250, entries: 20_000, issues: 20 };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** Binds a call of the contract to its handler. */
export function route<const E extends Endpoint>(endpoint: E, handler: Handler<NoInfer<E>>, options: RouteOptions = {}): Route {
  return { endpoint, handler: handler as unknown as Route['handler'], options };
}

/** Registers calls on the server with the contract's access, input and output rules. */
export function mount(
  app: FastifyInstance,
  routes: Route[],
  authenticate: Authenticate,
  cookie: SessionCookie,
  minimumPlugin?: string,
) {
  const checkVersion = createVersionCheck(minimumPlugin);
  app.decorateRequest('caller');
  app.decorateRequest('subject');
  const stores = { address: createAnswerStore(sharedBytes.address), input: createAnswerStore(sharedBytes.input) };
  for (const { endpoint, handler, options } of routes) {
    const sharedBy = options.sharedBy ?? 'address';
    const answers = stores[sharedBy];
    const enter = createGate(options.mostAtOnce ?? Number.POSITIVE_INFINITY);
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: options.bodyLimit ?? (endpoint.binary ? limits.binary : limits.json),
      config: { call: endpoint.name, isWatched: isWatched(endpoint) },
      // Before the body is read, so that an unauthenticated caller cannot send a large one.
      onRequest: async (request, reply) => {
        checkVersion(endpoint, request, reply);
        if (endpoint.own_pages && endpoint.method !== 'GET' && !cookie.isFromOwnPage(request)) {
          throw new AppError('invalid_permission');
        }
        request.caller = await identify(endpoint, request, authenticate, cookie);
        noteAccount(request);
        assertAccess(endpoint, request.caller);
        enter(reply);
        await options.admit?.({ user: userOf(request.caller), ip: request.ip });
      },
      handler: async (request, reply) => {
        const version = await options.version?.();
        const etag = version && makeEtag(version, request.url);
        if (etag && isHeld(etag, request)) {
          return reply.code(304).headers(keepHeaders(etag)).send();
        }
        const checked = sharedBy === 'input' ? readInput(endpoint, request, options) : undefined;
        const question = checked === undefined ? request.url : `${endpoint.name} ${JSON.stringify(checked)}`;
        const key = options.sharedAt && `${version} ${options.sharedAt()} ${question}`;
        const shared = key && answers.find(key);
        if (shared) {
          return sendAnswer(shared, etag, reply);
        }
        const output = await handler({
          input: checked ?? readInput(endpoint, request, options),
          user: userOf(request.caller),
          file: endpoint.binary ? readFile(request) : undefined,
          request_id: request.id,
          ip: request.ip,
          language: () => chooseLanguage(readAcceptLanguage(request.headers['accept-language']), languages),
          browser: {
            token: cookie.read(request),
            keep: (token, seconds) => cookie.set(reply, token, seconds),
            forget: () => cookie.clear(reply),
          } satisfies Browser,
          isGone: () => request.raw.socket.destroyed,
        } as never);
        request.subject = findSubject(output);
        const body = serialise(endpoint, output);
        if (key) {
          answers.keep(key, body);
        }
        return sendAnswer(body, etag, reply);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => refuseUnknown(routes, request, reply));
}

/** Responds 404 to an unknown address and 405 to an unknown method. */
function refuseUnknown(routes: Route[], request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0]?.replace(/^\/v1/, '') ?? '';
  const allowed = routes
    .filter(({ endpoint }) => new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map(({ endpoint }) => endpoint.method);
  if (allowed.length === 0) {
    throw new AppError('not_found');
  }
  reply.header('allow', [...new Set(allowed)].join(', '));
  throw new AppError('method_not_allowed');
}

/** Authenticates a request. A key, even an invalid one, takes precedence over a cookie; they never mix. */
async function identify(
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticate: Authenticate,
  cookie: SessionCookie,
): Promise<Caller> {
  const { authorization } = request.headers;
  if (authorization === undefined) {
    const token = endpoint.runs === 'provider' ? cookie.read(request) : undefined;
    // Browsers send the cookie from any page, so only our own pages can write with it.
    const isMeant = token !== undefined && (endpoint.method === 'GET' || cookie.isFromOwnPage(request));
    return isMeant ? authenticate.bySession(token) : { kind: 'visitor' };
  }
  const key = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (key === undefined) {
    return { kind: 'refused' };
  }
  const site = request.headers[brand.siteHeader];
  // Sites send their address in UTF-8, while headers are read as Latin-1.
  return authenticate.byKey(key, typeof site === 'string' ? Buffer.from(site, 'latin1').toString('utf8') : undefined);
}

function readInput(endpoint: Endpoint, request: FastifyRequest, options: RouteOptions): unknown {
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
function readJson(body: unknown, { mostEntries = limits.entries, mostUnchecked }: RouteOptions): object {
  if (body === undefined) {
    return {};
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body) || Buffer.isBuffer(body)) {
    throw new AppError('invalid_input', 'Send a JSON object.');
  }
  const { fields = [], entries = 0 } = mostUnchecked ?? {};
  const isUnchecked = ([name]: [string, unknown]) => fields.includes(name);
  const all = Object.entries(body);
  refuseExcess(
    all.filter((field) => !isUnchecked(field)),
    mostEntries,
  );
  refuseExcess(all.filter(isUnchecked), entries);
  return body;
}

function refuseExcess(fields: [string, unknown][], entries: number) {
  const excess = findExcess(Object.fromEntries(fields), { levels: limits.levels, entries });
  if (excess === 'levels') {
    throw new AppError('invalid_input', 'The request is nested too deeply.');
  }
  if (excess === 'entries') {
    throw new AppError('too_large', `The request has more than ${entries.toLocaleString('en')} entries. Send fewer at a time.`);
  }
}

function readFile({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) {
    throw new AppError('invalid_input', 'Send a file.');
  }
  return body;
}

const byField = (issues: { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
