/**
 * Takes a picture of every screen, wide and narrow, light and dark, into .cache/pictures, and updates those that the docs show
 * in docs/pictures. Arguments choose screens by their whole names.
 */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheDir, connectWordPress, getBrowser, projectRoot, toLaunchOptions } from '@kithouse/playground';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { listShownPictures, picturesFolder } from '../../scripts/shown-pictures.js';
import { chooseScreens } from './choose-screens.js';
import { connectCloud } from './cloud.js';
import { enter } from './enter.js';
import { everybody, type Screen, type Stage } from './screen.js';
import { screens } from './screens.js';
import { startServices } from './start-services.js';
import { takePicture } from './take-picture.js';

const folder = path.join(cacheDir, 'pictures');
const shown = listShownPictures(projectRoot);
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const themes = ['light', 'dark'] as const;
const names = process.argv.slice(2);
const chosen = chooseScreens(screens, names);

if (names.length === 0) {
  rmSync(folder, { recursive: true, force: true });
}
mkdirSync(folder, { recursive: true });
const services = await startServices('pictures');
const cloud = connectCloud(services.cloud);
const site = connectWordPress(services.wordpress);
const browser = await chromium.launch(toLaunchOptions(await getBrowser()));
const failed: string[] = [];
try {
  for (const who of everybody) {
    await site.restore();
    const account = await enter(who, site, cloud);
    for (const screen of chosen.filter((one) => one.who === who)) {
      await takeAll(screen, account);
    }
  }
} finally {
  await browser.close();
  await cloud.close();
  await services.stop();
}
if (failed.length > 0) {
  console.error(`No picture of ${failed.join(', ')}.`);
  process.exitCode = 1;
}

async function takeAll(screen: Screen, account: Stage['account']) {
  for (const size of sizes) {
    for (const theme of themes) {
      const name = `${screen.name}-${size.width}-${theme}`;
      try {
        await take(name, screen, size, theme, account);
        console.log(name);
      } catch (error) {
        failed.push(name);
        console.error(`${name}: ${(error as Error).message.split('\n', 1)[0]}`);
      }
    }
  }
}

async function take(
  name: string,
  screen: Screen,
  viewport: (typeof sizes)[number],
  theme: (typeof themes)[number],
  account: Stage['account'],
) {
  const picture = await takePicture(browser, screen, { site, cloud, ...(account && { account }) }, viewport, theme);
  const file = `${name}.webp`;
  await sharp(picture).webp({ quality: 82, effort: 5 }).toFile(path.join(folder, file));
  if (shown.includes(file)) {
    copyFileSync(path.join(folder, file), path.join(projectRoot, picturesFolder, file));
  }
}
