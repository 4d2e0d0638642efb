import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { HTTPMethod, PHPRequestHandler } from '@php-wasm/universal';
import type { StaticFiles } from './static-files.js';
import type { Traffic } from './traffic.js';

/** Opens the port before PHP starts, because PHP must know its address. Loopback only. Port 0 uses any free one. */
export async function listen(port: number): Promise<{ server: Server; url: string }> {
  // PHP can block this thread beyond any timeout, and a connection closed late looks open to its other end.
  const server = createServer({ keepAliveTimeout: 0 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is in use. Stop the program that uses it, or choose another port: WP_PORT=8891 npm start`)
      : error;
  });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export type Site = { url: string; pool: PHPRequestHandler; files: StaticFiles; traffic: Traffic };

/** Serves files from the disk, and streams everything else through PHP. */
export function serve(server: Server, site: Site) {
  const { url } = site;
  const { host, port } = new URL(url);
  server.on('request', (request, response) => {
    const from = request.headers.host;
    if (from === `localhost:${port}`) {
      // WordPress names its cookies after the address, so nobody would be signed in under another name.
      response.writeHead(307, { location: url + request.url }).end();
    } else if (from !== host || isHidden(toPath(request.url))) {
      response.writeHead(404).end();
    } else {
      void answer(site, request, response).catch((error: unknown) => fail(request, response, error));
    }
  });
}

/** Returns the path; an undecodable one counts as hidden. */
function toPath(url = '/'): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return '/.malformed';
  }
}

/** Returns true for dotfiles and logs, which no .htaccess protects here. */
function isHidden(path: string): boolean {
  return /\/\.|\.log$/i.test(path);
}

async function answer({ pool, files, traffic }: Site, request: IncomingMessage, response: ServerResponse) {
  if (!(await files(request, response))) {
    await traffic.count(() => answerByPhp(pool, request, response));
  }
}

async function answerByPhp(pool: PHPRequestHandler, request: IncomingMessage, response: ServerResponse) {
  const php = await pool.requestStreamed({
    url: request.url ?? '/',
    method: request.method as HTTPMethod,
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(await buffer(request)),
  });
  const [headers, status] = await Promise.all([php.headers, php.httpStatusCode]);
  response.writeHead(status, headers);
  response.flushHeaders();
  await pipeline(Readable.fromWeb(php.stdout as ReadableStream), response);
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
  if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return;
  }
  console.error(request.method, request.url, error);
  if (!response.headersSent) {
    response.statusCode = 500;
  }
  response.end();
}
