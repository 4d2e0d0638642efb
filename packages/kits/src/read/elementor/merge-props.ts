import { isRecord } from '../parse-json.js';
import { isOfType, isTyped } from './typed-value.js';

const sides = ['block-start', 'inline-end', 'block-end', 'inline-start'];
const corners = ['start-start', 'start-end', 'end-start', 'end-end'];

/** Lists the types that Elementor prints as several CSS properties, with these properties. */
const families: [type: string, keys: string[]][] = [
  ['dimensions', sides],
  ['border-width', sides],
  ['border-radius', corners],
  ['layout-direction', ['row', 'column']],
  ['background', ['background-overlay', 'color', 'clip']],
  ['transform', ['transform-functions', 'transform-origin', 'perspective', 'perspective-origin']],
];

type Props = Record<string, unknown>;

/** Lays the properties of a stronger style over those of a weaker one, as CSS would. */
export function mergeProps(weak: Props, strong: Props): Props {
  const merged = { ...weak };
  for (const [key, value] of Object.entries(strong)) {
    if (value !== null && value !== undefined) {
      merged[key] = Object.hasOwn(merged, key) ? mergeValue(merged[key], value) : value;
    }
  }
  return merged;
}

/** Keeps the sides of the weaker value that the stronger one does not set. */
function mergeValue(weak: unknown, strong: unknown): unknown {
  const [type, keys] = families.find(([name]) => isOfType(strong, name)) ?? [];
  if (type === undefined || keys === undefined || !isTyped(strong) || !isRecord(strong.value)) {
    return strong;
  }
  const below = isOfType(weak, type) && isRecord(weak.value) ? weak.value : spread(weak, keys);
  const set = Object.entries(strong.value).filter(([, value]) => value !== null && value !== undefined);
  return below ? { ...strong, value: { ...below, ...Object.fromEntries(set) } } : strong;
}

/** Spreads one size over all sides. */
function spread(weak: unknown, keys: readonly string[]): Props | undefined {
  return isOfType(weak, 'size') ? Object.fromEntries(keys.map((key) => [key, weak])) : undefined;
}
