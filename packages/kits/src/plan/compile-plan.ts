import type { Op, OpName, SitePlan, Step } from '@kithouse/contract';
import { batchMedia } from './batch-media.js';
import { keepMedia, listSymbols } from './document-media.js';
import { lineage } from './lineage.js';
import { orderByParent } from './order-by-parent.js';
import type { ArgsOf, PlanChoices, PlannedDocument, PlannedTerm, PlanSource } from './plan-source.js';
import { requirementsOf } from './requirements-of.js';
import { weighDocument, weighMedia, weights } from './weigh.js';

/** Makes the operation, puts it at the end and answers its id. */
type Add = <Name extends OpName>(
  id: string,
  step: Step,
  op: Name,
  args: ArgsOf<Name>,
  needs?: string[],
  weight?: number,
) => string;

/**
 * What a site is told to do so that it has these documents: the order is one in which each operation stands behind those it
 * needs. Depends on nothing but what it is given.
 * @throws KitError when documents or terms lie under themselves, or name what is not there.
 */
export function compilePlan(given: PlanSource, choices: PlanChoices): SitePlan {
  const { source, warnings } = keepMedia(given);
  const ops: Op[] = [];
  const add: Add = (id, step, op, args, needs = [], weight = weights.step) => {
    ops.push({ id, step, op, args, needs, weight } as Op);
    return id;
  };

  const bytes = source.media.reduce((sum, medium) => sum + medium.bytes, 0);
  const require = add('require', 'permission', 'require', requirementsOf(source, choices, bytes));
  const fetches = addMedia(add, source, require);
  const grounds = [require, ...addTheme(add, choices, require)];
  const plugins = addPlugins(add, choices, grounds);
  const kit = source.settings
    ? [add('kit', 'templates', 'kit.apply', { settings: source.settings }, [...grounds, ...plugins])]
    : [];
  const posts = addDocuments(add, source, [...grounds, ...plugins, ...kit], fetches);
  if (choices.publish) {
    add('publish', 'finalize', 'publish', { posts }, [...new Set([...posts, ...listLast(ops)])]);
  }
  const totals = { documents: source.documents.length, media: source.media.length };
  add('verify', 'finalize', 'verify', totals, listLast(ops));

  const { publish: _, install: __, theme: ___, ...named } = choices;
  const weight = ops.reduce((sum, op) => sum + op.weight, 0);
  return { format: 1, ...named, platform: source.platform, ops, totals: { ...totals, bytes, weight }, warnings };
}

/** What nothing else waits for. */
function listLast(ops: readonly Op[]): string[] {
  const needed = new Set(ops.flatMap(({ needs }) => needs));
  return ops.flatMap(({ id }) => (needed.has(id) ? [] : id));
}

/** Answers which operation fetches a file, by its hash. */
function addMedia(add: Add, { media }: PlanSource, require: string): Map<string, string> {
  return new Map(
    batchMedia(media).flatMap((batch, index) => {
      const id = add(`media.${index + 1}`, 'download', 'media.fetch', { media: batch }, [require], weighMedia(batch));
      return batch.map(({ sha256 }): [string, string] => [sha256, id]);
    }),
  );
}

function addTheme(add: Add, { theme }: PlanChoices, require: string): string[] {
  return theme ? [add('theme', 'theme', 'theme.ensure', theme, [require], weights.theme)] : [];
}

/** One after another, as WordPress wants it. */
function addPlugins(add: Add, { install = [] }: PlanChoices, needs: string[]): string[] {
  let before = needs;
  return install.map((plugin, index) => {
    const id = add(`plugin.${index + 1}`, 'plugin', 'plugin.ensure', { plugin }, before, weights.plugin);
    before = [id];
    return id;
  });
}

/** Parts and saved templates first, then pages; each behind its terms, its pictures and what it lies under. */
function addDocuments(add: Add, source: PlanSource, needs: string[], fetches: Map<string, string>): string[] {
  const rows = source.documents.map((planned) => ({ ...planned, key: planned.document.key }));
  const ordered = orderByParent(rows.toSorted((a, b) => Number(a.as === 'page') - Number(b.as === 'page')));
  const addTerms = planTerms(add, source, needs);
  const made = new Map<string, string>();
  for (const [index, row] of ordered.entries()) {
    const step = row.as === 'page' ? 'wp-content' : 'templates';
    const terms = addTerms(row.terms ?? [], step);
    const parent = row.parent === undefined ? undefined : made.get(row.parent);
    const pictures = [...new Set(listSymbols(row.document).flatMap((sha256) => fetches.get(sha256) ?? []))];
    const behind = [...needs, ...pictures, ...terms, ...(parent === undefined ? [] : [parent])];
    const weight = weighDocument(lettersOf(row));
    const args = { document: row.document, as: row.as, title: row.title, terms, ...(parent === undefined ? {} : { parent }) };
    const id = add(`post.${index + 1}`, step, 'post.create', args, behind, weight);
    made.set(row.key, id);
    if (row.conditions && row.conditions.length > 0) {
      add(`conditions.${index + 1}`, step, 'conditions.set', { post: id, conditions: row.conditions }, [id]);
    }
  }
  return [...made.values()];
}

const lettersOf = ({ document: { content } }: PlannedDocument) =>
  typeof content === 'string' ? content.length : JSON.stringify(content).length;

/** Adds terms when they are first needed, with those they lie under, and answers the operations that make them. */
function planTerms(add: Add, { terms: given = [] }: PlanSource, needs: string[]) {
  const rows = new Map(orderByParent(given).map((term, index) => [term.key, { ...term, id: `term.${index + 1}` }]));
  const made = new Set<PlannedTerm & { id: string }>();
  const idOf = (key: string) => rows.get(key)?.id ?? [];
  return (keys: readonly string[], step: Step): string[] => {
    for (const { id, parent: above, taxonomy, slug, name } of lineage(keys, rows, made)) {
      const parents = above === undefined ? [] : [idOf(above)].flat();
      const [parent] = parents;
      const args = { taxonomy, slug, name, ...(parent === undefined ? {} : { parent }) };
      add(id, step, 'term.ensure', args, [...needs, ...parents]);
    }
    return keys.flatMap(idOf);
  };
}
