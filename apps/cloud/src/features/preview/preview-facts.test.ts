import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BundleDocument, BundleSite, Facts } from '@kithouse/contract';
import { personalize } from '@kithouse/kits';
import { describeFacts, listReplacements } from '@kithouse/kits/facts';
import { findBrowser } from '@kithouse/playground/browser';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sample as some } from '../../../../../scripts/test-extent.js';
import { makeDocument, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const executablePath = (await findBrowser({ install: false }))?.executablePath ?? '';
const skip = executablePath === '';
const locale = 'de-AT';

let browser: Browser;
let page: Page;
let host: Server;
beforeAll(async () => {
  if (!skip) {
    browser = await chromium.launch({ executablePath });
    page = await browser.newPage();
    host = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<iframe></iframe>'));
    await once(host.listen(0, '127.0.0.1'), 'listening');
  }
});
afterAll(async () => {
  await browser?.close();
  host?.close();
});

const read = (path: string) => readFileSync(new URL(`../../../../../catalogue/${path}`, import.meta.url), 'utf8');

/** Returns a template of the catalogue, whose pictures are missing here. */
const readTemplate = (name: string): BundleDocument =>
  name.endsWith('-blocks')
    ? makeDocument('gutenberg', read(`${name}/template.html`))
    : ({ ...makeDocument('elementor'), content: JSON.parse(read(`${name}/template.json`)).content } as BundleDocument);

/** Opens the preview of a page and returns a function that sends it messages and one that reads its HTML. */
async function open(document: BundleDocument) {
  const platform = document.kind === 'blocks' ? ('gutenberg' as const) : ('elementor' as const);
  const { id } = await catalogue.publish({ type: 'pack', platform, documents: [document] });
  const own = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  await page.goto(own);
  await page.evaluate(
    (src) =>
      new Promise((done) => {
        const frame = globalThis.document.querySelector('iframe') as HTMLIFrameElement;
        frame.addEventListener('load', done);
        frame.src = src;
      }),
    `${app.url}/preview/packs/${id}?site=${own}`,
  );
  const main = page.frameLocator('iframe').locator('main');
  return {
    post: async (message: object) => {
      const color = `#${Math.random().toString(16).slice(2, 8).padEnd(6, '0')}`;
      await page.evaluate((data) => globalThis.document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), {
        type: 'kithouse_css_variable',
        platform,
        ...message,
        color: { seen: color },
      });
      await expect.poll(() => main.evaluate((one) => one.ownerDocument.documentElement.getAttribute('style'))).toContain(color);
    },
    html: () =>
      main.evaluate((one) =>
        one.innerHTML
          .replace(/<!--.*?-->|\s*kit-(without|own-hours|own-social)[\w-]*/g, '')
          // The style sheet numbers rules in the order of the elements.
          .replace(/\s*kit-own-\d+/g, '')
          .replace(/ class="\s*"/g, '')
          .replace(/\s+/g, ' ')
          .replace(/> </g, '><'),
      ),
  };
}

const hours: Facts['opening_hours'] = [
  { days: [1, 2, 3], opens: '09:00', closes: '12:00' },
  { days: [5], opens: '10:00', closes: '02:00' },
];
const social: Facts['social'] = [
  { network: 'bluesky', url: 'https://bsky.app/profile/rye' },
  { network: 'x', url: 'https://x.com/rye' },
  { network: 'bluesky', url: 'https://bsky.app/profile/oven' },
];
const given: Facts[] = [
  {
    name: 'Rye & Oven',
    phone: '030 1 <b>',
    email: 'rye@rye.example',
    street: 'Gasse 1',
    city: 'Wien',
    opening_hours: hours,
    social,
  },
  { email: 'rye@rye.example', hours: 'By appointment' },
  { name: 'Rye' },
];
const templates = [
  ['morsel-restaurant-blocks', 'morsel-hours-blocks'],
  ['morsel-restaurant', 'morsel-hours'],
  ['plinth-studio-blocks', 'plinth-contact-blocks'],
  ['plinth-studio', 'plinth-contact'],
  ['loam-shop-blocks', 'loam-footer-blocks'],
  ['loam-shop', 'loam-footer'],
  ['driftwood-hotel', 'driftwood-contact'],
] as const;

test.skipIf(skip).each(some(templates, 2, ([, name]) => name === 'loam-footer'))(
  '[R-SITE-270] [R-SITE-271] previews %s/%s as an import writes it',
  async (pack, name) => {
    const site = JSON.parse(read(`${pack}/site.json`)) as BundleSite;
    const document = readTemplate(name);
    const preview = await open(document);
    const sample = await preview.html();
    const shown: string[] = [];
    for (const facts of given) {
      await preview.post({ texts: listReplacements(site, { facts }, locale), facts: describeFacts({ facts }, locale) });
      shown.push(await preview.html());
    }
    await preview.post({ texts: [], facts: null });
    expect(await preview.html()).toBe(sample);

    for (const [index, facts] of given.entries()) {
      const written = personalize({ document, media: [] }, { site, facts, locale });
      const imported = await open(written.document);
      expect(shown[index]).toBe(await imported.html());
    }
  },
);

test.skipIf(skip)('[R-SITE-271] ignores details that are none', async () => {
  const preview = await open(readTemplate('morsel-hours-blocks'));
  const sample = await preview.html();

  await preview.post({ facts: { missing: [7, {}, 'x'.repeat(99)], rows: [{ days: 1 }, null, { days: 'x' }] } });

  expect(await preview.html()).toBe(sample);
});
