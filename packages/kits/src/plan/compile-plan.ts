import type { ImportPlan } from '@kithouse/contract';
import { withoutForms } from '../forms/form-marks.js';
import { orderByParent } from '../read/order-by-parent.js';
import { chooseDesign } from './design/choose-design.js';
import { keepMedia } from './document-media.js';
import { withoutMarks } from './facts/personalize.js';
import { type Add, createOpList, listLast } from './op-list.js';
import type { DesignRefs } from './ops/component-ensure.js';
import { addConditions } from './ops/conditions-set.js';
import { addDesign } from './ops/design-ensure.js';
import { activateFonts, addFonts, bytesOfFonts } from './ops/fonts-ensure.js';
import { addKit } from './ops/kit-apply.js';
import { addMedia } from './ops/media-fetch.js';
import { addAtomic, addContainer } from './ops/option-set.js';
import { addPlugins } from './ops/plugin-ensure.js';
import { addPost } from './ops/post-create.js';
import { addPublish } from './ops/publish.js';
import { addRequire, requirementsOf } from './ops/require.js';
import { planTerms } from './ops/term-ensure.js';
import { addTheme } from './ops/theme-ensure.js';
import { addVerify } from './ops/verify.js';
import type { ImportPlanChoices, ImportPlanSource } from './plan-source.js';

/**
 * Compiles the operations that create these documents, each after its dependencies. Pure.
 * @throws KitError for cycles and missing references of documents or terms
 */
export function compileImportPlan(given: ImportPlanSource, choices: ImportPlanChoices): ImportPlan {
  const kept = keepMedia(withoutAnyMarks(given));
  const { documents, design, components, warnings } = chooseDesign(
    kept.source.documents,
    kept.warnings,
    choices.design,
    choices.design_choices,
  );
  const source = { ...kept.source, documents };
  const { fonts: families = [] } = source;
  const { ops, add } = createOpList();

  const bytes = source.media.reduce((sum, medium) => sum + medium.bytes, bytesOfFonts(families));
  const permitted = addRequire(add, requirementsOf(source, choices, bytes, design ?? components));
  const require = addAtomic(add, source.documents, choices.atomic, permitted);
  const fetches = addMedia(add, source.media, require);
  const fonts = addFonts(add, families, require);
  const theme = [require, ...addTheme(add, choices.theme, require)];
  const grounds = [...theme, ...addPlugins(add, choices.install ?? [], theme)];
  const look = [
    ...addKit(add, source.settings, grounds),
    ...activateFonts(add, fonts, grounds),
    ...addContainer(add, source.documents, grounds),
  ];
  const made = addDesign(add, design, [...grounds, ...look], { fetches, choices: choices.design_choices, components });
  const posts = addDocuments(add, source, [...grounds, ...look, ...made.last], fetches, made.refsOf);
  if (choices.publish) {
    addPublish(add, posts, { before: listLast(ops) });
  }
  const totals = { documents: source.documents.length, media: source.media.length };
  addVerify(add, ops, totals);

  const { publish: _, install: __, theme: ___, design: ____, design_choices: _____, atomic: ______, ...named } = choices;
  const weight = ops.reduce((sum, op) => sum + op.weight, 0);
  return { format: 1, ...named, platform: source.platform, ops, totals: { ...totals, bytes, weight }, warnings };
}

/** Removes marks that a file of a person's cloud still has from the template that it was copied from. */
const withoutAnyMarks = (source: ImportPlanSource): ImportPlanSource => ({
  ...source,
  documents: source.documents.map((planned) => ({ ...planned, document: withoutMarks(planned.document) })),
});

/** Parts and saved templates first, then pages; each after its terms, its pictures and its parent. */
function addDocuments(
  add: Add,
  source: ImportPlanSource,
  needs: string[],
  fetches: Map<string, string>,
  refsOf: DesignRefs,
): string[] {
  const rows = source.documents.map((planned) => ({
    ...planned,
    // A template on its own brings no form.
    document: withoutForms(planned.document),
    key: planned.document.key,
  }));
  const ordered = orderByParent(rows.toSorted((a, b) => Number(a.as === 'page') - Number(b.as === 'page')));
  const addTerms = planTerms(add, source.terms ?? [], needs);
  const made = new Map<string, string>();
  for (const [index, row] of ordered.entries()) {
    const step = row.as === 'page' ? 'wp-content' : 'templates';
    const terms = addTerms(row.terms ?? [], step);
    const parent = row.parent === undefined ? undefined : made.get(row.parent);
    const id = addPost(add, row, { id: `post.${index + 1}`, step, terms, parent, needs, fetches, refs: refsOf(row.document) });
    made.set(row.key, id);
    addConditions(add, `conditions.${index + 1}`, id, row.conditions, step);
  }
  return [...made.values()];
}
