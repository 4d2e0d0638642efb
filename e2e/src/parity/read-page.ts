import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Box } from './box.js';
import { type Collected, collectBoxes } from './collect-boxes.js';

const height = 900;
/** Stops everything that moves, and hides comments, which are the site's own and not the pack's. */
const still = `*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}
.wp-block-comments,#comments,#respond{display:none!important}`;

/**
 * Opens a page, sends it the message, and returns what a visitor sees at each width once fonts and images are loaded. Resizes the
 * page instead of loading it again, because loading takes most of the time.
 */
export async function readPage(context: BrowserContext, url: string, widths: readonly number[], message?: object) {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width: widths[0] ?? 1440, height });
    await open(page, url, message);
    const session = await context.newCDPSession(page);
    const boxes = new Map<number, Box[]>();
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await page.evaluate(loadAll);
      boxes.set(width, await nameFaces(session, await page.evaluate(collectBoxes)));
    }
    return boxes;
  } finally {
    await page.close();
  }
}

async function open(page: Page, url: string, message: object | undefined): Promise<void> {
  const response = await page.goto(url, { timeout: 120_000 });
  if (!response || response.status() >= 400) {
    throw new Error(`${url} answered ${response?.status()}.`);
  }
  await page.addStyleTag({ content: still }).catch(() => undefined);
  // The TypeScript runner wraps nested functions with a helper that the page doesn’t have.
  await page.evaluate('globalThis.__name = (wrapped) => wrapped');
  if (message) {
    await page.evaluate((data) => postMessage(data, origin), message);
  }
  // Elementor loads the script that opens the first entry of an accordion after the page.
  await page.waitForFunction(isOpen, undefined, { timeout: 15_000 }).catch(() => undefined);
}

const isOpen = () =>
  [...document.querySelectorAll('.elementor-accordion')].every((accordion) => accordion.querySelector('.elementor-active'));

/** Loads pictures below the fold, too, and waits until scripts have handled the new width. Runs inside the page. */
async function loadAll(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const section of document.querySelectorAll('.e-con.e-parent')) {
    // Elementor hides the backgrounds of later sections until somebody scrolls there.
    section.classList.add('e-lazyloaded');
  }
  for (const image of document.images) {
    image.loading = 'eager';
  }
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
  scrollTo(0, 0);
}

/** Asks the browser once for all texts of equal font and script. */
async function nameFaces(session: CDPSession, collected: readonly Collected[]): Promise<Box[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  const known = new Map<string, Promise<string>>();
  return Promise.all(
    collected.map(async ({ type, ...box }, index) => {
      if (!type) {
        return box;
      }
      const { family, ...rest } = type;
      const key = JSON.stringify([family, rest.weight, rest.style, box.name.replace(/[\x20-\x7e]/g, '')]);
      const faces = known.get(key) ?? findFaces(session, index);
      known.set(key, faces);
      return { ...box, type: { ...rest, faces: await faces } };
    }),
  );
}

async function findFaces(session: CDPSession, index: number): Promise<string> {
  // The collected list begins with the page, which isn't a text.
  const { result } = await session.send('Runtime.evaluate', { expression: `window.parityTexts[${index - 1}]` });
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId ?? '' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts
    .map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? ' (file)' : ''}`)
    .toSorted()
    .join(', ');
}
