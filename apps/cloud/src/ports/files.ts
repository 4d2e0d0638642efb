import type { Readable } from 'node:stream';

/** Defines a store whose files are named by their sha256, so they never change. */
export type Files = {
  /** Stores the bytes under that hash; throws `invalid_input` on a mismatch. Idempotent. */
  put: (sha256: string, bytes: Uint8Array | Readable) => Promise<void>;
  has: (sha256: string) => Promise<boolean>;
  /** Returns the number of bytes; undefined if the file does not exist. */
  findSize: (sha256: string) => Promise<number | undefined>;
  /** Removes a file from view. Its bytes stay available to `openKept` for a while. Idempotent. */
  remove: (sha256: string) => Promise<void>;
  /** Deletes the bytes of partial files and of removed ones that are older than this. */
  removeUnfinished: (before: Date) => Promise<void>;
  /** Opens a file, or the part from the byte `start` to `end`, for reading; undefined if it does not exist. */
  open: (sha256: string, part?: { start: number; end: number }) => Promise<OpenFile | undefined>;
  /** Opens a file even if it was removed recently, for a backup that began before. */
  openKept: (sha256: string) => Promise<OpenFile | undefined>;
  /** Lists all files, sorted by hash. */
  list: () => AsyncGenerator<StoredFile>;
  /** Describes a usable store in one sentence; throws one if it can't be used. Changes nothing. */
  check: () => Promise<string>;
};

export type StoredFile = { sha256: string; bytes: number; modified: Date };
type OpenFile = { bytes: number; stream: Readable };
