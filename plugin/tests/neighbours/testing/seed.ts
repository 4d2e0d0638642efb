import type { Visit } from '../../testing/start-site.js';
import type { Translations } from './language-checks.js';
import type { NeighbourSite } from './neighbour-site.js';

export type Seed = {
  post: number;
  page: number;
  field: number;
  menu: number;
  item: number;
  stylesheet: string;
  product?: number;
  coupon?: number;
  order?: number;
  form?: number;
  blockCheckout?: number;
  formCheckout?: number;
  translations?: Translations;
};

/** Creates content like on a site that has been in use. */
export const seedContent = (site: NeighbourSite) =>
  site.run<Seed>(`
    wp_set_current_user( 1 );
    $post = wp_insert_post( array( 'post_title' => 'Own post', 'post_content' => 'Old text', 'post_status' => 'publish' ) );
    $field = add_post_meta( $post, 'colour', 'red' );
    $page = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Own page', 'post_content' => '<!-- wp:heading --><h2 class="wp-block-heading">Own heading</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Own <a href="#">text</a></p><!-- /wp:paragraph -->', 'post_status' => 'publish' ) );
    $menu = wp_create_nav_menu( 'Own menu' );
    $item = wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Old title', 'menu-item-url' => 'https://example.test/', 'menu-item-status' => 'publish' ) );
    update_option( 'widget_text', array( 2 => array( 'title' => 'Own widget', 'text' => 'Own' ), '_multiwidget' => 1 ) );
    update_option( 'own_option', array( 'kept' => 'as it is' ) );
    $seed = compact( 'post', 'page', 'field', 'menu', 'item' ) + array( 'stylesheet' => get_stylesheet() );
    if ( class_exists( 'WPCF7_ContactForm' ) ) {
      $form = WPCF7_ContactForm::get_template( array( 'title' => 'Own form' ) );
      $seed['form'] = $form->save();
    }
    if ( function_exists( 'acf_import_field_group' ) ) {
      acf_import_field_group( array( 'key' => 'group_own', 'title' => 'Own', 'location' => array( array( array( 'param' => 'post_type', 'operator' => '==', 'value' => 'post' ) ) ),
        'fields' => array( array( 'key' => 'field_season', 'name' => 'season', 'label' => 'Season', 'type' => 'text' ) ) ) );
    }
    return $seed;`);

/** Creates the nonces that WordPress screens print for this person. */
export const makeNonces = (site: NeighbourSite, visit: Visit, actions: string[]) =>
  site.run<Record<string, string>>(
    `$_COOKIE += $args['cookies'];
    wp_set_current_user( 1 );
    return array_combine( $args['actions'], array_map( 'wp_create_nonce', $args['actions'] ) );`,
    { cookies: visit.auth?.cookies ?? {}, actions },
  );
