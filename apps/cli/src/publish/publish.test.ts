import { cpSync, readdirSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { startTestCloud } from '@kithouse/cloud/testing';
import { createCall, getItem, listItems } from '@kithouse/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longTest } from '../../../../scripts/long-test.js';
import { hashOf } from '../media/measure-media.js';
import { makeFolder, paragraph, picture } from '../testing/temp-folder.js';
import { sayError } from '../user-error.js';
import { publish } from './publish.js';

let cloud: Awaited<ReturnType<typeof startTestCloud>>;
beforeAll(async () => {
  cloud = await startTestCloud();
}, 120_000);
afterAll(() => cloud?.stop());

const target = () => ({ cloud: cloud.url, key: cloud.publisher_key });
const ask = () => createCall({ root: `${cloud.url}/v1` });
const webp = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .webp()
    .toBuffer();

/** Copies one brand of the starter catalogue: packs of both platforms with all their items. */
function copyDriftwood(): string {
  const folder = makeFolder({});
  for (const name of readdirSync('catalogue').filter((one) => one === 'media' || one.startsWith('driftwood-'))) {
    cpSync(path.join('catalogue', name), path.join(folder, name), { recursive: true });
  }
  return folder;
}

longTest(
  'sends no file and changes no count when published again',
  async () => {
    const source = copyDriftwood();
    const first = await publish({ source, ...target() });
    const before = await ask()(getItem, { slug: 'driftwood-hotel-blocks' });

    const second = await publish({ source, ...target() });
    const after = await ask()(getItem, { slug: 'driftwood-hotel-blocks' });

    expect(first.failed).toEqual([]);
    expect(first.uploaded).toBeGreaterThan(20);
    expect(second).toEqual({ published: first.published, uploaded: 0, failed: [] });
    expect({ ...after, updated_at: '' }).toEqual({ ...before, updated_at: '' });
    expect(after.items).toHaveLength(13);
    expect(after.pictures).toHaveLength(3);
    expect(after.variations.map(({ slug }) => slug)).toEqual(['driftwood-hotel']);
  },
  120_000,
);

test('publishes a single file with the pictures beside it and a drawn thumbnail', async () => {
  const folder = makeFolder({ 'my hero.html': picture('media/a.webp'), 'media/a.webp': await webp('#308060') });

  const report = await publish({ source: path.join(folder, 'my hero.html'), listing: { slug: 'my-own-hero' }, ...target() });
  const item = await ask()(getItem, { slug: 'my-own-hero' });

  expect(report).toEqual({ published: 1, uploaded: 4, failed: [] });
  expect([item.type, item.platform, item.pictures.length]).toEqual(['block', 'gutenberg', 1]);
  expect(item.tint).toMatch(/^#[0-9a-f]{6}$/);
}, 60_000);

test('names the option that downloads pictures from other sites', async () => {
  const folder = makeFolder({ 'far.html': picture('https://other.example/a.webp') });
  const lines: string[] = [];
  const source = path.join(folder, 'far.html');

  const report = await publish({ source, listing: { slug: 'far-pictures' }, ...target(), log: (line) => void lines.push(line) });

  expect(report).toMatchObject({ published: 1, failed: [] });
  expect(lines.at(-1)).toBe('Not included: 1 file from other sites. Use --fetch-media to download them.');
}, 60_000);

test('[R-SHELF-24] leaves out the entries whose first category is named', async () => {
  const listing = (slug: string, ...categories: string[]) =>
    JSON.stringify({
      slug,
      type: 'block',
      platform: 'gutenberg',
      plan: 'starter',
      title: slug,
      description: 'A block.',
      categories,
    });
  const source = makeFolder({
    'first/listing.json': listing('first', 'Plain'),
    'first/template.html': paragraph('First'),
    'second/listing.json': listing('second', 'Own', 'Plain'),
    'second/template.html': paragraph('Second'),
    'third/listing.json': listing('third', 'Other'),
    'third/template.html': paragraph('Third'),
  });

  const some = await publish({ source, without: ['Plain', 'Other'], ...target() });
  const all = await publish({ source, ...target() });

  expect([some.published, all.published]).toEqual([1, 3]);
});

const statusOf = async (file: Buffer) => (await fetch(`${cloud.url}/files/${hashOf(file)}.webp`)).status;

longTest(
  'publishes a theme as WordPress renders it: pages as a pack, without helpers, with its own files only',
  async () => {
    const header = (lines: string) => `<?php\n/**\n${lines}\n */\n?>\n`;
    const image = (name: string) => picture(`<?php echo esc_url( get_stylesheet_directory_uri() ); ?>/${name}`);
    const [inside, outside] = [await webp('#802040'), await webp('#204080')];
    const theme = makeFolder({
      'plain/style.css': '/*\nTheme Name: Plain\nAuthor: Ada\nLicense: GPL-2.0-or-later\n*/',
      'plain/theme.json': '{"version":3}',
      'plain/templates/index.html': paragraph('Index'),
      'plain/assets/a.webp': inside,
      'outside.webp': outside,
      'plain/patterns/hero.php':
        header(' * Title: Hero & sun\n * Slug: plain/hero\n * Categories: banner\n * Keywords: Sun') + image('assets/a.webp'),
      'plain/patterns/home.php':
        header(' * Title: Start\n * Slug: plain/home\n * Categories: featured\n * Block Types: core/post-content') +
        '<!-- wp:pattern {"slug":"plain/hidden"} /-->\n\n' +
        image('../outside.webp'),
      'plain/patterns/hidden.php':
        header(' * Title: Hidden\n * Slug: plain/hidden\n * Inserter: no') + paragraph('<?php echo 6 * 7; ?>'),
    });

    const report = await publish({ source: path.join(theme, 'plain'), ...target() });
    const { data } = await ask()(listItems, { platform: 'gutenberg', type: 'blocks', search: 'sun' });
    const pack = await ask()(getItem, { slug: 'plain' });

    expect(report).toMatchObject({ published: 3, failed: [] });
    expect(data.map(({ slug, template_type }) => [slug, template_type?.name])).toContainEqual(['plain-hero', 'Hero']);
    expect(pack.items.map(({ slug }) => slug)).toEqual(['plain-home']);
    expect(pack.description).toContain('From the theme Plain by Ada. Licence: GPL-2.0-or-later.');
    expect(await statusOf(inside)).toBe(200);
    expect(await statusOf(outside)).toBe(404);
  },
  180_000,
);

const refusalOf = (options: Parameters<typeof publish>[0]) => publish(options).then(() => 'accepted', sayError);

test('reports a wrong key, an absent cloud and a silent one in one sentence each', async () => {
  const folder = makeFolder({ 'a.html': paragraph('A') });
  const source = path.join(folder, 'a.html');
  const closed = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.once('listening', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));

  expect(await refusalOf({ source, cloud: cloud.url, key: 'not-a-key' })).toContain('doesn’t accept this key');
  expect(await refusalOf({ source, cloud: `http://127.0.0.1:${port}`, key: 'x' })).toContain('can’t be reached');
  expect(await refusalOf({ source: path.join(folder, 'gone'), ...target() })).toContain('doesn’t exist');
});

test('retries a lost response and publishes the item once', async () => {
  let lost = 0;
  const forgetful = createServer((request, response) => {
    const isLost = lost < 2 && request.url === '/v1/publishing/items';
    const onward = httpRequest(cloud.url + request.url, { method: request.method, headers: request.headers }, (answer) => {
      if (isLost) {
        lost += 1;
        answer.resume();
        response.destroy();
        return;
      }
      answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers));
    });
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => forgetful.once('listening', resolve));
  const folder = makeFolder({ 'patient.html': paragraph('A') });

  const report = await publish({
    source: path.join(folder, 'patient.html'),
    listing: { slug: 'patient-one' },
    cloud: `http://127.0.0.1:${(forgetful.address() as AddressInfo).port}`,
    key: cloud.publisher_key,
  });
  forgetful.closeAllConnections();
  forgetful.close();

  expect(lost).toBe(2);
  expect(report).toMatchObject({ published: 1, failed: [] });
  expect((await ask()(getItem, { slug: 'patient-one' })).slug).toBe('patient-one');
}, 60_000);

