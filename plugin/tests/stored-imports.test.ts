import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { undoImport } from '@kithouse/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOldTheme } from './testing/old-theme.js';
import { type Site, startSite } from './testing/start-site.js';
import { type Rows, readRows, writeRows } from './testing/stored-rows.js';

/** Every row that version 0.1.0 wrote for a full-site import with all operations that need no Elementor. Never regenerate it. */
const stored = JSON.parse(readFileSync(path.join(import.meta.dirname, 'testing/stored-imports/0.1.0.json'), 'utf8')) as Rows;
const import_id = stored.kithouse_imports?.[0]?.import_id ?? '';

let site: Site;
beforeAll(async () => {
  site = await startSite({ cloudUrl: 'http://127.0.0.1:9' });
  await addOldTheme(site);
  const folder = path.join(site.site, 'wp-content/plugins/loaf');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'loaf.php'), '<?php\n/* Plugin Name: Loaf */\n');
  await site.run(
    `wp_insert_post( array( 'import_id' => 600000000, 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'About us', 'post_name' => 'about' ) ); return true;`,
  );
});
afterAll(() => site?.close());

/** Reads what people see of the site: no trash, and no pictures, which stay while a page in the trash shows them. */
async function readVisible() {
  const { posts = [], options = [], terms = [] } = await readRows(site);
  const isSetting = (name = '', value = '') =>
    !/^(theme_mods_.*|sidebars_widgets|current_theme|wp_calendar_block.*)$/.test(name) &&
    !['false', 'a:0:{}', 'b:0;', ''].includes(value);
  return {
    posts: posts
      .filter(({ post_status, post_type }) => post_status !== 'trash' && !['revision', 'attachment'].includes(post_type ?? ''))
      .map(({ ID, post_type, post_status, post_name, post_title }) => ({ ID, post_type, post_status, post_name, post_title })),
    terms,
    options: Object.fromEntries(
      options
        .map(({ option_name, option_value }) => [option_name ?? '', option_value ?? ''] as const)
        .filter(([name, value]) => isSetting(name, value)),
    ),
  };
}

test('undoes an import that version 0.1.0 stored', async () => {
  const before = await readVisible();
  await writeRows(site, stored);
  const imported = await readVisible();
  const administrator = await site.as('administrator');

  const preview = await administrator.call(undoImport, { import_id, dry_run: true });
  const { kept, undone } = await administrator.call(undoImport, { import_id, dry_run: false });

  expect(imported.posts).not.toEqual(before.posts);
  expect({ kept, undone }).toEqual(preview);
  expect(kept).toEqual([]);
  expect(undone.map(({ label }) => label)).toMatchInlineSnapshot(`
    [
      "Menu location",
      "Logo width",
      "Logo",
      "Posts page",
      "Front page",
      "Site title",
      "Colour or font “Crust”",
      "Colour or font “Head”",
      "Change to the theme “Old Theme”",
      "Post “Our “bread” \\ 🧀”",
      "Page “Journal”",
      "Page “About”",
      "Your page “About us”, replaced by the import",
      "Page “Home”",
      "Part of the theme “Header”",
      "Form “Contact”",
      "Menu “Main”",
      "Tag “Rye”",
      "Category “News”",
      "Plugin “Loaf”",
      "Image “logo.webp”",
    ]
  `);
  expect(await readVisible()).toEqual(before);
});
