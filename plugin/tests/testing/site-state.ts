import type { Site } from './start-site.js';

type Raw = { state: unknown; posts: Record<string, string>; terms: Record<string, string> };

const [firstPost, firstTerm] = [700_000_000, 900_000_000];

/** Makes the site's ids unique from now on, so that they can be recognised. Call it before a snapshot. */
export const markNumbers = (site: Site) =>
  site.run(
    `global $wpdb;
    $wpdb->insert( $wpdb->posts, array( 'ID' => $args['post'], 'post_type' => 'placeholder', 'post_status' => 'draft' ) );
    $wpdb->insert( $wpdb->terms, array( 'term_id' => $args['term'], 'name' => 'placeholder', 'slug' => 'placeholder' ) );
    $wpdb->insert( $wpdb->term_taxonomy, array( 'term_taxonomy_id' => $args['term'], 'term_id' => $args['term'], 'taxonomy' => 'placeholder', 'description' => '' ) );
    return true;`,
    { post: firstPost, term: firstTerm },
  );

/**
 * Reads everything that an import of a whole site leaves: posts, meta, terms, menus, files, options, journal. Replaces ids by
 * names and omits dates, so that two imports can be compared.
 */
export async function readSiteState(site: Site, import_id: string): Promise<Record<string, unknown>> {
  const { state, posts, terms } = await site.run<Raw>(readAll, { post: firstPost, term: firstTerm, import_id });
  const named = (text: string) =>
    text
      .replaceAll(import_id, 'the-import')
      .replaceAll(/(?<!\d)[79]00\d{6}(?!\d)/g, (number) => posts[number] ?? terms[number] ?? number);
  return sortLists(nameAll(state, named) as Record<string, unknown>);
}

function nameAll(value: unknown, named: (text: string) => string): unknown {
  if (typeof value === 'number' || typeof value === 'string') {
    return named(String(value));
  }
  if (Array.isArray(value)) {
    return value.map((one) => nameAll(one, named));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [named(key), nameAll(one, named)]))
    : value;
}

/** Sorts rows, whose ids differ after an interruption. */
const sortLists = (state: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value,
    ]),
  );

const readAll = `
  global $wpdb;
  wp_cache_flush();
  $name = fn( $p ) => "($p->post_type $p->post_name)";
  $posts = array();
  $names = array();
  foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->posts WHERE post_type <> 'revision'" ) as $p ) {
    $names[ $p->ID ] = $name( $p );
    $meta = array();
    foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key <> '_wp_trash_meta_time' ORDER BY meta_key, meta_value", $p->ID ) ) as $row ) {
      $value = maybe_unserialize( $row->meta_value );
      if ( is_array( $value ) ) {
        unset( $value['image_meta'] );
        foreach ( array_keys( $value['sizes'] ?? array() ) as $size ) { unset( $value['sizes'][ $size ]['filesize'] ); }
      }
      $meta[] = array( $row->meta_key, $value );
    }
    $posts[] = array( 'type' => $p->post_type, 'name' => $p->post_name, 'status' => $p->post_status, 'title' => $p->post_title, 'content' => $p->post_content,
      'excerpt' => $p->post_excerpt, 'parent' => (int) $p->post_parent, 'order' => (int) $p->menu_order, 'author' => (int) $p->post_author, 'meta' => $meta,
      'terms' => $wpdb->get_col( $wpdb->prepare( "SELECT CONCAT( x.taxonomy, ' ', t.slug ) FROM $wpdb->term_relationships r JOIN $wpdb->term_taxonomy x ON x.term_taxonomy_id = r.term_taxonomy_id JOIN $wpdb->terms t ON t.term_id = x.term_id WHERE r.object_id = %d ORDER BY x.taxonomy, t.slug", $p->ID ) ) );
  }
  $terms = array();
  $term_names = array();
  foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->term_taxonomy x JOIN $wpdb->terms t ON t.term_id = x.term_id" ) as $t ) {
    $term_names[ $t->term_id ] = "($t->taxonomy $t->slug)";
    $terms[] = array( $t->taxonomy, $t->slug, $t->name, $t->description, (int) $t->parent, (int) $t->count );
  }
  $base = wp_get_upload_dir()['basedir'];
  $files = array();
  foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $base, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
    // Smaller copies come from the library as soon as it has made them, and are made here before.
    $print = preg_match( '/-\\d+x\\d+\\.\\w+$/', $file->getPathname() ) ? 'copy' : hash_file( 'sha256', $file->getPathname() );
    $files[] = substr( $file->getPathname(), strlen( $base ) ) . ' ' . $print;
  }
  $options = array();
  $passing = array( 'cron', 'rewrite_rules', 'kithouse_import_lock', 'kithouse_contacted_at', 'recently_edited', 'recovery_keys', 'finished_updating_comment_type' );
  foreach ( $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name NOT LIKE '%transient%'" ) as $row ) {
    $value = maybe_unserialize( $row->option_value );
    if ( str_starts_with( $row->option_name, 'theme_mods_' ) && is_array( $value ) ) {
      // WordPress notes here when the theme was changed, and that there was nothing before.
      unset( $value['sidebars_widgets']['time'], $value[0] );
    }
    if ( 'kithouse_theme_parts' === $row->option_name && is_array( $value ) ) {
      $value = array_map( fn( $part ) => array_slice( $part, 0, 3 ), $value );
    }
    if ( 'kithouse_core_parts' === $row->option_name && is_array( $value ) ) {
      $value['owners'] = array_map( fn( $owner ) => $owner[0], $value['owners'] );
    }
    if ( ! in_array( $row->option_name, $passing, true ) ) { $options[] = array( $row->option_name, $value ); }
  }
  $journal = $wpdb->get_results( $wpdb->prepare( "SELECT op_id, state, message FROM {$wpdb->prefix}kithouse_ops WHERE import_id = %s", $args['import_id'] ), ARRAY_A );
  $import = $wpdb->get_var( $wpdb->prepare( "SELECT state FROM {$wpdb->prefix}kithouse_imports WHERE import_id = %s", $args['import_id'] ) );
  return array( 'state' => compact( 'posts', 'terms', 'files', 'options', 'journal', 'import' ), 'posts' => (object) $names, 'terms' => (object) $term_names );
`;
