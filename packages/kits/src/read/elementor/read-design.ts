import { isRecord } from '../parse-json.js';
import { plain } from './typed-value.js';

/** A style for a screen size and a state: properties, and custom CSS in Base64. */
export type Variant = {
  meta: { breakpoint: string; state: string | null };
  props: Record<string, unknown>;
  custom_css?: unknown;
};
export type DesignClass = { id: string; label: string; variants: Variant[] };
export type DesignVariable = { label: string; type: string; value: unknown };

/** The global classes, the strongest first, and the variables of an Elementor 4 site, by id. */
export type Design = { classes: DesignClass[]; variables: ReadonlyMap<string, DesignVariable> };

/** Limits what one site can have, as Elementor does. */
const limits = { classes: 1_000, variables: 1_000, variants: 64 };

/** Reads the first classes and variables of these objects: `global_classes: {items, order}`, `global_variables: {data}`. */
export function readDesign(...sources: unknown[]): Design {
  const found = sources.filter(isRecord);
  const classes = found.map(({ global_classes }) => readClasses(global_classes)).find((list) => list.length > 0);
  const variables = found.map(({ global_variables }) => readVariables(global_variables)).find(({ size }) => size > 0);
  return { classes: classes ?? [], variables: variables ?? new Map() };
}

/** Returns true for neither a class nor a variable. */
export const isEmptyDesign = ({ classes, variables }: Design) => classes.length === 0 && variables.size === 0;

/** Sorts the classes by their order. A damaged order keeps its valid parts, and classes it lacks are weakest. */
function readClasses(given: unknown): DesignClass[] {
  const { items, order } = isRecord(given) ? given : {};
  const rows = (
    isRecord(items) ? Object.entries(items) : Array.isArray(items) ? items.map((row) => ['', row] as const) : []
  ).slice(0, limits.classes);
  const byId = new Map(
    rows.flatMap(([key, row]): [string, DesignClass][] => {
      const id = isRecord(row) && typeof row.id === 'string' ? row.id : key;
      return isRecord(row) && id !== '' ? [[id, { id, label: textOf(row.label), variants: readVariants(row.variants) }]] : [];
    }),
  );
  const listed = (Array.isArray(order) ? order : []).map((row: unknown) => (isRecord(row) ? row.id : row));
  return [...new Set([...listed, ...byId.keys()])].flatMap((id) => (typeof id === 'string' ? (byId.get(id) ?? []) : []));
}

/** Reads the variants of a class or a local style; others than objects are dropped. */
export function readVariants(given: unknown): Variant[] {
  const rows = isRecord(given) ? Object.values(given) : Array.isArray(given) ? given : [];
  return rows.slice(0, limits.variants).flatMap((row): Variant[] => {
    if (!isRecord(row)) {
      return [];
    }
    const { breakpoint, state, ...meta } = isRecord(row.meta) ? row.meta : {};
    return [
      {
        ...row,
        meta: { ...meta, breakpoint: textOf(breakpoint) || 'desktop', state: textOf(state) || null },
        props: isRecord(row.props) ? row.props : {},
      },
    ];
  });
}

function readVariables(given: unknown): Map<string, DesignVariable> {
  const data = isRecord(given) && isRecord(given.data) ? given.data : {};
  const rows = Object.entries(data).slice(0, limits.variables);
  return new Map(
    rows.flatMap(([id, row]): [string, DesignVariable][] =>
      isRecord(row) && typeof row.type === 'string'
        ? [[id, { label: textOf(row.label), type: row.type, value: plain(row.value) }]]
        : [],
    ),
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
