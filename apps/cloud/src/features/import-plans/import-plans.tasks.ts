import { createHash } from 'node:crypto';
import type { ImportPlan } from '@kithouse/contract';
import {
  compileImportPlan,
  compileSiteImportPlan,
  type ImportPlanChoices,
  type ImportPlanSource,
  type SiteImportPlanChoices,
  type SiteSource,
  splitImportPlan,
} from '@kithouse/kits';
import { defineTask } from '../../threads/task.js';

/** Compiles the plan of one template. Input and result are JSON, because copying text between threads costs little. */
export const compileTemplatePlan = defineTask(import.meta.url, 'compileTemplatePlan', (text: string): string => {
  const { source, choices } = JSON.parse(text) as { source: ImportPlanSource; choices: ImportPlanChoices };
  return JSON.stringify(compileImportPlan(source, choices));
});

export type SitePlan = { plan: ImportPlan; chunks: { ops: string; sha256: string }[] };

/** Compiles the plan of a pack, given as JSON. The operations of a large one are in chunks, which the plan names by hash. */
export const compileSitePlan = defineTask(import.meta.url, 'compileSitePlan', (text: string): SitePlan => {
  const { source, choices } = JSON.parse(text) as { source: SiteSource; choices: SiteImportPlanChoices };
  const plan = compileSiteImportPlan(source, choices);
  const chunks = splitImportPlan(plan).map((ops) => ({ ops, sha256: createHash('sha256').update(ops).digest('hex') }));
  if (chunks.length === 0) {
    return { plan, chunks };
  }
  const parts = chunks.map(({ ops, sha256 }) => ({ sha256, bytes: Buffer.byteLength(ops) }));
  return { plan: { ...plan, ops: [], parts }, chunks };
});
