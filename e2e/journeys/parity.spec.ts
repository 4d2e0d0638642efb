import { isLongRun } from '../../scripts/test-extent.js';
import { expect, longTest, test } from '../src/fixtures.js';
import type { Difference } from '../src/parity/compare.js';
import { chooseThemesOfDay, isPromised, measureAll, promisedPacks, type Result } from '../src/parity/measure.js';
import { listPacks } from '../src/parity/packs.js';
import { printDifferences, printTable } from '../src/parity/report.js';
import { startParityServices } from '../src/parity/services.js';
import { allWidths, listThemes, missingThemes } from '../src/parity/themes.js';

/**
 * The daily run compares some pages of two packs on the default theme, at the smallest and largest width. The long run compares
 * every page of every pack: these two on all themes, the others on one that changes each day.
 */
const daily = {
  themes: ['twentytwentyfive'],
  widths: [390, 1440],
  pages: ['home', 'contact', 'the-last-swim', 'news'],
};

const toLine = ({ pack, theme, width, page }: Result, { kind, role, name, preview, site }: Difference) =>
  `${pack} ${theme} ${width} ${page}: ${kind} ${role} “${name}” ${preview} | ${site}`;

longTest('[R-SITE-55] shows every page of a pack on the site as its preview does', async ({ browser }) => {
  const packs = listPacks(isLongRun ? [] : promisedPacks);
  test.setTimeout(packs.length * 300_000);
  const services = await startParityServices(packs);
  try {
    const results: Result[] = [];
    for (const { pack, themes } of chooseThemesOfDay(packs, listThemes(isLongRun ? [] : daily.themes), new Date())) {
      const extent = isLongRun ? { widths: allWidths, pages: [] } : daily;
      const found = await measureAll(services, browser, { ...extent, packs: [pack], themes });
      printDifferences(found, { all: true });
      results.push(...found);
    }
    printTable(results);
    for (const description of missingThemes()) {
      test.info().annotations.push({ type: 'skipped', description });
    }
    const faults = results.flatMap((result) =>
      result.unlisted.map((one) => ({ isPromised: isPromised(result), line: toLine(result, one) })),
    );
    const open = faults.filter((fault) => !fault.isPromised);
    test.info().annotations.push({ type: 'differences of other packs and themes', description: String(open.length) });
    expect(results.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => fault.isPromised).map(({ line }) => line)).toEqual([]);
  } finally {
    await services.stop();
  }
});
