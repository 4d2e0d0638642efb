import { brand } from '@kithouse/contract';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Services } from '../e2e/src/services.js';
import { type Figure, median } from './figure.js';
import { hasNativePhp, startNativeSite } from './native-site.js';

const rounds = 11;

/** The minimum that WordPress shows on a page of wp-admin. */
const emptyPage = `<?php
add_action( 'admin_menu', fn() => add_menu_page( 'Empty', 'Empty', 'read', 'empty', fn() => print( '<h1 id="empty">Empty</h1>' ) ) );`;
const pages = {
  library: {
    query: `page=${brand.adminPage}&path=gutenberg/packs`,
    find: `document.querySelector('#${brand.slug}-first-paint:not([style*="none"])') ?? document.querySelector('#${brand.slug}:not([style*="hidden"])')?.shadowRoot?.querySelector('article')`,
  },
  empty: { query: 'page=empty', find: `document.getElementById('empty')` },
};

/** Measures how much longer the library takes to paint its first card than an empty wp-admin page, warm, on native PHP. */
export async function measureFirstCard({ wordpress, cloud }: Services, browser: Browser): Promise<Figure> {
  const figure: Figure = { id: 'P4', what: 'first card painted after an empty page of wp-admin, delay', unit: 'ms', target: 50 };
  if (!hasNativePhp()) {
    return { ...figure, note: 'needs php with pdo_sqlite' };
  }
  // Not through the line, because the picture shows images from the cloud's own address only.
  const site = await startNativeSite(wordpress.site, cloud.url, emptyPage);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const measure = ({ query, find }: (typeof pages)['empty']) =>
    measurePaint(context, `${site.url}/wp-admin/admin.php?${query}`, find);
  try {
    await context.addCookies(site.cookies);
    const [extra, bases]: [number[], number[]] = [[], []];
    // The first two rounds warm the caches of the site and the browser.
    for (let round = -2; round < rounds; round++) {
      if (round === -1) {
        await storeFirstPaint(context, `${site.url}/wp-admin/admin.php?${pages.library.query}`);
      }
      const [empty, library] = [await measure(pages.empty), await measure(pages.library)];
      if (round >= 0) {
        extra.push(library - empty);
        bases.push(empty);
      }
    }
    return { ...figure, value: Math.round(median(extra)), note: `empty page: ${Math.round(median(bases))} ms` };
  } finally {
    await context.close();
    site.stop();
  }
}

/** Stays on the library until the browser has stored the screen, as a visit of some seconds does. */
async function storeFirstPaint(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(`localStorage.getItem('${brand.prefix}_first_paint')`, undefined, { timeout: 20_000 });
  await page.close();
}

/** Returns the milliseconds from navigation start to the frame after the one with the element. */
async function measurePaint(context: BrowserContext, url: string, find: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate<number>(`new Promise((resolve) => {
      const look = () => requestAnimationFrame(() => (${find} ? requestAnimationFrame(() => resolve(performance.now())) : look()));
      look();
    })`);
  } finally {
    await page.close();
  }
}
