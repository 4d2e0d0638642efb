import type { ContentMedium } from '@kithouse/contract';
import { batchMedia } from './batch-media.js';
import type { Add } from './op-list.js';
import { weighMedia } from './weigh.js';

/** Returns the download operation of each file by hash. */
export function addMedia(add: Add, media: readonly ContentMedium[], require: string): Map<string, string> {
  return new Map(
    batchMedia(media).flatMap((batch, index) => {
      const id = add(`media.${index + 1}`, 'download', 'media.fetch', { media: batch }, [require], weighMedia(batch));
      return batch.map(({ sha256 }): [string, string] => [sha256, id]);
    }),
  );
}
