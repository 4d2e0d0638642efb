/**
 * Measures the figures the project promises: one table, and the same as JSON in .cache/reports. `--quick` leaves out the slow
 * ones, `--sizes` all that depend on time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { brand } from '@kithouse/contract';
import { connectWordPress, findBrowser, findElementor, toLaunchOptions } from '@kithouse/playground';
import { chromium } from 'playwright-core';
import { startServices } from '../e2e/src/start-services.js';
import { measureCatalogue } from './catalogue/measure.js';
import { measureClouds } from './clouds/measure.js';
import { type Figure, toTable } from './figure.js';
import { measureFirstCard } from './first-card.js';
import { measureInsert } from './insert.js';
import { openLine } from './line.js';
import { measureEverything } from './manifest.js';
import { measureOutage } from './outage.js';
import { measurePageLoad } from './page-load.js';
import { measureSites } from './site-import/sites.js';
import { measureSiteImport } from './site-import.js';

const isQuick = process.argv.includes('--quick');
const isSizes = process.argv.includes('--sizes');
const report = '.cache/reports/bench.json';

const found = await findBrowser({ install: false });
if (!found) {
  console.log('Nothing was measured: there is no browser here. Set CHROMIUM to the path of one.');
  process.exit();
}
// Before anything else runs: what is compared shares the machine.
const ofCatalogue = isSizes ? [] : await measureCatalogue({ isQuick });
const ofClouds = isSizes ? [] : await measureClouds(isQuick ? 40 : 200);
const ofInsert = isQuick || isSizes ? [] : [await measureInsert(5)];
const ofSites = isQuick || isSizes ? [] : [...(await measureSiteImport(3)), await measureSites()];
const line = await openLine();
const services = await startServices('bench', line.lead);
const browser = await chromium.launch(toLaunchOptions(found));
try {
  const figures = [
    ...(await measureSizes()),
    ...ofCatalogue,
    ...ofClouds,
    ...ofInsert,
    ...ofSites,
    ...(isSizes ? [] : [await measureFirstCard(services, line, browser)]),
    ...(isQuick || isSizes ? [] : await measureOutage(services, line)),
  ];
  console.log(toTable(figures));
  mkdirSync('.cache/reports', { recursive: true });
  writeFileSync(report, `${JSON.stringify({ at: new Date().toISOString(), figures }, null, 2)}\n`);
} finally {
  await browser.close();
  await services.stop();
  line.close();
}

async function measureSizes(): Promise<Figure[]> {
  const site = connectWordPress(services.wordpress);
  const library = `${site.url}/wp-admin/admin.php?page=${brand.adminPage}&path=gutenberg/packs`;
  const cold = await openSignedIn(library);
  const warm = await openSignedIn(library);
  const blockEditor = await openSignedIn(`${site.url}/wp-admin/post-new.php?post_type=page`);
  return [
    { id: 'P1', what: 'JavaScript of the library at first load', unit: 'kB', value: warm.js, target: 110 },
    {
      id: 'P1',
      what: 'the same with every route visited',
      unit: 'kB',
      value: measureEverything('apps/library/src/hosts/wp-admin.tsx'),
      target: 190,
    },
    { id: 'P2', what: 'added to the block editor', unit: 'kB', value: blockEditor.js + blockEditor.css, target: 3 },
    { id: 'P2', what: 'requests added to the block editor', unit: 'requests', value: blockEditor.requests, target: 1 },
    ...(await measureElementor(site)),
    countCalls('cold', cold.calls, 1),
    countCalls('warm', warm.calls, 0),
  ];
}

function countCalls(state: string, calls: string[], target: number): Figure {
  const note = calls.length > target ? { note: calls.join(', ') } : {};
  return { id: 'P3', what: `REST calls of the first screen, ${state}`, unit: 'calls', value: calls.length, target, ...note };
}

async function measureElementor(site: ReturnType<typeof connectWordPress>): Promise<Figure[]> {
  const size: Figure = { id: 'P2', what: 'added to the Elementor editor', unit: 'kB', target: 3 };
  if (!findElementor()) {
    return [{ ...size, note: 'needs ELEMENTOR_ZIP' }];
  }
  const id = await site.run<number>(`return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Elementor' ) );`);
  const load = await openSignedIn(`${site.url}/wp-admin/post.php?post=${id}&action=elementor`);
  return [
    { ...size, value: load.js + load.css },
    { ...size, what: 'requests added to the Elementor editor', unit: 'requests', value: load.requests, target: 1 },
  ];
}

async function openSignedIn(url: string) {
  const { cookies } = await connectWordPress(services.wordpress).auth();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const toCookie = ([name, value]: [string, string]) => ({
      name,
      value: encodeURIComponent(value),
      url: services.wordpress.url,
    });
    await context.addCookies(Object.entries(cookies).map(toCookie));
    return await measurePageLoad(context, url);
  } finally {
    await context.close();
  }
}
