import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from './start-site.js';

/** A classic PHP theme: header.php opens boxes that footer.php closes. */
const classicTheme = {
  'style.css': '/* Theme Name: Classic */',
  'header.php': `<!DOCTYPE html><html <?php language_attributes(); ?>><head><meta charset="UTF-8"><?php wp_head(); ?></head>
    <body <?php body_class(); ?>><?php wp_body_open(); ?><div id="page" class="site &quot;x&quot;"><a class="skip-link" href="#main">Skip</a>
    <header id="masthead"><div><p>THEME HEADER<br></div></header><div id="content"><main id="main">`,
  'footer.php': `</main></div><!-- #content --><footer id="colophon"><div>THEME FOOTER</div></footer></div><!-- #page --><?php wp_footer(); ?></body></html>`,
  'index.php': `<?php get_header(); echo 'THEME BODY'; while ( have_posts() ) { the_post(); the_title( '<h2>', '</h2>' ); the_content(); } get_footer();`,
};

/** Reports the number of database queries at the end of each page, and fails where a test asks. */
const probe = `<?php
add_action( 'shutdown', function () { if ( did_action( 'wp_footer' ) ) { echo '<!--queries:' . $GLOBALS['wpdb']->num_queries . '-->'; } }, 0 );
add_action( 'wp_footer', function () {
	$conditions = array_map( array( 'Kithouse\\\\Theme_Builder\\\\Condition', 'parse' ), get_option( 'test_conditions', array() ) );
	echo '<!--holds:' . wp_json_encode( array_map( array( 'Kithouse\\\\Theme_Builder\\\\Condition_Match', 'holds' ), $conditions ) ) . '-->';
} );
add_action( 'init', function () {
	register_block_type( 'test/broken', array( 'render_callback' => function () { ob_start(); echo 'HALF'; throw new Error( 'broken on purpose' ); } ) );
	if ( get_option( 'test_has_shop' ) ) {
		eval( 'class WooCommerce {}' );
		register_taxonomy( 'product_cat', 'product', array( 'public' => true, 'hierarchical' => true ) );
		register_post_type( 'product', array( 'public' => true, 'label' => 'Products', 'has_archive' => 'shop', 'taxonomies' => array( 'product_cat' ) ) );
	}
	register_post_type( 'book', array( 'public' => true, 'label' => 'Books', 'has_archive' => true, 'hierarchical' => true ) );
}, 5 );`;

/** Adds a classic theme and a probe to a site; returns a function that removes them. */
export function equipForThemeParts({ site }: Site): () => void {
  const theme = path.join(site, 'wp-content/themes/classic');
  const plugin = path.join(site, 'wp-content/mu-plugins/probe.php');
  mkdirSync(theme);
  for (const [name, text] of Object.entries(classicTheme)) {
    writeFileSync(path.join(theme, name), text);
  }
  writeFileSync(plugin, probe);
  return () => {
    rmSync(theme, { recursive: true });
    rmSync(plugin);
  };
}

export type PartDraft = {
  type: string;
  conditions?: string[];
  content?: string;
  status?: string;
  date?: string;
  title?: string;
  password?: string;
};

/** Creates a block part with recognisable words; returns its id. */
export const makePart = (site: Site, { type, conditions = ['include/general'], content, ...more }: PartDraft) =>
  site.run<number>(
    `$args += array( 'status' => 'publish', 'title' => 'Part', 'date' => '', 'password' => '' );
    return wp_insert_post( wp_slash( array( 'post_type' => 'kithouse_part', 'post_status' => $args['status'], 'post_title' => $args['title'],
      'post_date' => $args['date'], 'post_password' => $args['password'], 'post_content' => $args['content'],
      'meta_input' => array( '_kithouse_part_type' => $args['type'], '_kithouse_conditions' => $args['conditions'] ) ) ) );`,
    { type, conditions, content: content ?? paragraph(`OUR ${type}`), ...more },
  );

export const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

export const useTheme = (site: Site, theme: 'classic' | 'twentytwentyfive') =>
  site.run(`switch_theme( $args['theme'] ); return true;`, { theme });

/** Creates one page of each kind. */
const makeContent = `
  $breads = wp_insert_term( 'Breads', 'category' )['term_id'];
  $rye    = wp_insert_term( 'Rye', 'category', array( 'parent' => $breads ) )['term_id'];
  $author = get_user_by( 'login', 'author' )->ID;
  $make   = fn( $more ) => wp_insert_post( $more + array( 'post_status' => 'publish', 'post_content' => 'TEXT', 'post_author' => 1 ) );
  $parent = $make( array( 'post_type' => 'page', 'post_title' => 'Parent', 'post_name' => 'parent' ) );
  $child  = $make( array( 'post_type' => 'page', 'post_title' => 'Child', 'post_name' => 'child', 'post_parent' => $parent ) );
  return array(
    'breads' => $breads, 'rye' => $rye, 'author' => $author, 'parent' => $parent, 'child' => $child,
    'grandchild' => $make( array( 'post_type' => 'page', 'post_title' => 'Grandchild', 'post_name' => 'grandchild', 'post_parent' => $child ) ),
    'loaf' => $make( array( 'post_title' => 'خبز', 'post_name' => 'loaf', 'post_author' => $author, 'post_category' => array( $rye ), 'tags_input' => 'dark' ) ),
    'tag' => get_term_by( 'slug', 'dark', 'post_tag' )->term_id,
    'locked' => $make( array( 'post_title' => 'Locked', 'post_name' => 'locked', 'post_password' => 'x', 'post_content' => 'SECRET' ) ),
    'book' => $make( array( 'post_title' => 'Book', 'post_name' => 'novel', 'post_type' => 'book' ) ),
  );`;

export const pages = {
  front: '/',
  post: '/hello-world/',
  loaf: '/loaf/',
  locked: '/locked/',
  page: '/parent/',
  child: '/parent/child/',
  grandchild: '/parent/child/grandchild/',
  book: '/book/novel/',
  books: '/book/',
  category: '/category/breads/',
  rye: '/category/breads/rye/',
  tag: '/tag/dark/',
  author: '/author/author/',
  year: '/2026/',
  search: '/?s=world',
  nothing: '/?s=zzzzzz',
  missing: '/no-such-page/',
} as const;
export type PageName = keyof typeof pages;

/** Fills a site; returns the ids that test conditions use. */
export const fillSite = (site: Site) => site.run<Record<string, number>>(makeContent);
