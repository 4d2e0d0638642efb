import type { KitSettings } from '@kithouse/contract';
import { sha256 } from '../../read/bundle/sha256.js';
import type { Decide, GlobalReference } from '../../read/elementor/rewrite-globals.js';

export type FontRow = KitSettings['fonts'][number];

/** Colours and fonts of a pack as additional rows of a kit, none of which is a default of the site. */
export type PackRows = {
  colors: KitSettings['colors'];
  fonts: FontRow[];
  /** Replaces references by the pack's ids. Variables of Elementor 4 are no rows. */
  decide: Decide;
  /** Finds the row that has become of a colour of the pack, by its former id. */
  colorOf: (id: string) => string | undefined;
  fontOf: (id: string) => FontRow | undefined;
  /** Finds a font by its new id. */
  findFont: (id: string) => FontRow | undefined;
};

/** Ids of packs that `kithouse publish` has composed are made from the pack's name already. */
const isNamed = /^kh[0-9a-f]{5}(?:-[a-z])?$/;

/**
 * Names the rows after the pack. An id depends on the pack and on the value that its author chose, so that packs never share a
 * row by accident, and a later import with other colours changes the rows of the first.
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
