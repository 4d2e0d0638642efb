import { DesignClass, DesignVariable, type DocumentDesign, type Warning } from '@kithouse/contract';
import { sha256 } from '../bundle/sha256.js';
import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import { toSlug } from '../slug.js';
import {
  type Design,
  type DesignClass as RawClass,
  type DesignVariable as RawVariable,
  readVariants,
  type Variant,
} from './read-design.js';
import { isTyped } from './typed-value.js';
import { cssOf, reference } from './write-variables.js';

type BundleClass = DocumentDesign['classes'][number];

/** Classes and variables that a site accepts, by their ids on the author's site. */
export type NamedDesign = {
  classes: ReadonlyMap<string, BundleClass>;
  variables: ReadonlyMap<string, DesignVariable>;
  warnings: Warning[];
};

/** Replaces variables that a class can't name on a site, such as those inside custom CSS, by their values. */
type Complete = (variant: Variant) => Variant;

/** Limits the names in a warning. */
const maxNames = 10;
/** Limits what is read of a name, because a damaged file can have one of megabytes. */
const maxLetters = 200;

/** Gives classes and variables keys, and names that Elementor accepts. Omits those that a site would refuse. */
export function nameDesign(design: Design, complete: Complete): NamedDesign {
  const renamed: string[] = [];
  const labelOf = (label: string) => {
    const clean = cleanLabel(label);
    if (clean !== label && clean !== '') {
      renamed.push(`“${label.slice(0, 60)}”`);
    }
    return clean;
  };
  const variables = new Map(
    [...design.variables].flatMap(([id, raw]): [string, DesignVariable][] => {
      const read = DesignVariable.safeParse(nameVariable(id, raw, labelOf));
      return read.success ? [[id, read.data]] : [];
    }),
  );
  const classes = new Map(
    design.classes.flatMap((raw, strength): [string, BundleClass][] => {
      const read = DesignClass.safeParse(nameClass(raw, variables, labelOf, complete));
      return read.success ? [[raw.id, { ...read.data, strength }]] : [];
    }),
  );
  return { classes, variables, warnings: describe(renamed) };
}

function describe(renamed: readonly string[]): Warning[] {
  const names = renamed.slice(0, maxNames).join(', ') + (renamed.length > maxNames ? ' …' : '');
  const message = `Elementor doesn’t allow these names of global classes or variables, so they were renamed: ${names}.`;
  return renamed.length === 0 ? [] : [{ code: 'design_renamed', message }];
}

function nameVariable(id: string, { label, type, value }: RawVariable, labelOf: (label: string) => string) {
  const kind = ['color', 'font', 'size'].find((one) => type.includes(one));
  const named = { label: labelOf(label), kind, value: cssOf(value) };
  return { key: keyOf(named.label, named), ...(/^e-gv-[a-z0-9]{1,40}$/.test(id) ? { id } : {}), ...named };
}

function nameClass(
  { id, label, variants }: RawClass,
  variables: NamedDesign['variables'],
  labelOf: (label: string) => string,
  complete: Complete,
) {
  const named = { label: labelOf(label), variants: variants.flatMap((variant) => toStored(variant, variables, complete)) };
  return { key: keyOf(named.label, named), ...(/^g-[a-z0-9]{1,40}$/.test(id) ? { id } : {}), ...named };
}

/** Returns the stored fields of a variant in a list, which is empty for an invalid screen size or state. */
function toStored(variant: Variant, variables: NamedDesign['variables'], complete: Complete) {
  const { meta, props, custom_css } = complete(withVariables(variant, variables));
  const { breakpoint, state } = meta;
  const raw = isRecord(custom_css) ? custom_css.raw : undefined;
  const isUsable = /^[a-z0-9_-]{1,40}$/.test(breakpoint) && /^[a-z-]{0,40}$/.test(state ?? '');
  return isUsable
    ? [{ meta: { breakpoint, state }, props, custom_css: typeof raw === 'string' && raw !== '' ? { raw } : null }]
    : [];
}

/** Derives the key from the definition, so that documents of several files can share one plan. */
const keyOf = (label: string, definition: object) =>
  `${toSlug(label, 60) || 'x'}-${sha256(JSON.stringify(definition)).slice(0, 8)}`;

/** Replaces characters that Elementor refuses. Returns an empty text if none is left. */
export function cleanLabel(label: string): string {
  const letters = label
    .slice(0, maxLetters)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '')
    .slice(0, 50);
  return /^[A-Za-z_-]?$/.test(letters)
    ? letters && `${letters}-1`
    : letters.toLowerCase() === 'container'
      ? `${letters}-1`
      : letters;
}

/** Replaces ids of variables by symbols. Leaves unknown ids. */
export const withVariables = <T>(value: T, variables: NamedDesign['variables']): T =>
  variables.size === 0 ? value : (replace(value, variables) as T);

function replace(value: unknown, variables: NamedDesign['variables']): unknown {
  if (isTyped(value) && reference.test(value.$$type) && typeof value.value === 'string') {
    const key = variables.get(value.value)?.key;
    return key === undefined ? value : { ...value, value: `kit:variable/${key}` };
  }
  if (Array.isArray(value)) {
    return mapValues(value, (item) => replace(item, variables));
  }
  return isRecord(value) ? mapValues(value, (item) => replace(item, variables)) : value;
}

/** Returns the classes and variables that these elements and their marks name; undefined for none. */
export function usedDesign(elements: unknown, { classes, variables }: NamedDesign): DocumentDesign | undefined {
  const ofElements = listDesignSymbols(elements);
  const used = [...classes.values()].filter(({ key }) => ofElements.has(`class/${key}`));
  const named = new Set([...ofElements, ...listDesignSymbols(used)]);
  const shown = [...variables.values()].filter(({ key }) => named.has(`variable/${key}`));
  return used.length + shown.length > 0 ? { variables: shown, classes: used } : undefined;
}

/** Lists names in symbols, such as `class/hero` and `variable/brand`. */
export const listDesignSymbols = (value: unknown): Set<string> =>
  listNames(value, /"kit:((?:class|variable)\/[a-z0-9][a-z0-9-]*)"/g);

/** Lists components in symbols, such as `component/card`. */
export const listComponentSymbols = (value: unknown): Set<string> =>
  listNames(value, /"kit:(component\/[a-z0-9][a-z0-9-]*)(?:\/id)?"/g);

const listNames = (value: unknown, symbol: RegExp): Set<string> =>
  new Set(Array.from(JSON.stringify(value).matchAll(symbol), ([, name = '']) => name));

/** Returns the local variants of a style as its author wrote them. */
export const readStyle = (style: unknown): Variant[] => readVariants(isRecord(style) ? style.variants : undefined);
