import { createCall } from '@kithouse/contract';

/** Creates a client that stores cookies and sends its origin like a browser. */
export function createBrowser(root: string, origin: string, given: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  /** `Set-Cookie` headers received so far. */
  const received: string[] = [];

  const send: typeof globalThis.fetch = async (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    if (init?.method !== 'GET') {
      headers.set('origin', origin);
    }
    const response = await fetch(url, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      received.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  return { call: createCall({ root, headers: given, fetch: send }), jar, received };
}
