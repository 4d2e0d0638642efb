import type { Audit, Bundle, Listing } from '@kithouse/contract';
import { auditBundle } from '@kithouse/kits';
import { defineTask } from '../../threads/task.js';
import { assertPublishable } from './bundle-check.service.js';

/** Throws `invalid_bundle` with the first problem of a bundle, given as JSON. */
export const checkPublication = defineTask(
  import.meta.url,
  'checkPublication',
  ({ listing, text }: { listing: Listing; text: string }): void => assertPublishable(listing, JSON.parse(text) as Bundle),
);

/** Audits a bundle, given as JSON. `sizes` are bytes of its files by sha256. */
export const auditPublication = defineTask(
  import.meta.url,
  'auditPublication',
  ({ text, sizes, licence }: { text: string; sizes: Map<string, number>; licence: string | undefined }): Audit =>
    auditBundle(JSON.parse(text) as Bundle, { bytesOf: (sha256) => sizes.get(sha256) ?? 0, licence }),
);
