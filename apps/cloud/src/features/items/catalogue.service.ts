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
  /** Returns a version that also changes with each public number. */
  getCountedVersion: () => Promise<string>;
};

/** In ms; otherwise each request would query the database first. */
const believedFor = 100;

type Versions = { shown: string; counted: string };

type Options = {
  db: Db;
  /** Answers queries while it is up to date, instead of the database. */
  index?: KeptIndex | undefined;
};

/** Opens the catalogue with the fastest engine that is up to date. */
export function openCatalogue({ db, index }: Options): LiveCatalogue {
  const inSql = openSqlCatalogue(db);
  let known: CatalogueVersion | undefined;
  let look: { versions: Promise<Versions>; at: number; changes: number } | undefined;

  async function read(): Promise<Versions> {
    const version = await getCatalogueVersion(db);
    await index?.follow(version);
    known = version;
    const shown = `${version.content}.${version.numbers}`;
    return { shown, counted: `${shown}.${version.counts}` };
  }

  const engine = () => (known && index?.find(known)) ?? inSql;

  function getVersions(): Promise<Versions> {
    const now = { at: performance.now(), changes: countChanges(db) };
    if (!look || look.changes !== now.changes || now.at - look.at > believedFor) {
      const next = { ...now, versions: read() };
      look = next;
      next.versions.catch(() => {
        look = look === next ? undefined : look;
      });
    }
    return look.versions;
  }

  return {
    getVersion: async () => (await getVersions()).shown,
    getCountedVersion: async () => (await getVersions()).counted,
    find: (query) => engine().find(query),
    countFacets: (query, facets) => engine().countFacets(query, facets),
    countTerms: (kind) => engine().countTerms(kind),
  };
}
