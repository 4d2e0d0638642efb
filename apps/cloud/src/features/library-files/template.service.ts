import type { Bundle, Sketch } from '@kithouse/contract';
import { countNodes, sketchOf } from '@kithouse/kits';
import { hashContent } from './push-content.js';

/** Holds a bundle as it is stored. `rest` is all but the other fields as JSON, so that passing it between threads costs little. */
export type StoredBundle = Pick<Bundle, 'platform' | 'type' | 'title' | 'slug' | 'media'> & { rest: string };

/** Describes a checked template; `sha256` is the hash of its content. */
export type Template = { bundle: StoredBundle; sha256: string; sketch: Sketch[]; parts: number };

export function toTemplate(bundle: Bundle): Template {
  const { platform, type, title, slug, media, ...rest } = bundle;
  return {
    bundle: { platform, type, title, slug, media, rest: JSON.stringify(rest) },
    sha256: hashContent(bundle),
    sketch: sketchOf(bundle.documents),
    parts: countNodes(bundle.documents),
  };
}

/** Returns the whole bundle as JSON. */
export const toBundleText = ({ rest, ...fields }: StoredBundle): string =>
  `${rest.slice(0, -1)},${JSON.stringify(fields).slice(1)}`;
