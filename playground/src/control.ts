import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { WordPress } from './engine.js';

/** Describes a test's command to a WordPress in another process. */
export type Command =
  | { name: 'run'; code: string; args: Record<string, unknown> }
  | { name: 'activate'; file: string }
  | { name: 'auth' | 'appPassword'; login: string }
  | { name: 'snapshot' | 'restore'; snapshot: string };

/** Serves commands on loopback to callers with the token. Returns the address. */
export async function serveControl(wp: WordPress, token: string): Promise<string> {
  const server = createServer((request, response) => {
    answer(wp, token, request)
      .catch((error: Error) => ({ status: 500, body: { error: error.message } }))
      .then(({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answer(wp: WordPress, token: string, request: IncomingMessage) {
  const [given, wanted] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    return { status: 403, body: {} };
  }
  const answer = await execute(wp, (await json(request)) as Command);
  return { status: 200, body: { answer: answer ?? null } };
}

function execute(wp: WordPress, command: Command): Promise<unknown> {
  switch (command.name) {
    case 'run':
      return wp.run(command.code, command.args);
    case 'activate':
      return wp.activate(command.file);
    case 'auth':
      return wp.auth(command.login);
    case 'appPassword':
      return wp.appPassword(command.login);
    case 'snapshot':
      return wp.snapshot(command.snapshot);
    case 'restore':
      return wp.restore(command.snapshot);
  }
}
