import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor } from '../../playground/src/index.js';
import { elements } from './testing/library.js';
import { setOption } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests of global classes in Elementor: set ELEMENTOR_ZIP to a zip of Elementor to run them.');
}

const needs = { ...require, args: { ...require.args, platform: 'elementor' as const } };
const variant = {
  meta: { breakpoint: 'desktop', state: null },
  props: { color: { $$type: 'global-color-variable', value: 'kit:variable/brand' } },
  custom_css: null,
};
const design = op(
  'design',
  'design.ensure',
  {
    variables: [{ key: 'brand', id: 'e-gv-1a2b3c', label: 'brand', kind: 'color', value: '#aa1100' }],
    classes: [{ key: 'hero', id: 'g-1a2b3c', label: 'hero', variants: [variant] }],
  },
  'templates',
);
const heading = {
  id: 'aaaaaaa',
  elType: 'widget',
  widgetType: 'e-heading',
  settings: { classes: { $$type: 'classes', value: ['kit:class/hero'] } },
  elements: [],
};
const page = {
  ...op('post', 'post.create', {
    document: elements([{ id: 'aaaaaa1', elType: 'e-flexbox', settings: {}, elements: [heading] }] as never) as never,
    as: 'page',
    title: 'Bread',
    terms: [],
    refs: { 'class/hero': 'design' },
  }),
  needs: ['design'],
};
const ops = [needs, design, page, op('verify', 'verify', { documents: 1, media: 0 }, 'finalize')];

describe.skipIf(!elementor)('global classes and variables in Elementor', () => {
  let plan: PlanSite;
  beforeAll(async () => {
    plan = await startPlanSite({
      platform: 'elementor',
      plugins: { elementor: elementor ?? '' },
      active: ['elementor/elementor.php'],
    });
    for (const name of ['e_opt_in_v4', 'e_opt_in_v4_page', 'e_atomic_elements', 'e_classes', 'e_variables']) {
      await setOption(plan.site, `elementor_experiment-${name}`, 'active');
    }
    await plan.site.snapshot('signed-in');
  });
  afterAll(() => plan?.close());
  beforeEach(() => plan.restore());

  type Metas = Record<string, unknown[]>;
  const readKit = () =>
    plan.site.run<Metas>(
      `wp_cache_flush(); $metas = get_post_meta( (int) get_option( 'elementor_active_kit' ) ); ksort( $metas );
      return array_map( fn( $rows ) => array_map( 'maybe_unserialize', $rows ), array_filter( $metas, fn( $name ) => 1 === preg_match( '/global_(classes|variables)/', $name ), ARRAY_FILTER_USE_KEY ) );`,
    );
  const writeKit = (name: string, value: unknown) =>
    plan.site.run(
      `return update_post_meta( (int) get_option( 'elementor_active_kit' ), $args['name'], wp_slash( $args['value'] ) );`,
      {
        name,
        value,
      },
    );
  const readPage = (id: number) =>
    plan.site.run<string>(`return (string) get_post_meta( $args['id'], '_elementor_data', true );`, { id });

  test('adds a class and a variable once, and undo restores the kit', async () => {
    const before = await readKit();

    const first = await plan.carryOut(ops);
    const once = await readKit();
    const second = await plan.carryOut(ops);
    const twice = await readKit();
    const shown = [await readPage(first.post_id), await readPage(second.post_id)];
    await plan.undo(second.import_id);
    const left = await readKit();
    await plan.undo(first.import_id);

    expect(once._elementor_global_classes_order).toEqual([{ order: ['g-1a2b3c'] }]);
    expect(once._elementor_global_classes_labels).toEqual([{ 'g-1a2b3c': 'hero' }]);
    expect(JSON.stringify(once._elementor_global_variables)).toContain('e-gv-1a2b3c');
    expect(twice._elementor_global_classes_order).toEqual(once._elementor_global_classes_order);
    expect(shown.filter((text) => !text.includes('"g-1a2b3c"'))).toEqual([]);
    expect(left._elementor_global_classes_order).toEqual(once._elementor_global_classes_order);
    expect(await readKit()).toEqual(before);
  });

  test.each([
    ['a variable that is no list', '_elementor_global_variables', '{"data":{"e-gv-1a2b3c":7},"watermark":1,"version":2}'],
    [
      'a variable whose name is a list',
      '_elementor_global_variables',
      '{"data":{"e-gv-9":{"type":"global-color-variable","label":[],"value":"red"}},"watermark":1,"version":2}',
    ],
    ['variables without a watermark', '_elementor_global_variables', '{"data":{}}'],
    ['variables that were stored as a list', '_elementor_global_variables', { data: [] }],
    ['an order of lists', '_elementor_global_classes_order', { order: [['g-1']] }],
    ['an order that is a text', '_elementor_global_classes_order', { order: 'g-1' }],
    ['a class whose name is a list', '_elementor_global_classes_order', { order: ['g-1'] }],
  ])('adds nothing to a kit with %s, and reports it', async (_, name, value) => {
    await writeKit(name, value);
    if (name.endsWith('_order')) {
      await writeKit('_elementor_global_classes_labels', { 'g-1': ['x'] });
    }
    const before = await readKit();

    await expect(plan.carryOut(ops)).rejects.toThrow(/global classes or variables aren’t available/);

    expect(await readKit()).toEqual(before);
  });
});
