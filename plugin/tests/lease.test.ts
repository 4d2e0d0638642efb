import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Site, startSite } from './testing/start-site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite({ cloudUrl: 'http://127.0.0.1:1' });
});
afterAll(() => site?.close());
beforeEach(() => site.run(`delete_option( 'test_lease' );`));

/** Runs PHP with a function that creates a lease: seconds until it expires and its owner. */
const runWithLeases = <T>(code: string) =>
  site.run<T>(`
    $make = fn( $seconds, $owner = '' ) => new Kithouse\\WordPress\\Lease( 'test_lease', $seconds, $owner );
    ${code}`);

test('gives the lock to one lease at a time and to the next one after its release', async () => {
  const taken = await runWithLeases<boolean[]>(`
    $first = $make( 60 );
    $second = $make( 60 );
    $taken = array( $first->acquire( 0 ), $second->acquire( 0 ) );
    $first->release();
    return array( ...$taken, $second->acquire( 0 ), $second->is_inherited );`);

  expect(taken).toEqual([true, false, true, false]);
});

test('takes over the expired lease of a killed request and says so', async () => {
  const states = await runWithLeases<boolean[]>(`
    $killed = $make( -1 );
    $next = $make( 60 );
    return array( $killed->acquire( 0 ), $killed->is_inherited, $next->acquire( 0 ), $next->is_inherited );`);

  expect(states).toEqual([true, false, true, true]);
});

test('does not renew or release a lease that another request has taken over', async () => {
  const states = await runWithLeases<boolean[]>(`
    $killed = $make( -1 );
    $killed->acquire( 0 );
    $next = $make( 60 );
    $next->acquire( 0 );
    $is_renewed = $killed->renew();
    $killed->release();
    return array( $is_renewed, $make( 60 )->acquire( 0 ), $next->renew() );`);

  expect(states).toEqual([false, false, true]);
});

test('extends a lease with each renewal', async () => {
  const states = await runWithLeases<boolean[]>(`
    $read = function () {
      global $wpdb;
      return (int) $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'test_lease'" );
    };
    $lease = $make( 60 );
    $lease->acquire( 0 );
    $before = $read();
    sleep( 1 );
    return array( $lease->renew(), $read() > $before, $make( 60 )->acquire( 0 ) );`);

  expect(states).toEqual([true, true, false]);
});

test('gives the lock at once to the same owner and not to a similar one', async () => {
  const states = await runWithLeases<boolean[]>(`
    $make( 60, 'run_1' )->acquire( 0 );
    $similar = array_map( fn( $owner ) => $make( 60, $owner )->acquire( 0 ), array( 'runx1', 'un_1', 'run_', '%', '' ) );
    $same = $make( 60, 'run_1' );
    return array( ...$similar, $same->acquire( 0 ), $same->is_inherited );`);

  expect(states).toEqual([false, false, false, false, false, true, true]);
});

test('waits for a lease that expires meanwhile', async () => {
  const states = await runWithLeases<boolean[]>(`
    $make( 0 )->acquire( 0 );
    $next = $make( 60 );
    return array( $next->acquire( 5 ), $next->is_inherited );`);

  expect(states).toEqual([true, true]);
});
