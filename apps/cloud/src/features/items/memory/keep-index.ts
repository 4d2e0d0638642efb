import type { Log } from '../../../log.js';
import type { CatalogueVersion, KeptIndex } from '../../../ports/catalogue.js';
import type { CatalogueChanges } from '../changes.queries.js';
import { type FollowedIndex, isOlder, openIndexData } from './followed-index.js';
import type { IndexData } from './index-data.js';

/** Sets the pause before the next build: in ms, and in multiples of the last build's duration. */
const rests = { min: 300, afterFailure: 10_000, afterPublication: 1, afterRanking: 20 };

/** Numbers of changed items: one starts a background rebuild; above the other, the database answers until it is done. */
const limits = { rebuilt: 200, followed: 4_000 };

type Options = {
  log: Log;
  /** Builds the index; undefined if the database should answer this version. */
  build: (version: CatalogueVersion, signal: AbortSignal) => Promise<IndexData | undefined>;
  /** Reads what was published since a version of the content; undefined for more than the limit. */
  readChanges: (since: string, limit: number) => Promise<CatalogueChanges | undefined>;
};
type Built = { index: FollowedIndex | undefined; version: CatalogueVersion };

/**
 * Keeps an index up to date: adds what is published to it, and builds it again in the background once many items or the ranking
 * have changed, one build at a time. While there is none the database answers, so that nobody sees stale results.
 */
export function keepIndex({ log, build, readChanges }: Options): KeptIndex {
  let built: Built | undefined;
  /** An index that lacks more than it can follow, so that nobody reads these changes again. */
  let outrun: FollowedIndex | undefined;
  let wanted: CatalogueVersion | undefined;
  let building = Promise.resolve();
  let following = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let listener: Parameters<KeptIndex['whenBuilt']>[0] = () => {};
  const end = new AbortController();
  let last = { at: Number.NEGATIVE_INFINITY, took: 0 };

  async function renew(version: CatalogueVersion) {
    const began = performance.now();
    const data = await build(version, end.signal);
    last = { at: performance.now(), took: performance.now() - began };
    const index = data && (built?.index?.replace(data) ?? openIndexData(data));
    built = { index, version: index?.version ?? version };
    listener(data?.ids);
    if (data) {
      log.info({ items: data.ids.length, took: Math.round(last.took) }, 'the catalogue is indexed');
    }
  }

  function fail(error: unknown) {
    last = { at: performance.now(), took: rests.afterFailure };
    if (!end.signal.aborted) {
      log.error({ err: error }, 'the catalogue could not be indexed; the database answers instead');
    }
  }

  /** Adds what was published until this version to the index. */
  async function addChanges(next: CatalogueVersion) {
    const before = built?.index;
    if (!before || before === outrun || !isOlder(before.version.content, next.content)) {
      return;
    }
    const changes = await readChanges(before.version.content, limits.followed);
    // A build that ended meanwhile may be newer than these changes.
    if (built?.index !== before) {
      return;
    }
    if (!changes || before.changed + changes.items.length > limits.followed) {
      outrun = before;
      return;
    }
    const followed = before.apply(changes, next);
    built = { index: followed, version: followed.version };
  }

  function schedule() {
    const next = wanted;
    if (end.signal.aborted || isBusy || !next) {
      return;
    }
    const isBehind = isOlder(built?.version.content, next.content) || (built?.index?.changed ?? 0) >= limits.rebuilt;
    if (!isBehind && !isOlder(built?.version.numbers, next.numbers)) {
      return;
    }
    const rest = Math.max(rests.min, last.took * (isBehind ? rests.afterPublication : rests.afterRanking));
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        isBusy = true;
        building = renew(next)
          .catch(fail)
          .finally(() => {
            isBusy = false;
            schedule();
          });
      },
      Math.max(0, last.at + rest - performance.now()),
    );
    timer.unref();
  }

  return {
    find: ({ content }) => (built?.version.content === content ? built.index?.catalogue : undefined),
    async follow(version) {
      const isNews = version.content !== wanted?.content || version.numbers !== wanted.numbers;
      wanted = version;
      following = following
        .then(() => addChanges(version))
        .catch((error) => log.warn({ err: error }, 'the index of the catalogue could not follow a publication'));
      await following;
      if (isNews) {
        schedule();
      }
    },
    whenBuilt(next) {
      listener = next;
      if (built) {
        next(undefined);
      }
    },
    describe: () => (built?.index ? { items: built.index.items, ageSeconds: (performance.now() - last.at) / 1000 } : undefined),
    async stop() {
      end.abort();
      clearTimeout(timer);
      await Promise.all([building, following]);
    },
  };
}
