import type { Serialize } from './serialize.mjs';

/** Writes the entries of all designs, or of those whose slug `only` takes. */
export function writeCatalogue(
  folder: string,
  serialize: Serialize,
  only?: (slug: string) => boolean,
  options?: { keepsPictures?: boolean },
): Promise<void>;
