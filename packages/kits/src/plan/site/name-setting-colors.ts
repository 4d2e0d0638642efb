import { mapValues } from '../../read/map-values.js';
import { isRecord } from '../../read/parse-json.js';
import type { FindColor } from './find-color.js';

/** Matches Elementor's colour settings: `title_color`, `background_color_b`, `background_color_mobile`. */
const colorSetting = /(?:^|_)color(?:_b)?(?:_[a-z]+)?$/;

/** Replaces colours in Elementor's settings by references to global colours. */
export const nameInSettings = <T>(value: T, find: FindColor): T => inValue(value, find, false);

/** Uses a variable inside a group such as a shadow, where Elementor knows no global colour. */
function inValue<T>(value: T, find: FindColor, isGroup: boolean): T {
  if (Array.isArray(value)) {
    return mapValues(value, (item) => inValue(item, find, false)) as T;
  }
  if (!isRecord(value)) {
    return value;
  }
  const mapped = mapValues(value, (item, key) => inValue(item, find, /shadow/.test(key)));
  const named = Object.entries(value).flatMap(([key, item]): [string, string][] => {
    const id = colorSetting.test(key) ? find(item) : undefined;
    return id === undefined ? [] : [[key, id]];
  });
  if (named.length === 0) {
    return mapped as T;
  }
  if (isGroup) {
    return { ...mapped, ...Object.fromEntries(named.map(([key, id]) => [key, `var(--e-global-color-${id})`])) } as T;
  }
  const others = Object.entries(mapped).filter(([key]) => !named.some(([name]) => name === key));
  const references = Object.fromEntries(named.map(([key, id]) => [key, `globals/colors?id=${id}`]));
  const globals = { ...(isRecord(value.__globals__) ? value.__globals__ : {}), ...references };
  return { ...Object.fromEntries(others), __globals__: globals } as T;
}
