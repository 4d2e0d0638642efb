import type { Expiring } from '../expiry.js';
import type { Difference, Kind } from './compare.js';
import type { Theme } from './themes.js';

/** A page of a pack that was compared. */
export type Measured = { pack: string; theme: Theme; width: number; page: string };

type Exception = Expiring & {
  pack?: RegExp;
  theme?: Measured['theme'];
  page?: RegExp;
  width?: number;
  role?: Difference['role'];
  name?: RegExp;
  kinds?: readonly Kind[];
  /** Largest difference in px; any size without it. */
  max?: number;
};

/** Lists every known difference that stays, with its reason, for at most a year. Remove an entry that matches nothing. */
export const exceptions: readonly Exception[] = [
  {
    pack: /-blocks$/,
    theme: 'astra',
    kinds: ['height', 'gap'],
    max: 12,
    reason:
      'Astra gives lists of texts and icons the browser’s margin above instead of the gap of their group, up to 10 px for each list.',
    until: '2027-06-01',
  },
  {
    pack: /-blocks$/,
    theme: 'astra',
    kinds: ['height'],
    role: 'page',
    max: 24,
    reason: 'Several of these lists on one page add up.',
    until: '2027-06-01',
  },
  {
    pack: /^tally-accounting-blocks$/,
    theme: 'astra',
    page: /^contact$/,
    kinds: ['height', 'gap'],
    max: 18,
    reason: 'The social links of this page are 18 px lower in Astra than the gap of their group. The cause is not known yet.',
    until: '2027-06-01',
  },
  {
    pack: /^(girder|kinetic|noor|tally)-(?!.*-blocks$)/,
    kinds: ['height'],
    role: 'page',
    max: 24,
    reason: 'In Elementor, each picture that is shorter than a line of text takes the theme’s line height.',
    until: '2027-06-01',
  },
  {
    pack: /^(noor|tally)-(?!.*-blocks$)/,
    theme: 'astra',
    width: 1440,
    kinds: ['height', 'gap'],
    max: 6,
    reason:
      'On desktops, Astra’s line height is 1.8 px larger than the preview’s, for each picture of a section that is shorter than a line.',
    until: '2027-06-01',
  },
  {
    pack: /-blocks$/,
    theme: 'twentytwentyfive',
    kinds: ['x', 'width'],
    role: 'separator',
    reason: 'Twenty Twenty-Five gives wide separators its own maximum width instead of that of their group.',
    until: '2027-06-01',
  },
];

/** Returns why a difference may stay; undefined if it isn't listed. */
export function findReason(
  measured: Measured,
  { kind, role, name, preview, site }: Difference,
  listed = exceptions,
): string | undefined {
  return listed.find(
    (one) =>
      (one.pack?.test(measured.pack) ?? true) &&
      (one.page?.test(measured.page) ?? true) &&
      (one.name?.test(name) ?? true) &&
      [undefined, measured.theme].includes(one.theme) &&
      [undefined, measured.width].includes(one.width) &&
      [undefined, role].includes(one.role) &&
      (one.max === undefined || Math.abs(Number(preview) - Number(site)) <= one.max) &&
      (one.kinds?.includes(kind) ?? true),
  )?.reason;
}
