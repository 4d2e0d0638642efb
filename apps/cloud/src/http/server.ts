import { randomUUID } from 'node:crypto';
import { AppError, errors } from '@kithouse/contract';
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import type { Config } from '../config.js';
import { isDatabaseAway } from '../db/away.js';
import type { Log } from '../log.js';
import { logSecurity } from './security-log.js';
import { readTraceParent } from './trace-context.js';

/** Measures a request by its route template, of which there are few. */
type Observe = (method: string, route: string, status: number, seconds: number) => void;

/** Creates a server without calls: logging, limits, headers and the standard error. */
export function createServer(config: Config, log: Log, observe: Observe = () => {}): FastifyInstance {
  const isSecure = config.publicUrl.startsWith('https://');
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // The hook below writes one line per response instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger, bindings, options, { headers }) =>
      logger.child({ ...bindings, ...readTraceParent(headers.traceparent) }, options),
    genReqId: (request) => readRequestId(request.headers['x-request-id']),
    trustProxy: config.trustProxy,
    requestTimeout: config.requestTimeoutMs,
    connectionTimeout: config.requestTimeoutMs * 2,
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    frameworkErrors: (error, request, reply) => {
      const refusal = reply as FastifyReply;
      void refusal.headers(headers).header('x-request-id', request.id).code(400).send(toKnown(error).toJSON());
    },
  });
  app.decorateRequest('refusal');
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(isSecure ? { ...headers, ...secure } : headers).header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    logAnswer(request, reply.statusCode, reply.elapsedTime);
    logSecurity(request, reply);
    observe(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toKnown(error);
    request.refusal = known.code;
    if (known.status >= 500) {
      request.log.error({ err: error }, 'a request failed');
    }
    if (known.status === errors.library_unavailable.status) {
      reply.header('retry-after', retryAfter);
    }
    return reply.code(known.status).header('cache-control', 'no-store').send(known.toJSON());
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(new AppError('not_found').toJSON()));
  return app;
}

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Makes browsers that have seen the cloud once use TLS only. */
const secure = { 'strict-transport-security': 'max-age=31536000' };

function readRequestId(given: unknown): string {
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Seconds after which a client may try again while the database can't be reached. */
const retryAfter = 5;

/** Lists database errors for numbers out of range and texts with NUL, which no column can store. */
const unstorable = ['22003', '22021', '22P05'];

/** Database error for a broken reference: the account was deleted during its request. */
const brokenReference = '23503';

/** Converts an exception to a public error: known ones unchanged, the framework's in our words, all others as internal. */
function toKnown(error: unknown): AppError {
  if (error instanceof AppError) {
    return error;
  }
  if (isDatabaseAway(error)) {
    return new AppError('library_unavailable');
  }
  const { statusCode = 500, code, constraint } = error as { statusCode?: number; code?: string; constraint?: string };
  if (statusCode === errors.too_large.status) {
    return new AppError('too_large');
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('invalid_input', 'Send JSON with the content type application/json.');
  }
  if (code === brokenReference && /_(user_id|account)_fkey$/.test(constraint ?? '')) {
    return new AppError('is_signed_failed');
  }
  if (code !== undefined && unstorable.includes(code)) {
    return new AppError('invalid_input');
  }
  if (code?.startsWith('FST_ERR_CTP_') || error instanceof SyntaxError) {
    return new AppError('invalid_input', 'The request isn’t valid JSON.');
  }
  return new AppError(statusCode >= 400 && statusCode < 500 ? 'invalid_input' : 'internal_error');
}

function logAnswer(request: FastifyRequest, status: number, took: number) {
  const { call } = request.routeOptions.config as { call?: string };
  const path = request.url.split('?')[0];
  request.log.info({ call, method: request.method, path, status, took: Math.round(took), ip: request.ip }, 'answered');
}
