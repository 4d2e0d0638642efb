import type { ElementorElement } from '@kithouse/contract';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPack, readTemplate, withoutDesign } from '../../index.js';
import { bytesOf, container, exportOf, read, widget } from '../../testing/fixtures.js';
import { decodeCss, encodeCss } from './encoded-css.js';

const typed = ($$type: string, value: unknown) => ({ $$type, value });
const px = (size: number) => typed('size', { size, unit: 'px' });
const color = (value: string) => typed('color', value);
const variant = (props: Record<string, unknown>, state: string | null = null, breakpoint = 'desktop', css?: string) => ({
  meta: { breakpoint, state },
  props,
  custom_css: css === undefined ? null : { raw: encodeCss(css) },
});
type Variant = ReturnType<typeof variant>;
const styleOf = (id: string, label: string, ...variants: Variant[]) => ({ id, label, type: 'class', variants });
const classesOf = (...classes: ReturnType<typeof styleOf>[]) => ({
  items: Object.fromEntries(classes.map((one) => [one.id, one])),
  order: classes.map(({ id }) => id),
});
const variables = {
  data: {
    'e-gv-1': { type: 'global-color-variable', label: 'brand', value: '#375EFB' },
    'e-gv-2': { type: 'global-font-variable', label: 'head', value: typed('string', 'Sora') },
    'e-gv-3': { type: 'global-size-variable', label: 'space-l', value: '48px' },
    'e-gv-4': {
      type: 'global-size-variable',
      label: 'fluid',
      value: typed('size', { size: 'clamp(1rem, 2vw, 3rem)', unit: 'custom' }),
    },
  },
};
const heading = (classes: string[], ...local: Variant[]): ElementorElement => ({
  ...widget('abc', 'e-heading', { classes: typed('classes', local.length > 0 ? [...classes, 'e-abc-1'] : classes) }),
  styles: local.length > 0 ? { 'e-abc-1': styleOf('e-abc-1', 'local', ...local) } : [],
});

type Styled = ElementorElement & { styles: Record<string, { variants: Variant[] }> };
function flatten(element: ElementorElement, design: object) {
  const reading = read({ ...exportOf(container('1', element)), ...design });
  const [document] = reading.bundle.documents;
  const flat = (document?.kind === 'elementor' ? document.content[0]?.elements[0] : undefined) as Styled;
  const [style] = Object.values(flat.styles);
  const names = (flat.settings.classes as { value: string[] }).value;
  return { flat, names, variants: style?.variants ?? [], warnings: reading.warnings };
}
const classesToValues = (element: ElementorElement, ...classes: ReturnType<typeof styleOf>[]) =>
  flatten(element, { global_classes: classesOf(...classes), global_variables: variables });

