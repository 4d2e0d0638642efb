// Block trees -> markup, by the block editor itself, so that what is committed is exactly what it would save.
import { getBrowser, startWordPress, toLaunchOptions } from '@kithouse/playground';
import { chromium } from 'playwright-core';

/** Calls `work` with a serializer of a temporary WordPress. */
export async function withSerializer(work) {
  const wordpress = await startWordPress();
  const browser = await chromium.launch(toLaunchOptions(await getBrowser()));
  try {
    await wordpress.install();
    const { cookies } = await wordpress.auth();
    const context = await browser.newContext();
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: wordpress.url })));
    const page = await context.newPage();
    page.setDefaultTimeout(600_000);
    await page.goto(`${wordpress.url}/wp-admin/post-new.php?post_type=page`);
    await page.waitForFunction(() => window.wp?.blocks?.getBlockType('core/post-content'));
    await work(createSerializer(page));
  } finally {
    await browser.close();
    await wordpress.close();
  }
}

/** For a page of Playwright that has the block editor open. */
export const createSerializer = (page) => async (trees) => {
  const markup = await page.evaluate((list) => {
    const { createBlock, serialize } = window.wp.blocks;
    const make = ([name, attributes, inner = []]) => createBlock(name, attributes, inner.map(make));
    return serialize(list.map(make));
  }, trees);
  return withOlderAlignment(markup);
};

/** Both spellings give the same HTML; this one is also valid before WordPress 7. */
function withOlderAlignment(markup) {
  return markup.replace(/<!-- wp:(heading|paragraph) (\{.*?\}) -->/g, (comment, name, text) => {
    const attributes = JSON.parse(text);
    const align = attributes.style?.typography?.textAlign;
    if (!align) {
      return comment;
    }
    delete attributes.style.typography.textAlign;
    const rest = JSON.stringify({ [name === 'heading' ? 'textAlign' : 'align']: align, ...attributes });
    return `<!-- wp:${name} ${rest.replaceAll('--', '\\u002d\\u002d')} -->`;
  });
}
