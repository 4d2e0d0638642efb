import { randomUUID } from 'node:crypto';
import { type DesignRoom, type ElementorElement, importPage } from '@kithouse/contract';
import { attachMedia, readPack } from '@kithouse/kits';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor } from '../../playground/src/index.js';
import { sample } from '../../scripts/test-extent.js';
import { type DesignSite, startDesignSite } from './testing/design-site.js';
import { typed } from './testing/designs-of-templates.js';
import { addKiller, endLease } from './testing/killed-scripts.js';
import { setOption } from './testing/look-inside.js';
import type { PlanSite } from './testing/plan-site.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests of components: set ELEMENTOR_ZIP to a zip of Elementor 4.1 or newer to run them.');
}

const html = (text: string) => typed('html-v3', { content: typed('string', text), children: [] });
const exposed = (key: string, origin: unknown) => typed('overridable', { override_key: key, origin_value: origin });
const override = (key: string, value: unknown, id: number) =>
  typed('override', { override_key: key, override_value: value, schema_source: { type: 'component', id } });
const element = (id: string, type: string, settings: object, ...elements: object[]) => ({
  id,
  ...(type === 'e-flexbox' ? { elType: type } : { elType: 'widget', widgetType: type }),
  settings,
  elements,
});
const instance = (id: string, component: number, ...overrides: object[]) =>
  element(id, 'e-component', {
    component_instance: typed('component-instance', {
      component_id: typed('number', component),
      overrides: typed('overrides', overrides),
    }),
  });
const names = (labels: Record<string, string>) => ({
  props: Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, { label, groupId: 'g1' }])),
  groups: { items: { g1: { label: 'Texts' } } },
});

const cardOf = (text: string) => ({
  title: 'Card',
  uid: 'component-1-card',
  elements: [element('c000001', 'e-flexbox', {}, element('c000002', 'e-heading', { title: exposed('k-title', html(text)) }))],
  overridable_props: names({ 'k-title': 'Headline' }),
});
const row = {
  title: 'Row',
  uid: 'component-2-row',
  elements: [
    element(
      'd000001',
      'e-flexbox',
      {},
      instance('d000002', 12, exposed('k-row', override('k-title', html('From row'), 12))),
      instance('d000003', 12),
    ),
  ],
  overridable_props: names({ 'k-row': 'First headline' }),
};
const pageOf = (components: object, ...content: object[]) => ({
  content: [element('a000001', 'e-flexbox', {}, ...content)],
  title: 'V4',
  type: 'page',
  version: '0.4',
  globals: { components },
});
const both = (text = 'Card text') =>
  pageOf(
    { 12: cardOf(text), 14: row },
    instance('a000002', 14, override('k-row', html('From page'), 14)),
    instance('a000003', 12, override('k-title', html('Own card'), 12)),
  );

type Stored = {
  id: number;
  title: string;
  uid: string;
  status: string;
  exposed: { props?: Record<string, Record<string, unknown>> };
};

