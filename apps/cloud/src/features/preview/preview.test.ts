import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { findBrowser } from '@kithouse/playground/browser';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocument, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const executablePath = (await findBrowser({ install: false }))?.executablePath ?? '';

const paint = (background: string, width = 300) =>
  sharp({ create: { width, height: width / 2, channels: 3, background } })
    .png()
    .toBuffer();
const logo = await catalogue.upload(await paint('#123456'));

async function publishPack() {
  const page = (key: string, content: string) => ({ ...makeDocument('gutenberg', content), key, title: key });
  const documents = [
    {
      ...page(
        'home',
        '<p class="has-primary-color">Welcome <a href="kit:doc/about/url">on</a></p><p><a href="tel:016329601">Ring 01632 960 1, 01632 960 11</a></p><!-- wp:site-title /-->',
      ),
      front_page: true,
    },
    page('about', '<p>Who we are</p><script>parent.postMessage({logoWidth:1},"*")</script>'),
  ];
  const { id } = await catalogue.publish({
    type: 'pack',
    documents,
    media: [{ sha256: logo, mime: 'image/png', bytes: 100, alt: '', file_name: 'logo.png' }],
    settings: { colors: [{ id: 'primary', title: 'P', color: '#ff0000', role: 'system' }], fonts: [] },
  });
  await app.db
    .updateTable('bundles')
    .set({ site: JSON.stringify({ title: 'Rye', logo }) })
    .where('item_id', '=', id)
    .execute();
  return id;
}
const id = await publishPack();
const get = (path: string, headers = {}) => fetch(`${app.url}/preview/packs/${path}`, { headers });

test('shows anybody the front page of a pack or the requested page', async () => {
  const [front, about, unknown] = await Promise.all([get(`${id}`), get(`${id}?page=about`), get(`${id}?page=../x`)]);

  expect([front.status, front.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await front.text()).toContain('Welcome');
  expect(await about.text()).toContain('Who we are');
  expect(await unknown.text()).toContain('Welcome');
});

test('[R-SITE-305] shows a pack for Elementor with header, links and fonts of the same pack of blocks on request', async () => {
  const variation = 'rye-frame';
  const header = { key: 'header', title: 'Header', slug: 'header', template_type: 'header', conditions: ['include/general'] };
  const page = (platform: 'elementor' | 'gutenberg', key: string, text: string, more = {}) => ({
    ...makeDocument(platform, text),
    key,
    title: key,
    slug: key,
    ...more,
  });
  const own = await catalogue.publish({
    type: 'pack',
    platform: 'elementor',
    variation,
    documents: [
      page('elementor', 'home', '<p>Own page</p>', { front_page: true }),
      page('elementor', 'header', '<p>Own header</p>', { ...header, post_type: 'elementor_library' }),
    ],
  });
  const menu = '<!-- wp:paragraph --><p><a href="kit:doc/front/url">Menu of blocks</a></p><!-- /wp:paragraph -->';
  await catalogue.publish({
    type: 'pack',
    variation,
    documents: [
      page('gutenberg', 'front', '', { slug: 'home' }),
      page('gutenberg', 'header', menu, { ...header, post_type: 'kithouse_part' }),
    ],
  });
  const show = async (query: string) => (await get(`${own.id}?${query}`)).text();

  expect(await show('')).toContain('Own header');
  const framed = await show('frame=blocks');
  expect(framed).toContain('Own page');
  expect(framed).not.toContain('Own header');
  expect(framed).toContain('<a href="?page=home&amp;frame=blocks">Menu of blocks</a>');
  expect(await show('frame=else')).toContain('Own header');
});

test('loads pictures from the cloud and keeps links inside', async () => {
  const html = await (await get(`${id}?site=https://site.example/wp-admin/`)).text();

  expect(html).toContain('href="?page=about&amp;site=https%3A%2F%2Fsite.example"');
  const [, source = ''] = /<img[^>]* src="([^"]*)"/.exec(html) ?? [];
  const picture = await fetch(new URL(source, `${app.url}/preview/packs/${id}`));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('runs no script without a site, and only its own script with one', async () => {
  const [alone, framed] = await Promise.all([get(`${id}?page=about`), get(`${id}?page=about&site=https://site.example`)]);

  expect(alone.headers.get('content-security-policy')).toContain("script-src 'none'");
  expect(await alone.text()).not.toContain('<script');
  expect(framed.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^']+'; /);
  expect(framed.headers.get('x-frame-options')).toBeNull();
  expect((await framed.text()).match(/<script/g)).toHaveLength(1);
});

const noSites = [
  'javascript:alert(1)',
  'x',
  '"><script>',
  'https://a"onclick=alert(1)',
  "https://a'b",
  'https://',
  'file:///etc',
  '',
];
test.each(noSites)('rejects %j as a site', async (site) => {
  const response = await get(`${id}?site=${encodeURIComponent(site)}`);

  expect(response.headers.get('content-security-policy')).toContain("script-src 'none'");
  expect(await response.text()).not.toContain('data-site');
});

test('responds 304 to a cached page until the pack is published again', async () => {
  const etag = (await get(`${id}`)).headers.get('etag') ?? '';

  const again = await get(`${id}`, { 'if-none-match': etag });
  const other = await get(`${id}?page=about`, { 'if-none-match': etag });
  await app.db.updateTable('items').set({ updated_at: '2030-01-01T00:00:00Z' }).where('id', '=', id).execute();
  const later = await get(`${id}`, { 'if-none-match': etag });

  expect([again.status, other.status, later.status]).toEqual([304, 200, 200]);
});

test('shows the front page for a missing page, with the same response however it was requested', async () => {
  const requested = await Promise.all(
    ['', '?page=gone', `?page=${'x'.repeat(500)}`, '?page=home&page=about'].map((query) => get(`${id}${query}`)),
  );
  const etags = requested.map(({ headers }) => headers.get('etag'));
  const again = await get(`${id}?page=never-asked`, { 'if-none-match': etags[0] ?? '' });

  expect(new Set(etags).size).toBe(1);
  expect(again.status).toBe(304);
});

test.each(['999999', '0', 'x', '1e3', '99999999999999'])('shows a notice when there is no pack %s', async (unknown) => {
  const response = await get(unknown);

  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await response.text()).toContain('No preview available');
});

