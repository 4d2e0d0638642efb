import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Proxies a real cloud, counts calls and answers itself where a test simulates a failure. */
export async function startWatchedCloud(url: string) {
  const heard: string[] = [];
  let failure: ((call: string) => number | undefined) | undefined;
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url?.replace(/^\/v1/, '')}`;
    heard.push(call);
    const status = failure?.(call);
    if (status === undefined) {
      passOn(url, request, response);
    } else {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: status === 413 ? 'too_large' : 'rate_limited', message: 'No.', data: { status } }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    uploads: () => heard.filter((call) => call.startsWith('PUT')),
    /** Status for a call that is not passed on; 502 looks like a cloud that is down. */
    failWhen: (rule?: (call: string) => number | undefined) => {
      failure = rule;
      heard.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(url: string, request: IncomingMessage, response: ServerResponse) {
  const { method, headers } = request;
  const target = send(new URL(request.url ?? '/', url), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  target.on('error', () => response.destroy());
  request.pipe(target);
}
