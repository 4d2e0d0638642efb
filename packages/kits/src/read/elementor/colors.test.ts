import type { BundleDocument, Colors, KitSettings } from '@kithouse/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyColors, readKitSettings, readTemplate, usedSettings, writeBundleZip, writeTemplateFile } from '../../index.js';
import { bytesOf, container, exportOf, read, widget } from '../../testing/fixtures.js';

const size = (value: number, unit = 'px') => ({ unit, size: value, sizes: [] });

/** A kit as Elementor stores it. */
const kit = {
  system_colors: [
    { _id: 'primary', title: 'Primary', color: '#8E5932' },
    { _id: 'text', title: 'Text', color: '#595959' },
  ],
  custom_colors: [{ _id: 'c0ffee1', title: 'Crust', color: '#AA5500CC' }],
  system_typography: [{ _id: 'primary', title: 'Headings', typography_typography: 'custom', typography_font_family: 'Lato' }],
  custom_typography: [
    {
      _id: 'f00d001',
      title: 'Menu',
      typography_typography: 'custom',
      typography_font_family: 'Inter',
      typography_font_size: size(18),
      typography_line_height_tablet: size(1.5, 'em'),
      typography_font_weight: '600',
    },
  ],
};
const settings = readKitSettings(kit) as KitSettings;

const documentOf = (...content: Parameters<typeof exportOf>): BundleDocument => {
  const [document] = read(exportOf(...content)).bundle.documents;
  return document as BundleDocument;
};
const globals = (references: Record<string, string>, more: object = {}) =>
  widget('a1', 'heading', { ...more, __globals__: references });

function apply(given: Record<string, unknown>, colors: Colors, known: KitSettings | undefined = settings) {
  const applied = applyColors({ documents: [documentOf(widget('a1', 'heading', given))], settings: known }, colors);
  const [document] = applied.documents;
  const [box] = document?.kind === 'elementor' ? document.content : [];
  return { ...applied, result: box?.elements[0]?.settings };
}

describe('colours and fonts of a kit', () => {
  it('are read from every place where a file stores them', () => {
    const variables = {
      data: {
        'e-gv-1': { type: 'global-color-variable', label: 'red', value: '#f60707', order: 2 },
        'e-gv-2': { type: 'global-font-variable', label: 'heading', value: { $$type: 'string', value: 'Verdana' } },
        'e-gv-3': { type: 'global-size-variable', label: 'gap', value: '3px' },
      },
    };

    expect(settings.colors).toEqual([
      { id: 'primary', title: 'Primary', color: '#8E5932', role: 'system' },
      { id: 'text', title: 'Text', color: '#595959', role: 'system' },
      { id: 'c0ffee1', title: 'Crust', color: '#AA5500CC', role: 'custom' },
    ]);
    expect(settings.fonts.map(({ id, role }) => [id, role])).toEqual([
      ['primary', 'system'],
      ['f00d001', 'custom'],
    ]);
    expect(readKitSettings({ global_variables: variables })).toEqual({
      colors: [{ id: 'e-gv-1', title: 'red', color: '#f60707', role: 'custom' }],
      fonts: [{ id: 'e-gv-2', title: 'heading', settings: { typography_font_family: 'Verdana' }, role: 'custom' }],
    });
  });

  it.each([undefined, null, [], 'x', 7, {}, { system_colors: 'x' }, { custom_colors: [null, 7, []] }, { global_variables: [] }])(
    'ignore %j',
    (given) => expect(readKitSettings(given)).toBeUndefined(),
  );

  it.each(['', 'red;} body{display:none', 'url(x)', '</style>', 'var(--a)', '#12', 'rgb(0,0,0', 'a'.repeat(500), '#fff\n}'])(
    'ignore the colour %j',
    (color) => expect(readKitSettings({ custom_colors: [{ _id: 'a', title: 'A', color }] })).toBeUndefined(),
  );

  it('keep only font properties', () => {
    const row = {
      _id: 'a',
      title: 'A'.repeat(300),
      typography_font_family: 'x;} body{',
      typography_font_size: {
        unit: 'px',
        size: '1;}',
      },
      typography_line_height: {
        unit: 'custom',
        size: 'clamp(1rem, 2vw, 3rem)',
        sizes: ['</style>'],
      },
      custom_css: 'body{}',
    };

    expect(
      readKitSettings({ custom_typography: [row, { _id: 'b', typography_font_family: '"游ゴシック", Öl' }] })?.fonts,
    ).toEqual([
      {
        id: 'a',
        title: 'A'.repeat(100),
        role: 'custom',
        settings: {
          typography_line_height: {
            unit: 'custom',
            size: 'clamp(1rem, 2vw, 3rem)',
            sizes: [],
          },
        },
      },
      { id: 'b', title: 'b', role: 'custom', settings: { typography_font_family: '"游ゴシック", Öl' } },
    ]);
  });

  it('omit those that a template does not show', () => {
    const template = exportOf(globals({ title_color: 'globals/colors?id=c0ffee1' }));

    const { bundle } = readTemplate({ name: 'a.json', bytes: bytesOf(JSON.stringify({ ...template, globals: kit })) });

    expect(bundle.settings).toEqual({ colors: [settings.colors[2]], fonts: [] });
    expect(read(exportOf(widget('a', 'heading'))).bundle.settings).toBeUndefined();
    expect(usedSettings([documentOf(widget('a', 'heading'))], settings)).toBeUndefined();
  });
});

