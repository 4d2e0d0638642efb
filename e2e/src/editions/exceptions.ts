import type { Expiring } from '../expiry.js';
import type { Result } from './measure.js';

/** The allowed share of differing pixels in per cent. */
export const limit = 2;

type Exception = Expiring & {
  /** The largest share that this reason explains. */
  max: number;
  pack?: RegExp;
  page?: RegExp;
};

/** Lists the pages that may differ by more than the limit, with the reason, for at most a year. */
export const exceptions: readonly Exception[] = [];

/** Returns why a page may differ by more than the limit; undefined if it isn't listed. */
export const findReason = ({ pack, page, share }: Result, listed = exceptions): string | undefined =>
  listed.find((one) => share <= one.max && (one.pack?.test(pack) ?? true) && (one.page?.test(page) ?? true))?.reason;

/** Returns true if a page is within the limit or listed. */
export const isAllowed = (result: Result): boolean => result.share <= limit || findReason(result) !== undefined;
