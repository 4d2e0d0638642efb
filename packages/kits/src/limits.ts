const mb = 1024 * 1024;

/** How much of anything is read. Each is far above the largest real template met and far below what would hurt. */
export const limits = {
  /** Bytes of one template file that is not an archive; the largest real one met has 604 KB. */
  template_bytes: 16 * mb,
  /** Bytes of an export of WordPress; the largest real one met has 12 MB. */
  export_bytes: 64 * mb,
  /** Nesting of JSON. PHP gives up at 512 by default, so deeper content could not be written to a site. */
  json_depth: 400,
  /** Nesting of blocks or elements; 12 is the deepest real one met. */
  tree_depth: 60,
  /** Blocks or elements of one document. */
  nodes: 20_000,
  zip_bytes: 256 * mb,
  /** Files of one archive; a starter pack met makes 5,700 pages. */
  zip_entries: 20_000,
  /** Bytes of all entries together, and of one, once unpacked. */
  unpacked_bytes: 512 * mb,
  entry_bytes: 64 * mb,
  /** Unpacked bytes for each packed byte, above which an entry larger than a megabyte is taken for a trap. */
  zip_ratio: 200,
} as const;

/** `1536` → `1.5 KB`, `52428800` → `50 MB`. */
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