describe.skipIf(!elementor)('components of Elementor', () => {
  let site: DesignSite;
  let plan: PlanSite;
  beforeAll(async () => {
    site = await startDesignSite(elementor ?? '');
    ({ plan } = site);
  });
  afterAll(() => plan?.close());
  beforeEach(() => plan.restore());

  const list = async () => {
    const all = await plan.site.run<Stored[]>(
      `$posts = get_posts( array( 'post_type' => 'elementor_component', 'post_status' => array( 'publish', 'draft', 'trash' ), 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) );
      return array_map( fn( $post ) => array( 'id' => $post->ID, 'title' => $post->post_title, 'status' => $post->post_status,
        'uid' => get_post_meta( $post->ID, '_elementor_component_uid', true ),
        'exposed' => (object) json_decode( (string) get_post_meta( $post->ID, '_elementor_component_overridable_props', true ), true ) ), $posts );`,
    );
    return all.filter(({ status }) => status !== 'trash');
  };
  /** Returns the texts of the headings that a visitor sees. */
  const show = async (id: number) => {
    await plan.site.run(
      `wp_update_post( array( 'ID' => $args['id'], 'post_status' => 'publish', 'post_name' => 'shown' ) ); return true;`,
      { id },
    );
    const page = await (await plan.site.visitor.ask('/shown/')).text();
    return Array.from(page.matchAll(/<h\d[^>]*class="[^"]*e-heading[^"]*"[^>]*>([^<]*)<\/h\d>/g), ([, text]) => text);
  };
  const readContent = async (id: number) =>
    JSON.parse(
      await plan.site.run<string>(`return (string) get_post_meta( $args['id'], '_elementor_data', true );`, { id }),
    ) as ElementorElement[];

  test('[R-EL4-13] adds nested components with their properties, and shows them with the values of the page', async () => {
    await plan.site.run(`for ( $i = 0; $i < 15; $i++ ) { wp_insert_post( array( 'post_title' => "x$i" ) ); } return true;`);
    const { post_id, warnings } = await site.bring(both());

    const [card, outer, ...more] = await list();
    const content = JSON.stringify(await readContent(post_id));
    expect(warnings).toEqual([]);
    expect(more).toEqual([]);
    expect([card, outer]).toMatchObject([
      { title: 'Card', uid: 'component-1-card', status: 'publish' },
      { title: 'Row', uid: 'component-2-row', status: 'publish' },
    ]);
    expect(card?.exposed.props).toMatchObject({
      'k-title': {
        label: 'Headline',
        elementId: 'c000002',
        widgetType: 'e-heading',
        propKey: 'title',
        originValue: html('Card text'),
      },
    });
    expect(outer?.exposed.props).toMatchObject({
      'k-row': {
        label: 'First headline',
        elementId: 'd000002',
        originValue: html('From row'),
        originPropFields: { widgetType: 'e-heading', propKey: 'title', elementId: 'c000002' },
      },
    });
    expect(content).toContain(`"component_id":{"$$type":"number","value":${outer?.id}}`);
    expect(content).toContain(`"schema_source":{"type":"component","id":${outer?.id}}`);
    expect(content).toContain('"component_uid":"component-2-row"');
    expect(await show(post_id)).toEqual(['From page', 'Card text', 'Own card']);
  });

  test('[R-EL4-13] adds the same components once, and the last undo removes them', async () => {
    const first = await site.bring(both());
    const once = await list();
    const second = await site.bring(both());
    const twice = await list();
    const { kept } = await plan.undo(first.import_id);
    const left = await list();
    const shown = await show(second.post_id);
    await plan.site.run(
      `wp_update_post( array( 'ID' => $args['id'], 'post_status' => 'draft', 'post_name' => '' ) ); return true;`,
      {
        id: second.post_id,
      },
    );
    await plan.undo(second.import_id, { also: ['post.1'] });

    expect(twice).toEqual(once);
    expect(left).toEqual(once);
    expect(kept.map(({ reason }) => reason)).toEqual(Array(2).fill('Something else uses it.'));
    expect(shown).toEqual(['From page', 'Card text', 'Own card']);
    expect(await list()).toEqual([]);
  });

  test('[R-EL4-41] uses its components again on a site without room for more', async () => {
    const roomOf = async () =>
      (await plan.site.run<{ design: DesignRoom }>(`wp_set_current_user( 1 ); return Kithouse\\WordPress\\Design_Kit::room();`))
        .design;
    await site.bring(both());
    const once = await list();
    await plan.site.run(
      `for ( $i = 0; $i < 98; $i++ ) { wp_insert_post( array( 'post_type' => 'elementor_component', 'post_title' => "Own $i", 'post_status' => 'publish' ) ); } return true;`,
    );
    const room = await roomOf();
    expect(room).toMatchObject({
      components: 0,
      existing_components: [expect.stringMatching(/^row-/), expect.stringMatching(/^card-/)],
    });

    const { post_id } = await plan.carryOut(site.opsOf(both(), {}, room));
    expect((await list()).filter(({ title }) => !title.startsWith('Own'))).toEqual(once);
    expect(await show(post_id)).toEqual(['From page', 'Card text', 'Own card']);

    const other = await plan.carryOut(site.opsOf(both('Other'), {}, room));
    expect(JSON.stringify(await readContent(other.post_id))).not.toContain('e-component');
    await plan.site.run(`return wp_update_post( array( 'ID' => $args['id'], 'post_status' => 'trash' ) );`, { id: once[0]?.id });
    await plan.site.run(`return update_post_meta( $args['id'], '_elementor_data', '[]' );`, { id: once[1]?.id });
    expect((await roomOf()).existing_components).toEqual([]);
  });

  test('[R-EL4-42] looks for the users of a component in the content that can show it', async () => {
    const { post_id } = await site.bring(pageOf({ 12: cardOf('Card text') }, instance('a000003', 12)));
    const ask = async (id: number, going: number[] = []) =>
      await plan.site.run<{ is_used: boolean; queries: number }>(
        `$queries = 0; add_filter( 'query', function ( $sql ) use ( &$queries ) { ++$queries; return $sql; } );
        $is_used = Kithouse\\WordPress\\Component_Use::is_elsewhere( $args['id'], $args['going'] );
        return array( 'is_used' => $is_used, 'queries' => $queries );`,
        { id, going },
      );
    const [card] = await list();
    const id = card?.id ?? 0;

    expect(await ask(id)).toEqual({ is_used: true, queries: 2 });
    expect(await ask(id, [post_id])).toEqual({ is_used: false, queries: 1 });
    expect(await ask(id * 10)).toEqual({ is_used: false, queries: 1 });
    const text = JSON.stringify([instance('b', 9, override('k-title', typed('number', id * 10 + 1), 9))]);
    await plan.site.run(
      `$id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Other', 'post_status' => 'publish' ) );
      return update_post_meta( $id, '_elementor_data', wp_slash( $args['text'] ) );`,
      { text },
    );
    expect(await ask(id * 10 + 1)).toEqual({ is_used: false, queries: 2 });
  });

  test('[R-EL4-13] undo of the only import removes its components', async () => {
    const { import_id } = await site.bring(both());
    await plan.undo(import_id);

    expect(await list()).toEqual([]);
  });

  test('[R-EL4-53] undo keeps a component that somebody changed, and the components inside it', async () => {
    const edit = (id = 0, outer = '') =>
      plan.site.run(
        `$text = get_post_meta( $args['id'], '_elementor_data', true );
        return '' === $args['title'] ? update_post_meta( $args['id'], '_elementor_data', wp_slash( str_replace( 'Card text', 'My own text', $text ) ) ) : wp_update_post( array( 'ID' => $args['id'], 'post_title' => $args['title'] ) );`,
        { id, title: outer },
      );
    const label = (title: string) => `Elementor component “${title}”`;
    const changed = 'It was changed after the import.';
    const first = await site.bring(both());
    const [card] = await list();
    await edit(card?.id);
    expect((await plan.undo(first.import_id)).kept).toMatchObject([{ label: label('Card'), reason: changed }]);
    expect((await list()).map(({ title }) => title)).toEqual(['Card']);
    expect(JSON.stringify(await readContent(card?.id ?? 0))).toContain('My own text');

    await plan.restore();
    const second = await site.bring(both());
    const [, outer] = await list();
    await edit(outer?.id, 'My row');
    expect((await plan.undo(second.import_id)).kept).toMatchObject([
      { label: label('Row'), reason: changed },
      { label: label('Card'), reason: 'Something else uses it.' },
    ]);
    expect((await list()).map(({ title }) => title)).toEqual(['Card', 'My row']);
  });

  test('[R-EL4-13] gives another component of the same name a number, and never changes the site’s own', async () => {
    const first = await site.bring(both());
    const second = await site.bring(both('Other text'));
    const third = await site.bring(both('Other text'));

    const titles = (await list()).map(({ title }) => title);
    const uids = (await list()).map(({ uid }) => uid);
    expect(titles).toEqual(['Card', 'Row', 'Card (2)', 'Row (2)']);
    expect(new Set(uids).size).toBe(4);
    expect(uids.slice(0, 2)).toEqual(['component-1-card', 'component-2-row']);
    const content = JSON.stringify(await readContent(second.post_id));
    expect(content).toContain(`"component_uid":"${uids[3]}"`);
    expect(await show(second.post_id)).toEqual(['From page', 'Other text', 'Own card']);
    expect(JSON.stringify(await readContent(first.post_id))).toContain('"component_uid":"component-2-row"');
    expect(JSON.stringify(await readContent(third.post_id))).toContain(`"component_uid":"${uids[3]}"`);
  });

  test('[R-EL4-13] uses a component that the site already had', async () => {
    const { import_id } = await site.bring(pageOf({ 12: cardOf('Card text') }, instance('a000003', 12)));
    await plan.site.run(
      `delete_post_meta( $args['id'], '_kithouse_component' ); delete_post_meta( $args['id'], '_kithouse_op' );
      wp_update_post( array( 'ID' => $args['id'], 'post_title' => 'Renamed' ) ); return true;`,
      { id: (await list())[0]?.id },
    );
    const own = await list();
    const again = await site.bring(pageOf({ 12: cardOf('Card text') }, instance('a000003', 12)));
    expect(await list()).toEqual(own);
    await plan.undo(again.import_id);
    await plan.undo(import_id);
    expect(await list()).toEqual(own);
  });

  test('[R-EL4-13] adds the components of a kit, whose properties Elementor left out', async () => {
    const { title: _, overridable_props: __, ...outer } = row;
    const page = both() as { content: object[] };
    const files = {
      'manifest.json': {
        name: 'demo',
        version: '3.0',
        site: 'https://demo.test',
        templates: [],
        content: { elementor_component: { 12: { title: 'Card' }, 14: { title: 'Row' } }, page: { 31: { title: 'Home' } } },
      },
      'content/elementor_component/12.json': { content: cardOf('Card text').elements, settings: [] },
      'content/elementor_component/14.json': { content: outer.elements, settings: [] },
      'content/page/31.json': { content: page.content, settings: [] },
    };
    const entries = Object.entries(files).map(([name, value]) => [name, strToU8(JSON.stringify(value))]);
    const reading = readPack({ name: 'kit.zip', bytes: zipSync(Object.fromEntries(entries)) });
    const { post_id } = await plan.carryOut(site.opsOfBundle(attachMedia(reading, new Map())));

    const [card, made] = await list();
    expect(reading.warnings.map(({ code }) => code)).toEqual(['component_detached', 'component_rebuilt', 'component_rebuilt']);
    expect(card).toMatchObject({ title: 'Card', exposed: { props: { 'k-title': { label: 'Title' } } } });
    expect(made).toMatchObject({ title: 'Row', exposed: { props: { 'k-row': { originPropFields: { propKey: 'title' } } } } });
    expect(JSON.stringify(await readContent(post_id))).toContain(`"value":${made?.id}`);
    expect(await show(post_id)).toEqual(['From page', 'Card text', 'Own card']);
  });

  test('[R-EL4-13] keeps a value that names another component, and removes instances of a component that contains itself', async () => {
    const endless = { title: 'Endless', elements: [element('e000001', 'e-flexbox', {}, instance('e000002', 16))] };
    const { post_id } = await site.bring(
      pageOf(
        { 12: cardOf('Card text'), 16: endless },
        instance('a000002', 12, override('k-title', html('Kept'), 99)),
        instance('a000003', 16),
      ),
    );

    expect(await show(post_id)).toEqual(['Kept']);
    expect((await list()).map(({ title }) => title)).toEqual(['Card']);
  });

  test('[R-EL4-13] keeps the other values when Elementor refuses one', async () => {
    const wrong = override('k-title', typed('size-v9', 1), 12);
    const { post_id, warnings } = await site.bring(
      pageOf(
        { 12: cardOf('Card text') },
        instance('a000002', 12, wrong),
        instance('a000003', 12, override('k-title', html('Kept'), 12)),
      ),
    );

    expect(await show(post_id)).toEqual(['Card text', 'Kept']);
    expect(warnings).toContainEqual({ code: 'value_refused', message: expect.stringContaining('k-title') });
  });

  test('[R-EL4-13] has ordinary elements where components are off or not wanted', async () => {
    const roomOf = () =>
      plan.site.run<{ design?: object }>(`wp_set_current_user( 1 ); return Kithouse\\WordPress\\Design_Kit::room();`);
    expect((await roomOf()).design).toMatchObject({ components: 100 });
    await setOption(plan.site, 'elementor_experiment-e_components', 'inactive');
    expect((await roomOf()).design).not.toHaveProperty('components');
    await setOption(plan.site, 'elementor_experiment-e_components', 'active');
    const filtered = await plan.site.run<{ design?: object }>(
      `wp_set_current_user( 1 ); add_filter( 'kithouse_components', '__return_false' ); return Kithouse\\WordPress\\Design_Kit::room();`,
    );
    expect(filtered.design).not.toHaveProperty('components');

    const { post_id } = await plan.carryOut(site.opsOf(both(), {}, { components: undefined }));
    expect(await list()).toEqual([]);
    expect(await show(post_id)).toEqual(['From page', 'Card text', 'Own card']);
  });

  test('[R-EL4-13] ends like an undisturbed import when killed at any write', async () => {
    const remove = await addKiller(plan.site);
    const ops = site.opsOf(both());
    await plan.site.snapshot('with-killer');
    const person = await plan.visitOf('administrator');
    const input = (import_id: string) => ({ id: 1, title: 'V4', platform: 'elementor' as const, import_id });
    const press = (import_id: string, write: number) =>
      person.rest('POST', '/import/page', input(import_id), { 'x-test-kill': String(write) });
    plan.offer(ops);
    const whole = await press(randomUUID(), 0);
    const writes = Number(whole.headers.get('x-test-writes'));
    const named = (all: Stored[]) => all.map(({ title, uid, exposed: { props = {} } }) => [title, uid, Object.keys(props)]);
    const wanted = named(await list());
    expect(wanted).toHaveLength(2);

    const points = Array.from({ length: writes }, (_, index) => index + 1);
    for (const write of sample(points, 4, (point) => point > 8 && point % Math.ceil(writes / 5) === 0)) {
      plan.cloud.reset();
      await plan.site.restore('with-killer');
      plan.offer(ops);
      const import_id = randomUUID();
      await press(import_id, write);
      await endLease(plan.site);
      await person.call(importPage, input(import_id));

      const where = `killed before write ${write} of ${writes}`;
      expect({ where, all: named(await list()) }).toEqual({ where, all: wanted });
      await plan.undo(import_id);
      expect({ where, left: await list() }).toEqual({ where, left: [] });
    }
    await remove();
  }, 1_200_000);
});
