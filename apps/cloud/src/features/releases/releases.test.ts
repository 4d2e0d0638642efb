import { createHash } from 'node:crypto';
import {
  AppError,
  brand,
  getPluginRelease,
  imprint,
  listPluginReleases,
  publishPluginRelease,
  withdrawPluginRelease,
} from '@kithouse/contract';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const operator = await app.publisher();
beforeEach(() => app.db.deleteFrom('plugin_releases').execute());

type Parts = { version?: string; name?: string; uri?: string; tag?: string; more?: Record<string, string> };

const makeZip = ({ version = '1.0.0', name = brand.name, uri = imprint.updateUri, tag = version, more = {} }: Parts = {}) => {
  const header = `Plugin Name: ${name}\n * Version: ${version}\n * Requires at least: 6.5\n * Requires PHP: 8.0\n * Update URI: ${uri}`;
  const readme = `=== ${name} ===\nStable tag: ${tag}\nTested up to: 7.1\n\n== Changelog ==\n\n= ${version} =\n* Bread.\n\n== Upgrade Notice ==\nNone.\n`;
  const files = { [`${brand.slug}.php`]: `<?php\n/**\n * ${header}\n */`, 'readme.txt': readme };
  const entries = Object.entries(files).map(([file, text]) => [`${brand.slug}/${file}`, strToU8(text)] as const);
  const others = Object.entries(more).map(([file, text]) => [file, strToU8(text)] as const);
  return zipSync(Object.fromEntries([...entries, ...others]));
};
const hashOf = (zip: Uint8Array) => createHash('sha256').update(zip).digest('hex');
const publish = (zip: Uint8Array, sha256 = hashOf(zip)) => operator.call(publishPluginRelease, { sha256 }, { file: zip });
const getNewest = async () => (await app.visitor.call(getPluginRelease, {})).release;
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? `${error.code}: ${error.message}` : String(error)),
  );

test('offers nothing before the operator publishes a release', async () => {
  expect(await getNewest()).toBeNull();
});

test('offers the published zip to everybody, byte for byte, with its description', async () => {
  const zip = makeZip();
  await publish(zip);

  const release = await getNewest();
  const download = await fetch(`${app.url}/files/plugin/${release?.sha256}.zip`);

  expect(release).toMatchObject({
    version: '1.0.0',
    sha256: hashOf(zip),
    bytes: zip.length,
    requires: '6.5',
    tested: '7.1',
    requires_php: '8.0',
    changelog: '= 1.0.0 =\n* Bread.',
  });
  expect(Buffer.from(await download.arrayBuffer()).equals(zip)).toBe(true);
  expect(download.headers.get('content-disposition')).toContain(`${brand.slug}-1.0.0.zip`);
});

test('offers the highest version when an older one is published later', async () => {
  await publish(makeZip({ version: '1.10.0' }));
  await publish(makeZip({ version: '1.9.5' }));

  const { releases } = await operator.call(listPluginReleases, {});

  expect((await getNewest())?.version).toBe('1.10.0');
  expect(releases.map(({ version }) => version)).toEqual(['1.10.0', '1.9.5']);
});

test('answers 304 until another release is offered', async () => {
  await publish(makeZip());
  const ask = (etag = '') => fetch(`${app.url}/v1/plugin/release`, { headers: { 'if-none-match': etag } });
  const first = await ask();
  const again = await ask(first.headers.get('etag') ?? '');
  await publish(makeZip({ version: '1.1.0' }));

  expect([first.status, again.status, (await ask(first.headers.get('etag') ?? '')).status]).toEqual([200, 304, 200]);
});

test('publishes the same zip twice as one release and refuses another zip of that version', async () => {
  const zip = makeZip();
  const [one, other] = await Promise.all([publish(zip), publish(zip)]);

  expect(one).toEqual(other);
  expect(await refusalOf(publish(makeZip({ more: { [`${brand.slug}/new.php`]: '' } })))).toMatch(/already published/);
  expect((await getNewest())?.sha256).toBe(hashOf(zip));
});

test('stops offering a withdrawn version and deletes its zip', async () => {
  const old = makeZip();
  const bad = makeZip({ version: '1.1.0' });
  await publish(old);
  await publish(bad);

  await operator.call(withdrawPluginRelease, { version: '1.1.0' });
  await operator.call(withdrawPluginRelease, { version: '1.1.0' });

  expect((await getNewest())?.version).toBe('1.0.0');
  expect((await fetch(`${app.url}/files/plugin/${hashOf(bad)}.zip`)).status).toBe(404);
});

test.each<[string, Parts | Uint8Array, RegExp]>([
  ['a file that is not a zip', strToU8('bread'), /not a zip/],
  ['another plugin', { name: 'Other' }, /called “Other”/],
  ['another Update URI', { uri: 'https://other.example/x' }, /Update URI/],
  ['a version with a suffix', { version: '1.0.0-beta' }, /must consist of numbers/],
  ['two versions', { tag: '0.9.0' }, /names version 0\.9\.0/],
  ['a file outside the folder', { more: { 'other/x.php': '' } }, /outside its folder/],
  ['a path traversal', { more: { [`${brand.slug}/../x.php`]: '' } }, /outside its folder/],
])('refuses %s', async (_, given, reason) => {
  const zip = given instanceof Uint8Array ? given : makeZip(given);

  expect(await refusalOf(publish(zip))).toMatch(reason);
  expect(await getNewest()).toBeNull();
});

test('refuses a zip with another hash than announced', async () => {
  expect(await refusalOf(publish(makeZip(), '0'.repeat(64)))).toMatch(/^invalid_input: .*match its hash/);
});

test('lets nobody but the operator publish, list or withdraw', async () => {
  const { call } = await app.user();
  const zip = makeZip();

  expect(await refusalOf(call(publishPluginRelease, { sha256: hashOf(zip) }, { file: zip }))).toMatch(/^invalid_permission/);
  expect(await refusalOf(call(listPluginReleases, {}))).toMatch(/^invalid_permission/);
  expect(await refusalOf(app.visitor.call(withdrawPluginRelease, { version: '1.0.0' }))).toMatch(/^is_signed_failed/);
});

test.each(['x.zip', `${'0'.repeat(64)}.zip`, `${'0'.repeat(64)}.php`])('answers 404 for the unknown file %s', async (name) => {
  expect((await fetch(`${app.url}/files/plugin/${name}`)).status).toBe(404);
});
