import type { Figure } from '../figure.js';
import { isSeeded, seedCatalogue } from '../seed/catalogue.js';
import { measureGrowth, measureLists, toFigures } from './lists.js';
import { measureLoad } from './load.js';
import { measurePublishing } from './publishing.js';
import { type MeasuredCloud, startMeasuredCloud } from './start.js';

const sizes = { tiny: 1_000, small: 10_000, usual: 100_000, large: 1_000_000 };

/** Measures P5 to P8. The largest catalogue is measured only after `npm run bench:seed` has created it. */
export async function measureCatalogue({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  if (isQuick) {
    return withCloud(sizes.small, async (cloud) => [
      ...toFigures(await measureLists(cloud, sizes.small, 40)),
      ...(await measureLoad(cloud, { items: sizes.small, seconds: 2, rounds: 2 })),
    ]);
  }
  const figures: Figure[] = [];
  for (const items of [sizes.small, sizes.usual, ...(isSeeded(sizes.large) ? [sizes.large] : [])]) {
    figures.push(
      ...(await withCloud(items, async (cloud) => [
        ...toFigures(await measureLists(cloud, items, 200)),
        ...(items === sizes.usual ? await measureLoad(cloud, { items, seconds: 5, rounds: 5 }) : []),
      ])),
    );
  }
  return [...figures, await compareSizes(sizes.small, isSeeded(sizes.large) ? sizes.large : sizes.usual)];
}

/** Measures P15: reads while the operator publishes, in catalogues of three sizes. */
export async function measurePublications({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const items of isQuick ? [sizes.small] : [sizes.tiny, sizes.small, sizes.usual]) {
    const dataDir = await seedCatalogue(items);
    figures.push(
      await withCloud(items, (cloud) => measurePublishing(cloud, { items, dataDir, seconds: isQuick ? 10 : 20, rounds: 3 })),
    );
  }
  return figures;
}

const compareSizes = (small: number, large: number) =>
  withCloud(small, (one) =>
    withCloud(large, (other) => measureGrowth({ cloud: one, items: small }, { cloud: other, items: large }, 100)),
  );

async function withCloud<T>(items: number, measure: (cloud: MeasuredCloud) => Promise<T>): Promise<T> {
  const cloud = await startMeasuredCloud(await seedCatalogue(items));
  try {
    return await measure(cloud);
  } finally {
    await cloud.stop();
  }
}
