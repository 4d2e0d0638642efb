import {
  AppError,
  brand,
  chooseLanguage,
  type Endpoint,
  type Output,
  type ParsedInput,
  readAcceptLanguage,
} from '@kithouse/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyScope } from '../key-scope.js';
import type { Operator, RecordAction } from '../operator.js';
import { languages } from '../ports/words.js';
import { type PreparedAnswer, serialise } from '../prepared-answer.js';
import { assertAccess } from './access.js';
import { createAnswerStore, isHeld, keepHeaders, makeEtag, sendAnswer } from './caching.js';
import { type Authenticate, type Caller, operatorOf, type User, userOf } from './caller.js';
import { createGate } from './gate.js';
import { createVersionCheck } from './plugin-version.js';
import { type InputLimits, readInput } from './read-input.js';
import { type AnyRecorder, beginAction, finishAction, type Recorder, recordChanges } from './recording.js';
import { findSubject, isWatched, noteAccount } from './security-log.js';
import type { SessionCookie } from './session-cookie.js';
import { type StoredUpload, storeUpload } from './stored-upload.js';
import { createWorkMeter, payerOf } from './work-meter.js';

type UserFor<E extends Endpoint> = E extends { access: 'public' } | { answers_visitors: true }
  ? User | undefined
  : E['access'] extends KeyScope
    ? undefined
    : User;

/** Describes a handler's input. `file` is the body of a binary call, `ip` the caller's address behind trusted proxies. */
type Handled<E extends Endpoint> = {
  input: ParsedInput<E>;
  user: UserFor<E>;
  operator: E['access'] extends 'operator' ? Operator : undefined;
  file: E extends { binary: true } ? Buffer : undefined;
  /** Returns the path of the file with the stored body. Throws `invalid_input` if the call has none. */
  getUpload: () => string;
  request_id: string;
  ip: string;
  /** Returns the available language that the caller prefers. */
  language: () => string;
  browser: Browser;
  /** Returns whether the client has hung up, so that nobody waits for the response. */
  isGone: () => boolean;
};

/** Reads and writes the browser's cookie. `seconds` is how long the browser stores it. */
export type Browser = {
  token: string | undefined;
  userAgent: string | undefined;
  keep: (token: string, seconds: number) => void;
  forget: () => void;
};

/** Describes the caller before the body is read. */
export type Admitted = { user: User | undefined; ip: string };

type Handler<E extends Endpoint> = (call: Handled<E>) => Promise<Output<E> | PreparedAnswer<E>>;
export type RouteOptions = InputLimits & {
  /** Limits the body in bytes. */
  bodyLimit?: number;
  /** Throws for a caller who asks too often. Runs before the body is read, so that a refused request costs little. */
  admit?: (caller: Admitted) => Promise<unknown>;
  /** Limits concurrent requests including their bodies, where each may be large. */
  maxConcurrent?: number;
  /** The same for each account. */
  maxPerAccount?: number;
  /** Writes the body to a file, so that many large ones don't fill the memory. */
  storesBody?: boolean;
  /** Returns a version that changes whenever the public answer may. */
  version?: () => Promise<string>;
  /**
   * Lets this process share answers to equal requests while the version is unchanged; the returned number grows when they must be
   * rebuilt anyway.
   */
  sharedAt?: () => number;
  /** Decides when requests are equal: by the whole address, or by the checked input, which costs more and finds more. */
  sharedBy?: 'address' | 'input';
};
export type Route = { endpoint: Endpoint; handler: Handler<never>; options: RouteOptions & AnyRecorder };

const megabyte = 1024 * 1024;
/** Separate stores, so that many lists don't evict the few other answers. */
const sharedBytes = { address: 64 * megabyte, input: 16 * megabyte };
/** Limits bodies in bytes. */
const limits = { json: megabyte / 2, binary: 30 * megabyte };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    upload: StoredUpload | undefined;
  }
}

export type MountOptions = {
  /** Refuses writes of older versions of the plugin. */
  minimumPlugin: string | undefined;
  /** Returns whether operators may call from an address. */
  isOperatorAddress: (address: string) => boolean;
  recordAction: RecordAction;
  /** Folder for bodies that are stored while they arrive. */
  uploads: string;
};

/** Binds a call of the contract to its handler. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handler: Handler<NoInfer<E>>,
  ...[options]: E extends { recorded: readonly string[] } ? [RouteOptions & Recorder<NoInfer<E>>] : [RouteOptions?]
): Route {
  return { endpoint, handler: handler as unknown as Route['handler'], options: (options ?? {}) as Route['options'] };
}

/** Registers calls on the server with the contract's access, input and output rules. */
export function mount(
  app: FastifyInstance,
  routes: Route[],
  authenticate: Authenticate,
  cookie: SessionCookie,
  { minimumPlugin, isOperatorAddress, recordAction, uploads }: MountOptions,
) {
  const checkVersion = createVersionCheck(minimumPlugin);
  app.decorateRequest('caller');
  app.decorateRequest('subject');
  app.decorateRequest('upload');
  app.decorateRequest('finishAction');
  app.decorateRequest('changes');
  app.addHook('onSend', finishAction);
  const meter = createWorkMeter();
  const stores = { address: createAnswerStore(sharedBytes.address), input: createAnswerStore(sharedBytes.input) };
  for (const { endpoint, handler, options } of routes) {
    const sharedBy = options.sharedBy ?? 'address';
    const answers = stores[sharedBy];
    const enter = createGate({ maxConcurrent: options.maxConcurrent, maxPerAccount: options.maxPerAccount });
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
        await beginAction(recordAction, endpoint, request);
        assertAccess(endpoint, request.caller, isOperatorAddress(request.ip));
        meter.assertLeft(payerOf(request.caller, request.ip));
        enter(reply, userOf(request.caller)?.id);
        await options.admit?.({ user: userOf(request.caller), ip: request.ip });
      },
      ...(options.storesBody && { preParsing: storeUpload(uploads) }),
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
        // A binary call waits for its turn among others.
        const payer = endpoint.binary ? undefined : payerOf(request.caller, request.ip);
        const call = {
          input: checked ?? readInput(endpoint, request, options),
          user: userOf(request.caller),
          operator: operatorOf(request.caller),
          file: endpoint.binary && !options.storesBody ? requireFile(request.body) : undefined,
          getUpload: () => requireUpload(request.upload),
          request_id: request.id,
          ip: request.ip,
          language: () => chooseLanguage(readAcceptLanguage(request.headers['accept-language']), languages),
          browser: {
            token: cookie.read(request),
            userAgent: request.headers['user-agent'],
            keep: (token, seconds) => cookie.set(reply, token, seconds),
            forget: () => cookie.clear(reply),
          } satisfies Browser,
          isGone: () => request.raw.socket.destroyed,
        };
        const body = await meter.charge(payer, async () => {
          const recorded = { record: recordAction, endpoint, recorder: options, input: call.input };
          const output = await recordChanges(request, recorded, () => handler(call as never));
          request.subject = findSubject(output);
          return serialise(endpoint, output);
        });
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

function requireUpload(upload: StoredUpload | undefined): string {
  if (!upload || upload.bytes === 0) {
    throw new AppError('invalid_input', 'Send a file.');
  }
  return upload.path;
}

function requireFile(body: unknown): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) {
    throw new AppError('invalid_input', 'Send a file.');
  }
  return body;
}
