import { brand } from '@kithouse/contract';
import type { Browser, Page } from 'playwright-core';
import type { Services } from '../e2e/src/services.js';
import { type Figure, median } from './figure.js';
import { hasNativePhp, startNativeSite } from './native-site.js';

const rounds = 9;

/** A button of the editor, and an expression for the element that shows that its panel can be used. */
type Panel = { button: string; find: string };
const library: Panel = {
  button: `.editor-header [aria-label="${brand.name}"]`,
  find: `[...(document.getElementById('${brand.slug}')?.shadowRoot?.querySelectorAll('article img') ?? [])].some((image) => image.complete && image.naturalWidth > 0)`,
};
const inserter: Panel = {
  button: '.editor-document-tools__inserter-toggle',
  find: `document.querySelector('.block-editor-block-types-list__item')`,
};

/**
 * Measures from the press of the library's button in the block editor to the first card with its picture, warm, beside WordPress's
 * own inserter from its button to the first block. The pointer rests on each button before the press. Each round loads the editor
 * again.
 */
export async function measureEditorPanel({ wordpress, cloud }: Services, browser: Browser): Promise<Figure> {
  const figure: Figure = {
    id: 'P16',
    what: 'from the button in the block editor to the usable panel, warm',
    unit: 'ms',
    target: 300,
  };
  if (!hasNativePhp()) {
    return { ...figure, note: 'needs php with pdo_sqlite' };
  }
  const site = await startNativeSite(wordpress.site, cloud.url, '<?php');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies(site.cookies);
    const [ours, cores]: [number[], number[]] = [[], []];
    // The first round warms the caches of the site and the browser.
    for (let round = -1; round < rounds; round++) {
      const [own, core] = [
        await measurePanel(await context.newPage(), site.url, library),
        await measurePanel(await context.newPage(), site.url, inserter),
      ];
      if (round >= 0) {
        ours.push(own);
        cores.push(core);
      }
    }
    return { ...figure, value: Math.round(median(ours)), note: `WordPress’s inserter: ${Math.round(median(cores))} ms` };
  } finally {
    await context.close();
    site.stop();
  }
}

/** Milliseconds for which the pointer rests on a button before the press, as it does when people press one. */
const rest = 100;

/** Returns the milliseconds from the press of the button to the frame after the one with the element. */
async function measurePanel(page: Page, url: string, { button, find }: Panel): Promise<number> {
  try {
    await page.goto(`${url}/wp-admin/post-new.php?post_type=page`);
    await page.waitForFunction(`window.wp?.data?.select('core/editor')?.__unstableIsEditorReady?.() === true`);
    await page.waitForSelector(button);
    await page.keyboard.press('Escape');
    // Idle work of the editor after its start would count for whichever panel opens first.
    await page.waitForTimeout(1500);
    await page.evaluate(`addEventListener('pointerdown', () => {
      const began = performance.now();
      const look = () => requestAnimationFrame(() => (${find} ? requestAnimationFrame(() => (window.took = performance.now() - began)) : look()));
      look();
    }, { capture: true, once: true })`);
    await page.hover(button);
    await page.waitForTimeout(rest);
    await page.mouse.down();
    await page.mouse.up();
    return await (await page.waitForFunction<number>('window.took')).jsonValue();
  } finally {
    await page.close();
  }
}
