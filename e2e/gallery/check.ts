import { readdirSync } from 'node:fs';
import { getBrowser, toLaunchOptions } from '@kithouse/playground';
import { type Browser, chromium } from 'playwright-core';
import { componentNames } from './component-names.js';
import { states } from './states.js';

/** Pages that are open at a time. */
const windows = 3;

/** Milliseconds after the last step in which an error still counts. */
const settling = 300;

/** Lists the components of packages/ui by their files. The lightbox has files that nothing else shows. */
export function listComponents(): string[] {
  const files = readdirSync('packages/ui/src').filter((name) => name.endsWith('.tsx') && !name.includes('.test.'));
  return files.map((name) => name.replace('.tsx', '')).filter((name) => !name.startsWith('lightbox-'));
}

/** Opens every entry of the gallery and prints those that don't show or that report an error. Returns their number. */
export async function checkGallery(address: string, words: string[] = []): Promise<number> {
  const browser = await chromium.launch(toLaunchOptions(await getBrowser()));
  const waiting = [...componentNames.map((name) => `ui-${name}`), ...states.map(({ name }) => name)].filter(
    (name) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const count = waiting.length;
  let broken = 0;
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const faults = await open(browser, `${address}frame.html?state=${name}`);
      if (faults.length > 0) {
        broken += 1;
        console.log(`✗ ${name}\n  ${faults.join('\n  ')}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: windows }, work));
  } finally {
    await browser.close();
  }
  const missing = listComponents().filter((name) => !(componentNames as readonly string[]).includes(name));
  if (missing.length > 0) {
    console.log(`Without an example in e2e/gallery/components.tsx: ${missing.join(', ')}.`);
  }
  console.log(`${count - broken} of ${count} entries show.`);
  return broken;
}

async function open(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  const add = (text: string) => faults.push(text.split('\n', 1)[0] ?? '');
  page.on('pageerror', (error) => add(error.message));
  page.on('response', (response) => response.status() >= 400 && add(`${response.status()} ${response.url()}`));
  // Pictures of made-up hosts are missing on purpose, and answers are listed above.
  page.on(
    'console',
    (message) => message.type() === 'error' && !message.text().startsWith('Failed to load') && add(message.text()),
  );
  try {
    await page.goto(url);
    await page.waitForSelector('body[data-state]', { timeout: 60_000 });
    await page.waitForTimeout(settling);
  } catch (error) {
    add((error as Error).message);
  }
  await page.close();
  return faults;
}
