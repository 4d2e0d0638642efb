import type { ImportPlan, Op } from '@kithouse/contract';
import { compileSiteImportPlan } from '../plan/compile-site-plan.js';
import type { SiteSource } from '../plan/plan-source.js';
import { packOf, siteChoices } from './packs.js';

export const opsOf = <Name extends Op['op']>({ ops }: ImportPlan, name: Name) =>
  ops.filter((op): op is Extract<Op, { op: Name }> => op.op === name);

export const planOf = (source: Partial<SiteSource>, ...choices: Parameters<typeof siteChoices>) =>
  compileSiteImportPlan(packOf(source), siteChoices(...choices));
export const keysOf = (plan: ImportPlan) => opsOf(plan, 'post.create').map(({ args }) => args.document.key);
export const menu = (...items: { key: string; document?: string; term?: string; url?: string; parent?: string }[]) => ({
  slug: 'main',
  name: 'Main',
  locations: ['primary'],
  items: items.map((item) => ({ title: item.key, ...item })),
});
export const term = (slug: string, parent?: string) => ({
  key: `category/${slug}`,
  taxonomy: 'category',
  slug,
  name: slug,
  ...(parent ? { parent: `category/${parent}` } : {}),
});
