import type { Catalogue, CatalogueVersion } from '../../../ports/catalogue.js';
import type { CatalogueChanges, ChangedItem } from '../changes.queries.js';
import { createBuilder } from './build.js';
import { mergeSegments } from './engine.js';
import type { IndexData } from './index-data.js';
import { openSegment, type Segment } from './segment.js';

/** An index with the items that have changed since it was built. Immutable. */
export type FollowedIndex = {
  version: CatalogueVersion;
  catalogue: Catalogue;
  /** Number of items, and of those that changed since the build. */
  items: number;
  changed: number;
  /** Returns the index with further changes, which lead to this version. */
  apply: (changes: CatalogueChanges, version: CatalogueVersion) => FollowedIndex;
  /** Returns a newly built index with the changes that it lacks. */
  replace: (data: IndexData) => FollowedIndex;
};

type Changed = { items: Map<number, ChangedItem>; terms: Map<number, string> };

/** Opens an index as it was built. */
export const openIndexData = (data: IndexData): FollowedIndex =>
  follow(openSegment(data), data.version, { items: new Map(), terms: new Map() });

function follow(base: Segment, version: CatalogueVersion, changed: Changed): FollowedIndex {
  const { items, terms } = changed;
  const added = items.size > 0 ? openSegment(buildChanged(changed, version)) : undefined;
  const rest = added ? base.hide(items.keys()) : base;
  return {
    version,
    catalogue: mergeSegments(rest, added),
    items: rest.size + (added?.size ?? 0),
    changed: items.size,
    apply: (changes, next) =>
      follow(base, isOlder(next.content, version.content) ? version : { ...version, content: next.content }, {
        items: new Map([...items, ...changes.items.map((item) => [item.id, item] as const)]),
        terms: new Map([...terms, ...changes.words.map(({ id, term }) => [id, term] as const)]),
      }),
    replace(data) {
      const newer = [...items].filter(([, item]) => item.version > Number(data.version.content));
      const content = isOlder(data.version.content, version.content) ? version.content : data.version.content;
      return follow(openSegment(data), { ...data.version, content }, { items: new Map(newer), terms });
    },
  };
}

function buildChanged({ items, terms }: Changed, version: CatalogueVersion): IndexData {
  const builder = createBuilder();
  for (const { row } of items.values()) {
    if (row) {
      builder.add(row);
    }
  }
  return builder.build(
    Array.from(terms, ([id, term]) => ({ id, term })),
    version,
  );
}

/** Compares versions, of which an unknown one is the oldest. */
export const isOlder = (own: string | undefined, other: string) => own === undefined || Number(own) < Number(other);
