import { fullSiteActions } from '@kithouse/contract';
import type { Browser } from 'playwright-core';
import { comparePages, type Difference } from './compare.js';
import { findReason, type Measured } from './exceptions.js';
import { findAddress, importPack } from './import-pack.js';
import { findPack, type Pack, toChoices } from './packs.js';
import { readPage } from './read-page.js';
import type { ParityServices } from './services.js';
import { canImport, type Theme } from './themes.js';

type Choice = { packs: readonly Pack[]; themes: readonly Theme[]; widths: readonly number[]; pages: readonly string[] };
export type Result = Measured & { matched: number; unlisted: Difference[]; listed: (Difference & { reason: string })[] };

/** Imports each pack under each theme and compares its pages at each width. */
export async function measureAll(services: ParityServices, browser: Browser, choice: Choice): Promise<Result[]> {
  const results: Result[] = [];
  for (const pack of choice.packs.filter(canImport)) {
    for (const theme of choice.themes) {
      results.push(...(await measureSite(services, browser, { ...choice, pack, theme })));
    }
  }
  return results;
}

type Site = Pick<Choice, 'widths' | 'pages'> & { pack: Pack; theme: Theme };

async function measureSite({ site, cloud }: ParityServices, browser: Browser, { pack, theme, widths, pages }: Site) {
  const published = await findPack(cloud, pack);
  const { id } = published;
  await importPack(site, toChoices(pack, published), theme);
  const documents = published.pages.filter(({ slug }) => pages.length === 0 || pages.includes(slug));
  const results: Result[] = [];
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    for (const document of documents) {
      const address = await findAddress(site, document);
      const preview = await readPage(context, previewOf(cloud.url, id, document.key), toMessage(pack));
      const compared = comparePages(preview, await readPage(context, address));
      results.push(sort({ pack: pack.slug, theme, width, page: document.slug }, compared));
    }
    await context.close();
  }
  return results;
}

const previewOf = (cloudUrl: string, id: number, key: string) =>
  `${cloudUrl}/preview/packs/${id}?${new URLSearchParams({ page: key, site: cloudUrl })}`;

/** Returns what the wizard tells a preview: this site has no form plugin, so a button for mails is in the form's place. */
const toMessage = ({ platform }: Pack) => ({ type: fullSiteActions.cssVariable, platform, hasForm: false });

function sort(measured: Measured, { matched, differences }: ReturnType<typeof comparePages>): Result {
  const judged = differences.map((difference) => ({ ...difference, reason: findReason(measured, difference) }));
  return {
    ...measured,
    matched,
    unlisted: judged.filter(({ reason }) => reason === undefined),
    listed: judged.flatMap(({ reason, ...difference }) => (reason === undefined ? [] : { ...difference, reason })),
  };
}

/** Packs whose every difference was removed or listed, on the default theme. The program measures the others, too. */
const promised = ['driftwood-hotel-blocks', 'morsel-restaurant-blocks'];

/** Returns true where a difference is a fault and not work to do. */
export const isPromised = ({ pack, theme }: Measured): boolean => theme === 'twentytwentyfive' && promised.includes(pack);
