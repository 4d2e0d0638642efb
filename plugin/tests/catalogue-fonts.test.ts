import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getItem } from '@kithouse/contract';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { publish } from '../../apps/cli/src/publish/publish.js';
import { findBrowser, findElementor, toLaunchOptions } from '../../playground/src/index.js';
import { longTest } from '../../scripts/long-test.js';
import { isLongRun } from '../../scripts/test-extent.js';
import { type Library, startLibrary } from './testing/library.js';
import { readShownFonts } from './testing/shown-fonts.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';
import { importAsWizard } from './testing/wizard.js';

const browserProgram = await findBrowser({ install: false });
const elementor = findElementor();

let library: Library;
let site: Site;
let administrator: Visit;
let folder: string | undefined;
beforeAll(async () => {
  if (!isLongRun) {
    return;
  }
  const catalogue = mkdtempSync(path.join(tmpdir(), 'kithouse-fonts-'));
  folder = catalogue;
  const names = readdirSync('catalogue').filter((name) => /^(driftwood-.*-blocks$|media$|fonts$)/.test(name));
  for (const name of names) {
    symlinkSync(path.resolve('catalogue', name), path.join(catalogue, name));
  }
  library = await startLibrary();
  await publish({ source: catalogue, cloud: library.url, key: library.publisher_key });
  site = await startSite({ cloudUrl: library.url, ...(elementor ? { plugins: { elementor } } : {}) });
  administrator = await site.as('administrator');
  await library.signUp(administrator);
  await site.snapshot('signed-in');
}, 900_000);
afterAll(async () => {
  await site?.close();
  await library?.stop();
  if (folder) {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Opens a page and returns the fonts of its headings and texts, and the hosts that it asked. */
async function look(address: string) {
  const browser = await chromium.launch(toLaunchOptions(browserProgram as NonNullable<typeof browserProgram>));
  try {
    const page = await browser.newPage();
    const hosts = new Set<string>();
    // Data and blobs, such as WordPress's worker for emoji, have no host.
    page.on('request', (request) => request.url().startsWith('http') && hosts.add(new URL(request.url()).host));
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    return {
      headings: await readShownFonts(page, 'main h1, main h2, .elementor h1, .elementor h2'),
      texts: await readShownFonts(page, 'main p, .elementor p'),
      hosts: [...hosts],
    };
  } finally {
    await browser.close();
  }
}

longTest(
  '[R-SITE-27] shows the fonts of an imported pack of blocks from the site itself',
  async ({ skip }) => {
    skip(!browserProgram, 'Install Chromium to run it.');
    await site.restore('signed-in');
    const { id } = await administrator.call(getItem, { slug: 'driftwood-hotel-blocks' });

    const { results } = await importAsWizard(site.url, administrator, { id, platform: 'gutenberg' });
    const shown = await look(`${site.url}/`);

    expect(results.proof.differences).toEqual([]);
    expect(shown.headings.length).toBeGreaterThan(3);
    expect(shown.headings.filter(({ families, is_custom }) => families.join() !== 'Gloock' || !is_custom)).toEqual([]);
    expect(shown.texts.length).toBeGreaterThan(3);
    // A face of another weight may name itself with it, such as “Figtree Light”. A quote is a paragraph in the font of headings.
    const ofPack = /^(Figtree( Light)?|Gloock)$/;
    expect(shown.texts.filter(({ families, is_custom }) => !ofPack.test(families.join()) || !is_custom)).toEqual([]);
    expect(shown.hosts).toEqual([new URL(site.url).host]);
  },
  900_000,
);
