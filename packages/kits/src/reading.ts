import type { Bundle, Warning } from '@kithouse/contract';

/** A file as it was chosen; nothing but `bytes` decides what it is. */
export type TemplateFile = { name: string; bytes: Uint8Array };

/** A bundle whose content still holds the addresses and numbers of the site it came from. */
export type DraftBundle = Bundle;

export type MediaKind = 'image' | 'svg' | 'video' | 'audio' | 'font' | 'file';

/** One remote file and every place that shows it. Smaller sizes of a picture count as the picture when it is there too. */
export type MediaReference = {
  url: string;
  places: string[];
  alt?: string;
  kind: MediaKind;
  /** The address as it is written, when it has no host. */
  relative?: string;
};

/** A picture that no content shows: it stands for a document, or without one it is the logo of the site. */
export type ShownPicture = { url: string; document?: string };

export type Reading = {
  bundle: DraftBundle;
  media: MediaReference[];
  /** Only packs have such. */
  shown?: ShownPicture[];
  /** Address of the site it comes from, if known: addresses without a host lead there. */
  base?: string;
  warnings: Warning[];
  /** Bytes that came along, by sha256; only our own bundle brings any. */
  files: Map<string, Uint8Array>;
};

/** What became of one media address: a file, or a reason in words that fit behind "could not be fetched:". */
export type ResolvedMedia =
  | { sha256: string; mime: string; width?: number; height?: number; bytes: number; file_name: string; alt?: string }
  | { failed: string };
