import type { Catalogue } from '../catalogue.js';
import type { CatalogueVersion } from '../versions.queries.js';

/** An index of the catalogue in memory that follows what is published. */
export type KeptIndex = {
  /** The index if it holds what was published up to this version; the order of its lists may be a little older. */
  find: (version: CatalogueVersion) => Catalogue | undefined;
  /** Told of each version that is seen, so that the index can catch up. */
  follow: (version: CatalogueVersion) => void;
  stop: () => Promise<void>;
};