describe('export of a template', () => {
  it('includes its colours, so that it can be imported again with them', () => {
    const variable = { a: { $$type: 'global-color-variable', value: 'e-gv-1' } };
    const globalVariables = { data: { 'e-gv-1': { type: 'global-color-variable', label: 'red', value: '#f60707' } } };
    const shown = globals(
      { a: 'globals/colors?id=primary', b: 'globals/colors?id=c0ffee1', x_typography: 'globals/typography?id=f00d001' },
      variable,
    );
    const { bundle } = read({ ...exportOf(shown), globals: { ...kit, global_variables: globalVariables } });

    const again = readTemplate(writeTemplateFile(bundle)).bundle;
    const zipped = readTemplate({ name: 'a.zip', bytes: writeBundleZip(bundle, new Map()) }).bundle;

    expect(bundle.settings?.colors.map(({ id, role }) => [id, role])).toEqual([
      ['primary', 'system'],
      ['c0ffee1', 'custom'],
    ]);
    expect(JSON.stringify(bundle.documents)).toContain('{"$$type":"color","value":"#f60707"}');
    expect(again.settings).toEqual(bundle.settings);
    expect(zipped.settings).toEqual(bundle.settings);
    expect(new TextDecoder().decode(writeTemplateFile(read(exportOf(widget('a', 'heading'))).bundle).bytes)).not.toContain(
      'globals',
    );
  });
});

describe('keep', () => {
  it("leaves system colours to the site and inlines the author's own", () => {
    const { result, has_colors, warnings, ...rest } = apply(
      {
        title: 'Hello',
        __globals__: { title_color: 'globals/colors?id=primary', hover_color: 'globals/colors?id=c0ffee1', background: '' },
      },
      'keep',
    );

    expect(result).toEqual({
      title: 'Hello',
      hover_color: '#AA5500CC',
      __globals__: { title_color: 'globals/colors?id=primary', background: '' },
    });
    expect([has_colors, warnings, rest.settings]).toEqual([true, [], undefined]);
  });

  it('inlines a font in place of overridden settings', () => {
    const { result } = apply(
      {
        title_typography_font_size: size(99),
        title_typography_letter_spacing: size(3),
        title_color: 'red',
        __globals__: { title_typography_typography: 'globals/typography?id=f00d001' },
      },
      'keep',
    );

    expect(result).toEqual({
      title_color: 'red',
      title_typography_typography: 'custom',
      title_typography_font_family: 'Inter',
      title_typography_font_size: size(18),
      title_typography_line_height_tablet: size(1.5, 'em'),
      title_typography_font_weight: '600',
    });
  });

  it('warns about missing ones and leaves them', () => {
    const given = { __globals__: { a: 'globals/colors?id=0123456' } };

    expect(apply(given, 'keep')).toMatchObject({ result: given, has_colors: false, warnings: [{ code: 'colors_unknown' }] });
    expect(applyColors({ documents: [documentOf(globals(given.__globals__))] }, 'keep').warnings).toHaveLength(1);
    expect(applyColors({ documents: [documentOf(globals({ a: 'globals/colors?id=text' }))] }, 'keep').warnings).toEqual([]);
  });
});

