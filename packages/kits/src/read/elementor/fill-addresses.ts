import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import { isTypedSource } from './rewrite-typed-media.js';
import { isNumber, plain } from './typed-value.js';

/** Typed addresses of pictures by their number. */
export type Addresses = ReadonlyMap<string, unknown>;

/** Adds the addresses of pictures that classes or elements name only by number. Returns the same value without any. */
export function fillAddresses<T>(value: T, addresses: Addresses): T {
  return addresses.size === 0 ? value : (fill(value, addresses) as T);
}

/** Lists the addresses of pictures that are named by number and address, and those that a site sends by number. */
export function listAddresses(content: readonly unknown[], sent: unknown = {}): Addresses {
  const found = new Map<string, unknown>();
  const visit = (value: unknown): void => {
    if (isTypedSource(value)) {
      const { id, url } = value.value;
      if (isNumber(plain(id)) && typeof plain(url) === 'string' && plain(url) !== '') {
        found.set(String(plain(id)), url);
      }
    } else if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(visit);
    }
  };
  visit(content);
  for (const [id, url] of isRecord(sent) ? Object.entries(sent) : []) {
    if (typeof url === 'string') {
      found.set(id, { $$type: 'url', value: url });
    }
  }
  return found;
}

function fill(value: unknown, addresses: Addresses): unknown {
  if (Array.isArray(value)) {
    return mapValues(value, (item) => fill(item, addresses));
  }
  if (!isRecord(value)) {
    return value;
  }
  if (isTypedSource(value)) {
    const { id, url } = value.value;
    const address = plain(url) ? undefined : addresses.get(String(plain(id)));
    return address === undefined ? value : { ...value, value: { ...value.value, url: address } };
  }
  return mapValues(value, (item) => fill(item, addresses));
}