test('shows no preview of a single page', async () => {
  const page = await catalogue.publish();

  expect((await get(`${page.id}`)).status).toBe(404);
});

const skip = executablePath === '';
let wizard: Server;
let browser: Awaited<ReturnType<typeof chromium.launch>>;
beforeAll(async () => {
  if (!skip) {
    browser = await chromium.launch({ executablePath });
    wizard = createServer((request, response) => {
      const requested = new URL(request.url ?? '', 'http://x').searchParams;
      const site = requested.get('site');
      response.setHeader('content-type', 'text/html');
      response.end(
        `<script>received=[];addEventListener('message',e=>received.push([e.origin,e.data]))</script><iframe width=900 height=600 src="${app.url}/preview/packs/${requested.get('pack') ?? id}?site=${site}&frame=${requested.get('frame') ?? ''}"></iframe>`,
      );
    }).listen(0, '127.0.0.1');
    await once(wizard, 'listening');
  }
});
afterAll(async () => {
  await browser?.close();
  wizard?.close();
});

async function openWizard(site?: string, shown: Record<string, string> = {}) {
  const own = `http://127.0.0.1:${(wizard.address() as AddressInfo).port}`;
  const page = await browser.newPage();
  await page.goto(`${own}/?${new URLSearchParams({ site: site ?? own, ...shown })}`);
  const frame = page.frameLocator('iframe');
  return {
    page,
    logo: frame.locator('.kit-site-logo img'),
    slider: frame.getByRole('slider', { name: 'Logo width' }),
    text: frame.locator('.has-primary-color'),
    frame,
    post: (message: object) =>
      page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), {
        type: 'kithouse_css_variable',
        platform: 'gutenberg',
        ...message,
      }),
    received: () => page.evaluate(() => (globalThis as unknown as { received: [string, { logoWidth?: number }][] }).received),
    colorOf: (of: ReturnType<typeof frame.locator>) => of.evaluate((element) => getComputedStyle(element).color),
  };
}

test.skipIf(skip)('[R-SITE-305] applies colours of a pack for Elementor to the header of its pack of blocks', async () => {
  const variation = 'rye-colours';
  const header = { key: 'header', title: 'Header', slug: 'header', template_type: 'header', conditions: ['include/general'] };
  const settings = (color: string) => ({
    colors: [{ id: color, title: 'Night', color: '#1e1410', role: 'custom' as const }],
    fonts: [],
  });
  const own = await catalogue.publish({
    type: 'pack',
    platform: 'elementor',
    variation,
    settings: settings('night'),
    documents: [
      { ...makeDocument('elementor', '<p>Own page</p>'), key: 'home', front_page: true },
      { ...makeDocument('elementor', '<p>Own header</p>'), ...header, post_type: 'elementor_library' },
    ],
  });
  const name =
    '<!-- wp:paragraph {"textColor":"rye-night"} --><p class="has-rye-night-color has-text-color">Rye</p><!-- /wp:paragraph -->';
  await catalogue.publish({
    type: 'pack',
    variation,
    settings: settings('rye-night'),
    documents: [{ ...makeDocument('gutenberg', name), ...header, post_type: 'kithouse_part' }],
  });
  const { page, frame, post, colorOf } = await openWizard(undefined, { pack: `${own.id}`, frame: 'blocks' });
  const text = frame.getByText('Rye', { exact: true });
  await expect.poll(() => colorOf(text)).toBe('rgb(30, 20, 16)');

  await post({ platform: 'elementor', color: { night: '#00ff00' } });

  await expect.poll(() => colorOf(text)).toBe('rgb(0, 255, 0)');
  await page.close();
});

