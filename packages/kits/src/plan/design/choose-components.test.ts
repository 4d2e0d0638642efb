import { type ElementorElement, ImportPlan, type Op } from '@kithouse/contract';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { attachMedia, readPack, writeTemplateFile } from '../../index.js';
import { card, exposed, flexbox, html, instance, override, row, typed } from '../../testing/components.js';
import { exportOf, read, widget } from '../../testing/fixtures.js';
import { compileImportPlan } from '../compile-plan.js';
import { compileSiteImportPlan } from '../compile-site-plan.js';

const choices = {
  plan_id: 'plan',
  site: 'https://site.example',
  expires_at: '2026-11-20T13:00:00.000Z',
  title: 'Bakery',
  is_trusted: true,
  is_private: false,
};
const room = { classes: 1000, variables: 1000, components: 100, sizes: true };

function compile(
  components: Record<string, unknown>,
  content: ElementorElement[],
  design: object | null = room,
  file: object = {},
) {
  const reading = read({ ...exportOf(flexbox('p1', ...content)), ...file, globals: { components } });
  const bundle = attachMedia(reading, new Map());
  const documents = bundle.documents.map((document) => ({ document, as: 'page' as const, title: document.title }));
  const plan = compileImportPlan(
    { ...bundle, media: [], fonts: undefined, documents },
    { ...choices, design: (design as typeof room | null) ?? undefined },
  );
  const ops = <Name extends Op['op']>(name: Name) => plan.ops.filter((op): op is Extract<Op, { op: Name }> => op.op === name);
  const page = ops('post.create')[0]?.args.document;
  const shown = page?.kind === 'elementor' ? (page.content[0]?.elements ?? []) : [];
  expect(() => ImportPlan.parse(plan)).not.toThrow();
  return {
    plan,
    bundle,
    shown,
    components: ops('component.ensure'),
    post: ops('post.create')[0],
    design: ops('design.ensure')[0],
    codes: plan.warnings.map(({ code }) => code),
  };
}
const componentOf = (element: ElementorElement | undefined) => {
  const { value } = (element?.settings.component_instance ?? { value: {} }) as { value: Record<string, { value: unknown }> };
  return { id: value.component_id?.value, overrides: value.overrides?.value };
};

