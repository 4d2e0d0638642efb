import type { Bundle, Warning } from '@kithouse/contract';

/** Holds a chosen file; only `bytes` determine its format. */
export type TemplateFile = { name: string; bytes: Uint8Array };

/** A bundle whose content still contains addresses and ids of its original site. */
export type DraftBundle = Bundle;

export type MediaKind = 'image' | 'svg' | 'video' | 'audio' | 'font' | 'file';

/** Describes a remote file and its places. Smaller sizes count as the full picture if it exists. */
export type MediaReference = {
  url: string;
  places: string[];
  alt?: string;
  kind: MediaKind;
  /** Original address if it is relative. */
  relative?: string;
};

/** Describes a picture outside the content: a document's featured picture, or without one the logo. */
export type ShownPicture = { url: string; document?: string };

export type Reading = {
  bundle: DraftBundle;
  media: MediaReference[];
  /** Present in packs only. */
  shown?: ShownPicture[];
  /** Address of the original site if known, for relative addresses. */
  base?: string;
  warnings: Warning[];
  /** Included bytes by sha256; only our bundle has any. */
  files: Map<string, Uint8Array>;
};

/** Result of one media address: a file, or a reason that completes "couldn’t be downloaded:". */
export type ResolvedMedia =
  | { sha256: string; mime: string; width?: number; height?: number; bytes: number; file_name: string; alt?: string }
  | { failed: string };
