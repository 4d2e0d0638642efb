import type { Check, Here } from './checks.js';
import { form, look, readPost, rest } from './core-checks.js';

/** Saves a record twice by WooCommerce's own API; the second save changes meta that exists. */
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

async function checkOut({ site, seed }: Here) {
  const shop = '/wp-json/wc/store/v1';
  const cart = await site.visitor.ask(`${shop}/cart`);
  const headers = { 'cart-token': cart.headers.get('cart-token') ?? '', 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    site.visitor.ask(shop + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const added = await post('/cart/add-item', { id: seed.product, quantity: 2 });
  const paid = await post('/checkout', { billing_address: address, payment_method: 'cod' });
  const { order_id, status } = (await paid.json()) as { order_id?: number; status?: string };
  const saved = await site.run(
    `$order = wc_get_order( $args['id'] );
    return $order ? array( $order->get_status(), $order->get_total(), $order->get_billing_email(), count( $order->get_items() ) ) : null;`,
    { id: order_id ?? 0 },
  );
  return { status: [cart.status, added.status, paid.status], saved: { isMade: order_id !== undefined, status, saved } };
}

export const neighbourChecks: Check[] = [
  saveByApi('save of a product', 'product', "wc_get_product( $args['id'] )", '_gift_wrap'),
  saveByApi('save of a coupon', 'coupon', "new WC_Coupon( $args['id'] )", '_season'),
  saveByApi('save of an order', 'order', "wc_get_order( $args['id'] )", '_gift'),
  { title: 'checkout', needs: 'woocommerce', run: checkOut },
  {
    title: 'save of a page in Elementor',
    needs: 'elementor',
    run: async (here) => {
      const { page } = here.seed;
      const { status } = await look(here, `/wp-admin/post.php?post=${page}&action=elementor`);
      const heading = { id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title: 'Bread' }, elements: [] };
      const elements = [{ id: 'bbbbbbb', elType: 'container', settings: {}, elements: [heading] }];
      const save = { action: 'save_builder', data: { status: 'publish', elements, settings: { post_status: 'publish' } } };
      const response = await here.admin.ask('/wp-admin/admin-ajax.php', {
        ...form({
          action: 'elementor_ajax',
          _nonce: here.nonces.elementor_ajax ?? '',
          editor_post_id: String(page),
          actions: JSON.stringify({ save_builder: save }),
        }),
      });
      const shown = await look(here, `/?page_id=${page}`);
      const saved = await readPost(here, page, ['_elementor_data', '_elementor_edit_mode']);
      return { status: [...status, response.status, ...shown.status], saved };
    },
  },
  {
    title: 'a form that a visitor sends',
    needs: 'contactForm',
    run: async ({ site, seed }) => {
      const body = new FormData();
      const fields = { _wpcf7: seed.form, _wpcf7_unit_tag: `wpcf7-f${seed.form}-o1`, 'your-name': 'Ada', 'your-subject': 'Rye' };
      for (const [name, value] of Object.entries({ ...fields, 'your-email': 'ada@example.test', 'your-message': 'Hello' })) {
        body.set(name, String(value));
      }
      const route = `/wp-json/contact-form-7/v1/contact-forms/${seed.form}/feedback`;
      const response = await site.visitor.ask(route, { method: 'POST', body });
      const { status } = (await response.json()) as { status: string };
      return { status: [response.status], saved: status };
    },
  },
  {
    title: 'sitemap and settings of Yoast SEO',
    needs: 'yoast',
    run: (here) => look(here, '/sitemap_index.xml', '/wp-admin/admin.php?page=wpseo_dashboard'),
  },
  {
    title: 'screen and save of fields',
    needs: 'acf',
    run: async (here) => {
      const { status } = await look(here, '/wp-admin/edit.php?post_type=acf-field-group');
      return { status, saved: await here.site.run(`return get_field( 'season', $args['id'] );`, { id: here.seed.post }) };
    },
  },
  { title: 'screen of languages', needs: 'polylang', run: (here) => look(here, '/wp-admin/admin.php?page=mlang') },
  {
    title: 'save of a block by the Gutenberg plugin',
    needs: 'gutenberg',
    run: async (here) => {
      const response = await rest(here, '/wp/v2/blocks', { title: 'Own pattern', content: '<p>Own</p>', status: 'publish' });
      return { status: [response.status], saved: ((await response.json()) as { title?: { raw: string } }).title?.raw };
    },
  },
];
