import * as contract from '@kithouse/contract';
import { readBundleZip, readTemplate } from '@kithouse/kits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/index.js';
import { makePictured, paragraph, push } from '../../testing/library-files.js';

const app = await createTestApp();
const fetchFile = (url: string) => fetch(url.replace('https://cloud.example', app.url));
const readAll = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const minute = 60_000;

test('[R-API-39] downloads blocks without pictures as a file that the block editor imports', async () => {
  const ada = await app.user();
  const { id } = await push(ada, { name: 'Bakery', file_content: paragraph('Bread') });

  const offer = await ada.call(contract.downloadCloudFile, { id });
  const response = await fetchFile(offer.fileURL);

  expect(offer.file_name).toBe('Bakery.json');
  expect(offer.fileURL).toMatch(/^https:\/\/cloud\.example\/files\/download\//);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="Bakery.json"; filename*=UTF-8''Bakery.json`,
    'cache-control': 'private, no-store',
  });
  expect(await response.json()).toMatchObject({ __file: 'wp_block', title: 'Bakery', content: paragraph('Bread') });
});

test("downloads elements as a file that Elementor imports, under the file's current name", async () => {
  const ada = await app.user();
  const content = [{ id: 'abc', elType: 'container', isInner: false, settings: { a: 1 }, elements: [] }];
  const { id } = await push(ada, { platform: 'elementor', file_content: { content, page_settings: {} } });
  await ada.call(contract.renameCloudFile, { id, name: 'Renamed' });

  const { file_name, fileURL } = await ada.call(contract.downloadCloudFile, { id });

  expect(file_name).toBe('Renamed.json');
  expect(await (await fetchFile(fileURL)).json()).toMatchObject({ title: 'Renamed', version: '0.4', content });
});

test('downloads a template with pictures as a zip that can be imported again', async () => {
  const ada = await app.user();
  const { pushed, sha256, file } = await makePictured(ada);
  const { id } = await push(ada, { ...pushed, name: 'With picture' });

  const { file_name, fileURL } = await ada.call(contract.downloadCloudFile, { id });
  const response = await fetchFile(fileURL);

  expect(file_name).toBe('With picture.zip');
  expect(response.headers.get('content-type')).toBe('application/zip');
  const { bundle, files } = readBundleZip(await readAll(response));
  expect(bundle).toMatchObject({ title: 'With picture', media: [{ sha256 }] });
  expect(Buffer.from(files.get(sha256) ?? []).equals(file)).toBe(true);
});

test.for([
  ['日本語のパン 🍞', '___________ __.json'],
  ['مخبز "القمر"', undefined],
  ['../../etc/passwd', undefined],
  ['a\r\nSet-Cookie: x=1', undefined],
  [`it's 100% ; filename="evil.exe"`, undefined],
])('escapes the name %j in the header and the folder', async ([name]) => {
  const ada = await app.user();
  const { id } = await push(ada, { name: name as string });

  const { file_name, fileURL } = await ada.call(contract.downloadCloudFile, { id });
  const response = await fetchFile(fileURL);

  const disposition = response.headers.get('content-disposition') ?? '';
  const [, plain = '', whole = ''] =
    /^attachment; filename="([^"]*)"; filename\*=UTF-8''([\w%.~!#$&+^`|-]+)$/.exec(disposition) ?? [];
  expect(decodeURIComponent(whole)).toBe(file_name);
  expect(plain).toMatch(/^[\x20-\x7e]+\.json$/);
  expect(file_name).not.toMatch(/[/\\\r\n"]/);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(readTemplate({ name: file_name, bytes: await readAll(response) }).bundle.documents).toHaveLength(1);
});

test('expires the address and accepts it for one file and purpose only', async () => {
  const ada = await app.user();
  const [one, other] = [await push(ada), await push(ada)];
  const { fileURL, expires_at } = await ada.call(contract.downloadCloudFile, { id: one.id });
  const changed = [
    fileURL.replace(`download/${one.id}/`, `download/${other.id}/`),
    fileURL.replace(`file=${one.id}`, `file=${other.id}`),
    fileURL.replace(/until=\d+/, 'until=99999999999'),
    fileURL.replace(/&signature=.*/, ''),
    fileURL.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    `${fileURL}&user=1`,
  ];

  const before = await fetchFile(fileURL);
  const statuses = await Promise.all(changed.map(async (url) => (await fetchFile(url)).status));
  app.clock.advance(16 * minute);
  const after = await fetchFile(fileURL);

  expect(before.status).toBe(200);
  expect(statuses).toEqual(changed.map(() => 404));
  expect(after.status).toBe(404);
  expect(Date.parse(expires_at)).toBeLessThan(app.clock.now().getTime());
});

test('refuses an address once the person can no longer read the file', async () => {
  const ada = await app.user();
  const { id } = await push(ada);
  const { fileURL } = await ada.call(contract.downloadCloudFile, { id });
  await ada.call(contract.deleteCloudFile, { id });

  const response = await fetchFile(fileURL);

  expect([response.status, await response.json()]).toMatchObject([404, { code: 'file_not_found' }]);
});

test('limits downloads of a template with many pictures', async () => {
  const ada = await app.user();
  const { pushed } = await makePictured(ada);
  const { id } = await push(ada, pushed);
  await sql`
    update cloud_versions set bundle = jsonb_set(bundle::jsonb, '{media,0,bytes}', '240000000') where file_id = ${id}`.execute(
    app.db,
  );
  const { fileURL } = await ada.call(contract.downloadCloudFile, { id });

  const statuses: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    statuses.push((await fetchFile(fileURL)).status);
  }

  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});
