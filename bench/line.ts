import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type LineState = 'up' | 'down' | 'hanging';
export type Line = Awaited<ReturnType<typeof openLine>>;

/** Opens a proxy to the cloud that can be interrupted and restored at once. */
export async function openLine() {
  let target: URL | undefined;
  let state: LineState = 'up';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (state === 'up' && target) {
      const onward = connect(Number(target.port), target.hostname).on('error', () => socket.destroy());
      socket.pipe(onward).pipe(socket);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  /** Stops listening, so that connections are refused. */
  const hangUp = () => {
    server.close();
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  return {
    /** Sets the target; returns its own address. */
    lead: (url: string) => {
      target = new URL(url);
      return `http://127.0.0.1:${port}`;
    },
    set: async (next: LineState) => {
      hangUp();
      state = next;
      if (next !== 'down') {
        await listen(port);
      }
    },
    close: hangUp,
  };
}
