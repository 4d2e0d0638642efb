import type { ContentMedium } from '@kithouse/contract';
import { batchMedia, bytesOf } from '../batch-media.js';
import type { Add } from '../op-list.js';

/** Adds the downloads of files. Returns the id of the operation for each hash. */
export function addMedia(add: Add, media: readonly ContentMedium[], require: string): Map<string, string> {
  return new Map(
    batchMedia(media).flatMap((batch, index) => {
      const id = add({
        id: `media.${index + 1}`,
        step: 'download',
        op: 'media.fetch',
        args: { media: batch },
        needs: [require],
        weight: weigh(batch),
      });
      return batch.map(({ sha256 }): [string, string] => [sha256, id]);
    }),
  );
}

/** Returns the weight of a download: a fixed share for each file, and one that grows with its bytes. */
const weigh = (media: readonly ContentMedium[]) =>
  media.reduce((sum, medium) => sum + 2 + Math.ceil(bytesOf(medium) / (64 * 1024)), 0);
