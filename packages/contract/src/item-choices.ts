import * as z from 'zod/mini';
import { browse } from './browse.js';
import { endpoint } from './endpoint.js';
import type { SlugFacet } from './facets.js';
import { Dependency, ItemType, Platform, Term } from './items.js';

export const TagChoice = z.object({ value: z.int(), label: z.string(), items_count: z.int() });
export type TagChoice = z.infer<typeof TagChoice>;

/** Describes a plugin to filter lists by. Without a platform it belongs to both. */
export const DependencyChoice = z.extend(Dependency, { id: z.int(), platform: z.nullable(Platform), items_count: z.int() });
export type DependencyChoice = z.infer<typeof DependencyChoice>;

/* @__NO_SIDE_EFFECTS__ */
const choicesOf = <const Name extends string, const Path extends `/${string}`>(name: Name, path: Path) =>
  endpoint({
    ...browse,
    name,
    path,
    input: z.object({ itemType: z._default(ItemType, 'page'), platform: z._default(Platform, 'elementor') }),
    output: z.array(z.extend(Term, { items_count: z.int() })),
    errors: [],
  });

export const listTemplateTypes = choicesOf('items.template-types', '/templateTypes');

export const listStyles = choicesOf('items.styles', '/styles');
export const listColors = choicesOf('items.colors', '/colors');
export const listWeights = choicesOf('items.weights', '/weights');

export const listCategories = endpoint({
  ...browse,
  name: 'items.categories',
  path: '/categories',
  input: z.object({ platform: z._default(Platform, 'elementor'), itemType: z.optional(ItemType) }),
  output: z.array(z.extend(Term, { packs_count: z.int(), items_count: z.int() })),
  errors: [],
});

/** Calls that list the choices of a filter. */
export const choiceCalls = {
  template_type: listTemplateTypes,
  category: listCategories,
  style: listStyles,
  color: listColors,
  weight: listWeights,
} satisfies Record<SlugFacet, unknown>;

/** Returns the input that lists the choices of a filter for a type of items; categories have a shorter one for packs. */
export const choiceInput = (facet: SlugFacet, platform: Platform, itemType: ItemType) =>
  facet === 'category' && itemType === 'pack' ? { platform } : { platform, itemType };

export const listTags = endpoint({
  ...browse,
  name: 'items.tags',
  path: '/tags',
  input: z.object({ platform: z.optional(Platform), itemType: z.optional(ItemType) }),
  output: z.array(TagChoice),
  errors: [],
});

export const listDependencies = endpoint({
  ...browse,
  name: 'items.dependencies',
  path: '/dependencies',
  input: z.object({}),
  output: z.array(DependencyChoice),
  errors: [],
});
