export type Answer = { status: number; json: unknown; etag: string | null };
export type ApiRequest = { method?: 'GET' | 'POST'; path: string; key?: string; cookie?: string; body?: unknown };
export type Client = ReturnType<typeof createClient>;

export const site = { url: 'https://upgrade.example', name: 'Upgrade' };

/** Creates a client without the contract, because other versions have another one. */
export function createClient(url: string) {
  async function send({ method = 'GET', path, key, cookie, body }: ApiRequest & { method?: string }, file?: Buffer) {
    const headers = new Headers({ origin: url });
    if (key) {
      headers.set('authorization', `Bearer ${key}`);
      headers.set('x-kithouse-site', site.url);
    }
    if (cookie) {
      headers.set('cookie', cookie);
    }
    if (file ?? body) {
      headers.set('content-type', file ? 'application/octet-stream' : 'application/json');
    }
    const content = file ? new Uint8Array(file) : body === undefined ? null : JSON.stringify(body);
    return fetch(url + path, { method, headers, body: content, signal: AbortSignal.timeout(60_000) });
  }

  async function request(wanted: ApiRequest): Promise<Answer> {
    const response = await send(wanted);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, json: isJson ? JSON.parse(text) : text, etag: response.headers.get('etag') };
  }

  /** Makes a call that must succeed, and returns the answer. */
  async function write<T = unknown>(
    method: 'POST' | 'PUT',
    path: string,
    given: Omit<ApiRequest, 'path' | 'method'> & { file?: Buffer },
  ) {
    const { file, ...request } = given;
    const response = await send({ ...request, path, method: method as 'POST' }, file);
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`${method} ${path} at ${url}: ${response.status} ${text.slice(0, 300)}`);
    }
    return {
      json: JSON.parse(text) as T,
      cookie: response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    };
  }

  return { url, request, write };
}
