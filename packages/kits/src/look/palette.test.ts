import { describe, expect, it } from 'vitest';
import { sample } from '../../../../scripts/test-extent.js';
import { contrast, fromLch, toLch } from './color.js';
import { derivePalette, gradientSteps } from './derive-palette.js';
import { listLooks, packTypes } from './designed-looks.js';
import { fills, type Palette, roles } from './palette.js';
import { readLogo } from './read-logo.js';

const driftwood: Palette = {
  primary: '#1E2B27',
  secondary: '#7A5B1E',
  text: '#51605A',
  accent: '#E5C68C',
  background: '#F6F4EC',
  surface: '#E6EAE1',
};

/** Lists pairs of text and ground that a site shows. */
function pairsOf(given: Palette): [text: string, ground: string][] {
  const { palette, fills: derived } = derivePalette(given);
  const grounds = [palette.background, palette.surface];
  return [
    ...grounds.map((ground): [string, string] => [palette.text, ground]),
    ...fills.flatMap((role): [string, string][] => {
      const { fill, hover, on, text, soft, textOnSoft, gradient, onGradient } = derived[role];
      return [
        [on, fill],
        [on, hover],
        [textOnSoft, soft],
        ...grounds.map((ground): [string, string] => [text, ground]),
        ...gradientSteps(...gradient).map((ground): [string, string] => [onGradient, ground]),
      ];
    }),
  ];
}
const faint = (palette: Palette) => pairsOf(palette).filter(([text, ground]) => contrast(text, ground) < 4.5);

/** Returns the same random numbers in every run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('palette', () => {
  it('keeps every text readable for random palettes [R-SITE-47, R-SITE-03]', () => {
    const random = createRandom(7);
    const color = () =>
      `#${Math.floor(random() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`;
    const palettes = Array.from({ length: 3000 }, () => Object.fromEntries(roles.map((role) => [role, color()])) as Palette);
    const wrong = sample(palettes, 600).map((palette) => {
      const values = pairsOf(palette).flat();
      return faint(palette).length + values.filter((value) => !/^#[0-9a-f]{6}$/i.test(value)).length;
    });

    expect(wrong.filter((count) => count > 0)).toEqual([]);
  });

  it('keeps a palette with enough contrast and reports only text in a light accent [R-SITE-48, R-SITE-49]', () => {
    const { palette, adjustments } = derivePalette(driftwood);

    expect(palette).toEqual(driftwood);
    expect(adjustments).toEqual([
      {
        role: 'accent',
        from: '#E5C68C',
        to: '#80642b',
        message: 'Your accent colour is hard to read as text. Text uses {color}, buttons keep your colour.',
        values: { color: '#80642B' },
      },
    ]);
  });

  it('reports every role whose colour it changed [R-SITE-49]', () => {
    const grey = Object.fromEntries(roles.map((role) => [role, '#808080'])) as Palette;

    const { palette, adjustments } = derivePalette(grey);

    expect(adjustments.map(({ role }) => role)).toEqual(['background', 'surface', 'text', 'primary', 'secondary', 'accent']);
    expect(adjustments.every(({ message, values }) => message.includes('{color}') && /^#[0-9A-F]{6}$/.test(values.color))).toBe(
      true,
    );
    expect(palette.background).not.toBe('#808080');
  });

  it('keeps a colour through OKLCH and clips chroma that no screen shows', () => {
    for (const color of ['#7a5b1e', '#ff0000', '#0000ff', '#ffffff', '#000000', '#123456']) {
      expect(fromLch(toLch(color))).toBe(color);
    }
    const { hue, lightness } = toLch(fromLch({ lightness: 0.7, chroma: 0.4, hue: 1 }));
    expect(lightness).toBeCloseTo(0.7, 1);
    expect(hue).toBeCloseTo(1, 1);
  });
});

describe('palette of a logo', () => {
  const picture = (...parts: [color: number[], share: number][]) =>
    parts.flatMap(([color, share]) => Array.from({ length: Math.round(share * 4096) }, () => color).flat());

  it('takes the largest colour as primary and one of another hue as accent [R-SITE-50]', () => {
    const palette = readLogo(picture([[20, 80, 200, 255], 0.3], [[230, 120, 20, 255], 0.1], [[255, 255, 255, 255], 0.6]));

    expect(palette).toMatchObject({ primary: '#1450c8', accent: '#e67814' });
    expect(faint(palette as Palette)).toEqual([]);
  });

  it('turns the hue for the accent of a logo in one colour [R-SITE-50]', () => {
    const palette = readLogo(picture([[20, 80, 200, 255], 0.3], [[0, 0, 0, 255], 0.3]));

    expect(toLch(palette?.accent ?? '').hue).not.toBeCloseTo(toLch('#1450c8').hue, 1);
  });

  it('reads no palette from a grey, an invisible or a hardly coloured logo [R-SITE-50]', () => {
    expect(readLogo(picture([[90, 90, 90, 255], 1]))).toBeUndefined();
    expect(readLogo(picture([[20, 80, 200, 20], 1]))).toBeUndefined();
    expect(readLogo(picture([[20, 80, 200, 255], 0.01], [[0, 0, 0, 255], 0.99]))).toBeUndefined();
  });
});

describe('designed looks', () => {
  it.each(packTypes)('has six readable palettes and six font pairs for a %s [R-SITE-51]', (type) => {
    const { palettes, fonts } = listLooks(type);

    expect([new Set(palettes.map(({ id }) => id)).size, new Set(fonts.map(({ id }) => id)).size]).toEqual([6, 6]);
    for (const { id, palette } of palettes) {
      const changed = derivePalette(palette).adjustments.filter(({ role }) => ['text', 'background', 'surface'].includes(role));
      expect([id, changed, faint(palette)]).toEqual([id, [], []]);
    }
  });
});
