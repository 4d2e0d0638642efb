import type { Readable } from 'node:stream';

/** Defines a store whose files are named by their sha256, so they never change. */
export type Files = {
  /** Stores the bytes under that hash; throws `invalid_input` on a mismatch. Idempotent. */
  put: (sha256: string, bytes: Uint8Array | Readable) => Promise<void>;
  has: (sha256: string) => Promise<boolean>;
  /** Removes a file. Idempotent. */
  remove: (sha256: string) => Promise<void>;
  /** Deletes partial files older than this. */
  removeUnfinished: (before: Date) => Promise<void>;
  /** Opens a file for reading; undefined if it does not exist. */
  open: (sha256: string) => Promise<{ bytes: number; stream: Readable } | undefined>;
};
