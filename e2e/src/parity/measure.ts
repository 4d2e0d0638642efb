import { fullSiteActions } from '@kithouse/contract';
import pLimit from 'p-limit';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Box } from './box.js';
import { comparePages, type Difference } from './compare.js';
import { findReason, type Measured } from './exceptions.js';
import { findAddress, importPack } from './import-pack.js';
import { findPack, type Pack, type PackPage, toChoices } from './packs.js';
import { readPage } from './read-page.js';
import type { ParityServices } from './services.js';
import { canImport, hasBlocks, type Theme } from './themes.js';

type Choice = { packs: readonly Pack[]; themes: readonly Theme[]; widths: readonly number[]; pages: readonly string[] };
export type Result = Measured & { matched: number; unlisted: Difference[]; listed: (Difference & { reason: string })[] };

/** Limits the pages that are open at once. WordPress renders one while the browser measures another. */
const concurrency = 3;

/** Imports each pack under each theme and compares its pages at each width. */
export async function measureAll(services: ParityServices, browser: Browser, choice: Choice): Promise<Result[]> {
  const results: Result[] = [];
  for (const pack of choice.packs.filter(canImport)) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const published = await findPack(services.cloud, pack);
    // A site with a block theme gets header, footer and templates of blocks, which the wizard's preview there shows, too.
    for (const themes of [choice.themes.filter(hasBlocks), choice.themes.filter((theme) => !hasBlocks(theme))]) {
      const frame = pack.platform === 'elementor' && themes.some(hasBlocks) ? 'blocks' : undefined;
      const previews = themes.length > 0 ? await readPreviews(services, context, { ...choice, pack, published, frame }) : [];
      for (const theme of themes) {
        results.push(...(await measureSite(services, context, { ...choice, pack, published, theme, previews })));
      }
    }
    await context.close();
  }
  return results;
}

type PackChoice = Pick<Choice, 'widths' | 'pages'> & { pack: Pack; published: Awaited<ReturnType<typeof findPack>> };
type Preview = { document: PackPage; boxes: Map<number, Box[]> };

type Frame = 'blocks' | undefined;

/** Reads the previews once, because they are the same for several themes. */
async function readPreviews({ cloud }: ParityServices, context: BrowserContext, choice: PackChoice & { frame: Frame }) {
  const { pack, published, widths, pages, frame } = choice;
  const chosen = published.pages.filter(({ slug }) => pages.length === 0 || pages.includes(slug));
  return pLimit(concurrency).map(chosen, async (document): Promise<Preview> => {
    const url = previewOf(cloud.url, published.id, document.key, frame);
    return { document, boxes: await readPage(context, url, widths, toMessage(pack)) };
  });
}

type Site = PackChoice & { theme: Theme; previews: readonly Preview[] };

async function measureSite({ site }: ParityServices, context: BrowserContext, choice: Site): Promise<Result[]> {
  const { pack, published, theme, widths, previews } = choice;
  await importPack(site, toChoices(pack, published), theme);
  const results = await pLimit(concurrency).map(previews, async ({ document, boxes }) => {
    const shown = await readPage(context, await findAddress(site, document), widths);
    return widths.map((width) => {
      const compared = comparePages(boxes.get(width) ?? [], shown.get(width) ?? []);
      return sort({ pack: pack.slug, theme, width, page: document.slug }, compared);
    });
  });
  return results.flat();
}

const previewOf = (cloudUrl: string, id: number, key: string, frame: Frame) =>
  `${cloudUrl}/preview/packs/${id}?${new URLSearchParams({ page: key, site: cloudUrl, ...(frame ? { frame } : {}) })}`;

/** Returns the message that the wizard sends to a preview. The site has no form plugin, so a mail button replaces the form. */
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
export const promisedPacks = ['driftwood-hotel-blocks', 'morsel-restaurant-blocks'];

/** Returns each pack with the themes to compare it under: all for the promised ones, and for others one that changes each day. */
export function chooseThemesOfDay(packs: readonly Pack[], themes: readonly Theme[], now: Date) {
  const day = Math.floor(now.getTime() / 86_400_000);
  return packs.map((pack, index) => ({
    pack,
    themes: promisedPacks.includes(pack.slug) ? themes : themes.filter((_, at) => at === (day + index) % themes.length),
  }));
}

/** Returns true if a difference is a fault, rather than work that remains. */
export const isPromised = ({ pack, theme }: Measured): boolean => theme === 'twentytwentyfive' && promisedPacks.includes(pack);
