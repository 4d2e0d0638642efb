import type { ContentMedium } from '@kithouse/contract';

/** What a site fetches in one operation at most, unless a single file is larger. */
const most = { files: 16, bytes: 16 * 1024 * 1024 };

/** Of a file and its ready-made copies. */
export const bytesOf = ({ bytes, variants = [] }: ContentMedium): number =>
  variants.reduce((sum, variant) => sum + variant.bytes, bytes);

/** Each file once, in the order given. */
export function batchMedia(media: readonly ContentMedium[]): ContentMedium[][] {
  const batches: ContentMedium[][] = [];
  let bytes = 0;
  for (const medium of new Map(media.map((one) => [one.sha256, one])).values()) {
    const batch = batches.at(-1);
    bytes += bytesOf(medium);
    if (batch && batch.length < most.files && bytes <= most.bytes) {
      batch.push(medium);
    } else {
      batches.push([medium]);
      bytes = bytesOf(medium);
    }
  }
  return batches;
}
