import { fromLch, fromOklab, luminance, mix, type Rgb, toHex, toLch, toOklab, toRgb } from './color.js';
import { type Adjustment, adjusted } from './describe-adjustment.js';
import { fitText, isReadable } from './fit-text.js';
import { type Fill, fills, type Palette } from './palette.js';

/** Colours that follow from one fill, all `#rrggbb`. */
export type FillColors = {
  fill: string;
  /** The colour as text on background and surface. */
  text: string;
  hover: string;
  /** Label on fill and hover. */
  on: string;
  soft: string;
  line: string;
  /** Text on the soft tint. */
  textOnSoft: string;
  gradient: readonly [from: string, to: string];
  onGradient: string;
};

export type Derived = { palette: Palette; fills: Record<Fill, FillColors>; adjustments: Adjustment[] };

/** Derives every shade of a palette, and adjusts colours on which or in which no text would be readable. */
export function derivePalette(given: Palette): Derived {
  const { background, surface } = fitGrounds(given);
  const text = fitText(given.text, [background, surface]);
  const palette = { ...given, background, surface, text };
  const derived = {
    primary: deriveFill('primary', palette),
    secondary: deriveFill('secondary', palette),
    accent: deriveFill('accent', palette),
  };
  const changed = (['background', 'surface', 'text'] as const).flatMap((role) =>
    same(given[role], palette[role]) ? [] : [adjusted(role, given[role], palette[role])],
  );
  const texts = fills.flatMap((role) =>
    same(given[role], derived[role].text) ? [] : [adjusted(role, given[role], derived[role].text)],
  );
  return { palette, fills: derived, adjustments: [...changed, ...texts] };
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The least contrast of black or white on a ground, so that coloured text has room. */
const comfortable = 7;

const withLightness = (hex: string, lightness: number) =>
  fromLch({ ...toLch(hex), lightness: Math.min(1, Math.max(0, lightness)) });

/** Brings the surface near the background, then moves both away from the middle until one text colour can serve both. */
function fitGrounds({ background, surface }: Palette): Pick<Palette, 'background' | 'surface'> {
  const isDark = luminance(background) < 0.18;
  const [base, own] = [toLch(background).lightness, toLch(surface).lightness];
  const near = isDark ? Math.min(own, base + 0.1) : Math.max(own, base - 0.08);
  let [under, over] = [background, near === own ? surface : withLightness(surface, near)];
  for (let moved = 0; moved < 60 && !['#000000', '#ffffff'].some((one) => isReadable(one, [under, over], comfortable)); moved++) {
    const step = isDark ? -0.01 : 0.01;
    under = withLightness(under, toLch(under).lightness + step);
    over = withLightness(over, toLch(over).lightness + step);
  }
  return { background: under, surface: over };
}

function deriveFill(role: Fill, palette: Palette): FillColors {
  const { [role]: fill, background, surface, text } = palette;
  const labelOn = (grounds: readonly string[]) =>
    ['#ffffff', background, text, '#000000'].find((label) => isReadable(label, grounds));
  const hover = findHover(fill, (color) => labelOn([fill, color]) !== undefined);
  const soft = tint(fill, background, 0.12);
  const gradient = findGradient(fill, (steps) => labelOn(steps) !== undefined);
  return {
    fill,
    text: fitText(fill, [background, surface]),
    hover,
    on: labelOn([fill, hover]) ?? '#000000',
    soft,
    line: tint(fill, background, 0.32),
    textOnSoft: fitText(text, [soft]),
    gradient,
    onGradient: labelOn(gradientSteps(...gradient)) ?? '#000000',
  };
}

/** Finds a darker shade, or a lighter one of a dark colour, nearer to the colour if no label were readable on both. */
function findHover(fill: string, isUsable: (color: string) => boolean): string {
  const { lightness } = toLch(fill);
  const first = lightness > 0.5 ? -0.08 : 0.08;
  const shades = [first, 0.02, 0.04, 0.06, -0.02, -0.04, -0.06, 0.1, -0.1].map((by) => withLightness(fill, lightness + by));
  return shades.find(isUsable) ?? fill;
}

const widestTurn = 0.35;

/** Turns the hue towards the end of the gradient as far as one label stays readable on all of it. */
function findGradient(fill: string, isUsable: (steps: string[]) => boolean): readonly [string, string] {
  const start = toLch(fill);
  const ends = [1, 0.75, 0.5, 0.25].map((share) => fromLch({ ...start, hue: start.hue + widestTurn * share }));
  return [fill, ends.find((end) => isUsable(gradientSteps(fill, end))) ?? fill];
}

/** Samples what a browser paints between two colours. */
export const gradientSteps = (from: string, to: string): string[] =>
  Array.from({ length: 9 }, (_, index) => mix(from, to, index / 8));

/** Mixes in OKLab, as even steps look to people; `share` is that of the colour. */
function tint(color: string, background: string, share: number): string {
  const ground = toOklab(toRgb(background));
  const mixed = toOklab(toRgb(color)).map((value, index) => value * share + (ground[index] ?? 0) * (1 - share));
  return toHex(fromOklab(mixed as unknown as Rgb));
}
