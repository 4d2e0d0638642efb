const mb = 1024 * 1024;

/** Limits input far above the largest real templates and far below harmful sizes. */
export const limits = {
  /** Bytes of one template file that is not an archive; the largest known one has 604 KB. */
  template_bytes: 2 * mb,
  /** Bytes of a WordPress export; the largest known one has 12 MB. */
  export_bytes: 64 * mb,
  /** Nesting of JSON. PHP's default limit is 512, so deeper content could not be stored. */
  json_depth: 400,
  /** Nesting of blocks or elements; the deepest known one is 12. */
  tree_depth: 60,
  /** Blocks or elements of one document. */
  nodes: 20_000,
  /** Colours, fonts and bytes of the global styles of one template, which work on each node can depend on. */
  colors: 1_000,
  fonts: 500,
  settings_bytes: 256 * 1024,
  zip_bytes: 256 * mb,
  /** Files of one archive; a known starter pack makes 5,700 pages. */
  zip_entries: 20_000,
  /** Unpacked bytes of all entries, and of one. */
  unpacked_bytes: 512 * mb,
  entry_bytes: 64 * mb,
  /** Maximum compression ratio of entries above a megabyte. */
  zip_ratio: 200,
} as const;

/** Formats bytes: `1536` → `1.5 KB`, `52428800` → `50 MB`. */
export function showBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${Number(value.toFixed(1))} ${units[unit]}`;
}
