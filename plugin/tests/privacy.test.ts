import { expect, test } from 'vitest';
import { makeProfile, signInAtStub } from './testing/sign-in-at-stub.js';
import type { Site } from './testing/start-site.js';
import type { StubCloud } from './testing/stub-cloud.js';
import { useStubCloud } from './testing/use-stub-cloud.js';

let cloud: StubCloud;
let site: Site;
useStubCloud((started) => {
  ({ cloud, site } = started);
});

type Exported = { data: { group_label: string; data: { name: string; value: string }[] }[]; done: boolean };
const use = <T>(kind: 'exporters' | 'erasers', email: string) =>
  site.run<T>(
    `$tools = apply_filters( 'wp_privacy_personal_data_' . $args['kind'], array() ); return call_user_func( $tools['kithouse']['callback'], $args['email'], 1 );`,
    { kind, email },
  );
const storesAda = () =>
  site.run<number>(
    `global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_value LIKE '%Tester%'" );`,
  );

test.each([['author@example.test'], ['ADA@example.test']])('exports and erases what is stored of %s', async (email) => {
  await signInAtStub(cloud, await site.as('author'), { profile: makeProfile({ plan: ['free'] }) });
  await signInAtStub(cloud, await site.as('editor'), {
    profile: makeProfile({ name: 'Bo', last_name: 'Bun', email: 'bo@example.test' }),
  });
  cloud.on('POST /v1/account/disconnect', { json: { status: 'success', message: 'Done.' } });

  const exported = await use<Exported>('exporters', email);
  const erased = await use('erasers', email);
  const again = await use<Exported>('exporters', email);
  await site.run(`do_action( 'kithouse_return_keys' ); return true;`);

  expect(exported).toMatchObject({ done: true, data: [{ group_label: 'Kithouse account' }] });
  expect(exported.data[0]?.data).toEqual(
    expect.arrayContaining([
      { name: 'Name', value: 'Ada Tester' },
      { name: 'Email', value: 'ada@example.test' },
      { name: 'Joined', value: '2026-01-02T03:04:05.000Z' },
      { name: 'Purchases', value: 'pack 9' },
    ]),
  );
  expect(JSON.stringify(exported)).not.toMatch(/key-of|Bo/);
  expect(erased).toEqual({ items_removed: true, items_retained: false, messages: [], done: true });
  expect(again).toEqual({ data: [], done: true });
  expect(cloud.heard.map(({ path }) => path)).toEqual(['/v1/account/disconnect']);
});

test('exports and erases nothing of an unknown person, whatever address is given', async () => {
  await signInAtStub(cloud, await site.as('author'));

  const outcomes = await site.run<{ data?: unknown[]; items_removed?: boolean }[]>(
    `$tools = array( apply_filters( 'wp_privacy_personal_data_exporters', array() ), apply_filters( 'wp_privacy_personal_data_erasers', array() ) );
    $found = array();
    foreach ( array( 'nobody@example.test', '', '%', null, 7, array(), new stdClass() ) as $given ) {
      foreach ( $tools as $set ) { $found[] = call_user_func( $set['kithouse']['callback'], $given, 'x' ); }
    }
    return $found;`,
  );

  expect(outcomes.filter(({ data, items_removed }) => (data?.length ?? 0) > 0 || items_removed === true)).toEqual([]);
  expect(await storesAda()).toBe(1);
});

test('deletes the stored name and e-mail address when nobody can use the sign-in any more', async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  await site.run(
    `$user = get_user_by( 'login', 'author' )->ID; $kept = get_user_option( 'kithouse_account', $user ); $kept['key'] = base64_encode( random_bytes( 80 ) ); update_user_option( $user, 'kithouse_account', $kept ); return true;`,
  );

  await author.ask('/wp-admin/admin.php?page=kithouse');

  expect(await storesAda()).toBe(0);
});

test('offers text for the privacy policy', async () => {
  const administrator = await site.as('administrator');

  const guide = await (await administrator.ask('/wp-admin/options-privacy.php?tab=policyguide')).text();

  expect(guide).toContain('Signing out deletes all of it.');
});
