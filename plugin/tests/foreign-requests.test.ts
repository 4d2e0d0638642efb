import { brand } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Site, startSite } from './testing/start-site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite({ cloudUrl: 'http://127.0.0.1:9' });
  // Reports after each request whether it read the contract.
  await site.run(
    `wp_mkdir_p( WPMU_PLUGIN_DIR );
    file_put_contents( WPMU_PLUGIN_DIR . '/watch-contract.php', $args['code'] );
    return true;`,
    { code: watcher },
  );
});
afterAll(async () => {
  await site?.run(`wp_delete_file( WPMU_PLUGIN_DIR . '/watch-contract.php' ); return true;`);
  await site?.close();
});
beforeEach(() => site.run(`delete_option( 'test_contract' ); return true;`));

const watcher = String.raw`<?php add_action( 'shutdown', function () {
  foreach ( $GLOBALS['wp_filter']['rest_pre_dispatch']->callbacks[5] ?? array() as $hook ) {
    if ( is_array( $hook['function'] ) && $hook['function'][0] instanceof Kithouse\Rest\Router ) {
      $contract = ( new ReflectionProperty( 'Kithouse\Rest\Router', 'contract' ) )->getValue( $hook['function'][0] );
      $data     = ( new ReflectionProperty( 'Kithouse\Contract', 'data' ) )->getValue( $contract );
      update_option( 'test_contract', null === $data ? 'unread' : 'read' );
    }
  }
} );`;

/** Reads the watcher's report without overwriting it. */
const watch = async (target: string) => {
  const { status } = await site.visitor.ask(target);
  return { status, contract: await site.run<string>(`return get_option( 'test_contract' );`) };
};

test.each([
  ['the front page', '/'],
  ["another plugin's REST route", '/wp-json/wp/v2/types'],
  ['the REST index', '/wp-json/'],
])('leaves the contract unread when a visitor asks for %s', async (_, target) => {
  expect(await watch(target)).toEqual({ status: 200, contract: 'unread' });
});

test('reads the contract when a visitor asks for a route of the library', async () => {
  expect(await watch(`/wp-json/${brand.restNamespace}/items`)).toEqual({ status: 401, contract: 'read' });
});

test.each(['/wp-json/', '/wp-json/wp/v2'])('keeps the public REST index %s as without the plugin', async (target) => {
  const read = async () => (await site.visitor.ask(target)).text();
  const active = await read();
  await site.run(`deactivate_plugins( '${brand.slug}/${brand.slug}.php' ); return true;`);
  const inactive = await read();
  await site.run(`activate_plugin( '${brand.slug}/${brand.slug}.php' ); return true;`);

  expect(active).toBe(inactive);
});

test('lists the routes of theme parts for administrators, who edit them there', async () => {
  const administrator = await site.as('administrator');
  const part = `/wp/v2/${brand.prefix}_part`;
  const id = await site.run<number>(
    `return wp_insert_post( array( 'post_type' => '${brand.prefix}_part', 'post_title' => 'Header', 'post_status' => 'publish' ) );`,
  );
  const ask = (path: string) =>
    administrator.ask(`/wp-json${path}`, { headers: { 'x-wp-nonce': administrator.auth?.nonce ?? '' } });

  const index = (await (await ask('/')).json()) as { routes: object };
  const edited = await ask(`${part}/${id}?context=edit`);
  const visited = await site.visitor.ask(`/wp-json${part}/${id}`);

  expect(Object.keys(index.routes)).toContain(part);
  expect([edited.status, visited.status]).toEqual([200, 401]);
});

test('answers OPTIONS and the namespace index without listing routes', async () => {
  const options = await site.visitor.ask(`/wp-json/${brand.restNamespace}/items`, { method: 'OPTIONS' });
  const index = await (await site.visitor.ask(`/wp-json/${brand.restNamespace}`)).json();

  expect(options.headers.get('allow') ?? '').not.toContain('DELETE');
  expect(Object.keys((index as { routes: object }).routes)).toEqual([`/${brand.restNamespace}`]);
});
