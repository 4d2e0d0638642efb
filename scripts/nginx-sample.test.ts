import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCall, publishItem, uploadMedia } from '@kithouse/contract';
import { startCloudProcess } from '@kithouse/playground';
import { expect, onTestFinished, test } from 'vitest';
import { drawPicture, makePublication, sha256Of } from '../apps/cloud/src/testing/catalogue.js';
import { findNginx } from '../bench/site-import/nginx.js';
import { chooseAddress, startProxy } from '../bench/site-import/proxy.js';
import { isLongRun } from './test-extent.js';

const program = findNginx();

test.skipIf(!isLongRun || !program)(
  '[R-PERF-32] sends a published file from nginx’s copy, and passes other requests to the cloud',
  async () => {
    const { address, countRequests, publish } = await startBoth();
    const published = `/files/${await publish()}.webp`;
    const names = [published, published, published, '/files/private/none.webp', '/files/private/none.webp'];
    const answers: number[] = [];

    for (const name of names) {
      answers.push((await fetch(`${address}${name}`)).status);
    }

    expect(answers).toEqual([200, 200, 200, 404, 404]);
    // The cloud writes its log in order, a moment after it answers.
    await expect.poll(() => countRequests('files.private')).toBe(2);
    expect(countRequests('files.get')).toBe(1);
  },
  240_000,
);

/** Starts a cloud behind nginx. `countRequests` counts the requests of a call in the cloud's log. */
async function startBoth() {
  const data = mkdtempSync(path.join(tmpdir(), 'kithouse-nginx-'));
  const address = await chooseAddress();
  const log = path.join(data, 'log');
  const cloud = await startCloudProcess({ data, env: { KITHOUSE_PUBLIC_URL: address, KITHOUSE_TRUST_PROXY: '1' } }, log);
  const proxy = await startProxy(program ?? '', address, cloud.ready.url);
  onTestFinished(async () => {
    await proxy.stop();
    await cloud.stop();
    rmSync(data, { recursive: true, force: true });
  });
  const key = readFileSync(path.join(cloud.ready.data, 'publisher.key'), 'utf8').trim();
  const call = createCall({ root: `${cloud.ready.url}/v1`, headers: { authorization: `Bearer ${key}` } });
  const publish = async () => {
    const file = await drawPicture();
    const sha256 = sha256Of(file);
    await call(uploadMedia, { sha256 }, { file });
    await call(publishItem, makePublication({ pictures: [{ sizes: [{ sha256, width: 40, height: 30 }] }] }));
    return sha256;
  };
  const countRequests = (name: string) =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.includes(`"call":"${name}"`)).length;
  return { address, countRequests, publish };
}
