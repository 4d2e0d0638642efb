// `npx tsx tools/art/frames.mjs`: writes the templates of every pack's site for posts, lists and missing pages into catalogue/,
// and lists them in its site.json. Everything else in the folder stays.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getBrowser, startWordPress, toLaunchOptions } from '@kithouse/playground';
import { chromium } from 'playwright-core';
import { toBlocks } from './blocks.mjs';
import { frames } from './designs/frames.mjs';
import { designs } from './designs/index.mjs';
import { toElementor } from './elementor.mjs';
import { createSerializer } from './serialize.mjs';

const folder = new URL('../../catalogue', import.meta.url).pathname;

/** Part type, condition, and the end of the title, by file. */
const files = {
  single: ['single-post', 'include/singular/post', 'post'],
  archive: ['archive', 'include/archive', 'archive'],
  /** In Elementor, one list has the title of the blog too. */
  blog: ['archive', 'include/archive/post_archive', 'blog', 'blog'],
  search: ['search-results', 'include/general', 'search results'],
  'not-found': ['error-404', 'include/general', 'page not found'],
};

const wordpress = await startWordPress();
const browser = await chromium.launch(toLaunchOptions(await getBrowser()));
try {
  await wordpress.install();
  const { cookies } = await wordpress.auth();
  const context = await browser.newContext();
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: wordpress.url })));
  const page = await context.newPage();
  await page.goto(`${wordpress.url}/wp-admin/post-new.php?post_type=page`);
  await page.waitForFunction(() => window.wp?.blocks?.getBlockType('core/post-content'));
  const serialize = createSerializer(page);
  for (const [slug, makeFrame] of Object.entries(frames)) {
    const { theme } = designs.find((design) => design.slug === slug);
    await writeFrame(`${slug}-blocks`, makeFrame(theme), async (parts) => ['html', await serialize(toBlocks({ parts, theme }))]);
    const { blog: _, ...others } = makeFrame(theme);
    await writeFrame(slug, others, (parts, name, title) => ['json', JSON.stringify(exported(`${slug}-${name}`, parts, theme, title))]);
  }
} finally {
  await browser.close();
  await wordpress.close();
}

async function writeFrame(entry, drawn, write) {
  const siteFile = path.join(folder, entry, 'site.json');
  const site = JSON.parse(readFileSync(siteFile, 'utf8'));
  const parts = [];
  for (const [name, [type, condition, title, kind = type]] of Object.entries(files)) {
    if (!drawn[kind]) {
      continue;
    }
    const [ending, content] = await write(drawn[kind], name, `${site.title} ${title}`);
    writeFileSync(path.join(folder, entry, `${name}.${ending}`), `${content}\n`);
    parts.push({ type, title: `${site.title} ${title}`, file: `${name}.${ending}`, conditions: [condition] });
  }
  const others = site.parts.filter(({ type }) => type === 'header' || type === 'footer');
  writeFileSync(siteFile, `${JSON.stringify({ ...site, parts: [...others, ...parts] }, null, 2)}\n`);
}

function exported(slug, parts, theme, title) {
  return { content: toElementor({ slug, parts, theme }), page_settings: [], version: '0.4', title, type: 'container' };
}
