import { randomBytes } from 'node:crypto';
import * as contract from '@kithouse/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture, openCatalogue, sha256Of } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { listAll, makePictured, paragraph, push } from '../../testing/library-files.js';
import { codeOf } from '../../testing/people.js';
import { sweep } from '../../testing/sweep.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const day = 24 * 60 * 60_000;
type Person = Awaited<ReturnType<typeof app.user>>;

const fetchFile = (url: string | null | undefined) => fetch(String(url).replace('https://cloud.example', app.url));
const contentOf = ({ call }: Person, id: number) => call(contract.getCloudContent, { id, platform: 'gutenberg' });
const uploadAs = ({ call }: Person, file: Buffer) => call(contract.uploadCloudMedia, { sha256: sha256Of(file) }, { file });
const missingOf = async ({ call }: Person, sha256: string) =>
  (await call(contract.findMissingCloudMedia, { sha256: [sha256] })).missing.length > 0;

/** Draws a picture with unique pixels as a data address. */
async function draw(kind: 'webp' | 'png' | 'jpeg', width: number, height: number) {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const picture = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  return `data:image/${kind};base64,${(await picture.toFormat(kind).toBuffer()).toString('base64')}`;
}

test("gives a file's pictures signed, expiring addresses at the cloud's origin and no public one", async () => {
  const ada = await app.user();
  const { pushed, sha256, file } = await makePictured(ada);
  const { id } = await push(ada, pushed);

  const [medium] = (await contentOf(ada, id)).media;
  const response = await fetchFile(medium?.url);

  expect(medium?.url).toMatch(new RegExp(`^https://cloud\\.example/files/private/${sha256}\\.webp\\?until=\\d+&signature=`));
  expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
  expect(response.headers.get('cache-control')).toMatch(/^private, /);
  expect((await fetch(`${app.url}/files/${sha256}.webp`)).status).toBe(404);
  expect((await fetch(`${app.url}/files/private/${sha256}.webp`)).status).toBe(404);
});

test('signs an address for one file and one time', async () => {
  const ada = await app.user();
  const [one, other] = [await makePictured(ada), await makePictured(ada)];
  const { id } = await push(ada, one.pushed);
  const url = (await contentOf(ada, id)).media[0]?.url ?? '';

  const statuses = await Promise.all(
    [url, url.replace(one.sha256, other.sha256), url.replace(/until=\d+/, 'until=99999999999')].map(
      async (address) => (await fetchFile(address)).status,
    ),
  );
  app.clock.advance(8 * 60 * 60_000);

  expect(statuses).toEqual([200, 404, 404]);
  expect((await fetchFile(url)).status).toBe(404);
});

test.for([
  ['webp', 400, 300, { width: 400, height: 300 }],
  ['png', 1600, 800, { width: 800, height: 400 }],
  ['jpeg', 400, 5000, { width: 400, height: 1000 }],
] as const)(
  'turns a %s of %i by %i px into a thumbnail whose address stays the same for a day',
  async ([kind, width, height, size]) => {
    const ada = await app.user();
    await push(ada, { thumbnail: await draw(kind, width, height) });

    const [first, again] = [(await listAll(ada))[0], (await listAll(ada))[0]];
    const response = await fetchFile(first?.thumbnail);

    expect(first?.thumbnail).toBe(again?.thumbnail);
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', ...size });
    app.clock.advance(3 * day);
    expect((await fetchFile(first?.thumbnail)).status).toBe(404);
    expect((await fetchFile((await listAll(ada))[0]?.thumbnail)).status).toBe(200);
  },
);