describe('a plan for a site that can add components', () => {
  const page = [instance('i1', 14, override('k-row', html('Hello'), 14)), instance('i2', 12, override('k-title', html('Bye')))];

  it('[R-EL4-13] adds inner components first and shows them with the values of the page', () => {
    const { plan, bundle, shown, components, post, codes } = compile({ 12: card, 14: row }, page);

    const [inner, outer] = components;
    expect(components.map(({ args }) => args.component)).toMatchObject([
      { title: 'Card', uid: 'component-1-card', exposed: [{ key: 'k-title', label: 'Headline', group: 'Texts' }] },
      { title: 'Row', uid: 'component-2-row', exposed: [{ key: 'k-row', label: 'First headline', group: 'Texts' }] },
    ]);
    const [cardName, rowName] = components.map(({ args }) => `component/${args.component.key}`);
    expect(outer?.args.refs).toEqual({ [cardName ?? '']: inner?.id });
    expect(outer?.needs).toContain(inner?.id);
    expect(shown.map(({ widgetType }) => widgetType)).toEqual(['e-component', 'e-component']);
    expect(componentOf(shown[0])).toEqual({
      id: `kit:${rowName}/id`,
      overrides: [
        typed('override', {
          override_key: 'k-row',
          override_value: html('Hello'),
          schema_source: { type: 'component', id: `kit:${rowName}/id` },
        }),
      ],
    });
    const [, nested] = [outer, outer?.args.component.content[0]?.elements[0]];
    expect(componentOf(nested).id).toBe(`kit:${cardName}/id`);
    expect(JSON.stringify(componentOf(nested).overrides)).toContain('"override_key":"k-row"');
    expect(post?.args.refs).toEqual({ [cardName ?? '']: inner?.id, [rowName ?? '']: outer?.id });
    expect(JSON.stringify(plan.ops)).not.toMatch(/"design":|"value":1[24]\b/);
    expect(codes).toEqual([]);
    const download = new TextDecoder().decode(writeTemplateFile(bundle).bytes);
    expect(download).not.toMatch(/"design":|kit:component/);
    expect(download).toContain('Hello');
  });

  it('[R-EL4-41] needs room only for components that the site doesn’t have', () => {
    const all = { 12: card, 14: row };
    const [inner, outer] = compile(all, page).components.map(({ args }) => args.component.key);
    const on = (components: number, ...existing_components: (string | undefined)[]) =>
      compile(all, page, { ...room, components, existing_components });

    const full = on(0, inner, outer, 'other-1');
    expect(full.components).toHaveLength(2);
    expect(full.codes).not.toContain('component_room');
    expect(on(1, inner).components).toHaveLength(2);
    const none = on(0, inner);
    expect(none.components).toEqual([]);
    expect(none.plan.warnings).toContainEqual({
      code: 'component_room',
      message: expect.stringContaining('add 1 more component to'),
    });
  });

  it('[R-EL4-13] shows a component from each of its instances, but adds it once', () => {
    const { components, shown } = compile({ 12: card }, [instance('i1', 12), instance('i2', 12)]);

    expect(components).toHaveLength(1);
    expect(shown.map((one) => componentOf(one).id)).toEqual(
      Array(2).fill(`kit:component/${components[0]?.args.component.key}/id`),
    );
  });

  it('[R-EL4-13] keeps a value whose source is another number', () => {
    const { shown } = compile({ 12: card }, [instance('i1', 12, override('k-title', html('Kept'), 99))]);

    expect(JSON.stringify(componentOf(shown[0]).overrides)).toContain('Kept');
    expect(JSON.stringify(componentOf(shown[0]).overrides)).not.toContain('99');
  });

  it('[R-EL4-13] rebuilds the properties of a component that came without their names', () => {
    const { components, codes } = compile({ 12: { title: 'Card', elements: card.elements } }, [instance('i1', 12)]);

    expect(components[0]?.args.component).toMatchObject({
      uid: 'component-12',
      exposed: [{ key: 'k-title', label: 'Title', group: 'Content' }],
    });
    expect(codes).toEqual(['component_rebuilt']);
  });

  it('[R-EL4-13] adds the classes of a component', () => {
    const variant = { meta: { breakpoint: 'desktop', state: null }, props: { color: typed('color', 'red') }, custom_css: null };
    const classes = { items: { 'g-1': { id: 'g-1', label: 'hero', type: 'class', variants: [variant] } }, order: ['g-1'] };
    const styled = {
      title: 'Box',
      elements: [{ ...flexbox('b1'), settings: { classes: typed('classes', ['g-1']) }, styles: {} }],
    };
    const { components, design, plan } = compile({ 12: styled }, [instance('i1', 12)], room, { global_classes: classes });

    const [hero] = design?.args.classes ?? [];
    expect(components[0]?.args.component.content[0]?.settings.classes).toEqual(typed('classes', [`kit:class/${hero?.key}`]));
    expect(components[0]?.args.refs).toEqual({ [`class/${hero?.key}`]: design?.id });
    expect(components[0]?.needs).toContain(design?.id);
    const local = compile({ 12: styled }, [instance('i1', 12)], { ...room, classes: 0 }, { global_classes: classes });
    expect(JSON.stringify(local.components[0]?.args.component.content)).toContain('"label":"local"');
    expect(JSON.stringify(plan.ops)).not.toContain('g-1"]');
  });
});

