/** Creates a page with one document and returns its id. Saves Elementor data like an import. */
export const makePageCode = `
  wp_set_current_user( 1 );
  update_option( 'blogname', $args['site_name'] );
  $is_elementor = 'elementor' === $args['kind'];
  $id = wp_insert_post( wp_slash( array(
    'post_type'     => 'page',
    'post_status'   => 'publish',
    'post_title'    => $args['title'],
    'post_content'  => $is_elementor ? '' : $args['content'],
    'page_template' => $is_elementor ? 'elementor_canvas' : $args['template'],
  ) ), true );
  if ( is_wp_error( $id ) ) {
    return array( 'error' => $id->get_error_message() );
  }
  if ( $is_elementor ) {
    update_post_meta( $id, '_elementor_edit_mode', 'builder' );
    update_post_meta( $id, '_elementor_template_type', 'wp-page' );
    update_post_meta( $id, '_elementor_data', wp_slash( wp_json_encode( $args['content'] ) ) );
  }
  return array( 'id' => $id );`;

/** Deletes the page, which would otherwise appear in the menus of the next ones. */
export const removePageCode = `
  wp_set_current_user( 1 );
  return (bool) wp_delete_post( $args['id'], true );`;

/** Adds sample content for blocks that list posts or pages. */
export const furnishCode = `
  wp_set_current_user( 1 );
  foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any', 'numberposts' => -1 ) ) as $old ) {
    wp_delete_post( $old->ID, true );
  }
  foreach ( $args['pages'] as $index => $title ) {
    wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'menu_order' => $index ) );
  }
  foreach ( $args['posts'] as $index => $title ) {
    wp_insert_post( array(
      'post_status'  => 'publish',
      'post_title'   => $title,
      'post_excerpt' => $args['excerpt'],
      'post_content' => '<!-- wp:paragraph --><p>' . $args['excerpt'] . '</p><!-- /wp:paragraph -->',
      'post_date'    => gmdate( 'Y-m-d H:i:s', strtotime( '2026-03-01' ) - $index * DAY_IN_SECONDS * 9 ),
    ) );
  }
  return true;`;

/** Gives Elementor's kit a calm look, as a site has that chose its colours and fonts. */
export const neutralKitCode = `
  wp_set_current_user( 1 );
  if ( class_exists( '\\\\Elementor\\\\Plugin' ) ) {
    $colors = array( 'primary' => '#14181D', 'secondary' => '#3C434D', 'text' => '#434A54', 'accent' => '#1F5F8B' );
    $kit = \\Elementor\\Plugin::$instance->kits_manager->get_active_kit();
    $kit->update_settings( array(
      'system_colors'     => array_map( fn ( $id ) => array( '_id' => $id, 'title' => ucfirst( $id ), 'color' => $colors[ $id ] ), array_keys( $colors ) ),
      'system_typography' => array_map( fn ( $id ) => array(
        '_id'                    => $id,
        'title'                  => ucfirst( $id ),
        'typography_typography'  => 'custom',
        'typography_font_family' => 'Manrope',
        'typography_font_weight' => 'text' === $id ? '400' : '600',
      ), array_keys( $colors ) ),
    ) );
    \\Elementor\\Plugin::$instance->files_manager->clear_cache();
  }
  return true;`;