describe('global classes', () => {
  it('[R-EL4-11] become the local style of each element, the strongest class last', () => {
    const strong = styleOf(
      'g-1',
      'strong',
      variant({ color: color('red'), width: px(1) }),
      variant({ color: color('pink') }, 'hover'),
    );
    const weak = styleOf(
      'g-2',
      'weak',
      variant({ color: color('blue'), height: px(2) }),
      variant({ height: px(3) }, null, 'mobile'),
    );

    const { names, variants, flat, warnings } = classesToValues(heading(['g-2', 'g-1']), strong, weak);

    expect(names).toEqual([expect.stringMatching(/^e-abc-[0-9a-f]{7}$/)]);
    expect(Object.keys(flat.styles)).toEqual(names);
    expect(variants).toEqual([
      variant({ color: color('red'), height: px(2), width: px(1) }),
      variant({ height: px(3) }, null, 'mobile'),
      variant({ color: color('pink') }, 'hover'),
    ]);
    expect(warnings).toMatchObject([{ code: 'design_flattened', message: expect.stringContaining('2 global classes of') }]);
  });

  it("[R-EL4-11] are weaker than the element's own style", () => {
    const { names, variants } = classesToValues(
      heading(['g-1'], variant({ color: color('green') })),
      styleOf('g-1', 'strong', variant({ color: color('red'), width: px(1) }, null)),
    );

    expect(names).toEqual(['e-abc-1']);
    expect(variants).toEqual([variant({ color: color('green'), width: px(1) })]);
  });

  it('[R-EL4-11] keep the sides that the stronger style does not set', () => {
    const own = variant({
      padding: typed('dimensions', { 'inline-start': px(30), 'block-end': null }),
      'border-radius': typed('border-radius-v2', { 'start-start': px(9) }),
      background: typed('background', { color: color('red') }),
      gap: typed('layout-direction', { row: px(5) }),
    });
    const overlays = typed('background-overlay', [typed('background-color-overlay', { color: color('#000') })]);
    const { variants } = classesToValues(
      heading(['g-1'], own),
      styleOf(
        'g-1',
        'box',
        variant({
          padding: px(12),
          'border-radius': px(4),
          background: typed('background', { color: color('blue'), 'background-overlay': overlays }),
          gap: typed('layout-direction', { row: px(1), column: px(2) }),
        }),
      ),
    );

    expect(variants[0]?.props).toEqual({
      padding: typed('dimensions', { 'block-start': px(12), 'inline-end': px(12), 'block-end': px(12), 'inline-start': px(30) }),
      'border-radius': typed('border-radius-v2', {
        'start-start': px(9),
        'start-end': px(4),
        'end-start': px(4),
        'end-end': px(4),
      }),
      background: typed('background', { color: color('red'), 'background-overlay': overlays }),
      gap: typed('layout-direction', { row: px(5), column: px(2) }),
    });
  });

  it('[R-EL4-11] turn custom CSS into properties where Elementor has one, and name the rest', () => {
    const css = 'letter-spacing:.12em;line-height:1.06;text-transform:uppercase;text-wrap:pretty;& em{color:var(--brand);}';
    const { variants, warnings } = classesToValues(
      heading(['g-1'], variant({ 'line-height': px(20) }, null, 'desktop', 'margin-top:1px')),
      styleOf('g-1', 'kicker', variant({}, null, 'desktop', css)),
    );

    expect(variants[0]?.props).toEqual({
      'letter-spacing': typed('size', { size: 0.12, unit: 'em' }),
      'line-height': px(20),
      'text-transform': typed('string', 'uppercase'),
    });
    expect(decodeCss(variants[0]?.custom_css?.raw ?? '')).toBe('text-wrap:pretty;& em{color:#375EFB;}\nmargin-top:1px');
    expect(warnings.map(({ code }) => code)).toEqual(['design_flattened', 'custom_css']);
  });

  it('[R-EL4-11] do not let weaker custom CSS win over a stronger property', () => {
    const { variants } = classesToValues(
      heading(['g-1'], variant({ color: color('green') })),
      styleOf('g-1', 'kicker', variant({}, null, 'desktop', 'color:red;text-wrap:pretty')),
    );

    expect(decodeCss(variants[0]?.custom_css?.raw ?? '')).not.toContain('red');
    expect(variants[0]?.props).toEqual({ color: color('green') });
  });

  it('[R-EL4-11] show their picture, whose address another element names', () => {
    const src = (url: unknown) => typed('image-src', { id: typed('image-attachment-id', 5), url });
    const overlay = typed('background-image-overlay', { image: typed('image', { src: src(null) }) });
    const background = typed('background', { 'background-overlay': typed('background-overlay', [overlay]) });
    const picture = widget('2', 'e-image', { image: typed('image', { src: src(typed('url', 'https://a.test/a.jpg')) }) });
    const file = {
      ...exportOf(container('1', heading(['g-1']), picture)),
      global_classes: classesOf(styleOf('g-1', 'photo', variant({ background }))),
    };

    expect(read(file).media).toMatchObject([
      { url: 'https://a.test/a.jpg', places: [expect.stringContaining('.styles.'), expect.stringContaining('.image.')] },
    ]);
  });

  it('[R-EL4-15] show pictures whose address the pushing site sends', () => {
    const src = typed('image-src', { id: typed('image-attachment-id', 5), url: null });
    const picture = container('1', widget('2', 'e-image', { image: typed('image', { src }) }));
    const bytes = bytesOf(JSON.stringify(exportOf(picture)));

    const { media } = readTemplate({ name: 'a.json', bytes }, undefined, { attachments: { 5: 'https://a.test/a.jpg', 6: 7 } });

    expect(media).toMatchObject([{ url: 'https://a.test/a.jpg' }]);
  });

  it('[R-EL4-10] are read from a damaged list, and unknown ones are reported', () => {
    const file = {
      ...exportOf(container('1', heading(['g-123', 'g-456', 'g-789']))),
      global_classes: {
        items: {
          'g-123': styleOf('g-123', 'Test', variant({ width: px(1) })),
          'g-456': { label: 'Test', variants: [null, 7, {}] },
          'g-0': 3,
        },
        order: ['g-123', 'g-456', {}, true, 'g-456'],
      },
    };
    const reading = read(file);

    const text = JSON.stringify(reading.bundle.documents.map(withoutDesign));
    expect([text.includes('"g-123"'), text.includes('"g-456"'), text.includes('"g-789"')]).toEqual([false, false, true]);
    expect(reading.warnings.map(({ code }) => code)).toEqual(['design_flattened', 'globals_left_out']);
  });

  it.each([null, 'x', [], { items: 7 }, { items: [null], order: {} }, { items: { a: { variants: 'x' } } }])(
    '[R-EL4-10] ignore %j',
    (global_classes) => {
      const global_variables = { data: [global_classes] };

      expect(flatten(heading(['e-1'], variant({})), { global_classes, global_variables }).names).toEqual(['e-1', 'e-abc-1']);
    },
  );
});

