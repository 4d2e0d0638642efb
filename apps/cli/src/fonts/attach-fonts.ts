import type { BundleFont } from '@kithouse/contract';
import { keepNamedFonts, toSlug } from '@kithouse/kits';
import type { Draft } from '../sources/publication.js';
import type { FontLoader } from './load-fonts.js';

/** Adds the families that a draft names, and `others`, with their files. A bundle that brings its own keeps them. */
export async function attachFonts(
  draft: Draft,
  loader: FontLoader | undefined,
  prefix: string,
  others: readonly string[] = [],
): Promise<Draft> {
  const { bundle } = draft;
  if (!loader || bundle.fonts) {
    return draft;
  }
  const named = keepNamedFonts(loader.names, JSON.stringify([bundle.settings, bundle.documents]).replaceAll('\\"', '"'));
  const more = loader.names.filter((font) => others.includes(font.name) && !named.includes(font));
  const loaded = await Promise.all([...named, ...more].map(({ name }) => loader.load(name)));
  if (loaded.length === 0) {
    return draft;
  }
  const fonts = loaded.map(({ font }): BundleFont => ({ ...font, slug: `${prefix}-${slugOf(font.name)}` }));
  const known = new Set(bundle.media.map(({ sha256 }) => sha256));
  const media = loaded.flatMap((one) => one.media).filter(({ sha256 }) => !known.has(sha256));
  return {
    ...draft,
    bundle: { ...bundle, fonts, media: [...bundle.media, ...media] },
    files: new Map([...draft.files, ...loaded.flatMap(({ files }) => [...files])]),
  };
}

/** Returns a name that WordPress doesn't change: a dash separates letters and digits. */
export const slugOf = (name: string): string => toSlug(name).replaceAll(/(?<=[a-z])(?=[0-9])|(?<=[0-9])(?=[a-z])/g, '-');

/** Returns the prefix of an item outside of a pack. */
export const prefixOfItem = (slug: string): string => slugOf(slug).replace(/^[0-9-]+/, '') || 'item';
