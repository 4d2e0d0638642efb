import { expect, test } from 'vitest';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import type { Site } from './testing/start-site.js';
import type { StubCloud } from './testing/stub-cloud.js';
import { useStubCloud } from './testing/use-stub-cloud.js';

let cloud: StubCloud;
let site: Site;
useStubCloud(async (started) => {
  ({ cloud, site } = started);
  // The first request compiles WordPress, which takes longer on a busy machine than a Site Health test waits.
  await site.visitor.ask('/wp-json/');
});

const health = (name: string) =>
  site.run<{ status: string; label: string }>(
    `wp_set_current_user( 1 );
    $tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
    $id = "kithouse-$args[name]";
    return isset( $tests['direct'][ $id ] ) ? $tests['direct'][ $id ]['test']() : $tests['async'][ $id ]['async_direct_test']();`,
    { name },
  );

test.each(['sodium', 'files', 'rest', 'loopback'])('passes the test %s on a site that works', async (name) => {
  expect((await health(name)).status).toBe('good');
});

test("passes the library's test when it refuses, and fails it when it is down", async () => {
  cloud.on('*', { status: 429, json: { code: 'rate_limited', message: 'Wait.', data: { status: 429 } } });
  const refusing = await health('cloud');
  cloud.on('*', { status: 503 });
  const down = await health('cloud');

  expect([refusing.status, down.status]).toEqual(['good', 'recommended']);
});

test('runs a test for an administrator with a nonce only', async () => {
  const ask = async (role: 'administrator' | 'author', nonce: string) =>
    (await site.as(role)).ask('/wp-admin/admin-ajax.php', {
      method: 'POST',
      body: new URLSearchParams({ action: 'health-check-kithouse-loopback', _wpnonce: nonce }),
    });
  const page = await (await (await site.as('administrator')).ask('/wp-admin/site-health.php')).text();
  const nonce = /"site_status":"(\w+)"/.exec(page)?.[1] ?? '';

  const statuses = [await ask('administrator', nonce), await ask('administrator', 'x'), await ask('author', nonce)];

  expect(statuses.map(({ status }) => status)).toEqual([200, 403, 403]);
  expect(await statuses[0]?.json()).toMatchObject({ success: true, data: { test: 'kithouse-loopback' } });
});

test('shows debug information without a secret', async () => {
  await signInAtStub(cloud, await site.as('author'), { key: 'khk_secret' });
  await site.run(`update_option( 'kithouse_cloud_url', 'https://ada:hunter2@library.example/x' ); return true;`);

  const shown = await site.run<Record<string, { fields: Record<string, { value: string }> }>>(
    `return apply_filters( 'debug_information', array() );`,
  );

  expect(shown.kithouse?.fields).toMatchObject({ library: { value: 'library.example' }, people: { value: '1' } });
  expect(JSON.stringify(shown)).not.toMatch(/khk_|hunter2|ada@/);
});
