import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

type Upstream = { port: number };

/**
 * Passes requests to several processes in turn, as nginx does: a process that refuses a connection is skipped, and only reads are
 * repeated at the next one once they were sent.
 */
export async function startBalancer(port: number, upstreams: readonly Upstream[]) {
  let turn = 0;
  const server = createServer((incoming, reply) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      turn += 1;
      const order = upstreams.map((_, at) => upstreams[(turn + at) % upstreams.length] as Upstream);
      pass(incoming, Buffer.concat(chunks), order, reply);
    });
    incoming.on('error', () => reply.destroy());
  });
  server.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass(incoming: IncomingMessage, body: Buffer, [first, ...others]: Upstream[], reply: ServerResponse) {
  if (!first) {
    reply.writeHead(502).end();
    return;
  }
  const { method = 'GET', url, headers } = incoming;
  const requested = request({ host: '127.0.0.1', port: first.port, method, path: url, headers, timeout: 30_000 }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => reply.destroy());
    answer.pipe(reply);
  });
  requested.on('timeout', () => requested.destroy());
  requested.on('error', (error: NodeJS.ErrnoException) => {
    const isUnsent = error.code === 'ECONNREFUSED';
    if (reply.headersSent) {
      reply.destroy();
    } else {
      pass(incoming, body, isUnsent || method === 'GET' ? others : [], reply);
    }
  });
  requested.end(body);
}
