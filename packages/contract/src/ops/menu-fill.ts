import * as z from 'zod/mini';
import { MenuItem } from '../bundle.js';
import { operation } from './operation.js';

const { document: _, term: __, url: ___, ...fields } = MenuItem.shape;
const itemTo = <Target extends Record<string, z.ZodMiniType>>(target: Target) => z.object({ ...fields, ...target });

const PlannedMenuItem = z.xor([itemTo({ post: z.string() }), itemTo({ term: z.string() }), itemTo({ url: z.string() })]);

function areInOrder(items: readonly { key: string; parent?: string | undefined }[]): boolean {
  const seen = new Set<string>();
  return items.every(({ key, parent }) => {
    const isNew = !seen.has(key) && (parent === undefined || seen.has(parent));
    seen.add(key);
    return isNew;
  });
}

export const menuFill = operation({
  name: 'menu.fill',
  step: 'finalize',
  args: z.object({
    menu: z.string(),
    items: z.array(PlannedMenuItem).check(
      z.refine(areInOrder, { error: 'each key appears once, and a parent comes before its children' }),
      // The plugin knows this keyword.
      z.meta({ parentsFirst: true }),
    ),
  }),
  references: { menu: 'menu.ensure', 'items.*.post': 'post.create', 'items.*.term': 'term.ensure' },
  capability: 'edit_theme_options',
});
