import type { SitePlan } from '@kithouse/contract';
import { orderByParent } from '../read/order-by-parent.js';
import { addMedia } from './add-media.js';
import { addPlugins } from './add-plugins.js';
import { keepMedia, listSymbols } from './document-media.js';
import { type Add, createOpList, listLast } from './op-list.js';
import type { PlanChoices, PlannedDocument, PlanSource } from './plan-source.js';
import { planTerms } from './plan-terms.js';
import { requirementsOf } from './requirements-of.js';
import { usesContainers } from './uses-containers.js';
import { weighDocument, weights } from './weigh.js';

/**
 * Compiles the operations that create these documents, each after its dependencies. Pure.
 * @throws KitError for cycles and missing references of documents or terms
 */
export function compilePlan(given: PlanSource, choices: PlanChoices): SitePlan {
  const { source, warnings } = keepMedia(given);
  const { ops, add } = createOpList();

  const bytes = source.media.reduce((sum, medium) => sum + medium.bytes, 0);
  const require = add('require', 'permission', 'require', requirementsOf(source, choices, bytes));
  const fetches = addMedia(add, source.media, require);
  const grounds = [require, ...addTheme(add, choices, require)];
  const plugins = addPlugins(add, choices.install ?? [], grounds);
  const kit = source.settings
    ? [add('kit', 'templates', 'kit.apply', { settings: source.settings }, [...grounds, ...plugins])]
    : [];
  const container = source.documents.some(({ document }) => usesContainers(document))
    ? [add('container', 'templates', 'option.set', { name: 'elementor_container' }, [...grounds, ...plugins])]
    : [];
  const posts = addDocuments(add, source, [...grounds, ...plugins, ...kit, ...container], fetches);
  if (choices.publish) {
    add('publish', 'finalize', 'publish', { posts }, [...new Set([...posts, ...listLast(ops)])]);
  }
  const totals = { documents: source.documents.length, media: source.media.length };
  add('verify', 'finalize', 'verify', totals, listLast(ops));

  const { publish: _, install: __, theme: ___, ...named } = choices;
  const weight = ops.reduce((sum, op) => sum + op.weight, 0);
  return { format: 1, ...named, platform: source.platform, ops, totals: { ...totals, bytes, weight }, warnings };
}

function addTheme(add: Add, { theme }: PlanChoices, require: string): string[] {
  return theme ? [add('theme', 'theme', 'theme.ensure', theme, [require], weights.theme)] : [];
}

/** Adds parts and saved templates, then pages; each after its terms, pictures and parent. */
function addDocuments(add: Add, source: PlanSource, needs: string[], fetches: Map<string, string>): string[] {
  const rows = source.documents.map((planned) => ({ ...planned, key: planned.document.key }));
  const ordered = orderByParent(rows.toSorted((a, b) => Number(a.as === 'page') - Number(b.as === 'page')));
  const addTerms = planTerms(add, source.terms ?? [], needs);
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
