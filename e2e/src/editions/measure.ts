import type { Browser } from 'playwright-core';
import { comparePictures } from './compare-pictures.js';
import { drawDifference } from './draw-difference.js';
import type { Editions } from './read-editions.js';
import { takeSections, width } from './take-sections.js';

/** The share of a page's pixels that differ between both editions, in per cent. */
export type Result = { pack: string; page: string; share: number };

type Choice = { pages: readonly string[]; pictures: string | undefined };

/** Compares the pages of a pack whose slug is one of `pages`; all without words. */
export async function measurePack(browser: Browser, { pack, pages }: Editions, choice: Choice): Promise<Result[]> {
  const results: Result[] = [];
  for (const [elementor, blocks] of pages) {
    const { slug } = elementor;
    if (choice.pages.length === 0 || choice.pages.includes(slug)) {
      const [one, other] = [await takeSections(browser, elementor), await takeSections(browser, blocks)];
      results.push({ pack, page: slug, share: comparePictures(one, other, width) });
      if (choice.pictures !== undefined) {
        await drawDifference([one, other], { width, folder: choice.pictures, name: `${pack}-${slug}` });
      }
    }
  }
  return results;
}
