import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from './testing/start-site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite({ cloudUrl: 'http://127.0.0.1:9' });
});
afterAll(() => site?.close());

const made: string[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** Writes a theme's files. */
async function addTheme(slug: string, files: Record<string, string>, header = '') {
  const folder = path.join(site.site, 'wp-content/themes', slug);
  made.push(folder);
  for (const [name, text] of Object.entries({ 'style.css': `/* Theme Name: ${slug}\n${header} */`, ...files })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

const describe = (slug: string) =>
  site.run(`wp_clean_themes_cache(); return Kithouse\\WordPress\\Block_Theme::describe( $args['slug'] );`, { slug });
const part = (slug: string, more: object = {}) => `<!-- wp:template-part ${JSON.stringify({ slug, ...more })} /-->`;
const json = (parts: object[]) => JSON.stringify({ version: 2, templateParts: parts });

test('describes the active block theme', async () => {
  expect(await describe('')).toEqual({
    slug: 'twentytwentyfive',
    parts: { header: ['header'], footer: ['footer'] },
    has_front_page: false,
  });
});

test('[R-SITE-22] lists every header and footer that templates name, the most usual first', async () => {
  await addTheme('many', {
    'theme.json': json([{ name: 'top', area: 'header' }, { name: 'aside', area: 'uncategorized' }, 'x' as never]),
    'templates/index.html': part('top', { style: { spacing: { padding: '1px' } } }) + part('aside') + part('footer'),
    'templates/single.html': part('top', { tagName: 'header' }) + part('end', { tagName: 'footer' }),
    'templates/front-page.html': part('wide', { tagName: 'header' }) + part('top') + part('../evil', { tagName: 'header' }),
    'templates/broken.html': '<!-- wp:template-part {"slug": /--><!-- wp:template-part {"slug":["header"]} /-->',
  });

  expect(await describe('many')).toEqual({
    slug: 'many',
    parts: { header: ['top', 'wide'], footer: ['footer', 'end'] },
    has_front_page: true,
  });
});

test('reads a child theme’s own templates, and its parent’s where it has none', async () => {
  await addTheme('parent', {
    'theme.json': json([{ name: 'top', area: 'header' }]),
    'templates/index.html': part('top'),
    'templates/page.html': part('footer'),
  });
  await addTheme('child', { 'templates/index.html': part('header') }, 'Template: parent');

  expect(await describe('child')).toMatchObject({ slug: 'child', parts: { header: ['header'], footer: ['footer'] } });
});

test('reads a template that somebody changed instead of the theme’s file', async () => {
  await addTheme('changed', { 'templates/index.html': part('header') + part('footer') });
  await site.run(
    `$id = wp_insert_post( array( 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'index', 'post_title' => 'Index', 'post_content' => 'Landing' ) );
    wp_set_object_terms( $id, 'changed', 'wp_theme' ); return true;`,
  );

  expect(await describe('changed')).toMatchObject({ parts: { header: [], footer: [] } });
});

test('reads the templates of themes with the former folder names', async () => {
  await addTheme('former', { 'block-templates/index.html': part('header') });

  expect(await describe('former')).toMatchObject({ parts: { header: ['header'] } });
});

test('lists at most 20 slugs of an area', async () => {
  const parts = Array.from({ length: 30 }, (_, n) => part(`header-${n}`, { tagName: 'header' }));
  await addTheme('crowded', { 'templates/index.html': parts.join('') });

  const found = (await describe('crowded')) as { parts: { header: string[] } };

  expect(found.parts.header).toHaveLength(20);
});

test('describes no classic theme, and none that is missing', async () => {
  await addTheme('plain-php', { 'index.php': '<?php' });

  expect([await describe('plain-php'), await describe('no-such-theme')]).toEqual([null, null]);
});

test('[R-SITE-242] says whether the active theme can show packs: with blocks, or with header and footer', async () => {
  const php = { 'index.php': '<?php' };
  await addTheme('whole', { ...php, 'header.php': '<?php', 'footer.php': '<?php' });
  await addTheme('of-whole', {}, 'Template: whole');
  await addTheme('headless', php);
  const fits = (slug: string) =>
    site.run(`wp_clean_themes_cache(); switch_theme( $args['slug'] ); return Kithouse\\WordPress\\Active_Theme::describe();`, {
      slug,
    });

  expect(await fits('whole')).toEqual({ name: 'whole', can_show_packs: true, has_blocks: false });
  expect(await fits('of-whole')).toEqual({ name: 'of-whole', can_show_packs: true, has_blocks: false });
  expect(await fits('headless')).toEqual({ name: 'headless', can_show_packs: false, has_blocks: false });
  expect(await fits('twentytwentyfive')).toEqual({ name: 'Twenty Twenty-Five', can_show_packs: true, has_blocks: true });
});
