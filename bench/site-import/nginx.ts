import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../apps/cloud/src/db/embedded/port.js';

/** Finds nginx in the path, or the program that `NGINX` names. */
export function findNginx(): string | undefined {
  const program = process.env.NGINX ?? 'nginx';
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return program;
  } catch {
    return undefined;
  }
}

/** Starts nginx with files, as its package configures it: it sends them from the kernel and logs each request. */
export async function startNginx(program: string, files: ReadonlyMap<string, Buffer>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const root = path.join(folder, 'root');
  mkdirSync(root);
  for (const [name, bytes] of files) {
    writeFileSync(path.join(root, name), bytes);
  }
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const config = path.join(folder, 'nginx.conf');
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(config, configureNginx(folder, serve(folder, port)));
  const stop = await runNginx(program, { folder, config, url });
  return {
    addressOf: (name: string) => `${url}/${name}`,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Started = { folder: string; config: string; url: string };

/** Starts nginx and waits until it answers. Returns a function that stops it. */
export async function runNginx(program: string, { folder, config, url }: Started): Promise<() => Promise<void>> {
  const child = spawn(program, ['-p', folder, '-c', config, '-g', 'daemon off;'], { stdio: 'ignore' });
  await waitFor(url);
  return async () => {
    child.kill();
    await once(child, 'exit');
  };
}

/** Returns a whole configuration with these servers, as nginx's package has it. Its files are in the folder. */
export const configureNginx = (folder: string, servers: string) => `
worker_processes auto;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  sendfile on;
  tcp_nopush on;
  access_log ${folder}/access.log;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${servers}
}
`;

const serve = (folder: string, port: number) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder}/root;
    add_header Cache-Control "public, max-age=31536000, immutable";
  }`;

async function waitFor(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url)
        .then(() => true)
        .catch(() => false)
    ) {
      return;
    }
    await sleep(100);
  }
  throw new Error('nginx doesn’t answer.');
}
