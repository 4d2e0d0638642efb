import { findMissingMedia, publishItem, uploadMedia } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import * as media from './media.service.js';
import { readRecordedItem } from './publishing.queries.js';
import * as publishing from './publishing.service.js';

/** Allows a pack of thousands of pages; only the operator publishes. */
const publicationLimits = { bodyLimit: 64 * 1024 * 1024, maxEntries: 5_000_000 };

export function publishingRoutes({ db, files, threads }: Deps): Route[] {
  return [
    route(findMissingMedia, ({ input }) => media.findMissing({ db, files }, input.sha256)),
    route(uploadMedia, ({ input, file }) => media.upload({ db, files }, input.sha256, file)),
    route(publishItem, ({ input }) => publishing.publish({ db, files, threads }, input), {
      ...publicationLimits,
      readRecordedFields: ({ input }) => readRecordedItem(db, input.listing.slug),
    }),
  ];
}
