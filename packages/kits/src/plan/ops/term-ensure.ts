import type { Step } from '@kithouse/contract';
import { orderByParent } from '../../read/order-by-parent.js';
import { listWithAncestors } from '../list-with-ancestors.js';
import type { Add } from '../op-list.js';
import type { PlannedTerm } from '../plan-source.js';

/** Adds terms with their ancestors on first use and returns the creating operations. */
export function planTerms(add: Add, given: readonly PlannedTerm[], needs: string[]) {
  const rows = new Map(orderByParent(given).map((term, index) => [term.key, { ...term, id: `term.${index + 1}` }]));
  const made = new Set<PlannedTerm & { id: string }>();
  const idOf = (key: string) => rows.get(key)?.id ?? [];
  return (keys: readonly string[], step: Step): string[] => {
    for (const { id, key: _, parent: above, ...term } of listWithAncestors(keys, rows, made)) {
      const parents = above === undefined ? [] : [idOf(above)].flat();
      const [parent] = parents;
      const args = { ...term, ...(parent === undefined ? {} : { parent }) };
      add({ id, step, op: 'term.ensure', args, needs: [...needs, ...parents] });
    }
    return keys.flatMap(idOf);
  };
}
