import { brand } from '@kithouse/contract';
import type { RemoteWordPress } from '@kithouse/playground';
import type { Browser, Page } from 'playwright-core';
import type { Screen, Stage } from './screen.js';

/** Opens a screen in its own window and takes its picture once nothing moves. `retouch` runs just before. */
export async function takePicture(
  browser: Browser,
  { open }: Screen,
  stage: Omit<Stage, 'page'>,
  viewport: { width: number; height: number },
  theme: 'light' | 'dark',
  retouch?: (page: Page) => Promise<unknown>,
): Promise<Buffer> {
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  try {
    await signIn(context, stage.site);
    const page = await context.newPage();
    page.setDefaultTimeout(45_000);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [`${brand.prefix}_theme`, theme] as const);
    await open({ ...stage, page });
    await settle(page);
    await retouch?.(page);
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await context.close();
  }
}

async function signIn(context: Awaited<ReturnType<Browser['newContext']>>, wordpress: RemoteWordPress) {
  const { cookies } = await wordpress.auth();
  const toCookie = ([name, value]: [string, string]) => ({ name, value: encodeURIComponent(value), url: wordpress.url });
  await context.addCookies(Object.entries(cookies).map(toCookie));
}

/** Waits for requests, animations and visible pictures to finish. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction((slug) => {
    const root = document.getElementById(slug)?.shadowRoot ?? document;
    const isBusy = root.querySelector('[aria-busy="true"], .spin') !== null;
    return !isBusy && [...root.querySelectorAll('img')].every((image) => image.loading === 'lazy' || image.complete);
  }, brand.slug);
  await page.evaluate(() => document.fonts.ready);
}
