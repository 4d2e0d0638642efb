import type { Difference, Kind } from './compare.js';
import type { Theme } from './themes.js';

/** A page of a pack that was compared. */
export type Measured = { pack: string; theme: Theme; width: number; page: string };

type Exception = {
  reason: string;
  pack?: RegExp;
  theme?: Measured['theme'];
  page?: RegExp;
  width?: number;
  role?: Difference['role'];
  name?: RegExp;
  kinds?: readonly Kind[];
};

/** Lists every known difference that stays, with its reason. An entry that matches nothing must be removed. */
const exceptions: readonly Exception[] = [
  {
    theme: 'astra',
    page: /^rooms$/,
    kinds: ['height'],
    reason: 'Astra resets the margins of lists to those of the browser, one pixel less each.',
  },
];

/** Returns why a difference may stay; undefined if it isn't listed. */
export function findReason(measured: Measured, { kind, role, name }: Difference, listed = exceptions): string | undefined {
  return listed.find(
    (one) =>
      (one.pack?.test(measured.pack) ?? true) &&
      (one.page?.test(measured.page) ?? true) &&
      (one.name?.test(name) ?? true) &&
      [undefined, measured.theme].includes(one.theme) &&
      [undefined, measured.width].includes(one.width) &&
      [undefined, role].includes(one.role) &&
      (one.kinds?.includes(kind) ?? true),
  )?.reason;
}
