/** Red, green and blue, each 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** Lightness 0 to 1, chroma from 0, hue in radians. */
export type Lch = { lightness: number; chroma: number; hue: number };

/** Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; ignores transparency. */
export function toRgb(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

/** Writes `#rrggbb` and clips what sRGB can't show. */
export const toHex = (color: Rgb): string => `#${color.map(toByte).join('')}`;

const toByte = (channel: number) =>
  Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0');

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Converts sRGB to OKLab: lightness, green to red, blue to yellow. */
export function toOklab(color: Rgb): Rgb {
  const [r, g, b] = color.map(toLinear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts OKLab to sRGB; channels outside 0 to 1 are outside the gamut. */
export function fromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toSigned(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toSigned(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toSigned(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const toSigned = (channel: number) => (channel < 0 ? channel : toGamma(channel));

export function toLch(hex: string): Lch {
  const [lightness, a, b] = toOklab(toRgb(hex));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

const isShown = (color: Rgb) => color.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** Writes a colour as hex, with as much of its chroma as sRGB can show at its lightness. */
export function fromLch({ lightness, chroma, hue }: Lch): string {
  const at = (share: number) => fromOklab([lightness, share * chroma * Math.cos(hue), share * chroma * Math.sin(hue)]);
  if (isShown(at(1))) {
    return toHex(at(1));
  }
  let [low, high] = [0, 1];
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    [low, high] = isShown(at(middle)) ? [middle, high] : [low, middle];
  }
  return toHex(at(low));
}

/** Returns the relative luminance of WCAG 2, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map(toLinear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of WCAG 2, 1 to 21. */
export const contrast = (one: string, other: string): number => contrastOf(luminance(one), luminance(other));

/** Returns the contrast ratio of two luminances. */
export const contrastOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Mixes two colours channel by channel; `share` is that of the second. */
export function mix(one: string, other: string, share: number): string {
  const second = toRgb(other);
  return toHex(toRgb(one).map((channel, index) => channel + ((second[index] ?? 0) - channel) * share) as unknown as Rgb);
}
