import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ColorToken } from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { contrast, fromLch, toLch } from './color.js';
import { offerPalette, offerPalettes } from './offer-palettes.js';
import type { PackColors } from './pack-palette.js';
import { type Palette, roles } from './palette.js';
import { resolveColors } from './tokens.js';

type Site = { colors: { id: string; color: string }[]; tokens: ColorToken[] };

/** Reads every pack of the catalogue, with ids as publishing makes them. */
const packs = readdirSync('catalogue').flatMap((name): [string, Site][] => {
  const file = `catalogue/${name}/site.json`;
  if (!existsSync(file)) {
    return [];
  }
  const { colors, tokens } = JSON.parse(readFileSync(file, 'utf8')) as Site;
  const toId = (id: string) =>
    name.endsWith('-blocks') ? `rye-bread-${id}` : `kh${createHash('sha256').update(id).digest('hex').slice(0, 5)}`;
  const ids = new Map(colors.map(({ id }) => [id, toId(id)]));
  const idOf = (id: string) => ids.get(id) ?? id;
  const named = tokens.map(({ mix, ...token }, index) => ({
    ...token,
    id: toId(`token-${index}`),
    from: idOf(token.from),
    ...(mix && { mix: [idOf(mix[0]), mix[1]] satisfies ColorToken['mix'] }),
  }));
  return [[name, { colors: colors.map((color) => ({ ...color, id: idOf(color.id) })), tokens: named }]];
});

/** Lists which of the pack's own colours are readable on each other, and on black and white. */
function readablePairs({ colors }: { colors: PackColors }, values: Readonly<Record<string, string>>): string[] {
  const all = [...colors.map(({ id }): [string, string] => [id, values[id] ?? '']), ['white', '#ffffff'], ['black', '#000000']];
  return all.flatMap(([one, color = ''], index) =>
    all.slice(index + 1).flatMap(([other, second = '']) => (contrast(color, second) >= 4.5 ? [`${one} and ${other}`] : [])),
  );
}

/** Makes palettes with any lightness, and light grounds or dark ones. */
const randomPalette = (seed: number): Palette => {
  const next = (at: number) => (Math.abs(Math.sin(seed * 99 + at * 7)) * 1e4) % 1;
  const color = (at: number) => fromLch({ lightness: next(at), chroma: next(at + 20) * 0.3, hue: next(at + 40) * 6.3 });
  return Object.fromEntries(roles.map((role, at) => [role, color(at)])) as Palette;
};

describe.each(packs)('palettes for %s', (_, site) => {
  it('offers at least four designed palettes, each with a colour for every id [R-SITE-90]', () => {
    const offers = offerPalettes(site);

    expect(offers.length).toBeGreaterThanOrEqual(4);
    expect(offers.length).toBeLessThanOrEqual(5);
    for (const { colors, swatches } of offers) {
      expect(Object.keys(colors)).toEqual(site.colors.map(({ id }) => id));
      expect(swatches).toHaveLength(5);
      expect(colors[site.colors[0]?.id ?? '']).not.toBe(site.colors[0]?.color.toLowerCase());
    }
  });

  it('keeps readable what is readable in the pack, with designed and random palettes [R-SITE-91]', () => {
    const own = Object.fromEntries(site.colors.map(({ id, color }) => [id, color]));
    const before = readablePairs(site, own);
    const random = Array.from({ length: 60 }, (_one, seed) => offerPalette(site, randomPalette(seed))).filter(
      (offer) => offer !== undefined,
    );

    expect(random.length).toBeGreaterThan(20);
    for (const { colors } of [...offerPalettes(site), ...random]) {
      const values = resolveColors(site, colors);
      expect(readablePairs(site, values)).toEqual(expect.arrayContaining(before));
    }
  });
});

it('turns colours without a role with the others and keeps their luminance [R-SITE-90]', () => {
  const colors = [
    { id: 'primary', color: '#aa2200' },
    { id: 'text', color: '#222222' },
    { id: 'extra', color: '#ffc9bd' },
  ];
  const blue = fromLch({ ...toLch('#aa2200'), hue: toLch('#aa2200').hue + 3 });
  const offer = offerPalette({ colors }, { ...randomPalette(1), primary: blue, text: '#222222' });

  expect(Math.cos(toLch(offer?.colors.extra ?? '').hue - toLch('#ffc9bd').hue - 3)).toBeCloseTo(1, 1);
  expect(contrast(offer?.colors.extra ?? '', '#ffc9bd')).toBeLessThan(1.02);
});

it('offers nothing for a pack without a primary or a text colour', () => {
  expect(offerPalettes({ colors: [{ id: 'primary', color: '#aa2200' }] })).toEqual([]);
  expect(offerPalettes({ colors: [] })).toEqual([]);
});
