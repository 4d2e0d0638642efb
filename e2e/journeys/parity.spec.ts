import { isLongRun } from '../../scripts/test-extent.js';
import { expect, longTest, test } from '../src/fixtures.js';
import type { Difference } from '../src/parity/compare.js';
import { isPromised, measureAll, type Result } from '../src/parity/measure.js';
import { listPacks } from '../src/parity/packs.js';
import { printDifferences, printTable } from '../src/parity/report.js';
import { startParityServices } from '../src/parity/services.js';
import { allWidths, listThemes, missingThemes } from '../src/parity/themes.js';

/** The daily run compares some pages of two packs on the default theme, at the smallest and largest width. The long run compares everything. */
const daily = {
  packs: ['driftwood-hotel-blocks', 'morsel-restaurant-blocks'],
  themes: ['twentytwentyfive'],
  widths: [390, 1440],
  pages: ['home', 'contact', 'the-last-swim', 'news'],
};

const toLine = ({ pack, theme, width, page }: Result, { kind, role, name, preview, site }: Difference) =>
  `${pack} ${theme} ${width} ${page}: ${kind} ${role} “${name}” ${preview} | ${site}`;

longTest('[R-SITE-55] shows every page of a pack on the site as its preview does', async ({ browser }) => {
  const packs = listPacks(isLongRun ? [] : daily.packs);
  test.setTimeout(packs.length * 300_000);
  const services = await startParityServices(packs);
  try {
    const results = await measureAll(services, browser, {
      packs,
      themes: listThemes(isLongRun ? [] : daily.themes),
      widths: isLongRun ? allWidths : daily.widths,
      pages: isLongRun ? [] : daily.pages,
    });
    printDifferences(results, { all: true });
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
