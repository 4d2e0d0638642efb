import type { Bundle, BundleDocument } from '@kithouse/contract';
import { faceCss } from '@kithouse/kits';
import type { Browser as BrowserProgram, WordPress } from '@kithouse/playground';
import { toLaunchOptions } from '@kithouse/playground';
import type { Browser, Page } from 'playwright-core';
import { furnishCode, makePageCode, removePageCode } from './render-code.js';

type Files = ReadonlyMap<string, Uint8Array>;
export type Renderer = Awaited<ReturnType<typeof startRenderer>>;

const viewport = { width: 1200, height: 900 };
/** Draws two pixels per CSS pixel, so that the lightbox is sharp on such screens. */
const deviceScaleFactor = 2;
/** Limits the height of a page picture, as a multiple of its width. */
const maxRatio = 3;
const mediaPath = '/kithouse-media/';
const furniture = {
  name: 'Long Meadow',
  pages: ['Work', 'Journal', 'About', 'Contact'],
  posts: [
    'A field guide to waiting',
    'What rivers owe',
    'Cities by ear',
    'The last typist',
    'Letters to a lighthouse',
    'Minor planets',
  ],
  excerpt: 'On patience, maps and the long way round.',
};

/** Renders templates by adding each to a WordPress as a page and taking a screenshot. */
export async function startRenderer(wordpress: Pick<WordPress, 'run' | 'url'>, program: BrowserProgram) {
  await wordpress.run(furnishCode, furniture);
  // Loaded lazily, because Playwright takes long to load and other commands don't need it.
  const { chromium } = await import('playwright-core');
  return {
    /** Returns a PNG of the template as visitors of a site of this name see it. */
    async render({ documents, fonts = [] }: Bundle, files: Files, siteName = furniture.name) {
      // One browser per page: after some pages Chromium no longer finds some system fonts.
      const browser = await chromium.launch(toLaunchOptions(program));
      try {
        // Uses the page's own host, because browsers load fonts of other hosts only with their permission.
        const faces = faceCss(fonts, (sha256) => wordpress.url + mediaPath + sha256);
        return await renderDocument(documents[0] as BundleDocument, files, { wordpress, browser, faces, siteName });
      } finally {
        await browser.close();
      }
    },
  };
}

type Studio = { wordpress: Pick<WordPress, 'run' | 'url'>; browser: Browser; faces: string; siteName: string };

async function renderDocument(document: BundleDocument, files: Files, studio: Studio): Promise<Buffer> {
  const { wordpress, browser, faces, siteName } = studio;
  const { id, error } = await wordpress.run<{ id?: number; error?: string }>(makePageCode, {
    site_name: siteName,
    kind: document.kind,
    title: document.title,
    template: 'page-no-title',
    content: withAddresses(document.content, wordpress.url + mediaPath),
  });
  if (id === undefined) {
    throw new Error(`WordPress couldn’t create the page: ${error}`);
  }
  const page = await browser.newPage({ viewport, deviceScaleFactor, reducedMotion: 'reduce' });
  try {
    await serveMedia(page, files, wordpress.url);
    await page.goto(`${wordpress.url}/?page_id=${id}`, { waitUntil: 'load', timeout: 60_000 });
    await page.addStyleTag({ content: `#wpadminbar{display:none}${faces}` });
    await settle(page);
    return await photograph(page, document.kind === 'elementor' ? '.elementor' : '.wp-block-post-content, .entry-content');
  } finally {
    await page.close();
    await wordpress.run(removePageCode, { id });
  }
}

/** Replaces the bundle's symbols; attachment ids are not needed to show pictures. */
export function withAddresses<T>(content: T, root: string): T {
  const text = JSON.stringify(content)
    .replaceAll(/kit:media\/([0-9a-f]{64})\/url/g, (_, sha256: string) => root + sha256)
    .replaceAll(/kit:media\/[0-9a-f]{64}\/id/g, '0');
  return JSON.parse(text) as T;
}

/** Serves pictures from memory and blocks all other requests except to the page's own WordPress. */
export async function serveMedia(page: Page, files: Files, origin: string) {
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const bytes = url.pathname.startsWith(mediaPath) ? files.get(url.pathname.slice(mediaPath.length)) : undefined;
    if (bytes) {
      await route.fulfill({ body: Buffer.from(bytes) });
    } else if (url.origin === origin || url.protocol === 'data:') {
      await route.continue();
    } else {
      await route.abort();
    }
  });
}

/** Scrolls through the whole page, because lazy pictures load only when visible. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) {
      picture.loading = 'eager';
    }
    const late = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([
      Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))]),
      late,
    ]);
  });
}

async function photograph(page: Page, selector: string): Promise<Buffer> {
  const box = await page.evaluate((query) => {
    const rectangle = document.querySelector(query)?.getBoundingClientRect();
    return rectangle && { y: rectangle.top + scrollY, height: rectangle.height };
  }, selector);
  if (!box || box.height < 24) {
    throw new Error('the page is empty');
  }
  const height = Math.min(Math.ceil(box.height), viewport.width * maxRatio);
  return page.screenshot({ fullPage: true, clip: { x: 0, y: Math.floor(box.y), width: viewport.width, height } });
}
