/**
 * Measures how long `npm run dev` takes from saving a file to the change in a real browser. It edits files of the checkout and
 * restores them. `ELEMENTOR_ZIP` adds the editor of Elementor. Words given choose what is measured.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '@kithouse/contract';
import { cacheDir, getBrowser, toLaunchOptions } from '@kithouse/playground';
import { type BrowserContext, chromium } from 'playwright-core';
import { findFreePort } from '../apps/cloud/src/db/embedded/port.js';
import { seedAccount } from '../scripts/dev/seed-account.js';
import { startDev } from '../scripts/dev/start-dev.js';
import { type Edit, listEdits } from './dev-loop/edits.js';
import { type Figure, median, toTable } from './figure.js';

const rounds = 7;
const originals = new Map<string, string>();
const restore = () => {
  for (const [file, text] of originals) {
    writeFileSync(file, text);
  }
};
process.on('exit', restore);
process.on('SIGINT', () => process.exit(1));
process.on('SIGTERM', () => process.exit(1));

const folder = path.join(cacheDir, 'dev-loop');
rmSync(folder, { recursive: true, force: true });
const words = process.argv.slice(2);
const ports = { wordpress: await findFreePort(), cloud: await findFreePort(), library: await findFreePort() };
const began = performance.now();
const dev = await startDev({ ports, folder });
const browser = await chromium.launch(toLaunchOptions(await getBrowser()));
const figures: Figure[] = [];
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(90_000);
  const first = await context.newPage();
  await first.goto(dev.signIn(`admin.php?page=${brand.adminPage}`));
  await first.locator(`#${brand.slug} .logo .word`).waitFor();
  const started = performance.now() - began;
  await first.close();
  await seedAccount(dev.cloud, dev.wordpress.url, dev.signIn(`admin.php?page=${brand.adminPage}`));
  for (const edit of listEdits(dev.wordpress.url, dev.cloud.url).filter(
    ({ what }) => words.length === 0 || words.some((word) => what.includes(word)),
  )) {
    const figure = await measure(edit, context).catch((error: Error) => toFailure(edit, error));
    console.log(toTable([figure]));
    figures.push(figure);
  }
  figures.push({ id: '', what: 'first npm run dev until the library appears', unit: 'ms', value: started, target: 60_000 });
} finally {
  restore();
  await browser.close();
  await dev.stop();
}
console.log(`\n${toTable(figures)}`);
process.exit(0);

function toFailure({ what, file, target }: Edit, error: Error): Figure {
  restore();
  return { id: '', what, unit: 'ms', target, note: `${file}: ${error.message.split('\n', 1)[0]}` };
}

async function measure({ what, file, find, replace, target, open }: Edit, context: BrowserContext): Promise<Figure> {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(find)) {
    throw new Error(`${file} doesn't contain ${find}`);
  }
  originals.set(file, text);
  const { wait, close } = await open(context);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const marker = `dev${round}x${Math.round(performance.now())}`;
    // Saves of a person are seconds apart.
    await sleep(700);
    const start = performance.now();
    writeFileSync(
      file,
      text.replace(find, () => replace(marker)),
    );
    await wait(marker);
    times.push(performance.now() - start);
  }
  writeFileSync(file, text);
  await close();
  await sleep(1500);
  return {
    id: '',
    what,
    unit: 'ms',
    value: median(times),
    target,
    note: `slowest of ${rounds}: ${Math.round(Math.max(...times))} ms`,
  };
}
