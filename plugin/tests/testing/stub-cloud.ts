import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Heard = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown };
/** Responds with a status and JSON, or takes the response over. */
export type Reply = { status?: number; json?: unknown; headers?: Record<string, string> } | ((response: ServerResponse) => void);

/** Starts a cloud with scripted misbehaviour and records its requests. */
export async function startStubCloud() {
  const heard: Heard[] = [];
  const replies = new Map<string, Reply>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    const body = await text(request);
    const entry = {
      method: request.method ?? '',
      path,
      headers: request.headers,
      body: body === '' ? undefined : JSON.parse(body),
    };
    heard.push(entry);
    const key = `${entry.method} ${path.split('?')[0]}`;
    const reply = replies.get(key) ??
      replies.get('*') ?? { status: 404, json: { code: 'not_found', message: 'Nothing.', data: {} } };
    if (typeof reply === 'function') {
      reply(response);
    } else {
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
      response.end(reply.json === undefined ? undefined : JSON.stringify(reply.json));
    }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    /** `route` is such as `GET /v1/items`, or `*` for any other. */
    on: (route: string, reply: Reply) => void replies.set(route, reply),
    /** Forgets replies and recorded requests. */
    reset: () => {
      replies.clear();
      heard.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StubCloud = Awaited<ReturnType<typeof startStubCloud>>;
