import type { ElementorElement } from '@kithouse/contract';
import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';

/**
 * Replaces element ids, so that a template can appear twice on one page. Also renames local classes of Elementor 4 and selectors
 * that name an element. Deterministic for a given `random`.
 */
export function freshElementIds(elements: readonly ElementorElement[], random: () => number = Math.random): ElementorElement[] {
  const taken = new Set<number>();
  const fresh = new Map<string, string>();
  const nextId = () => {
    let id = Math.floor(random() * idCount);
    while (taken.has(id)) {
      id = (id + 1) % idCount;
    }
    taken.add(id);
    return id.toString(16).padStart(7, '0');
  };
  const renamed = elements.map((element) => rename(element, nextId, fresh));
  return mapValues(renamed, (element) => rewriteSelectors(element, fresh));
}

/** Elementor's ids have seven hexadecimal digits. */
const idCount = 0x10000000;

function rename(element: ElementorElement, nextId: () => string, fresh: Map<string, string>): ElementorElement {
  const id = nextId();
  if (element.id !== '' && !fresh.has(element.id)) {
    fresh.set(element.id, id);
  }
  const classes = renameClasses(element, id, nextId);
  return {
    ...element,
    id,
    ...(classes.size === 0 ? {} : { styles: renameStyles(element.styles, classes) }),
    settings: classes.size === 0 ? element.settings : renameUses(element.settings, classes),
    elements: element.elements.map((child) => rename(child, nextId, fresh)),
  };
}

/** Maps old to new local class names, which contain their element's id (`e-51384630-5d7622a`). */
function renameClasses({ styles, id: oldId }: ElementorElement, id: string, nextId: () => string): Map<string, string> {
  const names = isRecord(styles) ? Object.keys(styles) : [];
  return new Map(
    names.map((name) => [name, oldId !== '' && name.includes(oldId) ? name.replace(oldId, () => id) : `e-${id}-${nextId()}`]),
  );
}

function renameStyles(styles: unknown, classes: Map<string, string>): unknown {
  const entries = Object.entries(isRecord(styles) ? styles : {}).map(([name, style]): [string, unknown] => {
    const renamed = classes.get(name) ?? name;
    return [renamed, isRecord(style) ? { ...style, id: renamed } : style];
  });
  return Object.fromEntries(entries);
}

function renameUses(settings: Record<string, unknown>, classes: Map<string, string>): Record<string, unknown> {
  const used = settings.classes;
  if (!isRecord(used) || !Array.isArray(used.value)) {
    return settings;
  }
  const value = used.value.map((name: unknown) => (typeof name === 'string' ? (classes.get(name) ?? name) : name));
  return { ...settings, classes: { ...used, value } };
}

function rewriteSelectors(value: unknown, fresh: Map<string, string>): unknown {
  if (typeof value === 'string') {
    return value.includes('elementor-element-')
      ? value.replace(/elementor-element-([0-9a-f]+)/g, (whole, id: string) => {
          const renamed = fresh.get(id);
          return renamed === undefined ? whole : `elementor-element-${renamed}`;
        })
      : value;
  }
  if (Array.isArray(value) || isRecord(value)) {
    return mapValues(value, (item) => rewriteSelectors(item, fresh));
  }
  return value;
}
