import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type BundleDocument,
  type DesignChoices,
  type DesignRoom,
  type ElementorElement,
  ImportPlan,
  type Op,
} from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { attachMedia, readTemplate, withoutDesign } from '../../index.js';
import { decodeCss, encodeCss } from '../../read/elementor/encoded-css.js';
import { container, exportOf, read, shaOf, widget } from '../../testing/fixtures.js';
import { compileImportPlan } from '../compile-plan.js';
import { compileSiteImportPlan } from '../compile-site-plan.js';

const typed = ($$type: string, value: unknown) => ({ $$type, value });
const variant = (props: Record<string, unknown>, css?: string) => ({
  meta: { breakpoint: 'desktop', state: null },
  props,
  custom_css: css === undefined ? null : { raw: encodeCss(css) },
});
type Variant = ReturnType<typeof variant>;
const classOf = (id: string, label: string, ...variants: Variant[]) => ({ id, label, type: 'class', variants });
const classesOf = (...classes: ReturnType<typeof classOf>[]) => ({
  items: Object.fromEntries(classes.map((one) => [one.id, one])),
  order: classes.map(({ id }) => id),
});
const variablesOf = (...rows: [id: string, kind: string, label: string, value: string][]) => ({
  data: Object.fromEntries(rows.map(([id, kind, label, value]) => [id, { type: `global-${kind}-variable`, label, value }])),
});
const brand = typed('global-color-variable', 'e-gv-1');
const space = typed('global-size-variable', 'e-gv-2');
const variables = variablesOf(['e-gv-1', 'color', 'brand', '#375EFB'], ['e-gv-2', 'size', 'space-l', '48px']);

const styled = (names: string[], ...local: Variant[]): ElementorElement => ({
  ...widget('abc', 'e-heading', { classes: typed('classes', local.length > 0 ? [...names, 'e-abc-1'] : names) }),
  styles: local.length > 0 ? { 'e-abc-1': { id: 'e-abc-1', label: 'local', type: 'class', variants: local } } : {},
});

const room: DesignRoom = { classes: 1000, variables: 1000, sizes: true };
const choices = {
  plan_id: 'plan',
  site: 'https://site.example',
  expires_at: '2026-11-20T13:00:00.000Z',
  title: 'Bakery',
  is_trusted: true,
  is_private: false,
};
type Reading = ReturnType<typeof readTemplate>;
const opsOf = <Name extends Op['op']>(plan: ImportPlan, name: Name) =>
  plan.ops.filter((op): op is Extract<Op, { op: Name }> => op.op === name);

function compile(reading: Reading, design: DesignRoom | undefined, design_choices: DesignChoices = {}) {
  const bundle = attachMedia(reading, new Map());
  const documents = bundle.documents.map((document) => ({ document, as: 'page' as const, title: document.title }));
  const plan = compileImportPlan({ ...bundle, media: [], fonts: undefined, documents }, { ...choices, design, design_choices });
  const document = opsOf(plan, 'post.create')[0]?.args.document as Extract<BundleDocument, { kind: 'elementor' }>;
  const [element] = document.content[0]?.elements ?? [];
  return { plan, document, element: element as ElementorElement & { styles: Record<string, { variants: Variant[] }> }, bundle };
}
const readPage = (element: ElementorElement, design: object) => read({ ...exportOf(container('1', element)), ...design });
const namesOf = (element: ElementorElement) => (element.settings.classes as { value: string[] }).value;

