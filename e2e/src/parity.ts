/**
 * Compares what visitors see of every page of the catalogue's packs in the preview and on a real WordPress, after an import by
 * the plugin. Prints the differences and ends with 1 if one isn't listed in `parity/exceptions.ts`,
 * or if an entry there has expired.
 *
 * npm run parity -- --packs morsel --theme twentytwentyfive --width 390     some packs, themes and widths
 * npm run parity -- --write                                                 writes the table into docs/parity.md
 */
import { parseArgs } from 'node:util';
import { getBrowser, toLaunchOptions } from '@kithouse/playground';
import { chromium } from 'playwright-core';
import { listExpired } from './expiry.js';
import { exceptions } from './parity/exceptions.js';
import { measureAll, type Result } from './parity/measure.js';
import { listPacks } from './parity/packs.js';
import { printDifferences, printTable, toTable } from './parity/report.js';
import { startParityServices } from './parity/services.js';
import { allWidths, listThemes, missingThemes } from './parity/themes.js';
import { writeTable } from './write-table.js';

const { values } = parseArgs({
  options: {
    packs: { type: 'string', default: '' },
    pages: { type: 'string', default: '' },
    theme: { type: 'string', default: '' },
    width: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
const words = (text: string) => text.split(',').filter(Boolean);

const packs = listPacks(words(values.packs));
const widths = values.width === '' ? allWidths : words(values.width).map(Number);
const services = await startParityServices(packs);
const browser = await chromium.launch(toLaunchOptions(await getBrowser()));
try {
  const results: Result[] = [];
  const choice = { themes: listThemes(words(values.theme)), widths, pages: words(values.pages) };
  // Prints each pack as soon as it is measured, because all of them take more than an hour.
  for (const pack of packs) {
    const found = await measureAll(services, browser, { ...choice, packs: [pack] });
    printDifferences(found, { all: values.all });
    results.push(...found);
  }
  printTable(results);
  for (const note of missingThemes()) {
    console.log(note);
  }
  if (values.write) {
    writeTable('parity', toTable(results));
  }
  const expired = listExpired(exceptions);
  for (const note of expired) {
    console.log(note);
  }
  process.exitCode = expired.length > 0 || results.some(({ unlisted }) => unlisted.length > 0) ? 1 : 0;
} finally {
  await browser.close();
  await services.stop();
}
