import type { Page } from '../find-items.js';
import { type IndexData, sortColumns } from './index-data.js';
import { has, type Postings, slice } from './postings.js';

export type Sort = Page['sort'];
/** Marks places in a list, the last one excluded. */
export type Places = { from: number; to: number };
/** Describes a set of items of one index. */
export type Own = { data: IndexData; set: Postings };

/** Lists the ids at these places of two sets in one order. The second set is small: it is sorted as a whole. */
export function listMerged(base: Own, added: Own | undefined, sort: Sort, places: Places): number[] {
  if (!added || added.set.count === 0) {
    return listSorted(base, sort, places).map((index) => base.data.ids[index] as number);
  }
  const extra = listSorted(added, sort, { from: 0, to: added.set.count });
  // Each extra item moves the others by one place at most.
  const from = Math.max(0, Math.min(places.from - extra.length, base.set.count - 1));
  const own = listSorted(base, sort, { from, to: places.to });
  const isAhead = createCompare(added.data, base.data, sort);
  const [first] = own;
  let next = from > 0 && first !== undefined ? extra.filter((index) => isAhead(index, first)).length : 0;
  let taken = 0;
  const found: number[] = [];
  for (let place = from + next; place < places.to && (taken < own.length || next < extra.length); place++) {
    const [one, other] = [extra[next], own[taken]];
    const isExtra = one !== undefined && (other === undefined || isAhead(one, other));
    const id = isExtra ? added.data.ids[one] : base.data.ids[other as number];
    next += isExtra ? 1 : 0;
    taken += isExtra ? 0 : 1;
    if (place >= places.from) {
      found.push(id as number);
    }
  }
  return found;
}

/** Returns a function that tells whether an item of one index comes before one of the other: by value, then by id, descending. */
function createCompare(one: IndexData, other: IndexData, sort: Sort) {
  const [values, others] = [one.values[sortColumns[sort]], other.values[sortColumns[sort]]];
  return (index: number, otherIndex: number) => {
    const difference = (values[index] as number) - (others[otherIndex] as number);
    return difference === 0 ? (one.ids[index] as number) > (other.ids[otherIndex] as number) : difference > 0;
  };
}

/** Lists the positions at these places of the set. */
function listSorted({ data: { orders }, set }: Own, sort: Sort, { from, to }: Places): number[] {
  if (sort === 'popular') {
    return [...slice(set, from, to)];
  }
  const { positions: sorted, ranks } = orders[sort];
  if (set.list) {
    const own = set.list.map((index) => ranks[index] as number).sort();
    return Array.from(own.subarray(from, Math.max(from, to)), (rank) => sorted[rank] as number);
  }
  const found: number[] = [];
  let seen = 0;
  for (let rank = 0; rank < sorted.length && seen < to; rank++) {
    const index = sorted[rank] as number;
    if (has(set, index) && seen++ >= from) {
      found.push(index);
    }
  }
  return found;
}
