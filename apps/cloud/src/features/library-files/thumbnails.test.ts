import { deleteCloudFile } from '@kithouse/contract';
import { findBrowser } from '@kithouse/playground/browser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isLongRun } from '../../../../../scripts/test-extent.js';
import type { Renderer } from '../../ports/renderer.js';
import { createChromiumRenderer } from '../../ports/renderer-chromium.js';
import { createTestApp } from '../../testing/index.js';
import { listAll, makePictured, paragraph, push } from '../../testing/library-files.js';
import { listUndrawn } from './thumbnails.queries.js';
import { drawThumbnail } from './thumbnails.service.js';

const app = await createTestApp();
const chromium = (await findBrowser({ install: false }))?.executablePath ?? '';

/** Draws noise and passes its input to `onPage`. */
const createRenderer = (onPage: (html: string) => unknown = () => {}): Renderer => ({
  async render(html, { width }) {
    await onPage(html);
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    return sharp({ create: { width, height: 100, channels: 3, background: '#fff', noise } })
      .webp()
      .toBuffer();
  },
  stop: () => Promise.resolve(),
});

/** Draws missing thumbnails, as the jobs do, and returns the errors. */
async function drawAll(renderer: Renderer) {
  const errors: string[] = [];
  for (const file of await listUndrawn(app.db, 100)) {
    await drawThumbnail(app.deps, renderer, file).catch((error: Error) => errors.push(error.message));
  }
  return errors;
}

const findOf = async (person: Parameters<typeof listAll>[0], id: number) =>
  (await listAll(person)).find((file) => file.id === id);

test('draws a picture of a pushed template that has none, with its private pictures', async () => {
  const ada = await app.user();
  const { pushed, address } = await makePictured(ada);
  const { id } = await push(ada, pushed);
  const pages: string[] = [];

  const before = await findOf(ada, id);
  await drawAll(createRenderer((html) => pages.push(html)));
  const after = await findOf(ada, id);

  const page = pages.find((html) => html.includes('wp-block-image')) ?? '';
  expect(page).toContain('src="data:image/webp;base64,');
  expect(page).not.toContain(address);
  expect(before?.thumbnail).toBeNull();
  const response = await fetch(String(after?.thumbnail).replace('https://cloud.example', app.url));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(after?.last_modified).toBe(before?.last_modified);
});

test('keeps a pushed picture and draws no trashed file', async () => {
  const ada = await app.user();
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const own = await push(ada, {
    file_content: paragraph('with its own'),
    thumbnail: `data:image/png;base64,${png.toString('base64')}`,
  });
  const trashed = await push(ada, { file_content: paragraph('thrown away') });
  await ada.call(deleteCloudFile, { id: trashed.id });
  const before = await findOf(ada, own.id);
  const pages: string[] = [];

  await drawAll(createRenderer((html) => pages.push(html)));

  expect(pages.join()).not.toMatch(/with its own|thrown away/);
  expect((await findOf(ada, own.id))?.thumbnail?.split('?')[0]).toBe(before?.thumbnail?.split('?')[0]);
});

test('reports a file that cannot be drawn and keeps its sketch', async () => {
  const ada = await app.user();
  const bad = await push(ada, { file_content: paragraph('unlucky') });
  const renderer = createRenderer((html) => {
    if (html.includes('unlucky')) {
      throw new Error('The renderer took too long.');
    }
  });

  expect(await drawAll(renderer)).toEqual(['The renderer took too long.']);
  expect(await findOf(ada, bad.id)).toMatchObject({ thumbnail: null, sketch: [{ kind: 'text' }] });
});

test('discards the picture when a newer version was pushed meanwhile', async () => {
  const ada = await app.user();
  const { id } = await push(ada, { id: 77, file_content: paragraph('first words') });
  const renderer = createRenderer(async (html) => {
    if (html.includes('first words')) {
      await push(ada, { id: 77, file_content: paragraph('second words') });
    }
  });

  await drawAll(renderer);
  const between = await findOf(ada, id);
  await drawAll(createRenderer());

  expect(between).toMatchObject({ versions: 2, thumbnail: null });
  expect((await findOf(ada, id))?.thumbnail).not.toBeNull();
});

test.runIf(isLongRun && chromium !== '')(
  'draws with a real browser and keeps the sketch of an empty page (skipped without a browser)',
  async () => {
    const ada = await app.user();
    const shown = await push(ada, { file_content: paragraph('Bread &amp; butter') });
    const empty = await push(ada, { file_content: '<!-- wp:acme/secret /-->' });
    const renderer = createChromiumRenderer(chromium);

    await drawAll(renderer);
    await renderer.stop();

    expect((await findOf(ada, shown.id))?.thumbnail).not.toBeNull();
    expect((await findOf(ada, empty.id))?.thumbnail).toBeNull();
  },
);
