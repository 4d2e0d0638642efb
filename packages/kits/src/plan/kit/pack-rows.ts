import type { KitSettings } from '@kithouse/contract';
import { sha256 } from '../../read/bundle/sha256.js';
import type { Decide, GlobalReference } from '../../read/elementor/rewrite-globals.js';

export type FontRow = KitSettings['fonts'][number];

/** The colours and fonts of a pack as custom rows of a kit, which don't replace the site's defaults. */
export type PackRows = {
  colors: KitSettings['colors'];
  fonts: FontRow[];
  /** Replaces references by the pack's ids. Skips variables of Elementor 4, which aren't rows. */
  decide: Decide;
  /** Finds the new id of a colour by its id in the pack. */
  colorOf: (id: string) => string | undefined;
  /** Finds the new row of a font by its id in the pack. */
  fontOf: (id: string) => FontRow | undefined;
  /** Finds a font by its new id. */
  findFont: (id: string) => FontRow | undefined;
};

/** Matches ids by `kithouse publish`, which derives them from the pack's name. */
const isNamed = /^kh[0-9a-f]{5}(?:-[a-z])?$/;

/**
 * Names the rows after the pack. An id depends on the pack and on the author's value. So packs never share a row by accident,
 * and a second import with other colours changes the rows of the first.
 */
export function namePackRows(settings: KitSettings, author: KitSettings | undefined, title: string): PackRows {
  const authors = new Map([
    ...(author?.colors ?? []).map(({ id, color }): [string, unknown] => [`color ${id}`, color]),
    ...(author?.tokens ?? []).map(({ id, color }): [string, unknown] => [`color ${id}`, color]),
    ...(author?.fonts ?? []).map(({ id, settings: font }): [string, unknown] => [`font ${id}`, font]),
  ]);
  const name = ({ kind, id }: Pick<GlobalReference, 'kind' | 'id'>, role: FontRow['role']) =>
    role === 'custom' && isNamed.test(id)
      ? id
      : `kh${sha256(JSON.stringify([title, kind, id, authors.get(`${kind} ${id}`)])).slice(0, 10)}`;
  const entitle = (text: string) => (title === '' || text.startsWith(title) ? text : `${title} ${text}`).slice(0, 100);
  const rename = <Row extends Pick<FontRow, 'id' | 'title' | 'role'>>(kind: GlobalReference['kind'], row: Row): Row => {
    const id = name({ kind, id: row.id }, row.role);
    return id === row.id ? row : { ...row, id, title: entitle(row.title), role: 'custom' };
  };
  const colors = new Map(settings.colors.map((row) => [row.id, rename('color', row)]));
  const fonts = new Map(settings.fonts.map((row) => [row.id, rename('font', row)]));
  const byNewId = new Map([...fonts.values()].map((row) => [row.id, row]));
  return {
    colors: [...colors.values()],
    fonts: [...fonts.values()],
    decide: ({ kind, id, is_variable: isVariable }) => {
      const row = isVariable ? undefined : (kind === 'color' ? colors : fonts).get(id);
      return row && { id: row.id };
    },
    colorOf: (id) => colors.get(id)?.id,
    fontOf: (id) => fonts.get(id),
    findFont: (id) => byNewId.get(id),
  };
}
