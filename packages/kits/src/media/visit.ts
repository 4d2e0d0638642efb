import type { MediaKind } from '../reading.js';

export type Found = {
  url: string;
  place: string;
  kind: MediaKind;
  alt?: string;
  /** The address as it is written, when it has no host. */
  relative?: string;
  /** It stands where only a number can, so that it cannot stay an address. */
  is_listed?: boolean;
};

/** What to do with one found address: point it at a file, keep it and blank the number beside it, or leave all as it is. */
export type Outcome = { sha256: string } | 'failed' | 'leave';

/** Reading and rewriting walk the same way: a reading visit leaves everything, a rewriting one answers with files. */
export type MediaVisit = {
  find(found: Found): Outcome;
  /** A picture that is named by its number alone, which means nothing on another site. Answers whether to blank it. */
  findOrphan(place: string, id: string): boolean;
};

/** Addresses that stood beside a number in the HTML, such as `wp-image-12` next to `src`: number → address. */
export type Evidence = Map<string, string>;

export const urlSymbol = (sha256: string) => `kit:media/${sha256}/url`;
export const idSymbol = (sha256: string) => `kit:media/${sha256}/id`;
