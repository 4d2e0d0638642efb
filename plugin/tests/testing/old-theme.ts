import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from './start-site.js';

/** A classic theme with a menu location. */
export const oldTheme = { slug: 'old-theme', name: 'Old Theme' };

export async function addOldTheme(site: Site) {
  const folder = path.join(site.site, 'wp-content/themes', oldTheme.slug);
  await mkdir(folder, { recursive: true });
  const files = {
    'style.css': `/*\nTheme Name: ${oldTheme.name}\nVersion: 1.0\n*/`,
    'index.php':
      '<!doctype html><html><head><?php wp_head(); ?></head><body><?php while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?></body></html>',
    'functions.php': `<?php add_action( 'after_setup_theme', fn() => register_nav_menus( array( 'primary' => 'Primary menu' ) ) );`,
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
  }
}
