import type { Result } from './measure.js';

/** The allowed share of differing pixels in per cent. */
export const limit = 2;

type Exception = {
  reason: string;
  /** The largest share that this reason explains. */
  most: number;
  /** The first day, as `2027-06-01`, on which the program fails because of this entry. */
  until: `${number}-${number}-${number}`;
  pack?: RegExp;
  page?: RegExp;
};

/** Lists the pages that may differ by more than the limit, with the reason, for at most a year. */
const exceptions: readonly Exception[] = [
  {
    pack: /^noor-personal$/,
    page: /^(work|rates)$/,
    most: 2.3,
    reason: 'The browser scales the lined paper behind a section by a fraction of a pixel differently in a cover.',
    until: '2027-06-01',
  },
];

const today = () => new Date().toISOString().slice(0, 10);

/** Lists entries that have expired. Somebody must remove them, or check them again and give them a later date. */
export const listExpired = (day = today(), listed: readonly Pick<Exception, 'reason' | 'until'>[] = exceptions): string[] =>
  listed.filter(({ until }) => until <= day).map(({ reason, until }) => `This exception expired on ${until}: ${reason}`);

/** Returns why a page may differ by more than the limit; undefined if it isn't listed. */
export const findReason = ({ pack, page, share }: Result, listed = exceptions): string | undefined =>
  listed.find((one) => share <= one.most && (one.pack?.test(pack) ?? true) && (one.page?.test(page) ?? true))?.reason;

/** Returns true if a page is within the limit or listed. */
export const isAllowed = (result: Result): boolean => result.share <= limit || findReason(result) !== undefined;
