import type { BundleDocument, ElementorElement } from '@kithouse/contract';
import type { Browser as BrowserProgram, WordPress } from '@kithouse/playground';
import { toLaunchOptions } from '@kithouse/playground';
import type { Page } from 'playwright-core';
import type { Draft } from '../sources/publication.js';
import { makePageCode, neutralKitCode, removePageCode } from './render-code.js';
import { serveMedia, settle, withAddresses } from './renderer.js';

/** Limits the templates on one page, so that its length stays usual for a browser. */
const perPage = 24;
const tileWidth = 1200;

/** Widths at which nothing may be wider than the window. */
export const checkedWidths = [320, 390, 768, 1024, 1440, 1920];

export type Drawn = { draft: Draft; picture: Buffer; tooWideAt: number[] };

/**
 * Draws many templates of one builder with few page loads: each page shows several, one below the other. Reports at which widths
 * a template is wider than the window.
 */
export async function* renderBatches(
  drafts: Draft[],
  wordpress: Pick<WordPress, 'run' | 'url'>,
  program: BrowserProgram,
): AsyncGenerator<Drawn> {
  const { chromium } = await import('playwright-core');
  await wordpress.run(neutralKitCode, {});
  for (const platform of ['gutenberg', 'elementor']) {
    const own = drafts.filter(({ bundle }) => bundle.platform === platform);
    for (let at = 0; at < own.length; at += perPage) {
      const browser = await chromium.launch(toLaunchOptions(program));
      try {
        const page = await browser.newPage({ viewport: { width: tileWidth, height: 900 }, reducedMotion: 'reduce' });
        yield* drawPage(page, own.slice(at, at + perPage), wordpress);
      } finally {
        await browser.close();
      }
    }
  }
}

async function* drawPage(page: Page, drafts: Draft[], wordpress: Pick<WordPress, 'run' | 'url'>): AsyncGenerator<Drawn> {
  const documents = drafts.map(({ bundle }) => bundle.documents[0] as BundleDocument);
  const { id, error } = await wordpress.run<{ id?: number; error?: string }>(makePageCode, {
    site_name: 'Long Meadow',
    kind: documents[0]?.kind,
    title: 'Templates',
    template: 'page-no-title',
    content: withAddresses(joinDocuments(documents), `${wordpress.url}/kithouse-media/`),
  });
  if (id === undefined) {
    throw new Error(`WordPress couldn’t create the page: ${error}`);
  }
  try {
    await serveMedia(page, new Map(drafts.flatMap(({ files }) => [...files])), wordpress.url);
    await page.goto(`${wordpress.url}/?page_id=${id}`, { waitUntil: 'load', timeout: 120_000 });
    await page.addStyleTag({ content: '#wpadminbar{display:none}' });
    await settle(page);
    const tooWide = await measureAll(page, drafts.length);
    await page.setViewportSize({ width: tileWidth, height: 900 });
    for (const [at, draft] of drafts.entries()) {
      yield { draft, picture: await photograph(page, at), tooWideAt: tooWide[at] ?? [] };
    }
  } finally {
    await wordpress.run(removePageCode, { id });
  }
}

const nameOf = (at: number) => `kithouse-tile-${at}`;

/** Returns the content of a page with all documents, each in a separate box. */
function joinDocuments(documents: BundleDocument[]): string | ElementorElement[] {
  return documents[0]?.kind === 'elementor'
    ? documents.flatMap((document, at) => (document.kind === 'elementor' ? [inContainer(document.content, at)] : []))
    : documents.map((document, at) => (document.kind === 'blocks' ? inGroup(document.content, at) : '')).join('\n\n');
}

function inGroup(content: string, at: number): string {
  const attributes = JSON.stringify({ align: 'full', className: nameOf(at), layout: { type: 'default' } });
  return `<!-- wp:group ${attributes} -->\n<div class="wp-block-group alignfull ${nameOf(at)}">${content}</div>\n<!-- /wp:group -->`;
}

/** Gives the elements new ids, because two templates of one page may share some. */
function inContainer(content: ElementorElement[], at: number): ElementorElement {
  const zero = { unit: 'px', top: '0', right: '0', bottom: '0', left: '0', isLinked: true };
  const settings = { content_width: 'full', padding: zero, css_classes: nameOf(at), flex_direction: 'column' };
  return { id: `f00d${String(at).padStart(3, '0')}`, elType: 'container', isInner: false, settings, elements: content };
}

/** Lists for each template the widths at which one of its parts is cut off or makes the page scroll sideways. */
async function measureAll(page: Page, count: number): Promise<number[][]> {
  const found: number[][] = Array.from({ length: count }, () => []);
  for (const width of checkedWidths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(
      (names) =>
        names.map((name) => {
          const inside = [...document.querySelectorAll(`.${name} *`)];
          return inside.some((element) => {
            const { left, right, width: own } = element.getBoundingClientRect();
            return own > 0 && (right > innerWidth + 1 || left < -1);
          });
        }),
      Array.from({ length: count }, (_, at) => nameOf(at)),
    );
    for (const [at, isWide] of wide.entries()) {
      if (isWide) {
        found[at]?.push(width);
      }
    }
  }
  return found;
}

async function photograph(page: Page, at: number): Promise<Buffer> {
  const box = page.locator(`.${nameOf(at)}`).first();
  const height = Math.ceil((await box.boundingBox())?.height ?? 0);
  if (height < 24) {
    throw new Error('A template is empty.');
  }
  await page.setViewportSize({ width: tileWidth, height: Math.min(height, tileWidth * 3) });
  await box.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  return page.screenshot();
}
