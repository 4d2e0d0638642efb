import type { NeighbourSite } from './neighbour-site.js';

/** Lists every menu entry, option, theme mod, page template and event of the site that names something missing. */
export const findBrokenReferences = (site: NeighbourSite) =>
  site.run<string[]>(`
    $broken = array();
    $is_public = fn( $id ) => 'publish' === get_post_status( (int) $id ) && post_type_exists( (string) get_post_type( (int) $id ) );
    foreach ( get_posts( array( 'post_type' => 'nav_menu_item', 'numberposts' => -1 ) ) as $item ) {
      $item = wp_setup_nav_menu_item( $item );
      $is_ok = match ( $item->type ) {
        'post_type' => $is_public( $item->object_id ),
        'taxonomy'  => taxonomy_exists( $item->object ) && get_term( (int) $item->object_id, $item->object ) instanceof WP_Term,
        default     => '' !== (string) $item->url,
      };
      if ( ! $is_ok || ! empty( $item->_invalid ) ) { $broken[] = "menu item $item->title"; }
    }
    foreach ( (array) get_theme_mod( 'nav_menu_locations', array() ) as $location => $menu ) {
      if ( ! is_nav_menu( $menu ) ) { $broken[] = "menu location $location"; }
    }
    foreach ( array( 'page_on_front', 'page_for_posts' ) as $option ) {
      if ( get_option( $option ) && ! $is_public( get_option( $option ) ) ) { $broken[] = $option; }
    }
    foreach ( array( get_theme_mod( 'custom_logo' ), get_option( 'site_logo' ), get_option( 'site_icon' ) ) as $picture ) {
      if ( $picture && ! is_file( (string) get_attached_file( (int) $picture ) ) ) { $broken[] = "picture $picture"; }
    }
    foreach ( get_posts( array( 'post_type' => array( 'page', 'post' ), 'numberposts' => -1 ) ) as $post ) {
      $template = get_page_template_slug( $post );
      // Those of Elementor belong to its pages. WordPress shows its default while Elementor is off.
      // A template of the former block theme stays for its return; meanwhile, the page shows the default of the new theme.
      $is_former = (bool) get_posts( array( 'post_type' => 'wp_template', 'name' => $template, 'suppress_filters' => true ) );
      if ( $template && ! $is_former && ! str_starts_with( $template, 'elementor_' ) && ! isset( wp_get_theme()->get_page_templates( $post )[ $template ] ) ) { $broken[] = "template $template"; }
      $picture = get_post_thumbnail_id( $post );
      if ( $picture && ! get_post( $picture ) ) { $broken[] = "featured picture of $post->post_title"; }
      if ( $post->post_parent && ! get_post( $post->post_parent ) ) { $broken[] = "parent of $post->post_title"; }
    }
    if ( ! class_exists( 'Kithouse\\Plugin', false ) ) {
      foreach ( _get_cron_array() as $events ) {
        foreach ( array_keys( $events ) as $hook ) {
          if ( str_contains( $hook, 'kithouse' ) ) { $broken[] = "event $hook"; }
        }
      }
    }
    if ( ! wp_get_theme()->exists() ) { $broken[] = 'theme'; }
    return $broken;`);
