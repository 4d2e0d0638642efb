import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import type { Section, Shot } from './compare-pictures.js';
import { type EditionPage, origin } from './read-editions.js';

export const width = 1440;
/** Stops everything that moves, and breaks lines alike, because the theme decides on that in both editions. */
const still = '*,*::before,*::after{animation:none!important;transition:none!important;text-wrap:wrap!important}';

/** Takes a picture of a page's content and measures its top-level sections. */
export async function takeSections(browser: Browser, { html, files }: EditionPage): Promise<Shot> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    await page.route('**/*', async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const bytes = files.get(name);
      const found = name === '' ? { body: html, contentType: 'text/html' } : bytes && { body: Buffer.from(bytes) };
      await (found ? route.fulfill(found) : route.abort());
    });
    await page.goto(`${origin}/`, { timeout: 120_000 });
    await page.addStyleTag({ content: still });
    await page.evaluate(loadAll);
    await page.evaluate(alignSections);
    const sections = await page.evaluate(measureSections);
    const shot = await page.screenshot({ fullPage: true, timeout: 120_000 });
    const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { picture: { data, height: info.height }, sections };
  } finally {
    await page.close();
  }
}

/** Loads all pictures and fonts. Runs inside the page. */
async function loadAll(): Promise<void> {
  for (const image of document.images) {
    image.loading = 'eager';
  }
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
}

/**
 * Moves each child of the content down to a whole pixel, so that a fraction of a pixel above doesn't change how the letters below
 * are drawn. Runs inside the page.
 */
function alignSections(): void {
  for (const child of document.querySelectorAll<HTMLElement>('main > *')) {
    const rest = (Math.ceil(child.getBoundingClientRect().top + scrollY) - child.getBoundingClientRect().top - scrollY) % 1;
    if (rest > 0.01) {
      const margin = Number.parseFloat(getComputedStyle(child).marginTop) || 0;
      child.style.setProperty('margin-top', `${margin + rest}px`, 'important');
    }
  }
}

/** Measures the children of the content. Runs inside the page. */
const measureSections = (): Section[] =>
  [...(document.querySelector('main')?.children ?? [])].map((child) => {
    const box = child.getBoundingClientRect();
    const top = Math.round(box.top + scrollY);
    return { top, height: Math.round(box.bottom + scrollY) - top };
  });
