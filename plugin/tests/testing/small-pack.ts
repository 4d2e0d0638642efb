import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Bundle, type BundleDocument, publishItem, uploadMedia } from '@kithouse/contract';
import { imageBlock, type Library, makePicture, type Picture } from './library.js';
import type { Site } from './start-site.js';

/** A classic theme with a menu location and a logo. */
export const smallTheme = { slug: 'small-theme', name: 'Small Theme' };

/** Chooses the whole pack with a custom name. */
export const smallChoices = {
  platform: 'gutenberg' as const,
  title: 'Mein Laden',
  slogan: 'Täglich frisch',
  logo: { id: 0, url: 'of the pack' },
  theme: smallTheme,
};

export async function addSmallTheme(site: Site) {
  const folder = path.join(site.site, 'wp-content/themes', smallTheme.slug);
  await mkdir(folder, { recursive: true });
  const files = {
    'style.css': `/*\nTheme Name: ${smallTheme.name}\nVersion: 1.0\n*/`,
    'index.php': '<?php get_header(); while ( have_posts() ) { the_post(); the_content(); } get_footer();',
    'functions.php': `<?php add_action( 'after_setup_theme', function () {
      register_nav_menus( array( 'primary' => 'Primary menu' ) );
      add_theme_support( 'custom-logo' );
    } );`,
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
  }
}

/** Activates a block theme whose header somebody has changed in the site editor. */
export async function addSmallBlockTheme(site: Site) {
  const slug = 'small-block-theme';
  const folder = path.join(site.site, 'wp-content/themes', slug);
  await mkdir(path.join(folder, 'templates'), { recursive: true });
  const frame = `<!-- wp:template-part {"slug":"header"} /--><!-- wp:post-content /--><!-- wp:template-part {"slug":"footer"} /-->`;
  await writeFile(path.join(folder, 'style.css'), `/* Theme Name: Small Block Theme */`);
  await writeFile(path.join(folder, 'templates/index.html'), frame);
  await writeFile(path.join(folder, 'templates/front-page.html'), frame);
  await site.run(
    `$id = wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'header', 'post_title' => 'Mine', 'post_content' => 'Mine' ) );
    wp_set_object_terms( $id, $args['slug'], 'wp_theme' );
    wp_set_object_terms( $id, 'header', 'wp_template_part_area' );
    switch_theme( $args['slug'] );
    return true;`,
    { slug },
  );
}

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
const document = (key: string, title: string, content: string, more: Partial<BundleDocument> = {}): BundleDocument =>
  ({
    kind: 'blocks',
    key,
    title,
    slug: key,
    post_type: 'page',
    template_type: 'page',
    content,
    ...more,
  }) as BundleDocument;

export const packMedia = (pictures: Picture[]): Bundle['media'] =>
  pictures.map(({ sha256, mime, bytes, alt, file_name }) => ({
    sha256,
    mime,
    bytes: bytes.length,
    alt,
    file_name,
    width: 640,
    height: 400,
  }));

/** Builds a small pack with one of everything. */
export function smallPack([logo, crust, flour]: [Picture, Picture, Picture]): Bundle {
  const link = `<!-- wp:paragraph -->\n<p><a href="kit:doc/team/url">Who we are</a></p>\n<!-- /wp:paragraph -->`;
  const part = { post_type: 'wp_template_part', conditions: ['include/general'] };
  const entry = { post_type: 'post', is_demo: true };
  return {
    format: 1,
    platform: 'gutenberg',
    type: 'pack',
    slug: `small-${randomUUID()}`,
    title: 'Bäckerei',
    description: '',
    requires: { plugins: [], elementor_pro: false },
    settings: { colors: [{ id: 'crust', title: 'Crust', color: '#aa5500', role: 'custom' }], fonts: [] },
    site: { title: 'Bäckerei', slogan: 'Brot & mehr', logo: logo.sha256, theme: smallTheme },
    terms: [
      { key: 'category/food', taxonomy: 'category', slug: 'food', name: 'Food' },
      { key: 'category/breads', taxonomy: 'category', slug: 'breads', name: 'Breads', parent: 'category/food' },
      { key: 'post_tag/rye', taxonomy: 'post_tag', slug: 'rye', name: 'Rye' },
    ],
    menus: [
      {
        slug: 'main',
        name: 'Main',
        locations: ['primary'],
        items: [
          { key: 'home', title: 'Home', document: 'home' },
          { key: 'team', title: 'Team', document: 'team', parent: 'home' },
          { key: 'breads', title: 'Breads', term: 'category/breads' },
          { key: 'else', title: 'Elsewhere', url: 'https://example.test/' },
        ],
      },
    ],
    forms: [],
    documents: [
      document('header', 'Header', paragraph('Above'), { ...part, template_type: 'header' }),
      document('footer', 'Footer', paragraph('Below'), { ...part, template_type: 'footer' }),
      document('home', 'Home', `${imageBlock(crust)}\n\n${link}`, { front_page: true }),
      document('about', 'About', paragraph('About “us” \\ 100%')),
      document('team', 'Team', imageBlock(crust), { parent: 'about' }),
      document('journal', 'Journal', '', { posts_page: true }),
      document('first', 'First bread', imageBlock(flour), {
        ...entry,
        featured: flour.sha256,
        terms: ['category/breads', 'post_tag/rye'],
      }),
      document('second', 'Second bread', link, { ...entry, terms: ['category/breads'] }),
    ],
    media: packMedia([logo, crust, flour]),
    warnings: [],
  };
}

export async function makeSmallPack(): Promise<{ bundle: Bundle; pictures: Picture[] }> {
  const pictures: [Picture, Picture, Picture] = [
    await makePicture('logo.png'),
    await makePicture('crust.webp'),
    await makePicture('flour.webp'),
  ];
  return { bundle: smallPack(pictures), pictures };
}

/** Publishes a pack and returns its id. */
export async function publishPack(library: Library, bundle: Bundle, pictures: Picture[]): Promise<number> {
  for (const { sha256, bytes } of pictures) {
    await library.call(uploadMedia, { sha256 }, { file: bytes });
  }
  const { slug, title, description } = bundle;
  const { id } = await library.call(publishItem, {
    listing: { slug, title, description, fullsite_import: true },
    bundle,
    pictures: [],
  });
  return id;
}
