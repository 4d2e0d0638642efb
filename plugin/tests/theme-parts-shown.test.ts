import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { type Site, startSite } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';
import { equipForThemeParts, fillSite, makePart, type PageName, pages, paragraph, useTheme } from './testing/theme-parts.js';

let cloud: StubCloud;
let site: Site;
let removeEquipment: () => void;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url });
  removeEquipment = equipForThemeParts(site);
  await fillSite(site);
  await site.snapshot('filled');
});
afterAll(async () => {
  removeEquipment?.();
  await site?.close();
  await cloud?.stop();
});
beforeEach(() => site.restore('filled'));

const read = async (path: string) => (await site.visitor.ask(path)).text();
const option = (name: string, value: unknown) =>
  site.run(`update_option( $args['name'], $args['value'] ); flush_rewrite_rules( false ); return true;`, { name, value });

/** Returns which pages contain each word. */
async function pagesWith(words: string[]): Promise<PageName[][]> {
  const names = Object.keys(pages) as PageName[];
  const html = await Promise.all(names.map((name) => read(pages[name])));
  return words.map((word) => names.filter((_, index) => html[index]?.includes(word)));
}

describe.each(sample(['twentytwentyfive', 'classic'] as const, 1))('on the theme %s', (theme) => {
  const ownHeader = theme === 'classic' ? 'THEME HEADER' : '<header class="wp-block-template-part">';
  const ownFooter = theme === 'classic' ? 'THEME FOOTER' : 'Twenty Twenty-Five';
  beforeEach(() => useTheme(site, theme));

  test('styles the opened menu of its header on pages that show one alone', async () => {
    const plain = await read(pages.post);
    await makePart(site, { type: 'header' });

    const html = await read(pages.post);

    expect([plain.includes('kithouse-part-inline-css'), html.includes('kithouse-part-inline-css')]).toEqual([false, true]);
  });

  test('replaces the theme’s header and footer and keeps the rest of the page', async () => {
    const plain = await read(pages.post);
    await makePart(site, { type: 'header' });
    await makePart(site, { type: 'footer' });

    const html = await read(pages.post);

    expect([plain.includes(ownHeader), plain.includes(ownFooter)]).toEqual([true, true]);
    expect([html.includes(ownHeader), html.includes(ownFooter)]).toEqual([false, false]);
    expect(html).toMatch(/OUR header.*Hello world!.*Welcome to WordPress.*OUR footer/s);
    const marks = ['<!DOCTYPE html>', '</head>', '<body', '</body>', 'name="viewport"', 'wp-emoji-settings', 'class="skip-link'];
    const count = (page: string) => marks.map((mark) => page.split(mark).length);
    expect(count(html)).toEqual(count(plain));
    expect(countBoxes(html)).toBe(0);
  });

  test.each(['header', 'footer'] as const)(
    "keeps the theme's other half with a %s alone, with every box closed",
    async (type) => {
      await makePart(site, { type });

      const html = await read(pages.page);

      expect(html).toContain(`OUR ${type}`);
      expect(html.includes(ownHeader)).toBe(type === 'footer');
      expect(html.includes(ownFooter)).toBe(type === 'header');
      expect(countBoxes(html)).toBe(0);
    },
  );

  test('has one banner and one contentinfo, whether or not a part is such an element', async () => {
    const group = (tag: string, text: string) =>
      `<!-- wp:group {"tagName":"${tag}"} --><${tag} class="wp-block-group">${paragraph(text)}</${tag}><!-- /wp:group -->`;
    await makePart(site, { type: 'header', content: group('section', 'PLAIN') });
    await makePart(site, { type: 'footer', content: group('footer', 'OWN') });

    const html = await read(pages.page);

    expect(html).toMatch(/<header class="[^"]*kithouse-header"[^>]*>\s*<section.*PLAIN/s);
    expect(html).toMatch(/<div class="[^"]*kithouse-footer"[^>]*>\s*<footer.*OWN/s);
    expect([html.match(/<header\b/g)?.length, html.match(/<footer\b/g)?.length]).toEqual([1, 1]);
    expect(countBoxes(html)).toBe(0);
  });

  test("shows a body part between the theme's header and footer in one main element", async () => {
    const content = `${paragraph('BEFORE')}<!-- wp:post-title /--><!-- wp:post-content /-->`;
    await makePart(site, { type: 'single-post', content, conditions: ['include/singular/post'] });

    const html = await read(pages.loaf);

    expect(html).toMatch(new RegExp(`${ownHeader}.*BEFORE.*خبز.*TEXT.*${ownFooter}`, 's'));
    expect(html).not.toContain('THEME BODY');
    expect(html.match(/<main\b/g)).toHaveLength(1);
    expect(html.match(/<h2[^>]*>خبز/g)).toHaveLength(1);
    expect(countBoxes(html)).toBe(0);
    expect(await read(pages.page)).not.toContain('BEFORE');
  });

  longTest('shows each body part on its kind of page, also beyond the first page and without results', async () => {
    const types = ['single-post', 'single-page', 'archive', 'search-results', 'error-404'];
    for (const type of types) {
      await makePart(site, { type });
    }
    await option('posts_per_page', 1);

    const shown = await pagesWith(types.map((type) => `OUR ${type}`));
    const second = await site.visitor.ask('/page/2/');
    const beyond = await site.visitor.ask('/page/99/');

    expect(shown).toEqual([
      ['post', 'loaf', 'locked', 'book'],
      ['page', 'child', 'grandchild'],
      ['front', 'books', 'category', 'rye', 'tag', 'author', 'year'],
      ['search', 'nothing'],
      ['missing'],
    ]);
    expect([second.status, (await second.text()).includes('OUR archive')]).toEqual([200, true]);
    expect([beyond.status, (await beyond.text()).includes('OUR error-404')]).toEqual([404, true]);
  });

  test("asks for a post's password inside the part and reveals nothing", async () => {
    await makePart(site, { type: 'single-post', content: '<!-- wp:post-title /--><!-- wp:post-content /-->' });

    const html = await read(pages.locked);

    expect(html).toContain('post_password');
    expect(html).not.toContain('SECRET');
  });

  test('falls back to the theme when a part fails, and logs which', async () => {
    for (const type of ['header', 'footer', 'single-post']) {
      await makePart(site, { type, content: '<!-- wp:test/broken /-->' });
    }
    const before = await site.readLog();

    const response = await site.visitor.ask(pages.post);

    const html = await response.text();
    expect(response.status).toBe(200);
    expect([html.includes(ownHeader), html.includes('Welcome to WordPress'), html.includes(ownFooter)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(html).not.toContain('HALF');
    expect((await site.readLog()).slice(before.length)).toMatch(/theme part \d+: Error broken on purpose/);
  });

  test('falls back to the theme for an empty part', async () => {
    await makePart(site, { type: 'header', content: '' });

    expect(await read(pages.front)).toContain(ownHeader);
  });

  test("prints the styles of a part's blocks in the head", async () => {
    const layout =
      '<!-- wp:group {"layout":{"type":"flex","justifyContent":"right"}} --><div class="wp-block-group">X</div><!-- /wp:group -->';
    await makePart(site, { type: 'header', content: layout });

    const [head = '', body = ''] = (await read(pages.front)).split('</head>');

    const name = /wp-container-core-group-is-layout-\w+/.exec(body)?.[0] ?? 'none';
    expect(head).toContain(`.${name}{`);
  });

  longTest('queries the database once more for a page with parts', async () => {
    const queries = async () => Number(/<!--queries:(\d+)-->/.exec(await read(pages.post))?.[1]);
    await queries();
    const without = await queries();
    await makePart(site, { type: 'header' });
    await makePart(site, { type: 'footer' });
    await makePart(site, { type: 'error-404' });
    await queries();

    const withParts = await queries();

    expect(withParts - without).toBeLessThanOrEqual(1);
  });
});

test('leaves no gap between the page and a coloured footer, where a block theme would', async () => {
  await useTheme(site, 'twentytwentyfive');
  await makePart(site, { type: 'footer' });

  expect(await read(pages.page)).toMatch(/<footer class="[^"]*kithouse-footer" style="margin-block-start:0">/);
});

/** Counts unclosed boxes of a page. */
function countBoxes(html: string): number {
  const count = (tag: RegExp) => html.match(tag)?.length ?? 0;
  return ['div', 'main', 'section', 'article', 'header', 'footer']
    .map((name) => Math.abs(count(new RegExp(`<${name}\\b`, 'g')) - count(new RegExp(`</${name}>`, 'g'))))
    .reduce((sum, one) => sum + one, 0);
}
