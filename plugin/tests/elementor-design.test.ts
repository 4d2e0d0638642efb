import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importPage } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor, projectRoot } from '../../playground/src/index.js';
import { sample } from '../../scripts/test-extent.js';
import { type DesignSite, startDesignSite } from './testing/design-site.js';
import { type Class, classOf, color, templateOf, typed, variables } from './testing/designs-of-templates.js';
import { addKiller, endLease } from './testing/killed-scripts.js';
import { setOption } from './testing/look-inside.js';
import type { PlanSite } from './testing/plan-site.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests of global classes: set ELEMENTOR_ZIP to a zip of Elementor 4.1 or newer to run them.');
}
const pickOf = <T>(all: Record<string, T>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
const corpus = path.join(process.env.KITHOUSE_CORPUS ?? path.join(projectRoot, '../shared/corpus'), 'elementor-4');

describe.skipIf(!elementor)('global classes of Elementor', () => {
  let site: DesignSite;
  let plan: PlanSite;
  let bring: DesignSite['bring'];
  let read: DesignSite['read'];
  let readRaw: DesignSite['readRaw'];
  let readPage: DesignSite['readPage'];
  let show: DesignSite['show'];
  beforeAll(async () => {
    site = await startDesignSite(elementor ?? '');
    ({ plan, bring, read, readRaw, readPage, show } = site);
  });
  afterAll(() => plan?.close());
  beforeEach(() => plan.restore());

  test('[R-EL4-30] [R-EL4-33] adds classes and variables, and shows the page with them', async () => {
    const { post_id, warnings } = await bring();

    const { order, labels, variables: stored } = await read();
    const { names, text } = await readPage(post_id);
    const { page, css } = await show(post_id);
    expect(warnings).toEqual([]);
    expect(order.map((id) => labels[id])).toEqual(['h-hero', 'btn-primary']);
    expect(order).toEqual(['g-1000002', 'g-1000001']);
    expect(Object.entries(stored).map(([id, { label }]) => [id, label])).toEqual([
      ['e-gv-aaaa001', 'brand'],
      ['e-gv-aaaa002', 'head-font'],
    ]);
    expect(names.slice(0, 2)).toEqual(order);
    expect(names[2]).toMatch(/^e-/);
    expect(text).not.toContain('kit:');
    expect(page).toMatch(/class="[^"]*\bh-hero\b[^"]*\bbtn-primary\b/);
    expect(css).toMatch(/--brand:\s*#375EFB/i);
    expect(css).toMatch(/\.btn-primary\s*\{[^}]*color:\s*var\(--brand\)/);
    expect(css).toMatch(/\.btn-primary:hover[^{]*\{[^}]*#ffff00/);
    expect(css).toMatch(/\.h-hero\s*\{(?=[^}]*padding:\s*48px)(?=[^}]*var\(--head-font\))/);
    expect(css).toMatch(/width:\s*7px/);
  });

  test('[R-EL4-31] uses those of an earlier import, also under their numbered names', async () => {
    await site.addOwn([classOf('g-0000001', 'btn-primary', color('#ff0000'))]);
    await bring();
    const first = await read();

    const { post_id } = await bring();

    const second = await read();
    expect(second).toEqual(first);
    expect(Object.values(first.labels)).toEqual(['h-hero', 'btn-primary-2', 'btn-primary']);
    expect((await readPage(post_id)).names.slice(0, 2)).toEqual(first.order.slice(0, 2));
  });

  test('[R-EL4-30] changes nothing of the site when names and ids are taken', async () => {
    const own = [classOf('g-0000001', 'BTN-primary', color('#ff0000')), classOf('g-1000002', 'other', color('#0000ff'))];
    const font = { type: 'global-font-variable', label: 'Brand', value: 'Georgia' };
    await site.addOwn(own, { 'e-gv-aaaa001': font });
    const before = await read();

    const { post_id } = await bring();

    const { order, labels, classes, variables: stored } = await read();
    expect(order.slice(2)).toEqual(before.order);
    expect(order.map((id) => labels[id])).toEqual(['h-hero', 'btn-primary-2', 'BTN-primary', 'other']);
    expect(before.order.map((id) => classes[id])).toEqual(before.order.map((id) => before.classes[id]));
    expect(order[0]).toMatch(/^g-[0-9a-f]{7}$/);
    const [brand] = Object.entries(stored).find(([, { label }]) => label === 'brand-2') ?? [];
    expect(stored['e-gv-aaaa001']).toEqual(before.variables['e-gv-aaaa001']);
    expect(classes[order[1] ?? '']?.variants[0]?.props).toEqual({ color: typed('global-color-variable', brand) });
    const { names, text } = await readPage(post_id);
    expect(names.slice(0, 2)).toEqual(order.slice(0, 2));
    expect(text).toContain(`{"$$type":"global-color-variable","value":"${brand}"}`);
  });

  test('[R-EL4-34] restores the kit byte for byte, whether or not it had classes before', async () => {
    for (const own of [[], [classOf('g-0000001', 'mine', color('#ff0000'))]]) {
      await site.addOwn(
        own,
        own.length > 0 ? { 'e-gv-1': { type: 'global-color-variable', label: 'mine', value: '#00aa00' } } : {},
      );
      const [before, posts] = [await readRaw(), (await read()).posts];
      const { import_id } = await bring();
      expect(await readRaw()).not.toEqual(before);

      const preview = await plan.undo(import_id, { dry_run: true });
      const undone = await plan.undo(import_id);

      expect(undone).toEqual(preview);
      expect(undone.kept).toEqual([]);
      expect(undone.undone.map(({ label }) => label)).toContain('Global class “btn-primary”');
      expect(await readRaw()).toEqual(before);
      expect((await read()).posts).toBe(posts);
    }
  });

  test('[R-EL4-34] keeps what somebody has changed or uses', async () => {
    const { import_id } = await bring();
    await plan.site.run(
      `wp_set_current_user( 1 );
      $classes = \\Elementor\\Modules\\GlobalClasses\\Global_Classes_Repository::make( \\Elementor\\Plugin::$instance->kits_manager->get_active_kit() );
      $one = $classes->get_by_ids( array( 'g-1000001' ) )['g-1000001'];
      $one['variants'][1]['props']['color']['value'] = '#123456';
      $classes->apply_changes( array( 'g-1000001' => $one ), array( 'modified' => array( 'g-1000001' ) ), $classes->get_order() );
      $id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Mine', 'post_status' => 'publish' ) );
      return update_post_meta( $id, '_elementor_data', wp_slash( '[{"id":"a","elType":"e-flexbox","settings":{"classes":{"$$type":"classes","value":["g-1000002"]}},"elements":[]}]' ) );`,
    );

    const { kept } = await plan.undo(import_id);

    expect(kept).toEqual([
      { label: 'Global class “h-hero”', reason: 'Something else uses it.' },
      { label: 'Global class “btn-primary”', reason: 'It was changed after the import.' },
      { label: 'Variable “brand”', reason: 'Something else uses it.' },
      { label: 'Variable “head-font”', reason: 'Something else uses it.' },
    ]);
    expect((await read()).order).toEqual(['g-1000002', 'g-1000001']);
  });

  test('[R-EL4-53] keeps renamed and changed classes and variables, and what they use', async () => {
    const change = (code: string) =>
      plan.site.run<boolean>(
        `wp_set_current_user( 1 );
        $kit = \\Elementor\\Plugin::$instance->kits_manager->get_active_kit();
        $classes = \\Elementor\\Modules\\GlobalClasses\\Global_Classes_Repository::make( $kit );
        $variables = new \\Elementor\\Modules\\Variables\\Storage\\Variables_Repository( $kit );
        $all = $variables->load();
        $button = $classes->get_by_ids( array( 'g-1000001' ) )['g-1000001'];
        $hero = $classes->get_by_ids( array( 'g-1000002' ) )['g-1000002'];
        ${code}
        return true;`,
      );
    const changed = 'It was changed after the import.';
    const used = 'Something else uses it.';
    const rename = `$classes->apply_changes( array( 'g-1000001' => array( 'label' => 'mine' ) + $button ), array( 'modified' => array( 'g-1000001' ) ), $classes->get_order() );`;
    const draft = `$hero['variants'][0]['props'] = array( 'color' => array( '$$type' => 'color', 'value' => '#010203' ) );
      $classes->set_preview( true )->apply_changes( array( 'g-1000002' => $hero ), array( 'modified' => array( 'g-1000002' ) ), $classes->get_order() );`;
    const recolor = `$all->find_or_fail( 'e-gv-aaaa001' )->apply_changes( array( 'value' => '#00aa00' ) ); $variables->save( $all );`;
    const relabel = `$all->find_or_fail( 'e-gv-aaaa002' )->apply_changes( array( 'label' => 'renamed' ) ); $variables->save( $all );`;
    const cases: [string, Record<string, string>][] = [
      [rename, { 'Global class “mine”': changed, 'Variable “brand”': used }],
      [draft, { 'Global class “h-hero”': changed, 'Variable “head-font”': used }],
      [recolor, { 'Variable “brand”': changed }],
      [relabel, { 'Variable “renamed”': changed }],
    ];
    for (const [code, wanted] of cases) {
      await plan.restore();
      const { import_id } = await bring();
      await change(code);
      const before = await read();

      const preview = await plan.undo(import_id, { dry_run: true });
      const { kept, ...undone } = await plan.undo(import_id);

      expect({ kept, ...undone }).toEqual(preview);
      expect(Object.fromEntries(kept.map(({ label, reason }) => [label, reason]))).toEqual(wanted);
      const after = await read();
      expect(after.classes).toEqual(pickOf(before.classes, Object.keys(after.classes)));
      expect(after.variables).toEqual(pickOf(before.variables, Object.keys(after.variables)));
      expect(Object.keys(after.classes).length + Object.keys(after.variables).length).toBe(kept.length);
    }
  });

  test('[R-EL4-34] removes shared ones with the last import that uses them', async () => {
    const before = (await read()).order;
    const first = await bring();
    const second = await bring();

    const { kept } = await plan.undo(first.import_id);
    expect(kept.map(({ reason }) => reason)).toEqual(Array.from({ length: 4 }, () => 'Something else uses it.'));
    expect((await readPage(second.post_id)).names).toHaveLength(3);
    const last = await plan.undo(second.import_id);

    expect(last.kept).toEqual([]);
    expect(await read()).toMatchObject({ order: before, labels: {}, variables: {}, posts: 0 });
  });

  test('[R-EL4-35] ends like an undisturbed import when killed at any write', async () => {
    const remove = await addKiller(plan.site);
    await site.addTaken();
    const ops = site.opsOf(templateOf(), { 'btn-primary': 'replace', brand: 'replace' });
    await plan.site.snapshot('with-own');
    const person = await plan.visitOf('administrator');
    const input = (import_id: string) => ({ id: 1, title: 'V4', platform: 'elementor' as const, import_id });
    const press = (import_id: string, write: number) =>
      person.rest('POST', '/import/page', input(import_id), { 'x-test-kill': String(write) });
    const clean = await readRaw();
    plan.offer(ops);
    const whole = await press(randomUUID(), 0);
    const wanted = await read();
    const writes = Number(whole.headers.get('x-test-writes'));
    expect(wanted).toMatchObject({ order: ['g-1000002', 'g-0000001'], posts: 2 });

    const points = Array.from({ length: writes }, (_, index) => index + 1);
    for (const write of sample(points, 4, (point) => point > 8 && point % Math.ceil(writes / 4) === 0)) {
      plan.cloud.reset();
      await plan.site.restore('with-own');
      plan.offer(ops);
      const import_id = randomUUID();
      await press(import_id, write);
      await endLease(plan.site);
      await person.call(importPage, input(import_id));

      const where = `killed before write ${write} of ${writes}`;
      const { variables: made, ...rest } = await read();
      expect({ where, ...rest }).toEqual({
        where,
        order: wanted.order,
        labels: wanted.labels,
        classes: wanted.classes,
        posts: 2,
      });
      expect(Object.keys(made)).toEqual(Object.keys(wanted.variables));
      await plan.undo(import_id);
      expect({ where, raw: await readRaw(), posts: (await read()).posts }).toEqual({ where, raw: clean, posts: 1 });
    }
    await remove();
  }, 1_200_000);

  test('[R-EL4-36] leaves out what Elementor refuses, with a warning', async () => {
    const odd = classOf('g-1', 'odd', { ...color('#123456'), width: typed('size-v9', 1), nonsense: typed('string', 'x') });
    const { post_id, warnings } = await bring(templateOf([odd]));

    expect(warnings).toContainEqual({ code: 'value_refused', message: expect.stringContaining('width of “odd”') });
    expect((await read()).classes['g-1']?.variants[0]?.props).toEqual(color('#123456'));
    expect((await readPage(post_id)).names[0]).toBe('g-1');
  });

  test('[R-EL4-30] gives a variable a number when the site has one of another kind with its name', async () => {
    await site.addOwn([], { 'e-gv-1': { type: 'global-font-variable', label: 'Brand', value: 'Georgia' } });

    const { post_id } = await bring();

    const { variables: stored, classes } = await read();
    const [id] = Object.entries(stored).find(([, { label }]) => label === 'brand-2') ?? [''];
    expect(Object.values(stored).map(({ label, type }) => [label, type])).toContainEqual(['Brand', 'global-font-variable']);
    expect(stored[id]?.type).toBe('global-color-variable');
    expect(JSON.stringify(classes['g-1000001'])).toContain(`"${id}"`);
    expect((await show(post_id)).css).toContain(`--brand-2`);
  });

  test('[R-EL4-32] writes local styles when the site has no room for all classes', async () => {
    const own = Array.from({ length: 999 }, (_, index) => `g-${index + 2_000_000}`);
    await plan.site.run(
      `return update_post_meta( (int) get_option( 'elementor_active_kit' ), '_elementor_global_classes_order', array( 'order' => $args['own'] ) );`,
      { own },
    );
    const found = await plan.site.run<{ design: { classes: number } }>(
      `wp_set_current_user( 1 ); return Kithouse\\WordPress\\Design_Kit::room();`,
    );
    expect(found.design.classes).toBe(1);

    const { post_id } = await plan.carryOut(site.opsOf(templateOf(), {}, found.design));

    expect((await readPage(post_id)).text).not.toMatch(/"g-\d/);
    expect((await readPage(post_id)).text).toContain('#375EFB');
    expect((await read()).order).toEqual(own);
  });

  test('[R-EL4-32] asks for local styles without permission, and with a feature off', async () => {
    const roomOf = (login: string) =>
      plan.site.run(
        `wp_set_current_user( get_user_by( 'login', $args['login'] )->ID ?? 0 ); return Kithouse\\WordPress\\Design_Kit::room();`,
        {
          login,
        },
      );
    const limits = { classes: 1000, variables: 1000, components: 100 };
    const existing = { existing_classes: [], existing_variables: [], existing_components: [] };
    expect(site.room).toEqual({ ...limits, ...existing, sizes: false });
    expect(await roomOf('editor')).toEqual([]);
    for (const name of ['e_classes', 'e_variables', 'e_atomic_elements']) {
      await setOption(plan.site, `elementor_experiment-${name}`, 'inactive');
      expect(await roomOf('admin')).toEqual(name === 'e_atomic_elements' ? { atomic: 'off' } : []);
      await setOption(plan.site, `elementor_experiment-${name}`, 'active');
    }
  });

  test('[R-EL4-30] fails before it creates a page when the feature was switched off meanwhile', async () => {
    const ops = site.opsOf(templateOf());
    await setOption(plan.site, 'elementor_experiment-e_classes', 'inactive');

    await expect(plan.carryOut(ops)).rejects.toMatchObject({ code: 'import_failed' });
    expect(
      await plan.site.run(
        `return count( get_posts( array( 'post_type' => 'page', 'post_status' => 'any', 'title' => 'V4' ) ) );`,
      ),
    ).toBe(0);
  });

  const hostile = path.join(corpus, 'el-global-classes-hostile.json');
  test.skipIf(!existsSync(hostile))('[R-EL4-36] stores nothing unsafe of a hostile export, and reports it', async () => {
    const global_classes = JSON.parse(readFileSync(hostile, 'utf8')) as { items: Record<string, Class> };
    const classes = [...Object.values(global_classes.items), classOf('g-789', '</style>', color('#010203'))];
    const template = templateOf(classes, { 'e-gv-aaaa001': { ...variables['e-gv-aaaa001'], value: 'red;} body{display:none' } });
    const items = { ...global_classes.items, 'g-789': classes.at(-1) };

    const file = { ...template, global_classes: { ...global_classes, items } };

    const { post_id, import_id } = await bring(file);

    const { page, css } = await show(post_id);
    const stored = JSON.stringify([await read(), await readRaw(), await readPage(post_id)]);
    expect([stored, page, css].filter((text) => /alert\(|<\/style>"|red;\}/.test(text))).toEqual([]);
    expect((await read()).labels).toEqual({ 'g-123': 'Test', 'g-456': 'Test-2', 'g-789': 'style' });
    expect(await read()).toMatchObject({ order: ['g-123', 'g-456', 'g-789'], variables: {} });
    const codes = site.bundleOf(file).warnings.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['design_renamed', 'unsafe_css']));
    expect((await plan.undo(import_id, { also: ['post.1'] })).kept).toEqual([]);
    expect((await read()).posts).toBe(0);
  });

  const mini = path.join(corpus, 'gen-mini-4.2.3-template.json');
  test.skipIf(!existsSync(mini))('[R-EL4-31] brings a real export of Elementor once, and undo removes it', async () => {
    const template = JSON.parse(readFileSync(mini, 'utf8')) as object;
    const before = await readRaw();

    const first = await bring(template);
    const once = await read();
    const second = await bring(template);

    expect(Object.values(once.labels).slice(0, 2)).toEqual(['btn-primary', 'h-hero']);
    expect(Object.values(once.variables).map(({ label }) => label)).toEqual(['brand', 'head-font']);
    expect(await read()).toEqual(once);
    await plan.undo(second.import_id);
    await plan.undo(first.import_id);
    expect(await readRaw()).toEqual(before);
  });

  const file = path.join(corpus, 'gen-arrow-4.0.9-arrow-home-template.json');
  test.skipIf(!existsSync(file))('[R-EL4-30] brings every class of a template of Elementor 4.0', async () => {
    const template = JSON.parse(readFileSync(file, 'utf8')) as { content: unknown; global_classes: { order: string[] } };
    const used = template.global_classes.order.filter((id) => JSON.stringify(template.content).includes(`"${id}"`));

    const { warnings } = await bring(template);

    expect(warnings.filter(({ code }) => code === 'value_refused')).toEqual([]);
    expect((await read()).order).toEqual(used);
  });
});
