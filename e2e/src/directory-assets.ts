/**
 * Creates the pictures for the WordPress directory in `.wordpress-org`: icon, banner, and screenshots of a running WordPress with
 * the starter catalogue. Arguments filter files by name.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import { connectWordPress, getBrowser, projectRoot, toLaunchOptions } from '@kithouse/playground';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { connectCloud } from './cloud.js';
import { drawBanner, drawMark } from './directory-art.js';
import { enter } from './enter.js';
import { everybody } from './screen.js';
import { screens } from './screens.js';
import { startServices } from './start-services.js';
import { takePicture } from './take-picture.js';

const folder = path.join(projectRoot, '.wordpress-org');
const words = process.argv.slice(2);
const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));

/** Screens in the order of `== Screenshots ==` in `plugin/readme.txt`. */
const shown = ['pages', 'pack-detail', 'wizard-customize', 'wizard-dependencies', 'undo-import', 'block-editor', 'settings'];

/** Templates on the banner, as the catalogue shows them. */
const onBanner = [
  'driftwood-home',
  'morsel-home',
  'northbeam-home',
  'loam-home',
  'plinth-home',
  'fernway-landing',
  'driftwood-rooms',
  'loam-about',
  'driftwood-about',
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(toLaunchOptions(await getBrowser()));
try {
  if (isChosen('icon')) {
    await makeIcons();
  }
  if (isChosen('banner')) {
    await makeBanners(browser);
  }
  if (shown.some((_, index) => isChosen(`screenshot-${index + 1}`))) {
    await makeScreenshots(browser);
  }
} finally {
  await browser.close();
}

async function makeIcons() {
  writeFileSync(path.join(folder, 'icon.svg'), drawMark(256));
  for (const size of [128, 256]) {
    await write(
      `icon-${size}x${size}.png`,
      await sharp(Buffer.from(drawMark(size)), { density: 300 })
        .resize(size, size)
        .toBuffer(),
    );
  }
}

async function makeBanners(browser: Browser) {
  const html = drawBanner(onBanner.map((slug) => `catalogue/${slug}/thumbnails/1-480.webp`));
  for (const scale of [1, 2]) {
    const context = await browser.newContext({ viewport: { width: 772, height: 250 }, deviceScaleFactor: scale });
    const page = await context.newPage();
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await write(`banner-${772 * scale}x${250 * scale}.png`, await page.screenshot());
    await context.close();
  }
}

async function makeScreenshots(browser: Browser) {
  const services = await startServices('directory-assets');
  const cloud = connectCloud(services.cloud);
  const site = connectWordPress(services.wordpress);
  try {
    for (const who of everybody) {
      const mine = screens.filter((screen) => screen.who === who && isChosen(toFile(screen.name)) && shown.includes(screen.name));
      if (mine.length === 0) {
        continue;
      }
      await site.restore();
      const account = await enter(who, site, cloud);
      for (const screen of mine) {
        const stage = { site, cloud, ...(account && { account }) };
        await write(
          toFile(screen.name),
          await takePicture(browser, screen, stage, { width: 1440, height: 900 }, 'light', nameLibrary),
        );
      }
    }
  } finally {
    await cloud.close();
    await services.stop();
  }
}

/** Replaces the library's address, which is local and changes with each run. */
async function nameLibrary(page: Page) {
  await page.evaluate((slug) => {
    const root = document.getElementById(slug)?.shadowRoot ?? document;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      node.nodeValue = node.nodeValue?.replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://library.example.com') ?? null;
    }
  }, brand.slug);
}

function toFile(name: string): string {
  return `screenshot-${shown.indexOf(name) + 1}.png`;
}

/** Writes a picture with a palette, which makes screenshots four times smaller. */
async function write(name: string, picture: Buffer) {
  const { size } = await sharp(picture).png({ palette: true, quality: 92, effort: 10 }).toFile(path.join(folder, name));
  console.log(`${name}: ${Math.ceil(size / 1024)} kB`);
}
