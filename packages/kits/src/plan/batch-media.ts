import type { ContentMedium } from '@kithouse/contract';

/** Limits one download operation, except for a single larger file. */
const maxBatch = { files: 16, bytes: 16 * 1024 * 1024 };

/** Sums a file and its copies. */
export const bytesOf = ({ bytes, variants = [] }: ContentMedium): number =>
  variants.reduce((sum, variant) => sum + variant.bytes, bytes);

/** Batches each file once in order. */
export function batchMedia(media: readonly ContentMedium[]): ContentMedium[][] {
  const batches: ContentMedium[][] = [];
  let bytes = 0;
  for (const medium of new Map(media.map((one) => [one.sha256, one])).values()) {
    const batch = batches.at(-1);
    bytes += bytesOf(medium);
    if (batch && batch.length < maxBatch.files && bytes <= maxBatch.bytes) {
      batch.push(medium);
    } else {
      batches.push([medium]);
      bytes = bytesOf(medium);
    }
  }
  return batches;
}
