import { getItemPreview } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { createLimiter } from '../../http/limiter.js';
import { type Route, route } from '../../http/route.js';
import { getPreview } from './item-preview.service.js';

/** Limits concurrency, because each request may read a large pack for a short answer. */
const [concurrency, maxQueue] = [4, 500];

export function itemPreviewRoutes({ db, config: { publicUrl, previewUrl = publicUrl } }: Deps): Route[] {
  const limit = createLimiter(concurrency, maxQueue);
  return [route(getItemPreview, ({ input }) => limit(() => getPreview({ db, publicUrl, previewUrl }, input.slug)))];
}
