import type { BundleDocument, SiteChoices, Warning } from '@kithouse/contract';
import type { PlannedDocument } from '../plan-source.js';
import { documentKind, isContent, themePartType } from './document-kind.js';

type Chosen = Pick<SiteChoices, 'documents' | 'import_demo_content' | 'conflicts'>;

/** Converts the chosen documents to site content: saved templates and parts, then pages, then entries. */
export function chooseDocuments(
  documents: readonly BundleDocument[],
  { documents: keys, import_demo_content, conflicts }: Chosen,
): { chosen: PlannedDocument[]; warnings: Warning[] } {
  const wanted = keys && new Set(keys);
  const rows = documents.filter(
    (document) =>
      isContent(document) && (wanted?.has(document.key) ?? true) && (import_demo_content || document.is_demo !== true),
  );
  const present = new Map(rows.map((row) => [row.key, row]));
  const warnings: Warning[] = [];
  const chosen = rows.map(({ parent, ...document }): PlannedDocument => {
    const as = documentKind(document);
    const above = parent === undefined ? undefined : present.get(parent);
    const isUnder = (as === 'page' || as === 'post') && above?.post_type === document.post_type;
    if (parent !== undefined && !isUnder) {
      const message = `The parent of “${document.title}” isn’t included or isn’t allowed. “${document.title}” becomes a top-level page.`;
      warnings.push({ code: 'parent_lost', message, place: document.key });
    }
    const onConflict = Object.hasOwn(conflicts, document.key) ? conflicts[document.key] : undefined;
    return {
      document: as === 'part' ? { ...document, template_type: themePartType(document.template_type) } : document,
      as,
      title: document.title,
      parent: isUnder ? parent : undefined,
      terms: document.terms ?? [],
      conditions: conditionsOf(document, warnings),
      ...(onConflict && (as === 'page' || as === 'post') ? { on_conflict: onConflict } : {}),
    };
  });
  return { chosen: chosen.toSorted((a, b) => order[a.as] - order[b.as]), warnings };
}

/** Omits conditions that refer to the author's site by id. */
function conditionsOf({ key, title, conditions = [] }: BundleDocument, warnings: Warning[]): string[] {
  const kept = conditions.filter((condition) => !/^(?:[^/]+\/){3}\d+\/*$/.test(condition));
  if (kept.length < conditions.length) {
    const message = `“${title}” appeared on a single page of the author’s site. Choose where it appears on yours in its display conditions.`;
    warnings.push({ code: 'condition_lost', message, place: key });
  }
  return kept;
}

const order = { library: 0, part: 1, page: 2, post: 3 } as const;