describe('bring', () => {
  const given = {
    custom_css:
      'selector { color: var( --e-global-color-primary ); font-size: var(--e-global-typography-f00d001-font-size, 3px) }',
    items: [
      {
        _id: 'x',
        __globals__: { color: 'globals/colors?id=c0ffee1' },
      },
    ],
    __globals__: {
      color: 'globals/colors?id=primary',
      typography_typography: 'globals/typography?id=f00d001',
    },
  };

  it('gives shown ones stable new ids and adds nothing else', () => {
    const { result, settings: brought, has_colors } = apply(given, 'bring');

    const [primary, crust] = ['Primary', 'Crust'].map((title) => brought?.colors.find((row) => row.title === title)?.id);
    const [menu] = brought?.fonts.map(({ id }) => id) ?? [];
    expect(brought?.colors).toHaveLength(2);
    expect(brought?.fonts).toHaveLength(1);
    expect([...(brought?.colors ?? []), ...(brought?.fonts ?? [])].every(({ role }) => role === 'custom')).toBe(true);
    expect(result).toEqual({
      custom_css: `selector { color: var(--e-global-color-${primary}); font-size: var(--e-global-typography-${menu}-font-size, 3px) }`,
      items: [{ _id: 'x', __globals__: { color: `globals/colors?id=${crust}` } }],
      __globals__: { color: `globals/colors?id=${primary}`, typography_typography: `globals/typography?id=${menu}` },
    });
    expect(has_colors).toBe(true);
    expect(apply(given, 'bring').settings).toEqual(brought);
  });

  it('distinguishes two kits that use the same id for different colours', () => {
    const other = readKitSettings({ system_colors: [{ _id: 'primary', title: 'Primary', color: '#000000' }] });
    const idIn = (known: KitSettings | undefined) =>
      apply({ __globals__: { a: 'globals/colors?id=primary' } }, 'bring', known).settings?.colors[0]?.id;

    expect(idIn(settings)).not.toBe(idIn(other));
    expect(idIn(settings)).toMatch(/^k[0-9a-f]{10}$/);
  });

  it('adds nothing when none are shown and warns about missing ones', () => {
    expect(apply({ title: 'Hello' }, 'bring')).toMatchObject({ has_colors: false, warnings: [] });
    expect(apply({ title: 'Hello' }, 'bring').settings).toBeUndefined();
    expect(applyColors({ documents: [documentOf(globals({ a: 'globals/colors?id=primary' }))] }, 'bring')).toMatchObject({
      warnings: [{ code: 'colors_unknown' }],
    });
  });

  it('skips invalid colours', () => {
    const evil: KitSettings = { colors: [{ id: 'primary', title: 'A', color: 'red}body{', role: 'system' }], fonts: [] };

    expect(apply({ __globals__: { a: 'globals/colors?id=primary' } }, 'bring', evil).settings).toBeUndefined();
    expect(apply({ __globals__: { a: 'globals/colors?id=primary' } }, 'flatten', evil).result).not.toHaveProperty('a');
  });
});

describe('flatten', () => {
  it('inlines all, including those in custom CSS', () => {
    const { result } = apply(
      {
        custom_css:
          'a{color:var( --e-global-color-text )} b{font:var(--e-global-typography-f00d001-font-size) var(--e-global-typography-f00d001-font-family)} i{color:var(--e-global-color-none)}',
        __globals__: { color: 'globals/colors?id=primary', typography_typography: 'globals/typography?id=primary' },
      },
      'flatten',
    );

    expect(result).toEqual({
      custom_css: 'a{color:#595959} b{font:18px Inter} i{color:var(--e-global-color-none)}',
      color: '#8E5932',
      typography_typography: 'custom',
      typography_font_family: 'Lato',
    });
  });

  it('includes page settings', () => {
    const document = documentOf(widget('a', 'heading')) as Extract<BundleDocument, { kind: 'elementor' }>;
    const pageSettings = { __globals__: { background_color: 'globals/colors?id=primary' } };

    const { documents } = applyColors({ documents: [{ ...document, page_settings: pageSettings }], settings }, 'flatten');

    expect(documents[0]).toMatchObject({ page_settings: { background_color: '#8E5932' } });
  });
});

