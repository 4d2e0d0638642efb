import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCall, publishItem, uploadMedia } from '@kithouse/contract';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { longTest } from '../../../scripts/long-test.js';
import { findFreePort } from './db/embedded/port.js';
import { drawPicture, makePublication, sha256Of } from './testing/catalogue.js';
import { createDatabase } from './testing/databases.js';
import { createTemporaryFolder } from './testing/folders.js';
import { startObjectStorage } from './testing/object-storage.js';
import { startProgram } from './testing/start-program.js';

const nginx = [process.env.NGINX ?? '', '/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) =>
  existsSync(path),
);
const sample = new URL('../../../docs/deploy/cluster/nginx.conf', import.meta.url);
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) {
    await close();
  }
});

/** Starts nginx with the sample of the compose file, without TLS and with the ports of these processes. */
async function startProxy(ports: number[]) {
  const folder = await createTemporaryFolder();
  const port = await findFreePort();
  const text = (await readFile(sample, 'utf8'))
    .replace(/server cloud-(\d):8882/g, (_, number: string) => `server 127.0.0.1:${ports[Number(number) - 1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${await findFreePort()};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*(ssl_certificate.*|http2 on;)$/gm, '');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  const config = join(folder, 'nginx.conf');
  const head = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''} events {}`;
  await writeFile(config, `${head}\nhttp { access_log off; ${folders.join(' ')}\n${text}\n}`);
  execFileSync(nginx ?? '', ['-t', '-c', config], { stdio: 'pipe' });
  const child = spawn(nginx ?? '', ['-c', config], { stdio: 'ignore' });
  closing.push(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  return url;
}

longTest(
  '[R-OPS-96] serves from two processes behind the nginx sample, even while one stops and after the other is killed',
  async ({ skip }) => {
    skip(nginx === undefined, 'nginx is not installed');
    const database = await createDatabase(inject('adminUrl'));
    const storage = await startObjectStorage();
    closing.push(database.drop, storage.close);
    const settings = {
      DATABASE_URL: database.url,
      KITHOUSE_KEY_SECRET: 'the secret of this cloud, shared by all',
      KITHOUSE_TRUST_PROXY: '1',
      KITHOUSE_DRAIN: '1',
      LOG_LEVEL: 'silent',
      ...storage.environment,
    };
    // Each process has an empty folder, as on a machine that shares none.
    const start = async () => {
      const data = await createTemporaryFolder();
      closing.push(() => rm(data, { recursive: true, force: true }));
      const { child, ready, ended } = await startProgram({ ...settings, KITHOUSE_DATA: data });
      closing.push(async () => {
        child.kill('SIGKILL');
        await ended;
      });
      return { child, ended, data, port: Number(new URL(ready?.url ?? '').port) };
    };
    const one = await start();
    const two = await start();
    const url = await startProxy([one.port, two.port]);
    const key = (await readFile(join(two.data, 'publisher.key'), 'utf8')).trim();
    const call = createCall({ root: `${url}/v1`, headers: { authorization: `Bearer ${key}` } });

    const file = await drawPicture();
    const sha256 = sha256Of(file);
    await call(uploadMedia, { sha256 }, { file });
    await call(publishItem, makePublication({ title: 'Bread', pictures: [{ sizes: [{ sha256, width: 40, height: 30 }] }] }));
    const read = async () => {
      const answers = await Promise.all(['/v1/items', `/files/${sha256}.webp`, '/readyz'].map((path) => fetch(url + path)));
      return answers.map(({ status }) => status);
    };
    let isOver = false;
    const seen = new Set<number>();
    const reading = (async () => {
      while (!isOver) {
        for (const status of await read()) {
          seen.add(status);
        }
      }
    })();
    onTestFinished(() => {
      isOver = true;
    });
    one.child.kill('SIGTERM');
    await one.ended;
    const again = await start();
    isOver = true;
    await reading;
    expect([...seen]).toEqual([200]);

    const next = await startProxy([again.port, two.port]);
    two.child.kill('SIGKILL');
    await two.ended;
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await fetch(`${next}/v1/items`)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await fetch(`${next}/metrics`)).status).toBe(404);
  },
);
