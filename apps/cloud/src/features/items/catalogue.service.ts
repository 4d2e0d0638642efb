import type { Db } from '../../db/client.js';
import type { Catalogue, CatalogueVersion, KeptIndex } from '../../ports/catalogue.js';
import { openSqlCatalogue } from './catalogue.queries.js';
import { countChanges, getCatalogueVersion } from './versions.queries.js';

export { noteChange } from './versions.queries.js';

export type LiveCatalogue = Catalogue & {
  /**
   * Returns a version that changes with public answers: at once after a change by this process, within 0.1 seconds after one by
   * another. Later reads are at least as new.
   */
  getVersion: () => Promise<string>;
};

/** In ms; otherwise each request would query the database first. */
const believedFor = 100;

type Options = {
  db: Db;
  /** Answers queries while it is up to date, instead of the database. */
  index?: KeptIndex | undefined;
};

/** Opens the catalogue with the fastest engine that is up to date. */
export function openCatalogue({ db, index }: Options): LiveCatalogue {
  const inSql = openSqlCatalogue(db);
  let known: CatalogueVersion | undefined;
  let look: { version: Promise<string>; at: number; changes: number } | undefined;

  async function read() {
    const version = await getCatalogueVersion(db);
    await index?.follow(version);
    known = version;
    return `${version.content}.${version.numbers}`;
  }

  const engine = () => (known && index?.find(known)) ?? inSql;
  return {
    getVersion() {
      const now = { at: performance.now(), changes: countChanges(db) };
      if (!look || look.changes !== now.changes || now.at - look.at > believedFor) {
        const next = { ...now, version: read() };
        look = next;
        next.version.catch(() => {
          look = look === next ? undefined : look;
        });
      }
      return look.version;
    },
    find: (query) => engine().find(query),
    countFacets: (query, facets) => engine().countFacets(query, facets),
    countTerms: (kind) => engine().countTerms(kind),
  };
}
