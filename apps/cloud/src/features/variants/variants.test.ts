import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createImportPlan, getContent, type ImportPlan } from '@kithouse/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { longTest } from '../../../../../scripts/long-test.js';
import { makeDocument, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { sweepMedia } from '../publishing/media.service.js';
import { drawVariants } from './draw-variants.js';
import { listUndrawn } from './variants.queries.js';
import { makeVariants, variantsFor } from './variants.service.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const thumbnail = { width: 150, height: 150, crop: true };
const large = { width: 1024, height: 1024, crop: false };
const filesUrl = `${app.url}/files/`;
const ask = (sha256: string[], sizes = [thumbnail, large]) => variantsFor(app.db, filesUrl, sha256, sizes);

/** Creates the copies of all published pictures, as the jobs do. */
async function makeAll() {
  for (const picture of await listUndrawn(app.db, 100)) {
    await makeVariants(app.deps, picture).catch(() => {});
  }
}

let hue = 0;
function draw(width = 1600, height = 1000) {
  hue += 7;
  return sharp({ create: { width, height, channels: 3, background: `hsl(${hue} 50% 50%)` } });
}

async function publish(bytes: Buffer, mime = 'image/webp'): Promise<string> {
  const sha256 = await catalogue.upload(bytes);
  const file_name = `picture.${mime.replace(/.*\//, '')}`;
  await catalogue.publish({ media: [{ sha256, mime, bytes: bytes.length, alt: '', file_name }] });
  return sha256;
}

test.each(['webp', 'jpeg', 'png', 'avif'] as const)("creates a published %s's copies as a site would", async (format) => {
  const sha256 = await publish(await draw().toFormat(format).toBuffer(), `image/${format}`);

  await makeAll();

  const ready = (await ask([sha256])).get(sha256);
  expect(ready).toMatchObject({ width: 1600, height: 1000 });
  expect(ready?.variants.map(({ width, height }) => [width, height])).toEqual([
    [150, 150],
    [1024, 640],
  ]);
  for (const { url, sha256: own, bytes, width, height } of ready?.variants ?? []) {
    const response = await fetch(url);
    const file = Buffer.from(await response.arrayBuffer());
    expect([response.headers.get('content-type'), file.length]).toEqual([`image/${format}`, bytes]);
    expect(createHash('sha256').update(file).digest('hex')).toBe(own);
    expect(await sharp(file).metadata()).toMatchObject({ width, height });
  }
});

test("returns only copies of the site's sizes, and none without sizes", async () => {
  const sha256 = await publish(await draw().webp().toBuffer());
  await makeAll();

  expect((await ask([sha256], [{ width: 400, height: 400, crop: false }])).size).toBe(0);
  expect((await ask([sha256], [])).size).toBe(0);
  expect((await ask([])).size).toBe(0);
});

test('crops the middle of a picture', async () => {
  const sides = { create: { width: 300, height: 300, channels: 3 as const, background: '#f00' } };
  const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#00f' } })
    .composite([{ input: await sharp(sides).png().toBuffer(), left: 300, top: 0 }])
    .png()
    .toBuffer();

  const cut = (await drawVariants(bytes, 'png')).find(({ width }) => width === 150);

  expect((await sharp(cut?.bytes).stats()).dominant).toMatchObject({ b: 8 });
});

test('creates no copies of animations, vectors, small and rotated pictures', async () => {
  const frames = await Promise.all([draw(900, 600).png().toBuffer(), draw(900, 600).png().toBuffer()]);
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const turned = await draw().withMetadata({ orientation: 6 }).jpeg().toBuffer();

  expect(await drawVariants(moving, 'webp')).toEqual([]);
  expect(await drawVariants(turned, 'jpg')).toEqual([]);
  expect(await drawVariants(await draw(100, 80).png().toBuffer(), 'png')).toEqual([]);
  expect(await drawVariants(await draw(900, 600).gif().toBuffer(), 'gif')).toEqual([]);
});

test('creates and serves no copies of unpublished uploads', async () => {
  const published = await publish(await draw().webp().toBuffer());
  const waiting = await catalogue.upload(await draw().webp().toBuffer());
  await makeAll();
  const [variant] = (await ask([published])).get(published)?.variants ?? [];
  await app.db.updateTable('media').set({ published: false }).where('sha256', '=', published).execute();

  expect((await ask([waiting, published])).size).toBe(0);
  expect((await fetch(variant?.url ?? '')).status).toBe(404);
});

longTest('skips an unreadable picture and a missing file, and finds the latter again later', async () => {
  const broken = await publish(await draw().webp().toBuffer());
  const gone = await publish(await draw().webp().toBuffer());
  const sound = await publish(await draw().webp().toBuffer());
  const file = await app.deps.files.open(gone);
  const bytes = Buffer.concat((await file?.stream.toArray()) ?? []);
  const path = (sha256: string) => join(app.dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  await writeFile(path(broken), 'no picture');
  await app.deps.files.remove(gone);

  await makeAll();
  const before = await ask([broken, gone, sound]);
  await app.deps.files.put(gone, bytes);
  await makeAll();

  expect([...before.keys()]).toEqual([sound]);
  expect((await ask([gone])).size).toBe(1);
});

longTest('creates the same copies in two concurrent processes and does not repeat finished ones', async () => {
  const sha256 = await publish(await draw().webp().toBuffer());

  await Promise.all([makeAll(), makeAll()]);
  const first = await ask([sha256]);
  await app.db.deleteFrom('media_variants').where('sha256', '=', sha256).execute();
  await makeAll();

  expect(first.get(sha256)?.variants).toHaveLength(2);
  expect((await ask([sha256])).size).toBe(0);
});

test('returns copies with a template and in a plan to sites that name their sizes only', async () => {
  const sha256 = await catalogue.upload(await draw().webp().toBuffer());
  const content = `<!-- wp:image --><figure><img src="kit:media/${sha256}/url"/></figure><!-- /wp:image -->`;
  const { id } = await catalogue.publish({
    documents: [makeDocument('gutenberg', content)],
    media: [{ sha256, mime: 'image/webp', bytes: 1, alt: '', file_name: 'one.webp' }],
  });
  await makeAll();
  const ada = await app.user();
  const requested = { id, platform: 'gutenberg' as const };

  const without = await ada.call(getContent, requested);
  const inserted = await ada.call(getContent, { ...requested, image_sizes: [thumbnail] });
  const { plan } = await ada.call(createImportPlan, { ...requested, image_sizes: [thumbnail] });

  const expected = { sha256, width: 1600, height: 1000, variants: [{ width: 150, height: 150 }] };
  expect(without.media[0]).not.toHaveProperty('variants');
  expect(inserted.media).toMatchObject([expected]);
  expect((JSON.parse(plan) as ImportPlan).ops.find(({ op }) => op === 'media.fetch')?.args).toMatchObject({ media: [expected] });
});

test('keeps a copy that somebody also uploaded as a picture and never used', async () => {
  const sha256 = await publish(await draw().webp().toBuffer());
  await makeAll();
  const [copy] = (await ask([sha256])).get(sha256)?.variants ?? [];
  const bytes = Buffer.from(await (await fetch(copy?.url ?? '')).arrayBuffer());
  await catalogue.upload(bytes);

  await sweepMedia(app.deps, new Date(Date.now() + 60_000));

  expect((await fetch(copy?.url ?? '')).status).toBe(200);
});
