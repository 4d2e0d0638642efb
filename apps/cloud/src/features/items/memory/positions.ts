import type { IndexData } from './index-data.js';

/** Returns the sorted positions of the items with these ids that the index contains. */
export function findPositions({ ids, byId }: IndexData, wanted: Iterable<number>): Uint32Array {
  const found: number[] = [];
  for (const id of wanted) {
    const position = byId[findRank(ids, byId, id)];
    if (position !== undefined && ids[position] === id) {
      found.push(position);
    }
  }
  return Uint32Array.from(found).sort();
}

/** Finds the first place in `byId` whose item has no smaller id. */
function findRank(ids: Int32Array, byId: Uint32Array, id: number): number {
  let low = 0;
  let high = byId.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[byId[middle] as number] as number) < id) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
