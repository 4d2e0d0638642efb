import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../db/embedded/port.js';
import { createTemporaryFolder } from './folders.js';

const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
const bucket = 'kithouse';
const key = 'S3RVER';

/** Starts a real S3-compatible server with one bucket in a separate process. */
export async function startObjectStorage(port?: number) {
  const directory = await createTemporaryFolder();
  const chosen = port ?? (await findFreePort());
  const endpoint = `http://127.0.0.1:${chosen}`;
  let child: ChildProcess | undefined;

  async function start() {
    const options = ['--directory', directory, '--address', '127.0.0.1', '--port', `${chosen}`, '--configure-bucket', bucket];
    child = spawn(process.execPath, [program, ...options, '--silent'], { stdio: 'ignore' });
    await untilAnswering(endpoint);
  }

  /** Kills the server, as a crash would. */
  async function kill() {
    const ended = child && once(child, 'exit');
    child?.kill('SIGKILL');
    await ended;
    child = undefined;
  }

  await start();
  return {
    settings: { bucket, endpoint, region: 'us-east-1', accessKey: key, secretKey: key },
    /** Settings of a cloud that stores its files here. */
    environment: {
      KITHOUSE_S3_BUCKET: bucket,
      KITHOUSE_S3_ENDPOINT: endpoint,
      KITHOUSE_S3_ACCESS_KEY: key,
      KITHOUSE_S3_SECRET_KEY: key,
    },
    kill,
    restart: start,
    async close() {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function untilAnswering(address: string) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) {
      return;
    }
    await sleep(50);
  }
  throw new Error(`The object storage at ${address} didn’t start.`);
}
