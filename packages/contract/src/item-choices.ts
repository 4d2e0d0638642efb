import * as z from 'zod/mini';
import { browse } from './browse.js';
import { endpoint } from './endpoint.js';
import { Dependency, ItemType, Platform } from './items.js';

export const TagChoice = z.object({ value: z.int(), label: z.string(), items_count: z.int() });
export type TagChoice = z.infer<typeof TagChoice>;

/** Describes a plugin to filter lists by. Without a platform it belongs to both. */
export const DependencyChoice = z.extend(Dependency, { id: z.int(), platform: z.nullable(Platform), items_count: z.int() });
export type DependencyChoice = z.infer<typeof DependencyChoice>;

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
