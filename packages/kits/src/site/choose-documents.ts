import type { BundleDocument, SiteChoices, Warning } from '@kithouse/contract';
import type { PlannedDocument } from '../plan/plan-source.js';
import { documentKind, isContent, partType } from './document-kind.js';

type Chosen = Pick<SiteChoices, 'documents' | 'import_demo_content' | 'conflicts'>;

/** What a pack makes of its documents for a person who chose these, saved templates and parts first, then pages, then entries. */
export function chooseDocuments(
  documents: readonly BundleDocument[],
  { documents: keys, import_demo_content, conflicts }: Chosen,
): { chosen: PlannedDocument[]; warnings: Warning[] } {
  const wanted = keys && new Set(keys);
  const rows = documents.filter(
    (document) =>
      isContent(document) && (wanted?.has(document.key) ?? true) && (import_demo_content || document.is_demo !== true),
  );
  const present = new Set(rows.map(({ key }) => key));
  const warnings: Warning[] = [];
  const chosen = rows.map(({ parent, ...document }): PlannedDocument => {
    const as = documentKind(document);
    if (parent !== undefined && !present.has(parent)) {
      const message = `"${document.title}" lies under a page that does not come, so it comes without one above it.`;
      warnings.push({ code: 'parent_lost', message, place: document.key });
    }
    const on_conflict = Object.hasOwn(conflicts, document.key) ? conflicts[document.key] : undefined;
    return {
      document: as === 'part' ? { ...document, template_type: partType(document.template_type) } : document,
      as,
      title: document.title,
      parent: parent !== undefined && present.has(parent) ? parent : undefined,
      terms: document.terms ?? [],
      conditions: document.conditions ?? [],
      ...(on_conflict && (as === 'page' || as === 'post') ? { on_conflict } : {}),
    };
  });
  return { chosen: chosen.toSorted((a, b) => order[a.as] - order[b.as]), warnings };
}

const order = { library: 0, part: 1, page: 2, post: 3 } as const;
