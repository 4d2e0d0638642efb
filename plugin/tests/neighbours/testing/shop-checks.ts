import type { Check, Here } from './checks.js';
import { form, look } from './core-checks.js';

/** Saves a record twice by WooCommerce's API; the second save changes existing meta. */
const saveByApi = (title: string, kind: 'product' | 'coupon' | 'order', get: string, key: string): Check => ({
  title,
  needs: 'woocommerce',
  run: async ({ site, seed }) => {
    const saved = await site.run(
      `$record = ${get};
      $record->update_meta_data( $args['key'], 'changed' );
      $id = $record->save();
      wp_cache_flush();
      $record = ${get};
      return array( $id, $record->get_meta( $args['key'] ) );`,
      { id: seed[kind], key },
    );
    return { status: [200], saved };
  },
});

const address = {
  first_name: 'Ada',
  last_name: 'Baker',
  address_1: '1 Mill Lane',
  city: 'Portland',
  state: 'OR',
  postcode: '97201',
  country: 'US',
  email: 'ada@example.test',
  phone: '5551234',
};

/** Reads the order by WooCommerce and names its table. */
const readOrder = ({ site }: Here, id: number) =>
  site.run(
    `$order = wc_get_order( $args['id'] );
    return $order ? array( $order->get_status(), $order->get_total(), $order->get_billing_email(), count( $order->get_items() ), $order->get_data_store()->get_current_class_name() ) : null;`,
    { id },
  );

/** Checks out by the block checkout, which uses the Store API. */
async function checkOutByBlocks(here: Here) {
  const { site, seed } = here;
  const shop = '/wp-json/wc/store/v1';
  const page = await site.visitor.ask(`/?page_id=${seed.blockCheckout}`, { redirect: 'follow' });
  const cart = await site.visitor.ask(`${shop}/cart`);
  const headers = { 'cart-token': cart.headers.get('cart-token') ?? '', 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    site.visitor.ask(shop + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const added = await post('/cart/add-item', { id: seed.product, quantity: 2 });
  const paid = await post('/checkout', { billing_address: address, payment_method: 'cod' });
  const { order_id = 0, status } = (await paid.json()) as { order_id?: number; status?: string };
  const saved = await readOrder(here, order_id);
  return { status: [page.status, cart.status, added.status, paid.status], saved: { status, saved } };
}

/** Checks out by the shortcode's form. */
async function checkOutByForm(here: Here) {
  const { site, seed } = here;
  const added = await site.visitor.ask(`/?add-to-cart=${seed.product}`);
  const cookie = added.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const page = await site.visitor.ask(`/?page_id=${seed.formCheckout}`, { redirect: 'follow', headers: { cookie } });
  const nonce = /name="woocommerce-process-checkout-nonce" value="(\w+)"/.exec(await page.text())?.[1] ?? '';
  const billing = Object.fromEntries(Object.entries(address).map(([name, value]) => [`billing_${name}`, value]));
  const response = await site.visitor.ask('/?wc-ajax=checkout', {
    ...form({ ...billing, payment_method: 'cod', 'woocommerce-process-checkout-nonce': nonce }),
    headers: { cookie },
  });
  const { result, order_id = 0, messages } = (await response.json()) as { result?: string; order_id?: number; messages?: string };
  const saved = await readOrder(here, order_id);
  return { status: [page.status, response.status], saved: { result, messages, saved } };
}

export const shopChecks: Check[] = [
  saveByApi('save of a product', 'product', "wc_get_product( $args['id'] )", '_gift_wrap'),
  saveByApi('save of a coupon', 'coupon', "new WC_Coupon( $args['id'] )", '_season'),
  saveByApi('save of an order', 'order', "wc_get_order( $args['id'] )", '_gift'),
  { title: 'checkout of the blocks', needs: 'woocommerce', run: checkOutByBlocks },
  { title: 'checkout of the form', needs: 'woocommerce', run: checkOutByForm },
  {
    title: 'screens of the shop',
    needs: 'woocommerce',
    run: (here) =>
      look(
        here,
        '/shop/',
        `/wp-admin/post.php?post=${here.seed.product}&action=edit`,
        '/wp-admin/edit.php?post_type=product',
        '/wp-admin/admin.php?page=wc-orders',
        '/wp-admin/admin.php?page=wc-settings',
      ),
  },
];
