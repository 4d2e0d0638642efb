import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../apps/cloud/src/db/embedded/port.js';
import { configureNginx, runNginx } from './nginx.js';

/** Returns a free address for a proxy, which its cloud must know before it starts. */
export const chooseAddress = async () => `http://127.0.0.1:${await findFreePort()}`;

/** Starts nginx in front of a cloud with the sample of the documentation, without TLS. */
export async function startProxy(program: string, address: string, cloudUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-proxy-'));
  // The workers of nginx have another user.
  chmodSync(folder, 0o755);
  const sample = adapt(readFileSync('docs/deploy/nginx.conf', 'utf8'), { folder, address, cloudUrl });
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, configureNginx(folder, sample));
  const stop = await runNginx(program, { folder, config, url: address });
  return {
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Place = { folder: string; address: string; cloudUrl: string };

/** Replaces what belongs to one machine: addresses, the certificate and the folder of copies. */
const adapt = (sample: string, { folder, address, cloudUrl }: Place) =>
  sample
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}/, '')
    .replace(/^ *(http2|ssl_\w+) .*\n/gm, '')
    .replace('listen 443 ssl', `listen ${new URL(address).host}`)
    .replace('127.0.0.1:8882', new URL(cloudUrl).host)
    .replace('/var/cache/kithouse-files', `${folder}/files`);
