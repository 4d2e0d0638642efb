import type { Readable } from 'node:stream';

/** A store whose files are named by the sha256 of their bytes, so a file never changes. */
export type Files = {
  /** Stores the bytes under that hash; throws `invalid_input` when they do not have it. Safe to repeat. */
  put: (sha256: string, bytes: Uint8Array | Readable) => Promise<void>;
  has: (sha256: string) => Promise<boolean>;
  /** Safe to repeat. */
  remove: (sha256: string) => Promise<void>;
  /** Throws away what was left half written before a time. */
  removeUnfinished: (before: Date) => Promise<void>;
  /** Opens a file to be read from its start, or answers nothing when there is none. */
  open: (sha256: string) => Promise<{ bytes: number; stream: Readable } | undefined>;
};
