import type { Log } from '../../../log.js';
import type { Catalogue, CatalogueVersion, KeptIndex } from '../../../ports/catalogue.js';
import { openMemoryCatalogue } from './engine.js';
import type { IndexData } from './index-data.js';

/** Sets the pause before the next build: in ms, and in multiples of the last build's duration. */
const rests = { least: 300, afterFailure: 10_000, afterPublication: 1, afterRanking: 20 };

type Options = {
  log: Log;
  /** Builds the index; undefined if the database should answer this version. */
  build: (version: CatalogueVersion, signal: AbortSignal) => Promise<IndexData | undefined>;
};
type Built = { catalogue: Catalogue | undefined; version: CatalogueVersion; items: number };

/**
 * Keeps an index up to date: builds it again for each newer version, one build at a time. Until it is ready the database answers,
 * so that nobody sees stale results.
 */
export function keepIndex({ log, build }: Options): KeptIndex {
  let built: Built | undefined;
  let wanted: CatalogueVersion | undefined;
  let building = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let listener: Parameters<KeptIndex['whenBuilt']>[0] = () => {};
  const end = new AbortController();
  let last = { at: Number.NEGATIVE_INFINITY, took: 0 };

  async function renew(version: CatalogueVersion) {
    const began = performance.now();
    const data = await build(version, end.signal);
    last = { at: performance.now(), took: performance.now() - began };
    built = data
      ? { catalogue: openMemoryCatalogue(data), version: data.version, items: data.ids.length }
      : { catalogue: undefined, version, items: 0 };
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

  function schedule() {
    const next = wanted;
    if (end.signal.aborted || isBusy || !next) {
      return;
    }
    const isBehind = isOlder(built?.version.content, next.content);
    if (!isBehind && !isOlder(built?.version.numbers, next.numbers)) {
      return;
    }
    const rest = Math.max(rests.least, last.took * (isBehind ? rests.afterPublication : rests.afterRanking));
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
    find: ({ content }) => (built?.version.content === content ? built.catalogue : undefined),
    follow(version) {
      const isNews = version.content !== wanted?.content || version.numbers !== wanted.numbers;
      wanted = version;
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
    describe: () => (built?.catalogue ? { items: built.items, ageSeconds: (performance.now() - last.at) / 1000 } : undefined),
    async stop() {
      end.abort();
      clearTimeout(timer);
      await building;
    },
  };
}

const isOlder = (own: string | undefined, other: string) => own === undefined || Number(own) < Number(other);