describe('a plan for a site that can add global classes', () => {
  const strong = classOf('g-1', 'hero', variant({ color: brand }));
  const weak = classOf('g-2', 'card', variant({ color: typed('color', 'blue'), padding: space }, '& em { color: red; }'));
  const design = { global_classes: classesOf(strong, weak), global_variables: variables };

  it('[R-EL4-30] adds variables, then classes in their order, before the page that uses them', () => {
    const { plan, element } = compile(readPage(styled(['g-2', 'g-1'], variant({ width: space })), design), room);

    const [made] = opsOf(plan, 'design.ensure');
    const [post] = opsOf(plan, 'post.create');
    expect(made?.args.variables).toMatchObject([
      { id: 'e-gv-1', label: 'brand', kind: 'color', value: '#375EFB' },
      { id: 'e-gv-2', label: 'space-l', kind: 'size', value: '48px' },
    ]);
    expect(made?.args.classes).toMatchObject([
      { id: 'g-1', label: 'hero' },
      { id: 'g-2', label: 'card' },
    ]);
    const [hero, card] = made?.args.classes.map(({ key }) => `kit:class/${key}`) ?? [];
    const [color, size] = made?.args.variables.map(({ key }) => `kit:variable/${key}`) ?? [];
    expect(namesOf(element)).toEqual([card, hero, 'e-abc-1']);
    expect(element.styles['e-abc-1']?.variants).toEqual([variant({ width: typed('global-size-variable', size) })]);
    expect(made?.args.classes[0]?.variants).toEqual([variant({ color: typed('global-color-variable', color) })]);
    expect(post?.args.refs).toEqual(Object.fromEntries([hero, card, size].map((name) => [name?.slice('kit:'.length), made?.id])));
    expect(post?.needs).toContain(made?.id);
    expect(plan.warnings).toEqual([]);
    expect(() => ImportPlan.parse(plan)).not.toThrow();
  });

  it('[R-EL4-32] contains the same local styles as before for other sites', () => {
    const reading = readPage(styled(['g-2', 'g-1'], variant({ width: space })), design);
    const { plan, document, bundle } = compile(reading, undefined);

    expect(opsOf(plan, 'design.ensure')).toEqual([]);
    expect(JSON.stringify(plan)).not.toMatch(/kit:class|kit:variable|"design"/);
    expect(plan.warnings.map(({ code }) => code)).toEqual(['design_flattened', 'custom_css']);
    const [published] = bundle.documents;
    expect(published && withoutDesign(published)).toEqual(document);
  });

  it('[R-EL4-32] contains local styles when the site has no room', () => {
    const reading = readPage(styled(['g-2', 'g-1']), design);

    for (const small of [
      { ...room, classes: 1 },
      { ...room, variables: 1 },
    ]) {
      const { plan } = compile(reading, small);
      expect(opsOf(plan, 'design.ensure')).toEqual([]);
      expect(JSON.stringify(plan.ops)).not.toMatch(/kit:class|"design"/);
      expect(plan.warnings.map(({ code }) => code)).toContain('design_room');
    }
    expect(opsOf(compile(reading, { ...room, classes: 2, variables: 2 }).plan, 'design.ensure')).toHaveLength(1);
  });

  it('[R-EL4-51] counts only classes and variables that the site does not have yet', () => {
    const reading = readPage(styled(['g-2', 'g-1']), design);
    const [whole] = opsOf(compile(reading, room).plan, 'design.ensure');
    const [hero = '', card = ''] = whole?.args.classes.map(({ key }) => key) ?? [];
    const [color = '', size = ''] = whole?.args.variables.map(({ key }) => key) ?? [];
    const fits = (classes: number, existing: string[], variables: number, others: string[], given: DesignChoices = {}) => {
      const site = { ...room, classes, variables, existing_classes: existing, existing_variables: others };
      const { plan } = compile(reading, site, given);
      return opsOf(plan, 'design.ensure').length === 1 || plan.warnings.find(({ code }) => code === 'design_room')?.message;
    };

    expect(fits(0, [hero, card], 0, [color, size])).toBe(true);
    expect(fits(1, [card], 1, [size])).toBe(true);
    expect(fits(0, [card], 0, [color, size])).toContain('add 1 more global classes and 0 more variables');
    expect(fits(0, [hero, card], 0, [color])).toContain('add 1 more global classes and 1 more variables');
    expect(fits(0, [hero, card], 1, [size]), 'a class whose variable is new').toContain('add 1 more global classes');
    expect(fits(1, [hero, card], 1, [size])).toBe(true);
    const own: DesignChoices = { [`class/${hero}`]: 'match', [`class/${card}`]: 'replace', [`variable/${color}`]: 'match' };
    expect(fits(0, [], 0, [size], own), 'the site’s own classes').toBe(true);
    expect(fits(0, [hero, card], 0, [color, size], { [`variable/${color}`]: 'match' })).toContain('add 1 more global classes');
  });

  it('[R-EL4-51] counts only classes and variables that a page still uses', () => {
    const reading = readPage(styled(['g-2', 'g-1']), design);
    const [whole] = opsOf(compile(reading, room).plan, 'design.ensure');
    const [hero] = whole?.args.classes ?? [];

    const { plan } = compile(reading, { ...room, classes: 0, variables: 0 }, { [`class/${hero?.key}`]: 'flatten' });

    expect(plan.warnings.map(({ code }) => code)).not.toContain('design_room');
  });

  it('[R-EL4-33] writes size variables as lengths for a site without Elementor Pro', () => {
    const { plan, element } = compile(readPage(styled(['g-2'], variant({ width: space })), design), { ...room, sizes: false });

    const length = typed('size', { size: 48, unit: 'px' });
    const [made] = opsOf(plan, 'design.ensure');
    expect(made?.args.variables).toEqual([]);
    expect(made?.args.classes[0]?.variants[0]?.props).toMatchObject({ padding: length });
    expect(element.styles['e-abc-1']?.variants[0]?.props).toEqual({ width: length });
    expect(plan.warnings.map(({ code }) => code)).toEqual(['size_variables']);
  });

  it('[R-EL4-12] follows the choice about each class and variable whose name is taken', () => {
    const both = styled(['g-2', 'g-1'], variant({ width: space, 'border-color': brand }));
    const reading = readPage(both, design);
    const { plan: requested } = compile(reading, room);
    const [first] = opsOf(requested, 'design.ensure');
    const [hero, card] = first?.args.classes.map(({ key }) => `class/${key}`) ?? [];
    const [color, size] = first?.args.variables.map(({ key }) => `variable/${key}`) ?? [];
    const choose = (given: DesignChoices) => compile(reading, room, given);

    const kept = choose({ [hero ?? '']: 'match', [color ?? '']: 'replace', [card ?? '']: 'bring', 'class/gone': 'match' });
    expect(opsOf(kept.plan, 'design.ensure')[0]?.args.choices).toEqual({ [hero ?? '']: 'match', [color ?? '']: 'replace' });
    expect(namesOf(kept.element)).toEqual([`kit:${card}`, `kit:${hero}`, 'e-abc-1']);

    const valued = choose({ [size ?? '']: 'flatten' });
    expect(opsOf(valued.plan, 'design.ensure')[0]?.args.variables.map(({ label }) => label)).toEqual(['brand']);
    expect(valued.element.styles['e-abc-1']?.variants[0]?.props.width).toEqual(typed('size', { size: 48, unit: 'px' }));
    expect(namesOf(valued.element)).toContain(`kit:${card}`);

    const local = choose({ [card ?? '']: 'flatten' });
    expect(namesOf(local.element).filter((name) => name.startsWith('kit:'))).toEqual([]);
    expect(local.element.styles[namesOf(local.element)[0] ?? '']?.variants[0]?.props).toMatchObject({
      color: typed('color', '#375EFB'),
      padding: typed('size', { size: 48, unit: 'px' }),
    });
    expect(local.plan.warnings.map(({ code }) => code)).toContain('custom_css');
    for (const { plan } of [kept, valued, local]) {
      expect(() => ImportPlan.parse(plan)).not.toThrow();
    }
  });

  it('[R-EL4-12] writes a variable without its class when a person wants only its value', () => {
    const reading = readPage(styled(['g-1'], variant({ 'border-color': brand })), {
      ...design,
      global_classes: classesOf(classOf('g-1', 'hero', variant({ width: space }))),
    });
    const key = opsOf(compile(reading, room).plan, 'design.ensure')[0]?.args.variables.find(
      ({ label }) => label === 'brand',
    )?.key;

    const { plan, element } = compile(reading, room, { [`variable/${key}`]: 'flatten' });

    expect(opsOf(plan, 'design.ensure')[0]?.args.variables.map(({ label }) => label)).toEqual(['space-l']);
    expect(element.styles['e-abc-1']?.variants[0]?.props).toEqual({ 'border-color': typed('color', '#375EFB') });
    expect(JSON.stringify(plan.ops)).not.toContain(`variable/${key}`);
  });

  it('[R-EL4-30] writes variables in custom CSS as values', () => {
    const css = classOf('g-1', 'hero', variant({}, 'outline: 1px solid var(--brand);'));
    const { plan } = compile(readPage(styled(['g-1']), { ...design, global_classes: classesOf(css) }), room);

    const [made] = opsOf(plan, 'design.ensure');
    expect(decodeCss(made?.args.classes[0]?.variants[0]?.custom_css?.raw ?? '')).toContain('1px solid #375EFB');
  });

  it('[R-EL4-30] splits many classes into operations, the weakest first', () => {
    const many = Array.from({ length: 450 }, (_, index) => classOf(`g-${index}`, `c-${index}`, variant({ color: brand })));
    const names = many.map(({ id }) => id);
    const { plan } = compile(readPage(styled(names), { global_classes: classesOf(...many), global_variables: variables }), room);

    const made = opsOf(plan, 'design.ensure');
    expect(made.map(({ args }) => [args.variables.length, args.classes.length, args.classes[0]?.label])).toEqual([
      [1, 50, 'c-400'],
      [0, 200, 'c-200'],
      [0, 200, 'c-0'],
    ]);
    expect(made[1]?.args.refs).toEqual(made[2]?.args.refs);
    expect(Object.values(made[1]?.args.refs ?? {})).toEqual([made[0]?.id]);
    expect(made[2]?.needs).toContain(made[1]?.id);
  });

  it('[R-EL4-36] replaces names that Elementor refuses, and never adds an unsafe value', () => {
    const bad = ['</style>', 'container', 'x'.repeat(51), '2col', 'ünï cödé', '--x'];
    const classes = bad.map((label, index) => classOf(`g-${index}`, label, variant({ color: typed('color', 'red') })));
    const hostile = variablesOf(
      ['e-gv-1', 'color', 'brand', 'red;} body{display:none'],
      ['e-gv-2', 'color', '</style>', 'blue'],
      ['e-gv-3', 'color', 'file', 'url(https://evil.example/a)'],
      ['e-gv-4', 'color', 'open', 'rgb(1,2'],
    );
    const props = {
      color: typed('global-color-variable', 'e-gv-1'),
      'border-color': typed('global-color-variable', 'e-gv-2'),
      fill: typed('global-color-variable', 'e-gv-3'),
      stroke: typed('global-color-variable', 'e-gv-4'),
    };
    const element = styled(
      classes.map(({ id }) => id),
      variant(props),
    );
    const reading = readPage(element, { global_classes: classesOf(...classes), global_variables: hostile });
    const { plan } = compile(reading, room);

    const [made] = opsOf(plan, 'design.ensure');
    expect(made?.args.classes.map(({ label }) => label)).toEqual([
      'style',
      'container-1',
      'x'.repeat(50),
      'col',
      'uni-code',
      'x-1',
    ]);
    expect(made?.args.variables.map(({ label, value }) => [label, value])).toEqual([['style', 'blue']]);
    expect(JSON.stringify(plan.ops)).not.toMatch(/display:none|evil|rgb\(1,2/);
    expect(plan.warnings).toContainEqual({ code: 'design_renamed', message: expect.stringContaining('“</style>”') });
    expect(compile(reading, undefined).plan.warnings.map(({ code }) => code)).not.toContain('design_renamed');
  });

  it('[R-EL4-36] ignores damaged marks of an uploaded bundle', () => {
    const { bundle } = compile(readPage(styled(['g-1']), design), room);
    const marks = [{ classes: ['kit:class/nothing'], variants: [] }, {}, 7, { classes: [7], variants: 'x' }, null];
    for (const mark of marks) {
      const text = JSON.stringify(bundle).replace(
        /"design":\{"classes":\["kit:class[^{}]*\}/g,
        `"design":${JSON.stringify(mark)}`,
      );
      expect(text).not.toBe(JSON.stringify(bundle));
      const broken = JSON.parse(text) as typeof bundle;
      const documents = broken.documents.map((document) => ({ document, as: 'page' as const, title: 'x' }));
      const plan = compileImportPlan({ ...broken, media: [], fonts: undefined, documents }, { ...choices, design: room });
      expect(JSON.stringify(plan.ops)).toContain('"label":"local"');
      expect(() => ImportPlan.parse(plan)).not.toThrow();
    }
  });

  it('[R-EL4-30] fetches the pictures of classes, including those that a local style covers', () => {
    const src = typed('image-src', { id: typed('image-attachment-id', 5), url: typed('url', 'https://a.example/bread.jpg') });
    const overlay = typed('background-image-overlay', { image: typed('image', { src, size: typed('string', 'full') }) });
    const background = typed('background', { 'background-overlay': typed('background-overlay', [overlay]) });
    const photo = classOf('g-1', 'photo', variant({ background }));
    const reading = readPage(styled(['g-1']), { global_classes: classesOf(photo) });
    const sha256 = shaOf('bread');
    const found = { sha256, mime: 'image/jpeg', bytes: 10, file_name: 'bread.jpg', alt: '' };
    const bundle = attachMedia(reading, new Map([['https://a.example/bread.jpg', found]]));
    const documents = bundle.documents.map((document) => ({ document, as: 'page' as const, title: 'x' }));
    const media = bundle.media.map((file) => ({ ...file, url: 'https://cloud.example/files/a' }));
    const plan = compileImportPlan({ ...bundle, media, fonts: undefined, documents }, { ...choices, design: room });

    const [made] = opsOf(plan, 'design.ensure');
    expect(JSON.stringify(made?.args.classes)).toContain(`kit:media/${sha256}/id`);
    expect(made?.needs).toContain(opsOf(plan, 'media.fetch')[0]?.id);
  });

  it('[R-EL4-30] adds the classes of all chosen documents of a pack once', () => {
    const one = attachMedia(readPage(styled(['g-1']), design), new Map());
    const two = attachMedia(readPage(styled(['g-1', 'g-2']), design), new Map());
    const documents = [one, two].flatMap(({ documents: all }, index) =>
      all.map((document) => ({ ...document, key: `page-${index}`, slug: `page-${index}` })),
    );
    const site = {
      ...choices,
      choices: { color: {}, theme: '', plugins: [], import_demo_content: true, conflicts: {} },
      install: [],
    };
    const plan = compileSiteImportPlan({ ...one, documents, media: [], fonts: undefined }, { ...site, design: room });

    const made = opsOf(plan, 'design.ensure');
    expect(made).toHaveLength(1);
    expect(made[0]?.args.classes.map(({ label }) => label)).toEqual(['hero', 'card']);
    const posts = opsOf(plan, 'post.create');
    expect(posts.map(({ args }) => Object.keys(args.refs ?? {}).length)).toEqual([1, 2]);
    expect(JSON.stringify(plan.ops)).not.toContain('"design":{');
    expect(() => ImportPlan.parse(plan)).not.toThrow();
  });
});

const corpus = path.join(import.meta.dirname, '../../../../../../shared/corpus/elementor-4');
const samples = [
  'gen-mini-4.2.3-template.json',
  'gen-arrow-4.0.9-arrow-home-template.json',
  'gen-arrow-4.2.3-arrow-home-template.json',
];
if (!existsSync(corpus)) {
  console.log('Skipped the Elementor 4 samples: put them into ../shared/corpus/elementor-4.');
}
describe.skipIf(!existsSync(corpus))('samples of Elementor 4', () => {
  it.each(samples)('[R-EL4-30] [R-EL4-32] %s restores every class for a site with room, and none for other sites', (name) => {
    const reading = readTemplate({ name, bytes: readFileSync(path.join(corpus, name)) });
    const file = JSON.parse(readFileSync(path.join(corpus, name), 'utf8')) as { content: unknown };
    const used = new Set(JSON.stringify(file.content).match(/"g-[0-9a-z]+"/g));
    expect(used.size).toBeGreaterThan(0);

    const { plan } = compile(reading, room);
    const without = compile(reading, undefined);

    const classes = opsOf(plan, 'design.ensure').flatMap(({ args }) => args.classes);
    expect(new Set(classes.map(({ id }) => `"${id}"`))).toEqual(used);
    expect(JSON.stringify(without.plan)).not.toMatch(/kit:class|kit:variable|"design"/);
    expect(() => ImportPlan.parse(plan)).not.toThrow();
  });
});
