import type { Bundle, KitSettings } from '@kithouse/contract';
import { isPart, takeParts, typeOf } from './twin-source.js';

type Pack = Pick<Bundle, 'documents' | 'settings' | 'fonts'> & { media: { sha256: string }[] };

/**
 * Returns a pack for Elementor with the theme parts, colours, fonts and pictures of its twin, for a preview of what an import
 * writes on a site with a block theme.
 */
export function withFrameOf<Shown extends Pack>(pack: Shown, twin: Shown): Shown {
  const frame = takeParts(pack.documents, twin.documents, () => true);
  const types = new Set(frame.map(typeOf));
  const kept = pack.documents.filter((document) => !isPart(document) || !types.has(typeOf(document)));
  const fonts = unite(pack.fonts ?? [], twin.fonts ?? [], ({ name }) => name);
  return {
    ...pack,
    documents: [...frame, ...kept],
    media: unite(pack.media, twin.media, ({ sha256 }) => sha256),
    ...(fonts.length > 0 ? { fonts } : {}),
    ...(pack.settings && twin.settings ? { settings: withColorsOf(pack.settings, twin.settings) } : {}),
  };
}

function withColorsOf(own: KitSettings, twin: KitSettings): KitSettings {
  const tokens = unite(own.tokens ?? [], twin.tokens ?? [], ({ id }) => id);
  return { ...own, colors: unite(own.colors, twin.colors, ({ id }) => id), ...(tokens.length > 0 ? { tokens } : {}) };
}

/** Adds the rows with new names. */
export function unite<Row>(rows: readonly Row[], more: readonly Row[], nameOf: (row: Row) => string): Row[] {
  const known = new Set(rows.map(nameOf));
  return [...rows, ...more.filter((row) => !known.has(nameOf(row)))];
}
