import { connect, type Socket } from 'node:net';

/** Requests an address and returns the body. Throws unless the status is 200. */
export type Get = ((url: string) => Promise<Buffer>) & { close: () => void };

/** Creates a minimal client with one keep-alive connection, because it shares the machine. */
export function createGet(headers: Record<string, string> = {}): Get {
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const sockets = new Map<string, Socket>();
  const get = (url: string) => {
    const { hostname, port, pathname, search } = new URL(url);
    const socket = sockets.get(port) ?? connect(Number(port), hostname).setNoDelay();
    sockets.set(port, socket);
    return exchange(socket, `${pathname}${search}`, more.join(''));
  };
  return Object.assign(get, {
    close: () => {
      for (const socket of sockets.values()) {
        socket.destroy();
      }
    },
  });
}

function exchange(socket: Socket, path: string, headers: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const settle = (error?: Error) => {
      socket.removeListener('data', read).removeListener('error', settle).removeListener('close', end);
      const body = received.subarray(received.indexOf('\r\n\r\n') + 4);
      return error ? reject(error) : resolve(body);
    };
    const end = () => settle(new Error(`${path}: the connection ended.`));
    const read = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) {
        return;
      }
      const head = received.toString('latin1', 0, headEnd);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      if (received.length >= headEnd + 4 + length) {
        settle(head.startsWith('HTTP/1.1 200') ? undefined : new Error(`${path}: ${received.toString('utf8', 0, 500)}`));
      }
    };
    socket.on('data', read).on('error', settle).on('close', end);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: bench\r\n${headers}\r\n`);
  });
}
