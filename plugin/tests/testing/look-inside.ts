import type { Site } from './start-site.js';

export type Page = {
  title: string;
  content: string;
  status: string;
  type: string;
  author: string;
  template: string;
  revisions: number;
};
export type Attachment = { id: number; url: string; alt: string; hash: string; sizes: string[] };

/** Reads a page from the site's database and uploads. */
export const readPage = (site: Site, id: number) =>
  site.run<Page>(
    `$p = get_post( $args['id'] );
    return array( 'title' => $p->post_title, 'content' => $p->post_content, 'status' => $p->post_status, 'type' => $p->post_type,
      'author' => get_userdata( $p->post_author )->user_login, 'template' => (string) get_page_template_slug( $p ), 'revisions' => count( wp_get_post_revisions( $p ) ) );`,
    { id },
  );

export const listAttachments = (site: Site) =>
  site.run<Attachment[]>(
    `return array_map( fn( $p ) => array( 'id' => $p->ID, 'url' => wp_get_attachment_url( $p->ID ), 'alt' => get_post_meta( $p->ID, '_wp_attachment_image_alt', true ),
      'hash' => hash_file( 'sha256', get_attached_file( $p->ID ) ), 'sizes' => array_keys( wp_get_attachment_metadata( $p->ID )['sizes'] ?? array() ) ),
      get_posts( array( 'post_type' => 'attachment', 'nopaging' => true, 'order' => 'ASC', 'orderby' => 'ID' ) ) );`,
  );

/** Counts everything that an import could leave. */
export const countTraces = (site: Site) =>
  site.run<{ posts: number; metas: number; files: number; locks: number }>(
    `global $wpdb;
    $files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( wp_get_upload_dir()['basedir'], FilesystemIterator::SKIP_DOTS ) );
    return array( 'posts' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts" ), 'metas' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta" ),
      'files' => iterator_count( $files ), 'locks' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name = 'kithouse_import_lock'" ) );`,
  );

export const setOption = (site: Site, name: string, value: unknown) =>
  site.run(`return update_option( $args['name'], $args['value'] );`, { name, value });

/** Permanently deletes all trashed posts, like a list's button. */
export const emptyTrash = (site: Pick<Site, 'run'>) =>
  site.run(
    `foreach ( get_posts( array( 'post_type' => array_keys( get_post_types() ), 'post_status' => 'trash', 'nopaging' => true, 'fields' => 'ids' ) ) as $id ) {
      wp_delete_post( $id, true );
    }
    return true;`,
  );
