import type { ArgsOf, Step } from '@kithouse/contract';
import { listSymbols } from '../document-media.js';
import { type Add, unique } from '../op-list.js';
import type { PlannedDocument } from '../plan-source.js';

type Behind = {
  id: string;
  step: Step;
  /** The operations of its terms, of its parent, and of the targets of its symbols. */
  terms: string[];
  parent: string | undefined;
  refs?: Record<string, string>;
  needs: readonly string[];
  fetches: ReadonlyMap<string, string>;
  page?: PageTemplate | undefined;
};

/** The template of a block theme that shows a page, and the operation that writes it. */
export type PageTemplate = { slug: string; op: string };

/** Adds a document after its terms, its pictures and its parent. */
export function addPost(
  add: Add,
  planned: PlannedDocument,
  { id, step, terms, parent, refs = {}, needs, fetches, page }: Behind,
): string {
  const { document, as, title, on_conflict } = planned;
  const pictures = listSymbols(document).flatMap((sha256) => fetches.get(sha256) ?? []);
  const behind = [
    ...needs,
    ...pictures,
    ...terms,
    ...Object.values(refs),
    ...(parent === undefined ? [] : [parent]),
    ...(page ? [page.op] : []),
  ];
  const args: ArgsOf<'post.create'> = {
    document,
    as,
    title,
    terms,
    ...(parent === undefined ? {} : { parent }),
    ...(Object.keys(refs).length > 0 ? { refs } : {}),
    ...(on_conflict ? { on_conflict } : {}),
    ...(page ? { page_template: page.slug } : {}),
  };
  return add({ id, step, op: 'post.create', args, needs: unique(behind), weight: weigh(document) });
}

/** Weighs a document by the length of its content. */
function weigh({ content }: PlannedDocument['document']): number {
  const letters = typeof content === 'string' ? content.length : JSON.stringify(content).length;
  return 4 + Math.ceil(letters / (128 * 1024));
}
