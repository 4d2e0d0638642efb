import { isRecord } from '../../read/parse-json.js';

export type Settings = Record<string, unknown>;

/** A style of a kit: its value, or the row that it refers to. */
type Found = { value: unknown } | { reference: string };

export const globalsOf = ({ __globals__: globals }: Settings): Settings => (isRecord(globals) ? globals : {});

/** Returns true if an element sets a control itself. An empty reference means that its author chose no default. */
export const isSet = (settings: Settings, control: string): boolean =>
  Object.hasOwn(globalsOf(settings), control) || isFilled(settings[control]) || isDynamic(settings, control);

const isDynamic = ({ __dynamic__: tags }: Settings, control: string) => isRecord(tags) && Object.hasOwn(tags, control);

/** Returns false for the empty values that Elementor stores for unused controls. */
function isFilled(value: unknown): boolean {
  if (!isRecord(value)) {
    return value !== undefined && value !== null && value !== '';
  }
  const { unit: _, sizes: __, isLinked: ___, ...parts } = value;
  return Object.values(parts).some(isFilled);
}

/** Finds a kit's style by name. */
export function findStyle(styles: Settings, name: string): Found | undefined {
  const reference = globalsOf(styles)[name];
  if (typeof reference === 'string' && reference !== '') {
    return { reference };
  }
  return isFilled(styles[name]) ? { value: styles[name] } : undefined;
}

/** Sets a control unless the element sets it itself. */
export function fill(settings: Settings, control: string, found: Found | undefined): Settings {
  if (!found || isSet(settings, control)) {
    return settings;
  }
  return 'value' in found
    ? { ...settings, [control]: found.value }
    : { ...settings, __globals__: { ...globalsOf(settings), [control]: found.reference } };
}