const dataUrl = async (color: string, width: number) => `data:image/png;base64,${(await paint(color, width)).toString('base64')}`;

test.skipIf(skip)(
  "[R-FSI-29, R-FSI-30, R-FSI-31] applies colours and logo from the wizard and reports the logo's width",
  async () => {
    const { page, logo, text, post, received, colorOf } = await openWizard();
    await expect.poll(received).toContainEqual([app.url, { logoWidth: 240 }]);

    await post({ color: { primary: '#00ff00' }, logoSize: 120, logo: { id: 3, url: await dataUrl('#fff', 60) } });

    await expect.poll(() => colorOf(text)).toBe('rgb(0, 255, 0)');
    await expect.poll(async () => (await logo.boundingBox())?.width).toBe(120);
    expect(await logo.getAttribute('src')).toContain('data:image/png');
    await post({ logo: null });
    await expect.poll(() => logo.getAttribute('src')).toContain('../../files/');
    await post({ logo: await dataUrl('#fff', 60) });
    await expect.poll(() => logo.getAttribute('src')).toContain('data:image/png');
    await post({ logo: '' });
    await expect.poll(() => logo.getAttribute('src')).toContain('../../files/');
    await page.close();
  },
);

test.skipIf(skip)('shows the typed title and keeps the existing one when it is empty', async () => {
  const { page, frame, post } = await openWizard();
  const title = frame.locator('.kit-site-title');
  await post({ title: '<i>Möwe</i> & Söhne' });
  await expect.poll(() => title.textContent()).toBe('<i>Möwe</i> & Söhne');
  expect(await title.locator('i').count()).toBe(0);

  await post({ title: 7 });
  await post({ title: '', color: { primary: '#00ff00' } });

  await expect.poll(() => frame.locator('html').getAttribute('style')).toContain('#00ff00');
  expect(await title.textContent()).toBe('<i>Möwe</i> & Söhne');
  expect(await title.getByRole('link').getAttribute('href')).toContain('page=home');
  await page.close();
});

test.skipIf(skip)(
  '[R-SITE-145] shows details as they are typed, as text only, and the sample again when one is removed',
  async () => {
    const { page, frame, post } = await openWizard();
    const line = frame.getByText(/01632 960 11/);
    const phone = { from: '01632 960 1', to: '<b>030</b> 1' };
    await post({ texts: [phone, { from: 'Ring', to: 'Call' }, 7] });

    await expect.poll(() => line.textContent()).toBe('Call <b>030</b> 1, 01632 960 11');
    await post({ texts: [{ from: 'Ring', to: 'Call' }] });
    await expect.poll(() => line.textContent()).toBe('Call 01632 960 1, 01632 960 11');
    await page.close();
  },
);

test.skipIf(skip)('[R-FSI-31] reports the width of a logo without a chosen one, again when it is replaced', async () => {
  const { page, post, received } = await openWizard();

  await post({ logo: { id: 3, url: await dataUrl('#fff', 60) } });

  await expect.poll(received).toContainEqual([app.url, { logoWidth: 60 }]);
  await page.close();
});

test.skipIf(skip)('[R-FSI-31] resizes the logo by dragging its edge or by keys', async () => {
  const { page, logo, slider, received, post } = await openWizard();
  await post({ logoSize: 200 });
  await expect.poll(async () => (await logo.boundingBox())?.width).toBe(200);
  const edge = await slider.boundingBox();
  const [x, y] = [(edge?.x ?? 0) + 7, (edge?.y ?? 0) + 20];

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y);
  await page.mouse.up();
  await expect.poll(received).toContainEqual([app.url, { logoWidth: 250 }]);
  await slider.press('ArrowLeft');
  await slider.press('Shift+ArrowLeft');
  await expect.poll(received).toContainEqual([app.url, { logoWidth: 239 }]);
  await slider.press('Home');

  await expect.poll(received).toContainEqual([app.url, { logoWidth: 20 }]);
  expect(await slider.getAttribute('aria-valuenow')).toBe('20');
  await page.close();
});