describe('a plan with ordinary elements instead of components', () => {
  const page = [instance('i1', 12, override('k-title', html('Hello')))];

  it.each([
    ['a site that adds none', { ...room, components: undefined }, { 12: card }, 'component_detached'],
    ['an older plugin', null, { 12: card }, 'component_detached'],
    ['a site without room', { ...room, components: 0 }, { 12: card }, 'component_room'],
    [
      'a component with other widgets',
      room,
      { 12: { ...card, elements: [flexbox('c1', widget('c2', 'heading', { title: 'Hello' }))] } },
      'component_detached',
    ],
    ['a component of two elements', room, { 12: { ...card, elements: [...card.elements, flexbox('c9')] } }, 'component_detached'],
    [
      'a property whose key Elementor changes',
      room,
      { 12: { ...card, elements: [flexbox('c1', widget('c2', 'e-heading', { title: exposed('K Title', html('Hello')) }))] } },
      'component_detached',
    ],
  ])('[R-EL4-13] [R-EL4-05] is for %s', (_, design, components, code) => {
    const { plan, components: made, shown, codes } = compile(components, page, design);

    expect(made).toEqual([]);
    expect(JSON.stringify(shown)).toContain('Hello');
    expect(JSON.stringify(plan.ops)).not.toMatch(/kit:component|"design":|e-component/);
    expect(codes).toContain(code);
  });

  it('[R-EL4-13] keeps inner components when the outer one can’t be added', () => {
    const { components, shown } = compile(
      { 12: card, 15: { title: 'Mixed', elements: [flexbox('m1', widget('m2', 'heading', {}), instance('m3', 12))] } },
      [instance('i1', 15)],
    );

    expect(components.map(({ args }) => args.component.title)).toEqual(['Card']);
    expect(shown[0]?.elements.map(({ widgetType }) => widgetType)).toEqual(['heading', 'e-component']);
  });

  it('[R-EL4-13] ignores damaged and hostile marks of an uploaded bundle', () => {
    const { bundle } = compile({ 12: card }, page);
    const text = JSON.stringify(bundle);
    const hostile = [
      text.replace(/"definitions":\[/, '"definitions":[7,{"key":"x"},'),
      text.replaceAll(/"component":"card-[0-9a-f]+"/g, '"component":7'),
      text.replace(/("definitions":\[\{.*?"elements":\[)/, `$1${JSON.stringify(instance('x', 7))},`),
    ];
    for (const one of hostile) {
      expect(one).not.toBe(text);
      const broken = JSON.parse(one) as typeof bundle;
      const documents = broken.documents.map((document) => ({ document, as: 'page' as const, title: 'x' }));
      const plan = compileImportPlan({ ...broken, media: [], fonts: undefined, documents }, { ...choices, design: room });
      expect(() => ImportPlan.parse(plan)).not.toThrow();
      expect(JSON.stringify(plan.ops)).not.toMatch(/"component_id":\{"\$\$type":"number","value":7/);
      expect(JSON.stringify(plan.ops)).not.toContain('"design":{');
    }
  });
});

describe('a plan for a whole site', () => {
  const link = typed('link', {
    destination: typed('query', { id: typed('number', 31), label: typed('string', 'Home') }),
    tag: typed('string', 'a'),
  });
  const button = {
    title: 'Button',
    elements: [flexbox('b1', widget('b2', 'e-button', { text: exposed('k-text', html('Loam Ltd')), link }))],
  };
  const files = {
    'manifest.json': {
      name: 'demo',
      version: '3.0',
      site: 'https://demo.test',
      templates: [],
      content: { elementor_component: { 12: { title: 'Button' } }, page: { 31: { title: 'Home' }, 32: { title: 'About' } } },
    },
    'content/elementor_component/12.json': { content: button.elements, settings: [] },
    'content/page/31.json': { content: [flexbox('p1', instance('i1', 12, override('k-text', html('Home'))))], settings: [] },
    'content/page/32.json': { content: [flexbox('p2', instance('i2', 12))], settings: [] },
  };
  const entries = Object.entries(files).map(([name, value]) => [name, strToU8(JSON.stringify(value))]);
  const bundle = attachMedia(readPack({ name: 'kit.zip', bytes: zipSync(Object.fromEntries(entries)) }), new Map());
  const site = {
    ...choices,
    choices: { color: {}, theme: '', plugins: [], import_demo_content: true, conflicts: {} },
    install: [],
  };
  const compileSite = (design?: typeof room) =>
    compileSiteImportPlan({ ...bundle, media: [], fonts: undefined }, { ...site, design });

  it('[R-EL4-13] adds a component of several pages once, and links it to later pages', () => {
    const plan = compileSite(room);

    const components = plan.ops.flatMap((op) => (op.op === 'component.ensure' ? op : []));
    const links = plan.ops.flatMap((op) => (op.op === 'post.link' ? op : []));
    const posts = plan.ops.flatMap((op) => (op.op === 'post.create' ? op : []));
    const home = posts.find(({ args }) => args.document.key === 'home');
    expect(components.map(({ id }) => id)).toEqual(['component.1']);
    expect(JSON.stringify(components[0]?.args)).toContain('"value":"kit:doc/home/url"');
    expect(links.find(({ args }) => args.post === 'component.1')?.args.refs).toEqual({ 'doc/home': home?.id });
    expect(posts.map(({ args }) => Object.values(args.refs ?? {}))).toEqual([['component.1'], ['component.1']]);
    expect(() => ImportPlan.parse(plan)).not.toThrow();
  });

  it('[R-EL4-13] writes a person’s own details into components', () => {
    const facts = { name: 'Rye Bakery' };
    const named = { ...bundle, site: { ...bundle.site, facts: { name: ['Loam Ltd'] } } };
    const own = { ...site, choices: { ...site.choices, facts } };
    const plan = compileSiteImportPlan({ ...named, media: [], fonts: undefined }, { ...own, design: room });

    expect(JSON.stringify(plan.ops.filter(({ op }) => op === 'component.ensure'))).toContain('"value":"Rye Bakery"');
  });

  it('[R-EL4-13] has the elements of the component for other sites', () => {
    const text = JSON.stringify(compileSite().ops);

    expect(text).not.toMatch(/kit:component|component\.ensure|"definitions"/);
    expect(text.match(/"widgetType":"e-button"/g)).toHaveLength(2);
  });
});