describe('any choice', () => {
  it.each<Colors>(['keep', 'bring', 'flatten'])('%s inlines Elementor 4 variables, which no other site has', (colors) => {
    const known = readKitSettings({
      global_variables: {
        data: {
          'e-gv-1': { type: 'global-color-variable', label: 'red', value: '#f60707' },
          'e-gv-2': { type: 'global-font-variable', label: 'font', value: 'Verdana' },
        },
      },
    });
    const prop = (type: string, value: string) => ({ $$type: type, value });

    const {
      result,
      has_colors,
      settings: brought,
    } = apply(
      {
        a: prop('global-color-variable', 'e-gv-1'),
        b: prop('global-font-variable', 'e-gv-2'),
        c: prop('global-size-variable', 'e-gv-1'),
      },
      colors,
      known,
    );

    expect(result).toEqual({
      a: prop('color', '#f60707'),
      b: prop('string', 'Verdana'),
      c: prop('global-size-variable', 'e-gv-1'),
    });
    expect([has_colors, brought]).toEqual([false, undefined]);
  });

  it.each<Colors>(['keep', 'bring', 'flatten'])(
    '%s returns blocks and settings without references as the same objects',
    (colors) => {
      const elementor = documentOf(
        container('c', widget('a', 'heading', { __globals__: { a: '' }, b: '--e-global-color', c: null })),
      );
      const blocks: BundleDocument = {
        kind: 'blocks',
        key: 'a',
        title: 'A',
        slug: 'a',
        post_type: 'page',
        template_type: 'page',
        content: 'var(--e-global-color-primary)',
      };

      const { documents, warnings } = applyColors({ documents: [elementor, blocks], settings }, colors);

      expect(documents[0]?.content).toBe(elementor.content);
      expect(documents[1]).toBe(blocks);
      expect(warnings).toEqual([]);
    },
  );

  it('handles names with a meaning in JavaScript', () => {
    const given = JSON.parse(
      '{"__globals__": {"__proto__": "globals/colors?id=primary", "constructor": "globals/colors?id=text"}}',
    );

    const { result } = apply(given, 'flatten');

    expect(Object.entries(result ?? {})).toEqual([
      ['__proto__', '#8E5932'],
      ['constructor', '#595959'],
    ]);
    expect(({} as Record<string, unknown>).color).toBeUndefined();
  });

  it('visits each of very many references in an element once', () => {
    const many = Array.from({ length: 8_000 }, (_, n) => n);
    const references = Object.fromEntries([
      ...many.map((n) => [`c${n}`, 'globals/colors?id=primary']),
      ...many.map((n) => [`t${n}_typography`, 'globals/typography?id=primary']),
    ]);
    const beside = Object.fromEntries(many.map((n) => [`t${n}_font_size`, size(n)]));
    const css = `${'var(--e-global-color-'.repeat(15_000)}var(--e-global-typography-${'a'.repeat(150_000)}`;

    const { result } = apply({ ...beside, custom_css: css, __globals__: references }, 'flatten');

    expect(result).toMatchObject({ c7999: '#8E5932', t7999_font_family: 'Lato', t7999_typography: 'custom', custom_css: css });
    expect(result).not.toHaveProperty('t7999_font_size');
  });

  it('never changes its input and leaves no resolvable reference when flattened', () => {
    const reference = fc.constantFrom(
      'globals/colors?id=primary',
      'globals/colors?id=c0ffee1',
      'globals/typography?id=f00d001',
      '',
    );
    const given = fc.dictionary(fc.constantFrom('color', 'a_typography', 'typography_typography', '日本'), reference);
    fc.assert(
      fc.property(given, fc.constantFrom<Colors>('keep', 'bring', 'flatten'), (references, colors) => {
        const document = documentOf(globals(references));
        const before = JSON.stringify(document);

        const { documents } = applyColors({ documents: [document], settings }, colors);

        expect(JSON.stringify(document)).toBe(before);
        const left = Object.entries(references).filter(
          ([key, value]) => /colors/.test(value) || (/typography\?/.test(value) && key.endsWith('_typography')),
        );
        if (colors === 'flatten' && left.length === Object.keys(references).length) {
          expect(JSON.stringify(documents)).not.toContain('?id=');
        }
      }),
      { seed: 20_261_120, numRuns: 200 },
    );
  });
});
