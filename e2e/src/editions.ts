/**
 * Compares the pages of each pack for Elementor with those of the same pack for blocks, pixel by pixel, in the preview at 1440 px.
 * Prints the share of differing pixels, and ends with 1 if a page exceeds the limit and isn't listed in `editions/exceptions.ts`,
 * or if an entry there has expired.
 *
 * npm run editions -- --packs morsel,loam --pages home     some packs and pages
 * npm run editions -- --pictures .cache/editions           draws both editions and their difference beside each other
 * npm run editions -- --write                              writes the table into docs/editions.md
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cacheDir, getBrowser, toLaunchOptions } from '@kithouse/playground';
import { chromium } from 'playwright-core';
import { exceptions, isAllowed } from './editions/exceptions.js';
import { measurePack, type Result } from './editions/measure.js';
import { readEditions } from './editions/read-editions.js';
import { printPages, printTable, toTable } from './editions/report.js';
import { listExpired } from './expiry.js';
import { listPacks } from './parity/packs.js';
import { writeTable } from './write-table.js';

const { values } = parseArgs({
  options: {
    packs: { type: 'string', default: '' },
    pages: { type: 'string', default: '' },
    pictures: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const words = (text: string) => text.split(',').filter(Boolean);

const packs = listPacks(words(values.packs)).filter(({ platform }) => platform === 'elementor');
const folder = path.join(cacheDir, `editions-${process.pid}`);
const browser = await chromium.launch(toLaunchOptions(await getBrowser()));
try {
  const results: Result[] = [];
  for (const pack of packs) {
    const editions = await readEditions(pack, folder);
    const found = await measurePack(browser, editions, { pages: words(values.pages), pictures: values.pictures });
    printPages(found);
    results.push(...found);
  }
  printTable(results);
  if (values.write) {
    writeTable('editions', toTable(results));
  }
  const expired = listExpired(exceptions);
  for (const note of expired) {
    console.log(note);
  }
  process.exitCode = expired.length > 0 || !results.every(isAllowed) ? 1 : 0;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
