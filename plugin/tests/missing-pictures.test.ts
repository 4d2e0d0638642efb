import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { getImport, getImportResults, importPage, insertItem } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks, imageBlock, makePicture, type Picture } from './testing/library.js';
import { listAttachments, setOption } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { mediaOf, offerSite, siteOps } from './testing/site-plan.js';
import { followImport, pressImport } from './testing/site-stream.js';
import { refusalOf, type Visit } from './testing/start-site.js';

let plan: PlanSite;
let administrator: Visit;
let pictures: Picture[];
beforeAll(async () => {
  plan = await startPlanSite();
  administrator = await plan.visitOf('administrator');
  pictures = await Promise.all(['gone', 'lost', 'here'].map((name) => makePicture(`${name}.webp`)));
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

/** Publishes a page with three pictures, of which the server answers the first two with these statuses. */
function offer(...statuses: number[]) {
  answerFiles(statuses);
  const document = { ...blocks(pictures.map((picture) => imageBlock(picture)).join('')), key: 'one', slug: 'one' } as never;
  plan.offer([
    require,
    op('fetch', 'media.fetch', { media: mediaOf(pictures, plan.cloud.url) as never }, 'download'),
    op('one', 'post.create', { document, as: 'page', title: 'One', terms: [] }),
    op('publish', 'publish', { posts: ['one'] }, 'finalize'),
    op('verify', 'verify', { documents: 1, media: 3 }, 'finalize'),
  ]);
}
function answerFiles(statuses: number[]) {
  pictures.forEach(({ sha256, bytes }, index) => {
    const status = statuses[index];
    plan.cloud.on(`GET /files/${sha256}.webp`, status ? { status } : (response) => void response.end(bytes));
  });
}
const press = (import_id: string) => administrator.call(importPage, { id: 1, title: 'Bread', platform: 'gutenberg', import_id });
const listFiles = async () => (await listAttachments(plan.site)).map(({ url }) => path.basename(url)).toSorted();

test('replaces pictures that the library has lost by a placeholder and lists them', async () => {
  const import_id = randomUUID();
  offer(404, 410);

  const { post_id, warnings } = await press(import_id);

  expect(warnings).toContainEqual({
    code: 'picture_missing',
    message: '2 images are missing in the library and were replaced by a placeholder: gone.webp, lost.webp',
  });
  const text = await plan.site.run<string>(`return get_post( $args['id'] )->post_content;`, { id: post_id });
  expect([text.match(/placeholder\.png/g)?.length, text.match(/here\.webp/g)?.length, text.includes('kit:')]).toEqual([
    2,
    1,
    false,
  ]);
  expect(await listFiles()).toEqual(['here.webp', 'placeholder.png']);
  expect((await administrator.call(getImport, { import_id })).warnings.map(({ code }) => code)).toContain('picture_missing');

  await plan.undo(import_id);
  await plan.site.run(`return (bool) wp_delete_post( $args['id'], true );`, { id: post_id });
  expect(await listFiles()).toEqual([]);
});

test('finishes in short requests although a picture is missing', async () => {
  const import_id = randomUUID();
  offer(404);
  await setOption(plan.site, 'test_slice_seconds', 0);

  let requests = 1;
  for (
    ;
    (await administrator.rest('POST', '/import/page', { id: 1, title: 'Bread', platform: 'gutenberg', import_id })).status !==
    200;
    requests++
  ) {
    expect(requests).toBeLessThan(20);
  }
  expect(await listFiles()).toEqual(['here.webp', 'lost.webp', 'placeholder.png']);
});

test('fails as before when the library answers with another error', async () => {
  offer(500);

  expect((await refusalOf(press(randomUUID()))).message).toContain('gone.webp couldn’t be downloaded');
  expect(await listFiles()).toEqual([]);
});

test('inserts a template with a placeholder for a missing picture and lists it', async () => {
  answerFiles([404]);
  plan.cloud.on('POST /v1/content', {
    json: {
      item_id: 1,
      name: 'Bread',
      platform: 'gutenberg',
      document: blocks(pictures.map((picture) => imageBlock(picture)).join('')),
      media: mediaOf(pictures, plan.cloud.url),
      requires: { plugins: [], elementor_pro: false },
      warnings: [],
      has_colors: false,
    },
  });

  const { content, warnings } = await administrator.call(insertItem, { id: 1, platform: 'gutenberg' });

  expect(warnings).toContainEqual({ code: 'picture_missing', message: expect.stringContaining('gone.webp') });
  expect([String(content).includes('placeholder.png'), String(content).includes('kit:')]).toEqual([true, false]);
  expect(await listFiles()).toEqual(['here.webp', 'lost.webp', 'placeholder.png']);
});

test('imports a pack with a placeholder for a missing picture and lists it', async () => {
  answerFiles([404]);
  const content = () => pictures.map((picture) => imageBlock(picture)).join('');
  offerSite(plan.cloud, plan.signer, plan.site.url, siteOps(2, mediaOf(pictures, plan.cloud.url), content));

  const pressed = await pressImport(administrator, { id: 1, platform: 'gutenberg' });
  const end = await followImport(administrator, pressed);

  expect(end).toMatchObject({ action: 'complete' });
  const results = await administrator.call(getImportResults, { import_id: pressed.import_id });
  expect(JSON.stringify(results)).toContain('gone.webp');
  expect(await listFiles()).toEqual(['here.webp', 'lost.webp', 'placeholder.png']);
});