test.for([
  ['a URL on another host', 'https://evil.example/a.png'],
  ['an SVG', `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`],
  ['an SVG with another media type', `data:image/png;base64,${Buffer.from('<svg width="9" height="9"/>').toString('base64')}`],
  ['a truncated image', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlE'],
  ['data that is not an image', 'data:image/webp;base64,AAAA'],
  ['a file over the limit', `data:image/png;base64,${'A'.repeat(600_000)}`],
  ['an empty file', ''],
])('refuses %s as a thumbnail and stores nothing', async ([, thumbnail]) => {
  const ada = await app.user();

  expect(await codeOf(push(ada, { thumbnail }))).toBe('invalid_input');
  expect(await listAll(ada)).toEqual([]);
});

test('shows a sketch for a new version without a picture and keeps the picture for the same content', async () => {
  const ada = await app.user();
  const file_content = paragraph();
  await push(ada, { id: 7, file_content, thumbnail: await draw('png', 9, 9) });
  await push(ada, { id: 7, file_content });
  const [kept] = await listAll(ada);

  await push(ada, { id: 7 });

  expect(kept?.thumbnail).not.toBeNull();
  expect(await listAll(ada)).toMatchObject([{ thumbnail: null, sketch: [{ kind: 'text' }] }]);
});

test('refuses a file of an unknown type or with a wrong hash', async () => {
  const ada = await app.user();
  const php = Buffer.from('<?php phpinfo();');

  expect(await codeOf(uploadAs(ada, php))).toBe('invalid_input');
  expect(await codeOf(ada.call(contract.uploadCloudMedia, { sha256: 'a'.repeat(64) }, { file: await drawPicture() }))).toBe(
    'invalid_input',
  );
  expect(await codeOf(uploadAs(await app.user({ verified: false }), await drawPicture()))).toBe('not_verified');
});

test('asks each person to upload a file that somebody else has uploaded and stores it once', async () => {
  const [ada, grace] = [await app.user(), await app.user({ name: 'Grace' })];
  const file = await drawPicture();
  await uploadAs(ada, file);
  const before = await missingOf(grace, sha256Of(file));

  await Promise.all([1, 2, 3].map(() => uploadAs(grace, file)));

  expect([before, await missingOf(grace, sha256Of(file))]).toEqual([true, false]);
});

test('deletes an upload unused for a week and keeps those that a version, a thumbnail or a photo uses', async () => {
  const ada = await app.user();
  const [used, unused] = [await makePictured(ada), await drawPicture()];
  await uploadAs(ada, unused);
  const { id } = await push(ada, { ...used.pushed, thumbnail: await draw('png', 9, 9) });
  await push(ada, { id: 8, file_content: paragraph() });
  const published = await catalogue.picture(40);
  await catalogue.publish({ pictures: [published] });
  app.clock.advance(8 * day);

  await sweep(app.deps);

  expect(await missingOf(ada, sha256Of(unused))).toBe(true);
  expect((await fetchFile((await contentOf(ada, id)).media[0]?.url)).status).toBe(200);
  expect((await fetchFile((await listAll(ada)).find((file) => file.id === id)?.thumbnail)).status).toBe(200);
});

test('sweeps pictures of a permanently deleted file and keeps those that another file uses', async () => {
  const [ada, grace] = [await app.user(), await app.user({ name: 'Grace' })];
  const [gone, common] = [await makePictured(ada), await makePictured(ada)];
  await uploadAs(grace, common.file);
  const files = [await push(ada, gone.pushed), await push(ada, common.pushed)];
  await push(grace, common.pushed);
  for (const { id } of files) {
    await ada.call(contract.deleteCloudFile, { id });
    await ada.call(contract.deleteFromTrash, { kind: 'file', id });
  }
  app.clock.advance(8 * day);

  await sweep(app.deps);

  expect([await app.deps.files.has(gone.sha256), await app.deps.files.has(common.sha256)]).toEqual([false, true]);
});

test('keeps an upload that was renewed for its template', async () => {
  const ada = await app.user();
  const file = await drawPicture();
  await uploadAs(ada, file);
  const long = new Date(Date.now() - 30 * day).toISOString();
  await app.db.updateTable('media').set({ created_at: long }).where('sha256', '=', sha256Of(file)).execute();
  await app.db.updateTable('cloud_media').set({ created_at: long }).where('sha256', '=', sha256Of(file)).execute();
  await uploadAs(ada, file);

  await sweep({ ...app.deps, clock: { now: () => new Date() } });

  expect(await missingOf(ada, sha256Of(file))).toBe(false);
});
