import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPreviewPage } from './preview-page.js';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-page-'));
  const document = join(folder, 'index.html');
  await writeFile(document, '<!doctype html><head><title>Portal</title></head>');
  app = fastify();
  const find = async (slug: string) =>
    slug === 'tidepool'
      ? {
          title: 'Tidepool "Surf" <b>',
          description: 'Waves & boards.',
          url: 'https://cloud.example/preview/tidepool',
          picture: { url: 'https://cloud.example/files/a.webp', width: 960, height: 600 },
        }
      : undefined;
  mountPreviewPage(app, document, { previewUrl: undefined, find });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('writes title, description and picture into the head, escaped [R-SITE-236]', async () => {
  const { statusCode, body, headers } = await app.inject('/preview/tidepool?page=home&palette=dune');

  expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(body).toContain('<title>Tidepool &#34;Surf&#34; &#60;b&#62;</title>');
  expect(body).toContain('<meta name="description" content="Waves &#38; boards." />');
  expect(body).toContain('<meta property="og:image" content="https://cloud.example/files/a.webp" />');
  expect(body).toContain('<link rel="canonical" href="https://cloud.example/preview/tidepool" />');
});

test('answers 404 without indexing for an unknown slug [R-SITE-236]', async () => {
  const { statusCode, body, headers } = await app.inject('/preview/never');

  expect([statusCode, headers['x-robots-tag'], headers['cache-control']]).toEqual([404, 'noindex', 'no-store']);
  expect(body).toContain('<title>Portal</title>');
});

test('sets no cookie and allows nothing from elsewhere [R-SITE-237]', async () => {
  const { headers } = await app.inject('/preview/tidepool');

  expect(headers['set-cookie']).toBeUndefined();
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('[R-OPS-111] allows frames of the separate address for previews', async () => {
  const own = fastify();
  const options = { previewUrl: 'https://preview.example', find: async () => undefined };
  mountPreviewPage(own, join(folder, 'index.html'), options);

  const policy = String((await own.inject('/preview/tidepool')).headers['content-security-policy']);
  await own.close();

  expect(policy).toContain("connect-src 'self' https://preview.example; frame-src https://preview.example;");
});
