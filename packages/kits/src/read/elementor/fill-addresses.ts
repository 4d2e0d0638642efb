import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import type { Design } from './read-design.js';
import { isTypedSource } from './rewrite-typed-media.js';
import { isNumber, plain } from './typed-value.js';

type Addresses = ReadonlyMap<string, unknown>;

/** Adds the addresses of pictures to classes, which name them only by number; elements of the same site name both. */
export function fillAddresses(design: Design, content: readonly unknown[]): Design {
  const addresses = listAddresses(content);
  return addresses.size === 0
    ? design
    : {
        ...design,
        classes: design.classes.map((one) => ({
          ...one,
          variants: one.variants.map((variant) => ({
            ...variant,
            props: fill(variant.props, addresses) as Record<string, unknown>,
          })),
        })),
      };
}

/** Maps the numbers of pictures to their typed addresses. */
function listAddresses(content: readonly unknown[]): Map<string, unknown> {
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
