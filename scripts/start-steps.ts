import { createServer } from 'node:net';
import { brand } from '@kithouse/contract';

/** Prints a title, does the work, and prints how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  process.stdout.write(`${title}… `);
  const result = await work();
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

/** Throws one sentence when another program uses the port; `variable` names the setting that chooses another. */
export async function assertFree(port: number, variable: string, command: string) {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop ${brand.name} if it’s already running, or choose another port: ${variable}=${port + 10} ${command}`
        : `Port ${port} can’t be used (${error.message}). Choose another one: ${variable}=${port + 10} ${command}`,
    );
  });
  await new Promise((resolve) => server.close(resolve));
}
