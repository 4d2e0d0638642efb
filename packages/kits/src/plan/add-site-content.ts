import type { Step } from '@kithouse/contract';
import { orderByParent } from '../read/order-by-parent.js';
import type { ChosenSite } from './choose-site.js';
import { listSymbols } from './document-media.js';
import { fillMenus } from './fill-menus.js';
import type { Add } from './op-list.js';
import { planMakers } from './plan-makers.js';
import type { PlannedDocument } from './plan-source.js';
import { listReferences, textOf } from './site/references.js';
import { weighDocument, weights } from './weigh.js';

/** Finds the operation that creates a document by key, or anything else by the name after `kit:`. */
export type Made = { posts: ReadonlyMap<string, string>; makerOf: (reference: string) => string | undefined };

type Row = PlannedDocument & { key: string };

/** Adds all invisible content: documents after their references, then links to later ones, and menu items. */
export function addSiteContent(add: Add, chosen: ChosenSite, needs: string[], fetches: ReadonlyMap<string, string>): Made {
  const posts = new Map<string, string>();
  const makers = planMakers(add, chosen, needs, fetches);
  const make = (reference: string, step: Step) =>
    reference.startsWith('doc/') ? posts.get(reference.slice('doc/'.length)) : makers.make(reference, step);
  const makerOf = (reference: string) => make(reference, 'wp-content');

  function addPost(row: Row, id: string): string[] {
    const step = row.as === 'page' || row.as === 'post' ? 'wp-content' : 'templates';
    const text = textOf(row.document);
    const references = listReferences(text);
    const refs = refsOf(references, (reference) => make(reference, step));
    const terms = (row.terms ?? []).flatMap((term) => make(`term/${term}`, step) ?? []);
    const parent = row.parent === undefined ? undefined : posts.get(row.parent);
    const pictures = listSymbols(row.document).flatMap((sha256) => fetches.get(sha256) ?? []);
    const behind = [...needs, ...pictures, ...terms, ...Object.values(refs), ...(parent === undefined ? [] : [parent])];
    const args = {
      document: row.document,
      as: row.as,
      title: row.title,
      terms,
      ...(parent === undefined ? {} : { parent }),
      ...(Object.keys(refs).length > 0 ? { refs } : {}),
      ...(row.on_conflict ? { on_conflict: row.on_conflict } : {}),
    };
    posts.set(row.key, add(id, step, 'post.create', args, [...new Set(behind)], weighDocument(text.length)));
    return references.filter((reference) => !Object.hasOwn(refs, reference));
  }

  const rows = orderByParent(chosen.documents.map((planned): Row => ({ ...planned, key: planned.document.key })));
  const later = rows.map((row, index) => ({ post: `post.${index + 1}`, references: addPost(row, `post.${index + 1}`) }));
  makers.makeRest();
  fillMenus(add, chosen.menus, makerOf);
  for (const [index, { post, references }] of later.filter((one) => one.references.length > 0).entries()) {
    const refs = refsOf(references, makerOf);
    add(`link.${index + 1}`, 'finalize', 'post.link', { post, refs }, [...new Set([post, ...Object.values(refs)])], weights.link);
  }
  return { posts, makerOf };
}

const refsOf = (references: readonly string[], makerOf: (reference: string) => string | undefined): Record<string, string> =>
  Object.fromEntries(
    references.flatMap((reference): [string, string][] => {
      const maker = makerOf(reference);
      return maker === undefined ? [] : [[reference, maker]];
    }),
  );
