import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from './testing/start-site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite({ cloudUrl: 'http://127.0.0.1:9' });
});
afterAll(() => site?.close());

/** Reads what the page of the library prints when the constant has this value. */
const print = (value: unknown) =>
  site.run<string>(
    `
    if ( null !== $args['value'] ) { define( 'KITHOUSE_DEV', $args['value'] ); }
    $texts  = ( new ReflectionClass( Kithouse\\Admin\\Script_Texts::class ) )->newInstanceWithoutConstructor();
    $assets = new Kithouse\\Admin\\Assets( WP_PLUGIN_DIR . '/kithouse/kithouse.php', $texts );
    ob_start();
    $assets->print_preloads( 'wp-admin' );
    $assets->print_entry( 'wp-admin' );
    return ob_get_clean();`,
    { value },
  );

test('prints the entry of the development server and no preloads of the build', async () => {
  const html = await print('http://127.0.0.1:8883');

  expect(html).toContain('src="http://127.0.0.1:8883/@dev/wp-admin.js"');
  expect(html.match(/<(script|link)/g)).toEqual(['<script']);
});

test.each([null, '', true, 'http://example.com:8883', 'http://127.0.0.1:8883/x', 'https://127.0.0.1', 'http://127.0.0.1:1\n'])(
  'prints the built library when the constant is %j',
  async (value) => {
    expect(await print(value)).toMatch(/"modulepreload" href="[^"]+\/plugins\/kithouse\/assets\/wp-admin-[\w-]+\.js"/);
  },
);
