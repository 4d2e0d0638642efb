/**
 * Measures the promised figures and prints a table, with JSON in .cache/reports. `--quick` skips the slow ones, `--sizes` all
 * timed ones, `--only P9,P10` all others.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { findBrowser, toLaunchOptions } from '@kithouse/playground';
import { chromium } from 'playwright-core';
import { startServices } from '../e2e/src/start-services.js';
import { measureCatalogue, measurePublications } from './catalogue/measure.js';
import { measureDownloads } from './downloads.js';
import { measureEditorPanel } from './editor-panel.js';
import { type Figure, toTable } from './figure.js';
import { measureFirstCard } from './first-card.js';
import { measureGlobalClasses } from './global-classes.js';
import { measureInsert } from './insert.js';
import { measureLibraryFiles } from './library-files/measure.js';
import { openLine } from './line.js';
import { measureOutage } from './outage.js';
import { measureSites } from './site-import/sites.js';
import { measureSiteImport } from './site-import.js';
import { measureSizes } from './sizes.js';
import { measureUndoPreview } from './undo-preview.js';

const isQuick = process.argv.includes('--quick');
const isSizes = process.argv.includes('--sizes');
const only = process.argv.flatMap((word, place, words) => (words[place - 1] === '--only' ? word.split(',') : []));
const wants = (...ids: string[]) => only.length === 0 || ids.some((id) => only.includes(id));
const isTimed = !isSizes;
const isSlow = isTimed && !isQuick;
const report = '.cache/reports/bench.json';

// Before all others, because the comparison shares the machine.
const ofCatalogue = isTimed && wants('P5', 'P6', 'P7', 'P8') ? await measureCatalogue({ isQuick }) : [];
const ofPublications = isTimed && wants('P15') ? await measurePublications({ isQuick }) : [];
const ofClouds = isTimed && wants('cloud') ? await measureLibraryFiles(isQuick ? 40 : 200) : [];
const ofInsert = isSlow && wants('P9') ? [await measureInsert(5)] : [];
const ofImports = isSlow && wants('P10', 'P11', 'P12') ? await measureSiteImport(3, wants) : [];
const ofSites = isSlow && wants('P14') ? await measureSites() : [];
const ofDownloads = isSlow && wants('pictures') ? await measureDownloads(5) : [];
const ofUndo = isSlow && wants('undo') ? [await measureUndoPreview(3)] : [];
const ofClasses = isSlow && wants('classes') ? [await measureGlobalClasses(3)] : [];
const inBrowser = wants('P1', 'P2', 'P3', 'P4', 'P13', 'P16') ? await measureInBrowser() : [];
const figures = [
  ...inBrowser,
  ...ofCatalogue,
  ...ofPublications,
  ...ofClouds,
  ...ofInsert,
  ...ofImports,
  ...ofSites,
  ...ofDownloads,
  ...ofUndo,
  ...ofClasses,
];
console.log(toTable(figures));
mkdirSync('.cache/reports', { recursive: true });
writeFileSync(report, `${JSON.stringify({ at: new Date().toISOString(), figures }, null, 2)}\n`);

async function measureInBrowser(): Promise<Figure[]> {
  const found = await findBrowser({ install: false });
  if (!found) {
    console.log('Browser downloads weren’t measured because no browser was found. Set CHROMIUM to its path.');
    return [];
  }
  const line = await openLine();
  const services = await startServices('bench', line.lead);
  const browser = await chromium.launch(toLaunchOptions(found));
  try {
    return [
      ...(wants('P1', 'P2', 'P3') ? await measureSizes(services, browser) : []),
      ...(isTimed && wants('P4') ? [await measureFirstCard(services, browser)] : []),
      ...(isTimed && wants('P16') ? [await measureEditorPanel(services, browser)] : []),
      ...(isSlow && wants('P13') ? await measureOutage(services, line) : []),
    ];
  } finally {
    await browser.close();
    await services.stop();
    line.close();
  }
}
