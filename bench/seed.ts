/** Creates catalogues to measure: `npm run bench:seed -- 10000 100000`. Each is created once in .cache/bench. */
import { isSeeded, seedCatalogue } from './seed/catalogue.js';

const wanted = process.argv.slice(2).map(Number);
if (wanted.length === 0 || wanted.some((items) => !Number.isInteger(items) || items < 1 || items > 5_000_000)) {
  console.error('Specify the number of items, such as: npm run bench:seed -- 10000 100000 1000000');
  process.exit(1);
}
for (const items of wanted) {
  const began = performance.now();
  const isThere = isSeeded(items);
  const folder = await seedCatalogue(items, (written) => {
    if (written % 100_000 === 0) {
      console.log(`${written} of ${items} items`);
    }
  });
  console.log(
    isThere
      ? `${items} items already exist: ${folder}`
      : `${items} items in ${Math.round((performance.now() - began) / 1000)} s: ${folder}`,
  );
}
