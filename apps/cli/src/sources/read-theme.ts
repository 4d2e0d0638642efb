import path from 'node:path';
import { readPattern, toSlug } from '@kithouse/kits';
import type { WordPress } from '@kithouse/playground';
import { resolveMedia } from '../media/resolve-media.js';
import { UserError } from '../user-error.js';
import { toPack } from './pack.js';
import type { Draft } from './publication.js';
import { listPatternsCode, switchThemeCode, type ThemePattern, type ThemePatterns } from './theme-code.js';
import { isPage, toListing, toPackListing } from './theme-listing.js';

/** Reads the patterns of an installed theme: its pages as a pack, the rest as blocks. */
export async function readTheme(
  wordpress: Pick<WordPress, 'run'>,
  folder: string,
  options: { fetch_media?: boolean },
): Promise<Draft[]> {
  const slug = path.basename(folder);
  const { error } = await wordpress.run<{ error: string | null }>(switchThemeCode, { slug });
  if (error) {
    throw new UserError(`WordPress can’t use this theme: ${error}`);
  }
  const theme = await wordpress.run<ThemePatterns>(listPatternsCode);
  const items: Draft[] = [];
  for (const pattern of theme.patterns.filter(({ inserter }) => inserter)) {
    items.push(await readOne(theme, pattern, folder, options));
  }
  if (items.length === 0) {
    throw new UserError(`The theme ${theme.name} has no patterns to publish.`);
  }
  return items.some(({ listing }) => listing.pack) ? [toPack(toPackListing(theme, toSlug), items), ...items] : items;
}

async function readOne(
  theme: ThemePatterns,
  pattern: ThemePattern,
  folder: string,
  options: { fetch_media?: boolean },
): Promise<Draft> {
  const { title, description, content, name } = pattern;
  const listing = toListing(theme, pattern, toSlug);
  const block_types = isPage(pattern) ? ['core/post-content'] : [];
  const reading = readPattern({ header: { title, description, slug: name, block_types }, markup: content });
  const { bundle, files } = await resolveMedia(reading, { folder, address: theme.address, ...options });
  const documents = bundle.documents.map((document) => ({ ...document, title, slug: listing.slug, key: listing.slug }));
  return { listing, bundle: { ...bundle, title, slug: listing.slug, description: listing.description, documents }, files };
}
