import type { BundleDocument, DocumentDesign, KitSettings } from '@kithouse/contract';
import { firstFont } from '../../look/fonts/font-roles.js';
import { normalizeColor } from '../../look/tokens.js';
import { isTyped } from '../../read/elementor/typed-value.js';
import { mapValues } from '../../read/map-values.js';
import { isRecord } from '../../read/parse-json.js';

/** New values by the pack's own, and by the id of a row of its kit. */
type NewValues = { byValue: ReadonlyMap<string, string>; byId: ReadonlyMap<string, string> };
export type NewLook = { colors: NewValues; fonts: NewValues };

/** Compares the kit of a pack with the one that a person has chosen; undefined if nothing differs. */
export function findNewLook(own: KitSettings | undefined, chosen: KitSettings | undefined): NewLook | undefined {
  const families = (kit: KitSettings | undefined) =>
    (kit?.fonts ?? []).map(({ id, settings }) => ({ id, value: firstFamily(settings.typography_font_family) }));
  const colorsOf = (kit: KitSettings | undefined) => (kit?.colors ?? []).map(({ id, color }) => ({ id, value: color }));
  const look = {
    colors: findNewValues(colorsOf(own), colorsOf(chosen), (color) => normalizeColor(color) ?? color),
    fonts: findNewValues(families(own), families(chosen), firstFont),
  };
  return look.colors.byId.size + look.fonts.byId.size > 0 ? look : undefined;
}

type Row = { id: string; value: string };

/** Leaves out a value that two rows have and that becomes two different ones. */
function findNewValues(own: readonly Row[], chosen: readonly Row[], keyOf: (value: string) => string): NewValues {
  const next = new Map(chosen.map(({ id, value }) => [id, value]));
  const rows = own.map(({ id, value }) => ({ id, key: keyOf(value), value: next.get(id) ?? value }));
  const changed = rows.filter(({ key, value }) => value !== '' && keyOf(value) !== key);
  const isClear = (row: (typeof rows)[number]) =>
    rows.every(({ key, value }) => key !== row.key || keyOf(value) === keyOf(row.value));
  return {
    byId: new Map(changed.map(({ id, value }) => [id, value])),
    byValue: new Map(changed.filter(isClear).map(({ key, value }) => [key, value])),
  };
}

/** Returns one name, because Elementor 4 puts it into quotation marks and variables can't have others. */
const firstFamily = (value: unknown) => (typeof value === 'string' ? (/[^\s"',][^"',]*/.exec(value)?.[0] ?? '').trim() : '');

/** Gives the variables, global classes and atomic elements of Elementor 4 the colours and fonts that a person has chosen. */
export function applyLook(document: BundleDocument, look: NewLook | undefined): BundleDocument {
  if (document.kind !== 'elementor' || look === undefined) {
    return document;
  }
  const content = inValue(document.content, look) as typeof document.content;
  return { ...document, content, ...(document.design ? { design: inDesign(document.design, look) } : {}) };
}

const inDesign = ({ classes, variables }: DocumentDesign, look: NewLook): DocumentDesign => ({
  classes: inValue(classes, look) as typeof classes,
  variables: variables.map((variable) => {
    const { id = '', kind, value } = variable;
    const next = kind === 'size' ? undefined : kind === 'color' ? look.colors : look.fonts;
    return { ...variable, value: next?.byId.get(id) ?? newValue(value, kind, look) };
  }),
});

function newValue(value: string, kind: string, { colors, fonts }: NewLook): string {
  const found = kind === 'color' ? colors.byValue.get(normalizeColor(value) ?? value) : undefined;
  return found ?? (kind === 'font' ? fonts.byValue.get(firstFont(value)) : undefined) ?? value;
}

/** Replaces typed colours and font families. Other settings name the colours of the kit. */
function inValue(value: unknown, look: NewLook): unknown {
  if (isTyped(value) && typeof value.value === 'string') {
    const kind = value.$$type === 'color' ? 'color' : value.$$type === 'font-family' ? 'font' : '';
    return kind === '' ? value : { ...value, value: newValue(value.value, kind, look) };
  }
  return Array.isArray(value) || isRecord(value) ? mapValues(value, (item) => inValue(item, look)) : value;
}
