import { describe, expect, it } from 'vitest';
import { exportOf, read, widget } from '../testing/fixtures.js';
import { type DesignTokens, fromFamilies, noTokens, toFamilies } from './design-tokens.js';
import { readTokens, tokensOf, writeTokens } from './read-tokens.js';

const tokens: DesignTokens = {
  colors: [
    { name: 'brand', value: '#375efb', role: 'primary' },
    { name: 'shade', value: 'rgba(0, 0, 0, 0.5)' },
  ],
  fonts: [{ name: 'heading', family: ['Playfair Display', 'serif'] }],
  type: [
    {
      name: 'h1',
      family: ['Playfair Display'],
      size: 'clamp(2rem, 5vw, 64px)',
      weight: '700',
      line_height: '1.1',
      letter_spacing: '-0.02em',
    },
    {
      name: 'body',
      family: ['Inter'],
      size: '18px',
      role: 'text',
      by_screen: { tablet: { size: '17px' }, mobile: { size: 'clamp(14px, 4vw, 16px)', line_height: '1.6' } },
    },
    { name: 'plain', family: ['Inter'] },
  ],
  space: [
    { name: 'large', value: '48px' },
    { name: 'fluid', value: 'clamp(16px, 4vw, 48px)' },
  ],
  radius: [{ name: 'card', value: '12px' }],
};
/** Builders other than Elementor 3 have no roles. */
const withoutRoles = {
  ...tokens,
  colors: tokens.colors.map((token) => ({ ...token, role: undefined })),
  type: tokens.type.map((token) => ({ ...token, role: undefined })),
};
const round = (format: Parameters<typeof writeTokens>[1], given = tokens) => readTokens(writeTokens(given, format).file)?.tokens;

