import * as z from 'zod/mini';
import { ContentMedium } from '../content.js';
import { Sha256 } from '../items.js';
import { operation } from './operation.js';

const maxBytes = 32 * 1024 * 1024;

const PlannedMedium = z.extend(ContentMedium, {
  sha256: Sha256,
  file_name: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+$/)),
  mime: z.string().check(z.regex(/^(image|video|audio|font)\/[A-Za-z0-9_.+-]+$/)),
  bytes: z.int().check(z.gte(1), z.lte(maxBytes)),
  /** On the cloud that the site is connected to: the plugin knows this format. */
  url: z.string().check(z.meta({ format: 'cloud-url' })),
});

export const mediaFetch = operation({
  name: 'media.fetch',
  step: 'download',
  args: z.object({ media: z.array(PlannedMedium) }),
  capability: 'upload_files',
});
