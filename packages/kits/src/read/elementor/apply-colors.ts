import type { BundleDocument, Colors, KitSettings, Warning } from '@kithouse/contract';
import { sha256 } from '../bundle/sha256.js';
import { cleanSettings, type KitColor, type KitFont } from './kit-settings.js';
import { type Decide, type GlobalReference, type Replacement, rewriteGlobals } from './rewrite-globals.js';

type Colored = { documents: BundleDocument[]; settings?: KitSettings | undefined };
export type Applied = {
  documents: BundleDocument[];
  /** Colours and fonts for the site to add; only with `bring`. */
  settings?: KitSettings;
  /** The documents show included colours or fonts, so there is a choice. */
  has_colors: boolean;
  warnings: Warning[];
};

/** Lists the four system ids that every site defines, for colours and fonts. */
const everywhere = new Set(['primary', 'secondary', 'text', 'accent']);

/**
 * Adapts documents to a site with other colours and fonts. `keep`: system ones follow the site, the kit's own are inlined.
 * `bring`: shown ones are added with stable ids. `flatten`: all are inlined. Missing ones stay, with a warning.
 */
export function applyColors({ documents, settings }: Colored, colors: Colors): Applied {
  const rows = settings && rowsOf(cleanSettings(settings));
  const brought: Pick<KitSettings, 'colors' | 'fonts'> = { colors: [], fonts: [] };
  const seen = { known: false, lost: false };
  const renamed = new Map<string, Replacement>();

  const decide: Decide = (reference) => {
    const row = rows?.get(nameOf(reference));
    if (!row) {
      seen.lost ||= colors !== 'keep' || !everywhere.has(reference.id);
      return undefined;
    }
    seen.known ||= !reference.is_variable;
    if (colors === 'bring' && !reference.is_variable) {
      return remember(renamed, nameOf(reference), () => bring(row, brought));
    }
    const stays = colors === 'keep' && row.role === 'system' && everywhere.has(row.id);
    return stays ? undefined : written(row);
  };

  const applied = documents.map((document) => recolor(document, decide));
  return {
    documents: applied,
    ...(renamed.size > 0 ? { settings: brought } : {}),
    has_colors: seen.known,
    warnings: seen.lost ? [lostWarning] : [],
  };
}

/** Returns the colours and fonts that documents show, so that a template includes no others. */
export function usedSettings(documents: readonly BundleDocument[], settings: KitSettings | undefined): KitSettings | undefined {
  const used = new Set<string>();
  for (const document of settings ? documents : []) {
    recolor(document, (reference) => {
      used.add(nameOf(reference));
      return undefined;
    });
  }
  const colors = settings?.colors.filter(({ id }) => used.has(nameOf({ kind: 'color', id }))) ?? [];
  const fonts = settings?.fonts.filter(({ id }) => used.has(nameOf({ kind: 'font', id }))) ?? [];
  return colors.length + fonts.length > 0 ? { colors, fonts } : undefined;
}

const lostWarning: Warning = {
  code: 'colors_unknown',
  message: 'Some colours or fonts of the original site aren’t included. The template uses the ones of your site instead.',
};

const nameOf = ({ kind, id }: Pick<GlobalReference, 'kind' | 'id'>) => `${kind} ${id}`;

type Row = KitColor | KitFont;

function rowsOf({ colors, fonts }: KitSettings): Map<string, Row> {
  return new Map<string, Row>([
    ...colors.map((row): [string, Row] => [nameOf({ kind: 'color', id: row.id }), row]),
    ...fonts.map((row): [string, Row] => [nameOf({ kind: 'font', id: row.id }), row]),
  ]);
}

function recolor(document: BundleDocument, decide: Decide): BundleDocument {
  return document.kind === 'blocks'
    ? document
    : {
        ...document,
        content: rewriteGlobals(document.content, decide),
        page_settings: rewriteGlobals(document.page_settings, decide),
      };
}

const written = (row: Row): Replacement => ('color' in row ? { color: row.color } : { settings: row.settings });

/** Adds a colour or font with an id derived from its value, so that a site never adds it twice. */
function bring(row: Row, brought: KitSettings): Replacement {
  const content = { ...row, id: '', role: '' };
  const hash = sha256(JSON.stringify(content, inOrder));
  const id = `k${hash.slice(0, 10)}`;
  if ('color' in row) {
    brought.colors.push({ ...row, id, role: 'custom' });
  } else {
    brought.fonts.push({ ...row, id, role: 'custom' });
  }
  return { id };
}

/** Sorts the fields, because programs in between may reorder them. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
