import { getItemPreview, uploadMedia } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { drawPicture, openCatalogue, sha256Of } from '../testing/catalogue.js';
import { createTestApp } from '../testing/index.js';

const app = await createTestApp({ KITHOUSE_PREVIEW_URL: 'https://preview.example', KITHOUSE_TRUST_PROXY: 'loopback' });
const catalogue = await openCatalogue(app);
const { slug, id } = await catalogue.publish({ type: 'pack' });
const ask = (host: string, path: string) => fetch(app.url + path, { headers: { 'x-forwarded-host': host }, redirect: 'manual' });
const preview = `/preview/packs/${id}`;

test('[R-OPS-111] shows previews at their own address, in a sandbox', async () => {
  const { frame_url, share_url } = await app.visitor.call(getItemPreview, { slug });
  const shown = await ask('preview.example', `${preview}?site=https://site.example`);
  const moved = await ask('cloud.example', `${preview}?page=home`);

  expect([frame_url, share_url]).toEqual([`https://preview.example${preview}`, `https://cloud.example/preview/${slug}`]);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-security-policy')).toMatch(/; sandbox allow-scripts$/);
  expect([moved.status, moved.headers.get('location')]).toEqual([307, `https://preview.example${preview}?page=home`]);
});

test.each([
  '/v1/session',
  '/v1/items',
  '/account',
  '/sign-in',
  '/',
  '/files/export',
  '/outbox',
  `/preview/${slug}`,
  '/assets/x.js',
])('[R-OPS-111] serves no %s at the address of previews', async (path) => {
  expect((await ask('preview.example', path)).status).toBe(404);
});

test('answers load balancers and files at the address of previews', async () => {
  expect((await ask('preview.example', '/healthz')).status).toBe(200);
  const file = await drawPicture();
  const sha256 = sha256Of(file);
  await (await app.publisher()).call(uploadMedia, { sha256 }, { file });
  await catalogue.publish({ pictures: [{ sizes: [{ sha256, width: 40, height: 30 }] }] });
  expect((await ask('preview.example', `/files/${sha256}.webp`)).status).toBe(200);
});