describe('design tokens', () => {
  it('[R-EL4-50] [R-EL4-45] come back the same from a file of the DTCG, byte by byte', () => {
    const written = writeTokens(tokens, 'dtcg');

    expect(round('dtcg')).toEqual(tokens);
    expect(JSON.stringify(writeTokens(readTokens(written.file)?.tokens ?? tokens, 'dtcg'))).toBe(JSON.stringify(written));
    expect(written.left_out).toEqual([]);
    expect(written.file.color).toEqual({
      brand: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.21569, 0.36863, 0.98431], hex: '#375efb' },
        $extensions: { 'org.kithouse': { role: 'primary' } },
      },
      shade: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.50196, hex: '#000000' },
        $extensions: { 'org.kithouse': { css: 'rgba(0, 0, 0, 0.5)' } },
      },
    });
    expect(written.file.space).toMatchObject({
      large: { $type: 'dimension', $value: { value: 48, unit: 'px' } },
      fluid: { $value: { value: 16, unit: 'px' }, $extensions: { 'org.kithouse': { css: 'clamp(16px, 4vw, 48px)' } } },
    });
  });

  it('[R-EL4-50] [R-EL4-45] come back from Elementor 4 with all parts', () => {
    expect(round('elementor-4')).toEqual({
      ...withoutRoles,
      fonts: [{ name: 'heading', family: ['Playfair Display'] }],
    });
  });

  it('[R-EL4-50] [R-EL4-45] come back from Elementor 3 except lengths, which it can’t name', () => {
    const { colors, type } = round('elementor-3') ?? tokens;

    expect(colors).toEqual(tokens.colors);
    // Rows of Elementor's own come first.
    expect(type.slice(0, 3)).toEqual([tokens.type[1], tokens.type[0], tokens.type[2]]);
    expect(type[3]).toEqual({ name: 'heading', family: ['Playfair Display'] });
    expect(writeTokens(tokens, 'elementor-3').left_out).toEqual(['large', 'fluid', 'card']);
  });

  it('[R-EL4-50] [R-EL4-45] come back from a block theme with colours, fonts and sizes', () => {
    expect(round('theme-json')).toEqual({
      ...withoutRoles,
      type: [
        { name: 'h1', family: [], size: 'clamp(2rem, 5vw, 64px)' },
        { name: 'body', family: [], size: '18px' },
      ],
    });
    expect(writeTokens(tokens, 'theme-json').left_out).toEqual(['plain', 'body on other screens']);
  });

  it('[R-EL4-50] are read from files of other tools, with aliases, groups and inherited types', () => {
    const file = {
      base: {
        $type: 'color',
        blue: { 500: { $value: { colorSpace: 'srgb', components: [0, 0, 1], alpha: 1 } } },
        wide: { $value: { colorSpace: 'display-p3', components: [0, 0, 1], hex: '#0000ff' } },
      },
      brand: { $value: '{base.blue.500}', $type: 'color' },
      loop: { $value: '{loop}', $type: 'color' },
      ease: { $type: 'cubicBezier', $value: [0, 0, 1, 1] },
      text: {
        $type: 'typography',
        $value: { fontFamily: 'Inter', fontSize: '{gap}', fontWeight: 700, letterSpacing: '0px', lineHeight: 1.4 },
      },
      gap: { $type: 'dimension', $value: { value: 1.5, unit: 'rem' } },
    };

    expect(readTokens(file)).toEqual({
      tokens: {
        colors: [
          { name: 'blue-500', value: '#0000ff' },
          { name: 'wide', value: '#0000ff' },
          { name: 'brand', value: '#0000ff' },
        ],
        fonts: [],
        type: [{ name: 'text', family: ['Inter'], size: '1.5rem', weight: '700', line_height: '1.4' }],
        space: [{ name: 'gap', value: '1.5rem' }],
        radius: [],
      },
      left_out: ['loop', 'ease'],
    });
  });

  it('[R-EL4-50] are read from a template of Elementor 4', () => {
    const variables = { data: { 'e-gv-1': { type: 'global-color-variable', label: 'Brand', value: '#375EFB' } } };
    const used = {
      'e-abc-1': {
        id: 'e-abc-1',
        label: 'local',
        type: 'class',
        variants: [
          {
            meta: { breakpoint: 'desktop', state: null },
            props: { color: { $$type: 'global-color-variable', value: 'e-gv-1' } },
          },
        ],
      },
    };
    const element = { ...widget('abc', 'e-heading', { classes: { $$type: 'classes', value: ['e-abc-1'] } }), styles: used };

    expect(tokensOf(read({ ...exportOf(element), global_variables: variables }).bundle).colors).toEqual([
      { name: 'Brand', value: '#375EFB' },
    ]);
  });

  it('[R-EL4-45] give Elementor’s own rows to the first token of each role', () => {
    const twice = { ...noTokens(), colors: [...tokens.colors, { name: 'second', value: '#111111', role: 'primary' as const }] };
    const { settings } = writeTokens(twice, 'elementor-3').file as { settings: Record<string, { _id: string; title: string }[]> };

    expect(settings.system_colors).toMatchObject([{ _id: 'primary', title: 'brand' }]);
    expect(settings.custom_colors?.map(({ title }) => title)).toEqual(['shade', 'second']);
    expect(round('dtcg', twice)).toEqual(twice);
  });

  it('[R-EL4-45] read corner radii of other tools, and ignore unknown roles, screens and unsafe parts', () => {
    const unsafe = '1px;} body{display:none';
    const by_screen = { mobile: { size: unsafe, weight: '300' }, watch: { size: '1px' }, tablet: 7 };
    const own = (extension: object) => ({ $extensions: { 'org.kithouse': extension } });
    const file = {
      'border-radius': { $type: 'dimension', card: { $value: { value: 8, unit: 'px' } } },
      color: { Größe: { $type: 'color', $value: '#ffffff', ...own({ role: '__proto__' }) } },
      typography: {
        日本: { $type: 'typography', $value: { fontFamily: 'Inter', fontSize: '1px' }, ...own({ role: 'text', by_screen }) },
      },
    };

    expect(readTokens(file)?.tokens).toEqual({
      ...noTokens(),
      colors: [{ name: 'Größe', value: '#ffffff' }],
      type: [{ name: '日本', family: ['Inter'], size: '1px', role: 'text', by_screen: { mobile: { weight: '300' } } }],
      radius: [{ name: 'card', value: '8px' }],
    });
  });

  it('[R-EL4-50] list colours that the format can’t express', () => {
    const odd = {
      ...tokens,
      colors: [
        { name: 'odd.name', value: '#abcdef' },
        { name: 'mixed', value: 'color-mix(in srgb, red, blue)' },
      ],
    };

    expect(writeTokens(odd, 'dtcg').left_out).toEqual(['mixed']);
    expect(round('dtcg', odd)?.colors).toEqual([{ name: 'odd.name', value: '#abcdef' }]);
  });

  it('[R-EL4-50] keep letter spacing below one pixel', () => {
    const spaced = (letterSpacing: string) => ({
      text: { $type: 'typography', $value: { fontFamily: 'Inter', fontSize: '16px', letterSpacing } },
    });

    expect(readTokens(spaced('0.5px'))?.tokens.type[0]?.letter_spacing).toBe('0.5px');
    expect(readTokens(spaced('0px'))?.tokens.type[0]?.letter_spacing).toBeUndefined();
  });

  it('[R-EL4-50] stay apart when their names are written alike', () => {
    const colors = [
      { name: 'a.b', value: '#111111' },
      { name: 'a-b', value: '#222222' },
      { name: 'a-b-2', value: '#333333' },
    ];
    const alike = { ...noTokens(), colors, space: colors.map(({ name }) => ({ name, value: '1px' })) };
    const { settings } = writeTokens(alike, 'theme-json').file;
    const slugs = ['a-b', 'a-b-2', 'a-b-2-2'].map((slug) => ({ slug }));

    expect(Object.keys(writeTokens(alike, 'dtcg').file.color ?? {})).toEqual(slugs.map(({ slug }) => slug));
    expect(round('dtcg', alike)).toEqual(alike);
    expect(settings).toMatchObject({ color: { palette: slugs }, spacing: { spacingSizes: slugs } });
    expect(round('theme-json', alike)?.colors.map(({ value }) => value)).toEqual(colors.map(({ value }) => value));
  });

  it.each([
    ['clamp(1rem, 2vw, 3rem)', { value: 1, unit: 'rem' }],
    ['calc(1.5rem + 2px)', { value: 1.5, unit: 'rem' }],
    ['max(10vw, 20px)', { value: 20, unit: 'px' }],
  ])('[R-EL4-50] are written with the first length that the format knows in %s', (value, expected) => {
    expect(writeTokens({ ...noTokens(), space: [{ name: 'one', value }] }, 'dtcg')).toMatchObject({
      file: { space: { one: { $value: expected } } },
      left_out: [],
    });
  });

  it('[R-EL4-50] list lengths that depend on where they are used', () => {
    const type = [
      { name: 'relative', family: ['Inter'], size: '2em' },
      { name: 'wide', family: ['Inter'], letter_spacing: '1vw' },
    ];

    expect(writeTokens({ ...noTokens(), type, space: [{ name: 'gap', value: '2em' }] }, 'dtcg')).toEqual({
      file: {},
      left_out: ['relative', 'wide', 'gap'],
    });
  });

  it.each([
    ['20px', '-0.02em', { value: -0.4, unit: 'px' }],
    ['clamp(2rem, 5vw, 64px)', '0.1em', { value: 0.2, unit: 'rem' }],
    [undefined, '0.5em', { value: 8, unit: 'px' }],
    ['20px', 'normal', { value: 0, unit: 'px' }],
  ])('[R-EL4-50] are written with the letter spacing of the size %s for %s', (size, letter_spacing, expected) => {
    const given = { ...noTokens(), type: [{ name: 'one', family: ['Inter'], ...(size && { size }), letter_spacing }] };

    expect(writeTokens(given, 'dtcg').file.typography).toMatchObject({ one: { $value: { letterSpacing: expected } } });
    expect(round('dtcg', given)).toEqual(given);
  });

  it('[R-EL4-50] follow another tool that changes values and keeps the extensions', () => {
    const [heading] = tokens.type;
    const file = writeTokens(
      { ...tokens, type: [{ ...heading, name: 'h1', family: ['Inter'], transform: 'uppercase' }] },
      'dtcg',
    ).file;
    const edited = structuredClone(file) as Record<string, Record<string, { $value: Record<string, unknown> }>>;
    const edit = (group: string, name: string, change: object) => Object.assign(edited[group]?.[name]?.$value ?? {}, change);
    edit('color', 'shade', { components: [1, 0, 0] });
    edit('space', 'fluid', { value: 20 });
    edit('typography', 'h1', { fontSize: { value: 40, unit: 'px' }, fontWeight: 500 });

    expect(readTokens(edited)?.tokens).toMatchObject({
      colors: [tokens.colors[0], { name: 'shade', value: '#ff000080' }],
      space: [tokens.space[0], { name: 'fluid', value: '20px' }],
    });
    expect(readTokens(edited)?.tokens.type).toEqual([
      {
        ...heading,
        name: 'h1',
        family: ['Inter'],
        size: '40px',
        weight: '500',
        letter_spacing: '-0.04rem',
        transform: 'uppercase',
      },
    ]);
  });

  it('[R-EL4-50] ignore extensions whose CSS would break out of its declaration', () => {
    const unsafe = 'max(1px);} body{color:red';
    const $value = { fontFamily: 'Inter', fontSize: '1px', fontWeight: 400, letterSpacing: '0px', lineHeight: 1.5 };
    const parts = { $extensions: { 'org.kithouse': { parts: { size: unsafe, transform: unsafe, style: 'italic' } } } };
    const css = { $extensions: { 'org.kithouse': { css: unsafe } } };
    const file = {
      space: { one: { $type: 'dimension', $value: '1px', ...css } },
      type: { one: { $type: 'typography', $value, ...parts } },
    };

    expect(readTokens(file)?.tokens).toEqual({
      ...noTokens(),
      space: [{ name: 'one', value: '1px' }],
      type: [{ name: 'one', family: ['Inter'], size: '1px', style: 'italic' }],
    });
  });

  it.each([null, 7, 'x', [], {}, { color: 7 }, { $value: 1 }, { settings: { color: { palette: 7 } } }])(
    '[R-EL4-50] are none in %j',
    (file) => {
      expect(readTokens(file)).toBeUndefined();
    },
  );

  it.each([
    ['Inter', ['Inter']],
    ['"Playfair Display", serif', ['Playfair Display', 'serif']],
    ["'A, B', C", ['A, B', 'C']],
    ['', []],
  ])('[R-EL4-50] split the font families %s', (text, families) => {
    expect(toFamilies(text)).toEqual(families);
    expect(toFamilies(fromFamilies(families))).toEqual(families);
  });
});
