import type { MediaKind } from '../reading.js';

export type Found = {
  url: string;
  place: string;
  kind: MediaKind;
  alt?: string;
  /** Original address if it is relative. */
  relative?: string;
  /** Only an id can be here, so that it cannot stay an address. */
  is_listed?: boolean;
};

/** Decides about an address: use a file, keep it and blank its id, or leave all unchanged. */
export type Outcome = { sha256: string } | 'failed' | 'leave';

/** Visits media for reading, which changes nothing, or for rewriting, which returns files. */
export type MediaVisit = {
  find(found: Found): Outcome;
  /** Reports a picture named by id alone, which is meaningless on another site. Returns whether to blank it. */
  findOrphan(path: string, id: string): boolean;
};

/** Maps ids to their addresses in the HTML, such as `wp-image-12` next to `src`. */
export type Evidence = Map<string, string>;

export const urlSymbol = (sha256: string) => `kit:media/${sha256}/url`;
export const idSymbol = (sha256: string) => `kit:media/${sha256}/id`;
