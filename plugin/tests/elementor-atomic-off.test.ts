import { randomUUID } from 'node:crypto';
import { importPage, type Op } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor } from '../../playground/src/index.js';
import { sample } from '../../scripts/test-extent.js';
import { type DesignSite, startDesignSite } from './testing/design-site.js';
import { templateOf } from './testing/designs-of-templates.js';
import { addKiller, endLease } from './testing/killed-scripts.js';
import type { PlanSite } from './testing/plan-site.js';
import { op } from './testing/sign-plan.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests of a site without the Atomic Editor: set ELEMENTOR_ZIP to a zip of Elementor 4.1 or newer.');
}

/** Lists the features that Elementor's own switch turns on. */
const features = ['container', 'nested-elements', 'e_opt_in_v4', 'e_atomic_elements', 'e_classes', 'e_variables', 'e_components'];

describe.skipIf(!elementor)('a site whose Atomic Editor is off', () => {
  let site: DesignSite;
  let plan: PlanSite;
  beforeAll(async () => {
    site = await startDesignSite(elementor ?? '');
    ({ plan } = site);
    // One feature has no option at all.
    await plan.site.run(
      `foreach ( array_reverse( $args['features'] ) as $name ) { update_option( "elementor_experiment-$name", 'inactive' ); }
      delete_option( 'elementor_experiment-e_opt_in_v4' );
      return true;`,
      { features },
    );
    await plan.site.snapshot('signed-in');
  });
  afterAll(() => plan?.close());
  beforeEach(() => plan.restore());

  const readOptions = () =>
    plan.site.run<string[]>(
      `global $wpdb; return $wpdb->get_col( "SELECT CONCAT( option_name, '=', option_value ) FROM $wpdb->options WHERE option_name LIKE 'elementor_experiment-%' ORDER BY option_name" );`,
    );
  const countPosts = () =>
    plan.site.run<number>(`return (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->posts}" );`);
  const roomOf = async (login = 'admin', enables = true) =>
    plan.site.run<Record<string, unknown>>(
      `wp_set_current_user( get_user_by( 'login', $args['login'] )->ID ?? 0 ); return Kithouse\\WordPress\\Design_Kit::room( $args['enables'] );`,
      { login, enables },
    );
  const atomic = op('atomic', 'option.set', { name: 'elementor_atomic' }, 'permission');
  /** Returns a plan as the cloud compiles it for a site whose editor is off. */
  const opsOf = () => {
    const [require, ...rest] = site.opsOf(templateOf());
    const behind = rest.map((one) => ({ ...one, needs: [...one.needs, 'atomic'] }));
    return [require, atomic, ...behind] as unknown as Op[];
  };
  const press = async (enable_atomic: boolean, import_id = randomUUID() as string, headers = {}) => {
    const person = await plan.visitOf('administrator');
    const input = { id: 1, title: 'V4', platform: 'elementor' as const, import_id, enable_atomic };
    return person.rest('POST', '/import/page', input, headers);
  };

  test('[R-EL4-52] refuses the import before its first change when nobody allowed to switch it on', async () => {
    const before = [await readOptions(), await countPosts()];
    plan.offer(opsOf());

    const answer = await press(false);

    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(answer.body)).toContain('allow it to switch the editor on');
    expect([await readOptions(), await countPosts()]).toEqual(before);
  });

  test('[R-EL4-52] switches it on with consent, adds classes, and undo restores every setting', async () => {
    const before = await readOptions();
    const raw = await site.readRaw();
    expect(await roomOf('admin', false)).toEqual({ atomic: 'off' });
    expect(await roomOf('editor')).toEqual({ atomic: 'off' });
    expect(await roomOf()).toEqual({ design: site.room, atomic: 'off' });
    const { import_id, post_id } = await carryOut();

    const on = await readOptions();
    expect(on.filter((row) => !row.endsWith('=active') && features.some((name) => row.includes(`-${name}=`)))).toEqual([]);
    expect((await site.readPage(post_id)).names.slice(0, 2)).toEqual((await site.read()).order);
    expect((await site.read()).order).toHaveLength(2);

    const preview = await plan.undo(import_id, { dry_run: true });
    const undone = await plan.undo(import_id);
    expect(undone).toEqual(preview);
    expect(undone.kept).toEqual([]);
    expect(undone.undone.map(({ label }) => label)).toContain('Elementor’s Atomic Editor');
    expect(await readOptions()).toEqual(before);
    expect(await site.readRaw()).toEqual(raw);
  });

  test('[R-EL4-52] leaves it on when other content has atomic elements', async () => {
    const { import_id } = await carryOut();
    const on = await readOptions();
    await plan.site.run(
      `$id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Mine', 'post_status' => 'publish' ) );
      return update_post_meta( $id, '_elementor_data', wp_slash( '[{"id":"a","elType":"e-flexbox","settings":[],"elements":[]}]' ) );`,
    );

    const { kept } = await plan.undo(import_id);

    expect(kept).toContainEqual({ label: 'Elementor’s Atomic Editor', reason: 'Something else uses it.' });
    expect(await readOptions()).toEqual(on);
  });

  test('[R-EL4-52] changes nothing of the settings when the editor was switched on meanwhile', async () => {
    await plan.site.run(
      `foreach ( $args['features'] as $name ) { update_option( "elementor_experiment-$name", 'active' ); } return true;`,
      { features },
    );
    const before = await readOptions();

    const { import_id } = await carryOut();
    expect(await readOptions()).toEqual(before);
    await plan.undo(import_id);

    expect(await readOptions()).toEqual(before);
  });

  test('[R-EL4-52] ends like an undisturbed import when killed at any write of the switch', async () => {
    const remove = await addKiller(plan.site);
    await plan.site.snapshot('off');
    const before = await readOptions();
    const points = Array.from({ length: 30 }, (_, index) => index + 1);
    for (const write of sample(points, 3, (point) => point > 8 && point % 6 === 0)) {
      plan.cloud.reset();
      await plan.site.restore('off');
      const import_id = randomUUID();
      plan.offer(opsOf());
      await press(true, import_id, { 'x-test-kill': String(write) });
      await endLease(plan.site);
      await carryOut(import_id);

      const where = `killed before write ${write}`;
      expect({ where, order: (await site.read()).order.length }).toEqual({ where, order: 2 });
      await plan.undo(import_id);
      expect({ where, options: await readOptions() }).toEqual({ where, options: before });
    }
    await remove();
  }, 300_000);

  async function carryOut(import_id = randomUUID() as string) {
    plan.offer(opsOf());
    const person = await plan.visitOf('administrator');
    for (let requests = 0; requests < 40; requests++) {
      const input = { id: 1, title: 'V4', platform: 'elementor' as const, import_id, enable_atomic: true };
      const made = await person.call(importPage, input).catch((error: { code: string }) => {
        expect(error.code).toBe('import_unfinished');
        return undefined;
      });
      if (made) {
        return made;
      }
    }
    throw new Error('The import did not end.');
  }
});