test('refuses a listing with an unknown field by name and publishes nothing of the folder', async () => {
  const good = { 'good/listing.json': '{"slug":"kept-back","title":"T","description":""}', 'good/template.html': paragraph('A') };
  const folder = makeFolder({ ...good, 'wrong/listing.json': '{"slug":"x","title":"T","description":"","colour":"red"}' });

  expect(await refusalOf({ source: folder, ...target() })).toMatch(/wrong.listing\.json is invalid: .*colour/);
  await expect(ask()(getItem, { slug: 'kept-back' })).rejects.toMatchObject({ code: 'item_not_found' });
});

test('publishes the other items when the cloud refuses one', async () => {
  const folder = makeFolder({
    'a/listing.json': '{"slug":"refused-one","title":"T","description":"","pack":"no-such-pack"}',
    'a/template.html': paragraph('A'),
    'b/listing.json': '{"slug":"accepted-one","title":"T","description":""}',
    'b/template.html': paragraph('B'),
  });

  const { published, failed } = await publish({ source: folder, ...target() });

  expect(published).toBe(1);
  expect(failed).toEqual([{ slug: 'refused-one', reason: expect.stringContaining('no-such-pack') }]);
  expect((await ask()(getItem, { slug: 'accepted-one' })).slug).toBe('accepted-one');
});
