import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './color.js';
import { findRoles, findUnreadable, keepReadable } from './pack-palette.js';

const driftwood = [
  { id: 'primary', color: '#1E2B27' },
  { id: 'secondary', color: '#7A5B1E' },
  { id: 'ink', color: '#51605A' },
  { id: 'accent', color: '#E5C68C' },
  { id: 'paper', color: '#F6F4EC' },
  { id: 'sage', color: '#E6EAE1' },
  { id: 'card', color: '#FBFAF5' },
];

describe('readable colours of a pack [R-SITE-69]', () => {
  it('finds the role of each colour by its id, or as in our own design', () => {
    expect(findRoles(driftwood)).toEqual({
      primary: 'primary',
      secondary: 'secondary',
      text: 'ink',
      accent: 'accent',
      background: 'paper',
      surface: 'sage',
    });
    expect(findRoles([{ id: 'text', color: '#000000' }])).toEqual({ text: 'text' });
  });

  it('finds roles behind the prefix of a pack, and by place where the ids have no meaning', () => {
    const withIds = (...ids: string[]) => ids.map((id, at) => ({ id, color: `#00000${at}` }));

    expect(findRoles(withIds('rye-bread-primary', 'rye-bread-ink', 'rye-bread-crust'))).toEqual({
      primary: 'rye-bread-primary',
      text: 'rye-bread-ink',
    });
    expect(findRoles(withIds('kh00a1f', 'kh00b2e', 'kh00c3d', 'kh00d4c', 'kh00e5b'))).toEqual({
      primary: 'kh00a1f',
      secondary: 'kh00b2e',
      text: 'kh00c3d',
      accent: 'kh00d4c',
    });
    expect(findRoles(withIds('kh00a1f', 'mine'))).toEqual({});
    expect(findRoles(withIds('rye-text', 'other'))).toEqual({});
    expect(findRoles([])).toEqual({});
  });

  it('reports nothing for the pack as its author drew it', () => {
    expect(findUnreadable(driftwood, {})).toEqual([]);
    expect(findUnreadable(driftwood, { primary: '#1e2b27', accent: '#e5c68c' })).toEqual([]);
  });

  it('offers the nearest readable colour for a chosen one', () => {
    const found = findUnreadable(driftwood, { ink: '#cccccc', primary: '#ffe600' });

    expect(found.map(({ id }) => id)).toEqual(['ink', 'primary']);
    for (const { color } of found) {
      expect(contrast(color, '#F6F4EC')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color, '#E6EAE1')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('reports nothing more once the offered colours are used', () => {
    const chosen = { ink: '#cccccc', primary: '#ffe600', paper: '#808080', sage: '#0000ff' };
    const used = { ...chosen, ...Object.fromEntries(findUnreadable(driftwood, chosen).map(({ id, color }) => [id, color])) };

    expect(findUnreadable(driftwood, used)).toEqual([]);
  });

  it('leaves an accent alone that the pack never uses as text', () => {
    expect(findUnreadable(driftwood, { accent: '#ffee88' })).toEqual([]);
  });

  it('reports nothing for a pack without a known background', () => {
    expect(findUnreadable([{ id: 'primary', color: '#000000' }], { primary: '#ffffff' })).toEqual([]);
  });
});

describe('readable labels [R-SITE-185]', () => {
  const northbeam = [
    { id: 'primary', color: '#8B97FF' },
    { id: 'secondary', color: '#7CE8D2' },
    { id: 'text', color: '#A9B3D2' },
    { id: 'accent', color: '#3B45C4' },
    { id: 'night', color: '#0B0F1E' },
    { id: 'panel', color: '#12182E' },
    { id: 'light', color: '#F2F5FF' },
  ];

  it('offers a darker shade of a light button with a light label', () => {
    const found = findUnreadable(northbeam, { accent: '#ffd166' });

    expect(found.map(({ id }) => id)).toEqual(['accent']);
    expect(contrast(found[0]?.color ?? '', '#F2F5FF')).toBeGreaterThanOrEqual(4.5);
  });

  it('checks colours without a role, as the grounds of cards', () => {
    expect(findUnreadable(driftwood, { card: '#203040' }).map(({ id }) => id)).toEqual(['card']);
  });

  it('keeps readable choices, own colours and transparency', () => {
    expect(keepReadable(northbeam, { accent: '#7a1f2b' })).toEqual({ accent: '#7a1f2b' });
    expect(keepReadable(northbeam, {})).toEqual({});
    expect(keepReadable(driftwood, { card: '#20304080' }).card).toMatch(/^#[0-9a-f]{6}80$/);
  });

  const packs = readdirSync('catalogue').filter((name) => existsSync(`catalogue/${name}/site.json`));
  it.each(packs)('keeps %s readable with any colours, also all alike or all dark', (pack) => {
    const { colors } = JSON.parse(readFileSync(`catalogue/${pack}/site.json`, 'utf8')) as {
      colors: { id: string; color: string }[];
    };
    const all = (color: (at: number) => string) => Object.fromEntries(colors.map(({ id }, at) => [id, color(at)]));
    const random = (seed: number) =>
      all((at) => `#${((((seed * 7919 + at * 104_729) * 2654435761) % 0xffffff) >>> 0).toString(16).padStart(6, '0').slice(-6)}`);
    const choices = [
      all(() => '#808080'),
      all(() => '#000000'),
      all(() => '#ffffff'),
      all(() => '#101820'),
      random(1),
      random(2),
      random(3),
    ];

    for (const chosen of [...choices, ...colors.map(({ id }) => ({ [id]: '#ffe600' }))]) {
      expect(findUnreadable(colors, keepReadable(colors, chosen))).toEqual([]);
    }
  });
});