test.skipIf(skip)('keeps the choices on the next page of the pack', async () => {
  const { page, frame, logo, post, received } = await openWizard();
  await post({ color: { primary: '#00ff00' }, logoSize: 77 });
  await expect.poll(async () => (await logo.boundingBox())?.width).toBe(77);

  await frame.getByRole('link', { name: 'on', exact: true }).click();

  await expect.poll(() => frame.locator('main').textContent()).toContain('Who we are');
  await expect.poll(async () => (await logo.boundingBox())?.width).toBe(77);
  expect(await frame.locator('html').evaluate((root) => root.style.getPropertyValue('--wp--preset--color--primary'))).toBe(
    '#00ff00',
  );
  expect((await received()).at(-1)?.[1]).not.toEqual({ logoWidth: 1 });
  await page.close();
});

test.skipIf(skip)(
  'ignores messages from another site, of another type, or with other values than colours and pictures',
  async () => {
    const strange = await openWizard('https://other.example');
    await strange.post({ color: { primary: '#00ff00' } });
    const { page, text, logo, post, colorOf } = await openWizard();
    await post({ type: 'other', color: { primary: '#00ff00' } });
    await post({ platform: 'elementor', color: { primary: '#00ff00' } });
    await post({
      color: { primary: 'url(https://x.example)', 'x;y': '#00ff00' },
      logoSize: 9_000,
      logo: { url: 'javascript:alert(1)' },
    });
    await post({ color: 7, logoSize: '50', logo: 'x' });
    await post({ color: { other: '#010203' } });

    await expect
      .poll(() => text.evaluate(() => document.documentElement.getAttribute('style')))
      .toBe('--e-global-color-other: #010203; --wp--preset--color--other: #010203;');
    expect([await colorOf(text), await strange.colorOf(strange.text)]).toEqual(['rgb(255, 0, 0)', 'rgb(255, 0, 0)']);
    expect(await logo.getAttribute('src')).toContain('../../files/');
    await Promise.all([page.close(), strange.page.close()]);
  },
);

test.skipIf(skip)('[R-SITE-184] shows headings and texts in chosen fonts of the pack, and its own again', async () => {
  const file = await readFile(createRequire(import.meta.url).resolve('@fontsource/gloock/files/gloock-latin-400-normal.woff2'));
  const sha256 = await catalogue.upload(file);
  const styled = (tag: string, name: string) =>
    `<!-- wp:${name} {"style":{"typography":{"fontFamily":"Arial"}}} --><${tag} style="font-family:Arial">Words</${tag}><!-- /wp:${name} -->`;
  const pack = await catalogue.publish({
    type: 'pack',
    documents: [makeDocument('gutenberg', styled('h2', 'heading') + styled('p', 'paragraph'))],
    media: [{ sha256, mime: 'font/woff2', bytes: file.length, alt: '', file_name: 'gloock.woff2' }],
  });
  const licence = { name: 'OFL-1.1', text: 'SIL OPEN FONT LICENSE' };
  const font = {
    slug: 'rye-gloock',
    name: 'Gloock',
    fallback: 'serif',
    licence,
    faces: [{ weight: '400', style: 'normal', sha256 }],
  };
  await app.db
    .updateTable('bundles')
    .set({ fonts: JSON.stringify([font]) })
    .where('item_id', '=', pack.id)
    .execute();
  const page = await browser.newPage();
  const own = `http://127.0.0.1:${(wizard.address() as AddressInfo).port}`;
  await page.goto(`${own}/?site=${own}&pack=${pack.id}`);
  const heading = page.frameLocator('iframe').locator('h2');
  const family = () => heading.evaluate((element) => getComputedStyle(element).fontFamily);
  const isLoaded = () => heading.evaluate(() => document.fonts.check('20px "kit-heading"') && document.fonts.size > 1);
  const post = (fonts: object | null) =>
    page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), {
      type: 'kithouse_css_variable',
      platform: 'gutenberg',
      fonts,
    });
  expect(await family()).toContain('kit-heading, Arial');

  await post({ heading: 'Gloock', body: 'javascript:x' });

  await expect.poll(isLoaded).toBe(true);
  expect(await heading.evaluate(() => [...document.fonts].map(({ family }) => family))).not.toContain('kit-body');
  await post(null);
  await expect.poll(() => heading.evaluate(() => document.fonts.size)).toBe(1);
  await page.close();
});
