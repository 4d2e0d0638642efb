import type { Bundle, PartChange } from '@kithouse/contract';
import { findDisplaced } from './find-displaced.js';
import { listParts, matchParts } from './match-parts.js';
import type { Matches } from './matches.js';
import { createNumbers, type Part, toPart } from './part.js';

const mostLetters = 80;

type Found = { change: PartChange['change']; part: Part };

/**
 * Compares two versions of a template and lists added, removed and changed blocks or elements in page order. A subtree that was
 * added, removed or moved is one change; moves count as changed. The list is empty exactly if the documents show the same in the
 * same order; names and ids are ignored.
 */
export function compareBundles(before: Pick<Bundle, 'documents'>, after: Pick<Bundle, 'documents'>): PartChange[] {
  const numbers = createNumbers();
  const [rootBefore, rootAfter] = [toPart(before, numbers), toPart(after, numbers)];
  const matches = matchParts(rootBefore, rootAfter);
  const hasMany = rootBefore.children.length > 1 || rootAfter.children.length > 1;
  return [...findGone(rootBefore, matches), ...findNewAndChanged(rootAfter, matches)]
    .map((found) => ({ ...found, path: pathOf(found.part) }))
    .sort((a, b) => comparePaths(a.path, b.path) || order.indexOf(a.change) - order.indexOf(b.change))
    .map(({ change, part, path }) => ({
      change,
      kind: part.kind,
      text: cutText(part.text || textWithin(part)),
      place: (hasMany ? path : path.slice(1)).filter((number) => number > 0).join('.'),
    }));
}

const order: PartChange['change'][] = ['removed', 'changed', 'added'];

function findGone(root: Part, matches: Matches): Found[] {
  return listParts(root)
    .filter((part) => !matches.after.has(part) && part.parent && matches.after.has(part.parent))
    .map((part) => ({ change: 'removed', part }));
}

function findNewAndChanged(root: Part, matches: Matches): Found[] {
  const displaced = new Set(listParts(root).flatMap((part) => findDisplaced(part, matches)));
  return listParts(root).flatMap((part): Found[] => {
    const found = matches.before.get(part);
    if (!found) {
      return part.parent && matches.before.has(part.parent) ? [{ change: 'added', part }] : [];
    }
    return found.own !== part.own || displaced.has(part) ? [{ change: 'changed', part }] : [];
  });
}

/** Returns the path of documents and children, counted from 1. Page settings have no number. */
function pathOf(part: Part): number[] {
  const path: number[] = [];
  for (let at: Part | undefined = part; at?.parent; at = at.parent) {
    const skipped = at.parent.children[0]?.kind === 'page_settings' ? 1 : 0;
    path.unshift(at.index + 1 - skipped);
  }
  return path;
}

function comparePaths(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const difference = (a[index] as number) - (b[index] as number);
    if (difference !== 0) {
      return difference;
    }
  }
  return a.length - b.length;
}

function textWithin({ text, children }: Part): string {
  let words = text;
  for (const child of children) {
    words = words === '' ? textWithin(child) : words;
  }
  return words;
}

const cutText = (text: string) => {
  const letters = [...text];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : text;
};