describe('variables', () => {
  const named = (type: string, id: string) => typed(`global-${type}-variable`, id);

  it('[R-EL4-11] become values of the type that their property expects', () => {
    const { variants } = classesToValues(
      heading(
        [],
        variant(
          {
            color: named('color', 'e-gv-1'),
            'font-family': named('font', 'e-gv-2'),
            padding: typed('dimensions', { 'block-start': named('size', 'e-gv-3'), 'block-end': px(1) }),
            width: named('size', 'e-gv-4'),
            height: typed('size', { size: 'calc(var(--space-l) * 2)', unit: 'custom' }),
            'max-width': named('custom-size', 'e-gv-9'),
          },
          null,
          'desktop',
          'margin:var(--space-l, 1px);color:var(--other)',
        ),
      ),
    );

    expect(variants).toEqual([
      variant(
        {
          color: color('#375EFB'),
          'font-family': typed('font-family', 'Sora'),
          padding: typed('dimensions', { 'block-start': px(48), 'block-end': px(1) }),
          width: typed('size', { size: 'clamp(1rem, 2vw, 3rem)', unit: 'custom' }),
          height: typed('size', { size: 'calc(48px * 2)', unit: 'custom' }),
          'max-width': named('custom-size', 'e-gv-9'),
        },
        null,
        'desktop',
        'margin:48px;color:var(--other)',
      ),
    ]);
  });

  it('[R-EL4-11] leave a template without them the same', () => {
    const file = exportOf(container('1', heading([], variant({ color: color('red') }))));
    const design = { global_variables: variables, global_classes: classesOf(styleOf('g-1', 'a', variant({}))) };

    expect(read({ ...file, ...design }).bundle).toEqual(read(file).bundle);
    expect(read({ ...file, ...design }).warnings).toEqual([]);
  });
});

describe('kits', () => {
  const page = { content: [container('1', heading(['g-1', 'g-2']))], settings: [] };
  const kit = (files: Record<string, unknown>) => {
    const manifest = {
      name: 'demo',
      version: '3.0',
      site: 'https://demo.test',
      templates: [],
      content: { page: { 31: { title: 'Home' } } },
    };
    const all = { 'manifest.json': manifest, 'content/page/31.json': page, 'global-variables.json': variables, ...files };
    const bytes = zipSync(Object.fromEntries(Object.entries(all).map(([name, value]) => [name, strToU8(JSON.stringify(value))])));
    const reading = readPack({ name: 'kit.zip', bytes });
    const [document] = reading.bundle.documents;
    const flat = (document?.kind === 'elementor' ? document.content[0]?.elements[0] : undefined) as Styled;
    return { props: Object.values(flat.styles)[0]?.variants[0]?.props, codes: reading.warnings.map(({ code }) => code) };
  };
  const strong = styleOf('g-1', 'strong', variant({ color: typed('global-color-variable', 'e-gv-1') }));
  const weak = styleOf('g-2', 'weak', variant({ color: color('blue'), width: px(2) }));

  it('[R-EL4-10] read classes from a folder with their order, and from one file', () => {
    const expected = { props: { color: color('#375EFB'), width: px(2) }, codes: ['design_flattened'] };

    expect(
      kit({
        'global-classes/g-2.json': weak,
        'global-classes/g-1.json': strong,
        'global-classes/order.json': [
          { id: 'g-1', label: 'strong' },
          { id: 'g-2', label: 'weak' },
        ],
      }),
    ).toEqual(expected);
    expect(kit({ 'global-classes.json': classesOf(strong, weak) })).toEqual(expected);
  });
});

it('[R-EL4-11] flattens a large design in bounded time', () => {
  const classes = Array.from({ length: 1_000 }, (_, index) => styleOf(`g-${index}`, `c${index}`, variant({ width: px(index) })));
  const elements = Array.from({ length: 300 }, () => heading(classes.slice(0, 20).map(({ id }) => id)));
  const text = JSON.stringify({ ...exportOf(container('1', ...elements)), global_classes: classesOf(...classes) });
  const began = performance.now();

  readTemplate({ name: 'a.json', bytes: bytesOf(text) });

  expect(performance.now() - began).toBeLessThan(5_000);
});
