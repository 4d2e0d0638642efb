import type { DesignRoom } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor } from '../../playground/src/index.js';
import { type DesignSite, startDesignSite } from './testing/design-site.js';
import { classOf, color, templateOf } from './testing/designs-of-templates.js';
import { setOption } from './testing/look-inside.js';
import type { PlanSite } from './testing/plan-site.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests of room for global classes: set ELEMENTOR_ZIP to a zip of Elementor 4.1 or newer to run them.');
}

describe.skipIf(!elementor)('room for global classes of Elementor', () => {
  let site: DesignSite;
  let plan: PlanSite;
  let bring: DesignSite['bring'];
  let read: DesignSite['read'];
  let readPage: DesignSite['readPage'];
  let show: DesignSite['show'];
  beforeAll(async () => {
    site = await startDesignSite(elementor ?? '');
    ({ plan, bring, read, readPage, show } = site);
  });
  afterAll(() => plan?.close());
  beforeEach(() => plan.restore());

  test('[R-EL4-51] uses its classes and variables again on a site without room for more', async () => {
    const roomOf = async () =>
      (await plan.site.run<{ design: DesignRoom }>(`wp_set_current_user( 1 ); return Kithouse\\WordPress\\Design_Kit::room();`))
        .design;
    await site.addOwn([classOf('g-0000001', 'btn-primary', color('#ff0000'))]);
    const { post_id } = await bring();
    await show(post_id);
    const once = await read();
    const { classes, variables: ofFile } = site.designOf(templateOf());
    const keys = [...classes, ...ofFile].map(({ key }) => key);
    const listed = async () => {
      const { existing_classes = [], existing_variables = [] } = await roomOf();
      return [...existing_classes, ...existing_variables];
    };
    expect((await listed()).toSorted()).toEqual(keys.toSorted());

    const full = { ...(await roomOf()), classes: 0, variables: 0 };
    const again = await plan.carryOut(site.opsOf(templateOf(), {}, full));
    expect((await readPage(again.post_id)).names.slice(0, 2)).toEqual(once.order.slice(0, 2));
    expect(await read()).toEqual(once);
    const other = await plan.carryOut(site.opsOf(templateOf([classOf('g-9', 'new', color('#010203'))]), {}, full));
    expect((await readPage(other.post_id)).text).not.toContain('"g-9"');

    await plan.site.run(
      `wp_set_current_user( 1 );
      $kit = \\Elementor\\Plugin::$instance->kits_manager->get_active_kit();
      $classes = \\Elementor\\Modules\\GlobalClasses\\Global_Classes_Repository::make( $kit );
      $one = $classes->get_by_ids( array( 'g-1000002' ) )['g-1000002'];
      $one['variants'][0]['props'] = $args['props'];
      $classes->apply_changes( array( 'g-1000002' => $one ), array( 'modified' => array( 'g-1000002' ) ), $classes->get_order() );
      $variables = new \\Elementor\\Modules\\Variables\\Storage\\Variables_Repository( $kit );
      $all = $variables->load();
      $all->find_or_fail( 'e-gv-aaaa002' )->apply_changes( array( 'label' => 'renamed' ) );
      $variables->save( $all );
      return true;`,
      { props: color('#010203') },
    );
    const [hero] = classes;
    const font = ofFile.find(({ label }) => label === 'head-font');
    expect((await listed()).toSorted()).toEqual(keys.filter((key) => ![hero?.key, font?.key].includes(key)).toSorted());
  });

  test('[R-EL4-51] has no stored names after an undo, and ignores damaged ones', async () => {
    const option = () => plan.site.run<unknown>(`return get_option( 'kithouse_design', 'none' );`);
    const { import_id } = await bring();
    expect(Object.keys((await option()) as object)).toHaveLength(4);
    await plan.undo(import_id);
    expect(await option()).toBe('none');

    const print = 'x';
    for (const damaged of ['x', { 'class/hero-1': 7 }, { 'class/<b>': { id: 'g-1', label: 'hero', print } }]) {
      await setOption(plan.site, 'kithouse_design', damaged);
      expect(await plan.site.run(`wp_set_current_user( 1 ); return Kithouse\\WordPress\\Design_Kit::room();`)).toEqual({
        design: site.room,
      });
    }
  });

  test('[R-EL4-56] prepares and fingerprints many classes with as little work as few', async () => {
    const measure = (many: number) => {
      const all = Array.from({ length: many }, (_, index) =>
        classOf(`g-${many}${index}`, `c-${many}-${index}`, color('#123456')),
      );
      return plan.site.run<{ schemas: number; queries: number; same: boolean }>(
        `wp_set_current_user( 1 );
        $schemas = 0; add_filter( 'elementor/atomic-widgets/styles/schema', function ( $schema ) use ( &$schemas ) { ++$schemas; return $schema; } );
        $classes = new Kithouse\\WordPress\\Design_Classes( Kithouse\\WordPress\\Design_Kit::find() );
        foreach ( $args['classes'] as $one ) { $classes->cleaner->clean( $one ); }
        $prepared = $schemas;
        $ids = array_values( $classes->ensure( $args['classes'], array(), 'https://x.example/' . count( $args['classes'] ) ) );
        wp_cache_flush();
        $classes->labels();
        $queries = 0; add_filter( 'query', function ( $sql ) use ( &$queries ) { ++$queries; return $sql; } );
        $prints = $classes->stored_prints( $ids );
        $counted = $queries;
        return array( 'schemas' => $prepared, 'queries' => $counted, 'same' => $prints === $classes->prints( $ids ) && count( $ids ) === count( $prints ) );`,
        { classes: site.designOf(templateOf(all, {})).classes },
      );
    };

    const few = await measure(2);
    const many = await measure(30);

    expect(few.same && many.same).toBe(true);
    expect(many).toEqual(few);
    expect(few.schemas).toBeLessThanOrEqual(2);
    expect(few.queries).toBe(1);
  });

  test('[R-EL4-58] adds each further class with at most five statements, and writes the list of their posts once', async () => {
    const measure = (many: number) => {
      const all = Array.from({ length: many }, (_, index) =>
        classOf(`g-${many}${index}`, `c-${many}-${index}`, color('#123456')),
      );
      return plan.site.run<{ statements: number; lists: number; fired: number; stored: number }>(
        `wp_set_current_user( 1 );
        $lists = 0; add_action( 'updated_post_meta', function ( $meta_id, $post_id, $key ) use ( &$lists ) { $lists += '_elementor_global_classes_post_ids' === $key; }, 10, 3 );
        $fired = 0; add_action( 'added_post_meta', function ( $meta_id, $post_id, $key, $value ) use ( &$fired ) {
          $fired += '_elementor_global_class_data' === $key && get_metadata_by_mid( 'post', $meta_id )->meta_value === $value;
        }, 10, 4 );
        $classes = new Kithouse\\WordPress\\Design_Classes( Kithouse\\WordPress\\Design_Kit::find() );
        $before = $GLOBALS['wpdb']->num_queries;
        $ids = $classes->ensure( $args['classes'], array(), 'https://x.example/' . count( $args['classes'] ) );
        $after = $GLOBALS['wpdb']->num_queries;
        wp_cache_flush();
        $classes = new Kithouse\\WordPress\\Design_Classes( Kithouse\\WordPress\\Design_Kit::find() );
        return array( 'statements' => $after - $before - $fired, 'lists' => $lists, 'fired' => $fired, 'stored' => count( $classes->items( array_values( $ids ) ) ) );`,
        { classes: site.designOf(templateOf(all, {})).classes },
      );
    };

    await measure(2);
    const few = await measure(20);
    const many = await measure(120);

    expect([many.lists, many.fired, many.stored]).toEqual([1, 120, 120]);
    expect((many.statements - few.statements) / 100).toBeLessThanOrEqual(5);
  });
});
