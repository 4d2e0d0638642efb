import type { Site } from './start-site.js';

type Traces = {
  posts: {
    id: number;
    type: string;
    status: string;
    title: string;
    content: string;
    mark: string;
    meta: Record<string, unknown>;
  }[];
  terms: string[];
  files: string[];
  options: Record<string, string>;
};

/** Reads what an import leaves on a site without ids, so that two runs can be compared. */
export async function readTraces(site: Site): Promise<Omit<Traces, 'posts'> & { posts: unknown[] }> {
  const { posts, ...rest } = await site.run<Traces>(
    `global $wpdb;
    wp_cache_flush();
    $meta = function ( $id ) {
      $all = array_map( fn( $values ) => maybe_unserialize( $values[0] ), get_post_meta( $id ) );
      if ( isset( $all['_wp_attachment_metadata']['image_meta'] ) ) { unset( $all['_wp_attachment_metadata']['image_meta'] ); }
      ksort( $all );
      return $all;
    };
    $rows = $wpdb->get_results( "SELECT ID FROM $wpdb->posts WHERE post_type <> 'revision' ORDER BY ID" );
    $posts = array_map( fn( $row ) => get_post( $row->ID ), $rows );
    $base = wp_get_upload_dir()['basedir'];
    $files = array();
    foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $base, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
      $files[] = substr( $file->getPathname(), strlen( $base ) ) . ' ' . hash_file( 'sha256', $file->getPathname() );
    }
    sort( $files );
    $options = array();
    foreach ( $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name NOT LIKE '%transient%' AND option_name NOT IN ( 'cron', 'rewrite_rules', 'kithouse_import_lock' )" ) as $row ) {
      $options[ $row->option_name ] = $row->option_value;
    }
    ksort( $options );
    $terms = $wpdb->get_col( "SELECT CONCAT( taxonomy, ' ', slug, ' ', count ) FROM $wpdb->term_taxonomy x JOIN $wpdb->terms t ON t.term_id = x.term_id ORDER BY taxonomy, slug" );
    return array(
      'posts' => array_map( fn( $p ) => array( 'id' => $p->ID, 'type' => $p->post_type, 'status' => $p->post_status, 'title' => $p->post_title,
        'content' => $p->post_content, 'mark' => (string) get_post_meta( $p->ID, '_kithouse_op', true ), 'meta' => $meta( $p->ID ) ), $posts ),
      'terms' => $terms, 'files' => $files, 'options' => $options );`,
  );
  const made = posts
    .filter(({ mark }) => mark !== '')
    .sort((a, b) => a.mark.localeCompare(b.mark) || a.title.localeCompare(b.title));
  const named = made.reduce(
    (text, { id }, index) => text.replace(new RegExp(`(?<=wp-image-|"id\\\\?":)${id}(?!\\d)`, 'g'), `made-${index}`),
    JSON.stringify(posts.map((post) => ({ ...post, id: undefined }))),
  );
  const sorted = (JSON.parse(named) as Traces['posts']).map((post) => JSON.stringify(post)).sort();
  return { posts: sorted.map((text) => JSON.parse(text) as unknown), ...rest };
}
