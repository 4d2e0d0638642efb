/** Reads a pack's pages and blocks from tables with one entry per line, and adds the parts of each entry by its key. */
import type { Node } from '../nodes.js';
import type { Block, Page } from './describe.js';
import { table } from './table.js';

type Row = [key: string, name: string, kind: string, tags: string, description: string];

/** Returns the rows of a table. Throws if its keys differ from those of `parts`. */
function rowsOf(words: string, parts: Record<string, Node[]>): Row[] {
  const rows = table<Row>(words);
  const [keys, drawn] = [rows.map(([key]) => key), Object.keys(parts)];
  const lonely = [...keys.filter((key) => !drawn.includes(key)), ...drawn.filter((key) => !keys.includes(key))];
  if (lonely.length > 0) {
    throw new Error(`Each entry needs one row and its parts: ${lonely.join(', ')}`);
  }
  return rows;
}

/** Reads blocks with key, title, kind, tags and description. Blocks whose key is in `featured` come first. */
export const blocksOf = (words: string, parts: Record<string, Node[]>, featured: string[] = []): Block[] =>
  rowsOf(words, parts).map(([key, title, kind, tags, description]) => ({
    key,
    title,
    kind,
    tags: tags.split(', '),
    description,
    parts: parts[key] ?? [],
    ...(featured.includes(key) ? { featured: true } : {}),
  }));

type Differences = Record<string, Partial<Pick<Page, 'slug' | 'menu' | 'title' | 'inMenu' | 'featured'>>>;
/** Reads pages with key, label, kind, tags and description. `differing` replaces values derived from the label. */
export const pagesOf = (words: string, parts: Record<string, Node[]>, differing: Differences = {}): Page[] =>
  rowsOf(words, parts).map(([key, label, kind, tags, description]) => ({
    key,
    label,
    title: label.toLowerCase(),
    kind,
    tags: tags.split(', '),
    description,
    parts: parts[key] ?? [],
    ...differing[key],
  }));
