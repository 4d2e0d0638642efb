import { brand, openConnection } from '@kithouse/contract';
import { beforeEach, expect, test } from 'vitest';
import { setOption } from './testing/look-inside.js';
import type { Site } from './testing/start-site.js';
import type { StubCloud } from './testing/stub-cloud.js';
import { useStubCloud } from './testing/use-stub-cloud.js';

let cloud: StubCloud;
let site: Site;
useStubCloud((started) => {
  ({ cloud, site } = started);
});
beforeEach(() => setOption(site, 'test_breaker_seconds', 1));

const plugin = `${brand.slug}/${brand.slug}.php`;
const sha256 = 'a'.repeat(64);
const release = {
  version: '9.0.0',
  sha256,
  bytes: 1000,
  requires: '6.5',
  tested: '7.1',
  requires_php: '8.0',
  changelog: '= 9.0.0 =\n* Bread & <script>butter</script>.',
  published_at: '2026-11-23T10:00:00Z',
};
const offer = (given: unknown) => cloud.on('GET /v1/plugin/release', { json: { release: given } });

type Update = { new_version: string; package: string; slug: string; requires_php: string; requires: string };

/** Returns WordPress's update data of the plugin after a check. */
const check = () =>
  site.run<{ offered: Update | null; known: Update | null }>(
    `$known = get_site_transient( 'update_plugins' );
    if ( is_object( $known ) ) {
      $known->last_checked = 0;
      set_site_transient( 'update_plugins', $known );
    }
    wp_update_plugins();
    $now = get_site_transient( 'update_plugins' );
    return array( 'offered' => $now->response[ $args['plugin'] ] ?? null, 'known' => $now->no_update[ $args['plugin'] ] ?? null );`,
    { plugin },
  );

test('offers the newer version that the library announces, from the library itself', async () => {
  offer(release);

  const { offered } = await check();

  expect(offered).toMatchObject({
    new_version: '9.0.0',
    slug: brand.slug,
    package: `${cloud.url}/files/plugin/${sha256}.zip`,
    requires: '6.5',
    requires_php: '8.0',
  });
  expect(cloud.heard[0]?.headers['user-agent']).toMatch(new RegExp(`^${brand.name}/\\d+\\.\\d+\\.\\d+ WordPress/`));
});

test('asks on the updates screen only, and keeps the known update on other screens', async () => {
  offer(release);
  await check();
  const administrator = await site.as('administrator');
  const expire = () =>
    site.run(
      `$known = get_site_transient( 'update_plugins' ); $known->last_checked = 0; return set_site_transient( 'update_plugins', $known );`,
    );
  cloud.reset();
  offer({ ...release, version: '9.1.0' });

  await expire();
  expect(await (await administrator.ask('/wp-admin/plugins.php')).text()).toContain('9.0.0');
  expect(cloud.heard).toEqual([]);

  await expire();
  expect(await (await administrator.ask('/wp-admin/update-core.php')).text()).toContain('9.1.0');
  expect(cloud.heard.map(({ path }) => path)).toEqual(['/v1/plugin/release']);
});

test.each(['0.0.9', '0.0.1.5'])('does not offer the older version %s', async (version) => {
  offer({ ...release, version });

  expect(await check()).toMatchObject({ offered: null, known: { new_version: version } });
});

test.each<[string, unknown]>([
  ['no release', null],
  ['a list', []],
  ['a version with other characters', { ...release, version: '9.0.0" onclick' }],
  ['no hash', { ...release, sha256: '../../x' }],
  ['an upper-case hash', { ...release, sha256: sha256.toUpperCase() }],
  ['a size that is not a number', { ...release, bytes: '1000' }],
  ['an enormous size', { ...release, bytes: 10 ** 12 }],
])('offers nothing when the library answers %s', async (_, given) => {
  offer(given);

  expect((await check()).offered).toBeNull();
});

test.each<[string, Parameters<StubCloud['on']>[1]]>([
  ['an error', { status: 500 }],
  ['a page', (response) => response.end('<html>Welcome</html>')],
  ['nothing', (response) => response.destroy()],
  ['never', () => {}],
])('shows the updates screen without an error when the library answers %s', async (_, reply) => {
  cloud.on('GET /v1/plugin/release', reply);
  const administrator = await site.as('administrator');

  const answer = await administrator.ask('/wp-admin/update-core.php?force-check=1');

  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain(`value="${plugin}"`);
  expect(await site.readLog()).not.toMatch(/PHP (Fatal|Warning).*kithouse/);
});

