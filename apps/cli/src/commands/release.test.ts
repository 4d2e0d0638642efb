import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestCloud } from '@kithouse/cloud/testing';
import { brand, imprint } from '@kithouse/contract';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sayError } from '../user-error.js';
import { runRelease } from './release.js';

vi.setConfig({ testTimeout: 60_000 });

let cloud: Awaited<ReturnType<typeof startTestCloud>>;
let folder: string;
beforeAll(async () => {
  cloud = await startTestCloud();
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
}, 120_000);
afterAll(async () => {
  await cloud?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runRelease({ args, cloud: cloud.url, key: cloud.publisher_key, log: (line) => lines.push(line) });
  return { code, lines };
}

async function writeZip(version: string): Promise<string> {
  const php = `<?php\n/*\nPlugin Name: ${brand.name}\nVersion: ${version}\nUpdate URI: ${imprint.updateUri}\n*/`;
  const files = { [`${brand.slug}/${brand.slug}.php`]: php, [`${brand.slug}/readme.txt`]: `Stable tag: ${version}` };
  const file = path.join(folder, `${version}.zip`);
  await writeFile(file, zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
  return file;
}

test('publishes, lists and withdraws releases of the plugin', async () => {
  expect((await run()).lines).toEqual(['No plugin release is published.']);
  expect((await run('publish', await writeZip('1.2.0'))).lines.join()).toMatch(/^Version 1\.2\.0 is published\. .*12 hours/);
  expect((await run('publish', await writeZip('1.1.0'))).lines.join()).toMatch(/still get the newer version 1\.2\.0/);
  expect((await run('list')).lines).toEqual([
    expect.stringMatching(/^1\.2\.0 .* {2}[0-9a-f]{64} {2}offered$/),
    expect.stringMatching(/^1\.1\.0 .* {2}[0-9a-f]{64}$/),
  ]);
  expect((await run('withdraw', '1.2.0')).lines).toEqual(['Version 1.2.0 is no longer offered.']);
  expect((await run('list')).lines).toHaveLength(1);
});

test.each([
  [['publish'], 'Specify list, publish <zip> or withdraw <version>.'],
  [['withdraw', 'latest'], 'Specify list, publish <zip> or withdraw <version>.'],
  [['publish', '/no/such.zip'], 'The zip /no/such.zip can’t be read. Check the path and its permissions.'],
])('explains %j in one sentence', async (args, sentence) => {
  expect(await run(...args).catch(sayError)).toBe(sentence);
});

test('reports a wrong key', async () => {
  const wrong = runRelease({ args: ['list'], cloud: cloud.url, key: 'wrong', log: () => {} }).catch(sayError);

  expect(await wrong).toMatch(/doesn’t accept this key/);
});
