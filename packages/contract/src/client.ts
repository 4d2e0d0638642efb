import { brand } from './brand.js';
import type { Endpoint, Input, Output } from './endpoint.js';
import { AppError } from './errors.js';
import { toQuery } from './query.js';

export type ClientOptions = {
  /** Root address such as `https://site.example/wp-json/kithouse/v1`. */
  root: string;
  headers?: Record<string, string>;
  fetch?: typeof globalThis.fetch;
  /** Timeout of a call in ms. */
  timeout?: number;
};

export type CallOptions = {
  file?: Uint8Array | undefined;
  /** Allows the site to answer from its cache; called before the result if that had expired. */
  onOld?: () => void;
};

/** Throws an AppError on any failure. */
export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Output<E>>;

export type Result<E extends Endpoint> = { response: Output<E>; error?: never } | { response?: never; error: AppError };

export function createCall({
  root,
  headers = {},
  fetch = globalThis.fetch.bind(globalThis),
  timeout = 30_000,
}: ClientOptions): Call {
  return async (endpoint, input, { file, onOld } = {}) => {
    const rest = new Map<string, unknown>(Object.entries((input ?? {}) as object));
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = rest.get(key);
      rest.delete(key);
      return encodeURIComponent(String(value));
    });
    const isGet = endpoint.method === 'GET';
    const query = isGet ? toQuery(rest) : (endpoint.flag ?? '');

    const response = await fetch(join(root, path, query), {
      method: endpoint.method,
      headers: {
        ...(isGet ? {} : { 'content-type': file ? 'application/octet-stream' : 'application/json' }),
        ...(onOld && { 'cache-control': 'max-stale' }),
        ...headers,
      },
      body: isGet ? undefined : ((file as BodyInit | undefined) ?? JSON.stringify(Object.fromEntries(rest))),
      signal: AbortSignal.timeout(endpoint.timeout ?? timeout),
    }).catch((cause: unknown) => {
      throw unreachable(cause);
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      throw AppError.fromAnswer(response.status, body);
    }
    const output = endpoint.output.safeParse(body);
    if (!output.success) {
      throw new AppError(brand.apiErrorCode, undefined, output.error.issues);
    }
    if (response.headers.has(brand.oldHeader)) {
      onOld?.();
    }
    return output.data as never;
  };
}

export async function resultOf<E extends Endpoint>(call: Call, endpoint: E, input: Input<E>): Promise<Result<E>> {
  try {
    return { response: await call(endpoint, input) };
  } catch (error) {
    return { error: error instanceof AppError ? error : new AppError('internal_error') };
  }
}

/** Joins root and path; without pretty permalinks the root is `?rest_route=/kithouse/v1`. */
function join(root: string, path: string, query: string): string {
  const url = root.replace(/\/$/, '') + path;
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

function unreachable(cause: unknown): AppError {
  const error = new AppError(brand.apiErrorCode);
  error.cause = cause;
  return error;
}
