// `npx tsx tools/art/build.mjs`: writes catalogue/ anew from the designs, pictures and all. Thumbnails are made afterwards by
// `npm run kithouse thumbnails catalogue`.
import { getBrowser, startWordPress, toLaunchOptions } from '@kithouse/playground';
import { chromium } from 'playwright-core';
import { writeCatalogue } from './catalogue.mjs';
import { createSerializer } from './serialize.mjs';

const wordpress = await startWordPress();
const browser = await chromium.launch(toLaunchOptions(await getBrowser()));
try {
  await wordpress.install();
  const { cookies } = await wordpress.auth();
  const context = await browser.newContext();
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: wordpress.url })));
  const page = await context.newPage();
  await page.goto(`${wordpress.url}/wp-admin/post-new.php?post_type=page`);
  await page.waitForFunction(() => window.wp?.blocks?.getBlockType('core/cover'));
  await writeCatalogue(new URL('../../catalogue', import.meta.url).pathname, createSerializer(page));
} finally {
  await browser.close();
  await wordpress.close();
}
