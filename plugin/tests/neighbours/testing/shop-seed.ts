import type { NeighbourSite } from './neighbour-site.js';
import type { Seed } from './seed.js';

/** Order storage of WooCommerce: its own tables, or posts, which fire post meta hooks. */
export type OrderStorage = 'tables' | 'posts';

type Shop = Required<Pick<Seed, 'product' | 'coupon' | 'blockCheckout' | 'formCheckout'>>;

export const seedShop = (site: NeighbourSite, orders: OrderStorage) =>
  site.run<Shop>(
    `wp_set_current_user( 1 );
    if ( 'tables' === $args['orders'] ) {
      wc_get_container()->get( Automattic\\WooCommerce\\Internal\\DataStores\\Orders\\DataSynchronizer::class )->create_database_tables();
    }
    update_option( 'woocommerce_custom_orders_table_enabled', 'tables' === $args['orders'] ? 'yes' : 'no' );
    update_option( 'woocommerce_coming_soon', 'no' );
    update_option( 'woocommerce_cod_settings', array( 'enabled' => 'yes', 'title' => 'Cash' ) );
    $page = fn( $title, $content ) => wp_insert_post( array( 'post_type' => 'page', 'post_title' => $title, 'post_content' => $content, 'post_status' => 'publish' ) );
    $seed = array(
      'blockCheckout' => $page( 'Pay', '<!-- wp:woocommerce/checkout --><div class="wp-block-woocommerce-checkout"></div><!-- /wp:woocommerce/checkout -->' ),
      'formCheckout'  => $page( 'Pay by form', '<!-- wp:shortcode -->[woocommerce_checkout]<!-- /wp:shortcode -->' ),
    );
    update_option( 'woocommerce_checkout_page_id', $seed['formCheckout'] );
    $product = new WC_Product_Simple();
    $product->set_props( array( 'name' => 'Bread', 'regular_price' => '5', 'virtual' => true, 'status' => 'publish' ) );
    $product->update_meta_data( '_gift_wrap', 'no' );
    $coupon = new WC_Coupon();
    $coupon->set_props( array( 'code' => 'rye', 'amount' => 1 ) );
    $coupon->update_meta_data( '_season', 'spring' );
    return $seed + array( 'product' => $product->save(), 'coupon' => $coupon->save() );`,
    { orders },
  );

/** Reads orders from the storage that is active in a new request. */
export const seedOrder = (site: NeighbourSite) =>
  site.run<number>(`
    $order = wc_create_order();
    $order->update_meta_data( '_gift', 'no' );
    return $order->save();`);
