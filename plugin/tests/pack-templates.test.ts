import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from './testing/start-site.js';
import { equipForThemeParts, fillSite, makePart, useTheme } from './testing/theme-parts.js';

let site: Site;
let removeEquipment: () => void;
beforeAll(async () => {
  site = await startSite({ cloudUrl: 'http://127.0.0.1:9' });
  removeEquipment = equipForThemeParts(site);
  await fillSite(site);
  await site.run(`update_option( 'show_on_front', 'posts' ); return true;`);
});
afterAll(async () => {
  removeEquipment?.();
  await site?.close();
});

const templates: [string, string, string][] = [
  ['single', 'single-post', 'include/singular/post'],
  ['archive', 'archive', 'include/archive'],
  ['blog', 'archive', 'include/archive/post_archive'],
  ['search', 'search-results', 'include/general'],
  ['not-found', 'error-404', 'include/general'],
];
const pages: [string, string, string][] = [
  ['/hello-world/', 'Hello world!', 'Post Comment'],
  ['/category/breads/', 'Category: Breads', 'خبز'],
  ['/', 'All entries', 'Hello world!'],
  ['/?s=world', 'Search results for: “world”', 'Hello world!'],
  ['/?s=zzzzzz', 'Search results for: “zzzzzz”', 'Nothing washed up.'],
  ['/no-such-page/', 'The tide took this page.', 'Back to the house'],
];

test.each(['classic', 'twentytwentyfive'] as const)(
  '[R-SITE-77] shows the templates of a pack by conditions on %s',
  async (theme) => {
    await useTheme(site, theme);
    for (const [file, type, condition] of templates) {
      const content = readFileSync(`catalogue/driftwood-hotel-blocks/${file}.html`, 'utf8');
      await makePart(site, { type, conditions: [condition], content, title: file });
    }

    for (const [address, title, words] of pages) {
      const html = await (await site.visitor.ask(address)).text();
      const titles = [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner = '']) =>
        inner.replace(/<[^>]+>/g, '').trim(),
      );
      const decoded = titles.map((one) => one.replaceAll('&#8220;', '“').replaceAll('&#8221;', '”'));

      expect([address, decoded]).toEqual([address, [title]]);
      expect([address, html.includes(words)]).toEqual([address, true]);
      expect([address, /Fatal error|<b>Warning|<b>Notice|kit:/.exec(html)]).toEqual([address, null]);
    }
  },
);

test('[R-SITE-77] restricts the parts of packs only by conditions that a site knows', async () => {
  const files = readdirSync('catalogue', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('site.json'));
  const rows = files.flatMap((file) =>
    (JSON.parse(readFileSync(`catalogue/${file}`, 'utf8')).parts as { type: string; conditions?: string[] }[]).flatMap(
      ({ type, conditions = [] }) => conditions.map((condition) => [file, type, condition]),
    ),
  );

  const unknown = await site.run<string[][]>(
    `return array_values( array_filter( $args['rows'], fn( $row ) =>
      ! ( new Kithouse\\Theme_Builder\\Condition_Tree( $row[1] ) )->knows( Kithouse\\Theme_Builder\\Condition::parse( $row[2] ) ) ) );`,
    { rows },
  );

  expect(files.length).toBeGreaterThanOrEqual(10);
  expect(rows.length).toBeGreaterThan(40);
  expect(unknown).toEqual([]);
});
