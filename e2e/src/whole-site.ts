import type { RemoteWordPress } from '@kithouse/playground';

export type WholeSite = {
  title: string;
  slogan: string;
  theme: string;
  /** Titles of published pages and posts, by type. */
  posts: Record<string, string[]>;
  front: string;
  blog: string;
  /** Titles of the items of each menu, by slug. */
  menus: Record<string, string[]>;
  /** Colours of the block editor's palette and of Elementor's active kit, by id. */
  colors: Record<string, string>;
  pictures: number;
};

/** Permanently deletes all trashed posts with the pictures of undone imports. */
export const emptyTrash = (site: RemoteWordPress) =>
  site.run(`
    foreach ( get_posts( array( 'post_type' => array_keys( get_post_types() ), 'post_status' => 'trash', 'nopaging' => true, 'fields' => 'ids' ) ) as $id ) {
      wp_delete_post( $id, true );
    }
    return true;`);

/** Reads what a WordPress's visitors would see from its database. */
export const readWholeSite = (site: RemoteWordPress) =>
  site.run<WholeSite>(`
    wp_cache_flush();
    wp_clean_theme_json_cache();
    $titles = fn( $type ) => array_map( fn( $post ) => $post->post_title, get_posts( array( 'post_type' => $type, 'post_status' => 'publish', 'numberposts' => -1, 'orderby' => 'title', 'order' => 'ASC' ) ) );
    $types  = array( 'page', 'post', 'kithouse_part', 'elementor_library', 'wp_template_part', 'wp_template' );
    $menus  = array();
    foreach ( wp_get_nav_menus() as $menu ) {
      $menus[ $menu->slug ] = array_map( fn( $item ) => $item->title, wp_get_nav_menu_items( $menu ) ?: array() );
    }
    $kit    = class_exists( '\\Elementor\\Plugin' ) ? \\Elementor\\Plugin::$instance->kits_manager->get_active_kit() : null;
    $of_kit = fn( $list ) => $kit ? ( $kit->get_settings( $list ) ?: array() ) : array();
    $rows   = array_merge( $of_kit( 'system_colors' ), $of_kit( 'custom_colors' ), wp_get_global_settings( array( 'color', 'palette', 'custom' ) ) ?: array() );
    $colors = array();
    foreach ( array_filter( $rows, fn( $row ) => is_array( $row ) && is_string( $row['color'] ?? null ) ) as $row ) {
      $colors[ $row['slug'] ?? $row['_id'] ] = $row['color'];
    }
    return array(
      'title'    => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
      'slogan'   => wp_specialchars_decode( get_option( 'blogdescription' ), ENT_QUOTES ),
      'theme'    => get_stylesheet(),
      'posts'    => array_combine( $types, array_map( $titles, $types ) ),
      'front'    => 'page' === get_option( 'show_on_front' ) ? get_the_title( (int) get_option( 'page_on_front' ) ) : '',
      'blog'     => get_option( 'page_for_posts' ) ? get_the_title( (int) get_option( 'page_for_posts' ) ) : '',
      'menus'    => (object) $menus,
      'colors'   => (object) $colors,
      'pictures' => count( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'numberposts' => -1 ) ) ),
    );`);