test('keeps the offered update while the library is down, and drops it when the site connects to another library', async () => {
  offer(release);
  await check();
  cloud.on('GET /v1/plugin/release', { status: 503 });
  const whileDown = await check();
  await setOption(site, 'kithouse_cloud_url', 'https://other.example');

  expect(whileDown.offered).toMatchObject({ new_version: '9.0.0' });
  expect((await check()).offered).toBeNull();
});

test.each<[string, Record<string, unknown>]>([
  ['nobody agreed to contact the library', { kithouse_consent: 0 }],
  ['the library has no TLS', { kithouse_cloud_url: 'http://library.example' }],
  ['its host name only looks local', { kithouse_cloud_url: 'http://localhost.example' }],
  [
    'a user who can’t update plugins chose the library',
    { kithouse_cloud_url: 'https://library.example', kithouse_consent: { address: 'https://library.example', user: 1, at: 1 } },
  ],
])('requests updates from nobody when %s', async (_, options) => {
  for (const [name, value] of Object.entries(options)) {
    await setOption(site, name, value);
  }
  const requested = await site.run<string[]>(
    `$asked = array();
    add_filter( 'pre_http_request', function ( $answer, $args, $url ) use ( &$asked ) { $asked[] = $url; return $answer; }, 1, 3 );
    delete_site_transient( 'update_plugins' );
    wp_update_plugins();
    return $asked;`,
  );

  expect(requested.filter((url) => !url.includes('api.wordpress.org'))).toEqual([]);
  expect(requested).not.toEqual([]);
});

test('accepts updates from the library that an administrator connected, unless that person may not update plugins', async () => {
  cloud.on('GET /v1/service', { json: { product: brand.slug, video: '' } });
  offer(release);
  const administrator = await site.as('administrator');

  await administrator.call(openConnection, { address: cloud.url });
  const connected = await check();
  await site.run(`get_user_by( 'login', 'administrator' )->add_cap( 'update_plugins', false ); return true;`);
  await administrator.call(openConnection, { address: cloud.url });

  expect(connected.offered).toMatchObject({ new_version: '9.0.0' });
  expect((await check()).offered).toBeNull();
});

const details = async () => {
  const administrator = await site.as('administrator');
  const screen = `/wp-admin/plugin-install.php?tab=plugin-information&plugin=${brand.slug}&section=changelog`;
  return (await administrator.ask(screen)).text();
};

test('describes the offered version in the details window, without markup from the library', async () => {
  offer(release);

  const html = await details();

  expect(html).toContain('<h4>9.0.0</h4>');
  expect(html).toContain('Bread &amp; &lt;script&gt;butter');
});

test('describes the installed version in the details window while the library is down', async () => {
  cloud.on('GET /v1/plugin/release', { status: 503 });

  const html = await details();

  expect(html).toContain(brand.name);
  expect(html).toMatch(/<\/strong> \d+\.\d+\.\d+\s*<\/li>/);
  expect(html).not.toContain('9.0.0');
});

/** Returns the replacement for WordPress's download, or the refusal's code. */
const download = (address: string, extra: Record<string, string>) =>
  site.run<unknown>(
    `$reply = apply_filters( 'upgrader_pre_download', false, $args['address'], null, $args['extra'] );
    return is_wp_error( $reply ) ? $reply->get_error_code() . ': ' . $reply->get_error_message() : $reply;`,
    { address, extra },
  );

test.each(['https://evil.example/kithouse.zip', 'http://127.0.0.1:1/files/plugin/x.zip', '/tmp/kithouse.zip', ''])(
  'refuses to replace the plugin with %s',
  async (address) => {
    expect(await download(address, { plugin })).toMatch(/^kithouse_update_refused: /);
  },
);

test('leaves the updates of other plugins alone', async () => {
  expect(await download('https://downloads.example/other.zip', { plugin: 'other/other.php' })).toBe(false);
});

test('says what to do when the library no longer has the announced zip', async () => {
  expect(await download(`${cloud.url}/files/plugin/${sha256}.zip`, { plugin })).toMatch(
    /^kithouse_update_failed: .*(no longer offers|nicht mehr an)/,
  );
});
