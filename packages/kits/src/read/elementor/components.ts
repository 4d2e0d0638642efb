import type { DesignComponent, ElementorElement } from '@kithouse/contract';
import { sha256 } from '../bundle/sha256.js';
import { isRecord } from '../parse-json.js';
import { isInstance } from '../references/remove-instances.js';
import { toSlug } from '../slug.js';
import { componentSymbol, instanceSettings } from './component-instance.js';
import { isOfType, isTyped, plain } from './typed-value.js';

/** A component of the original site. `labels` names the properties that instances can change, by key. */
export type Component = {
  elements: ElementorElement[];
  title: string;
  uid?: string | undefined;
  labels: ReadonlyMap<string, { label: string; group: string }>;
};

/** Components by their number on the original site. */
export type Components = ReadonlyMap<string, Component>;

/** Limits components inside each other. */
const maxNested = 20;

/** Skips elements of other kinds, which expose nothing. */
export const isAtomic = ({ widgetType, elType }: ElementorElement) => (widgetType ?? elType).startsWith('e-');

/** Gives components keys, and defines those that a site can have: one atomic element whose components are known. */
export class ComponentRegistry {
  private readonly keys = new Map<string, string | undefined>();
  private readonly uids = new Map<string, string>();
  private readonly defined = new Map<string, { id: string; inner: string[] }>();

  constructor(private readonly components: Components) {}

  /** Returns the key of a component; undefined if only a copy of its elements can be imported. */
  keyOf(id: string, depth = 1): string | undefined {
    if (!this.keys.has(id)) {
      // A component inside itself has none.
      this.keys.set(id, undefined);
      this.keys.set(id, this.name(id, depth));
    }
    return this.keys.get(id);
  }

  /** Keeps the name that instances know for a component, because kits leave it out. */
  learnUid(id: string, { editor_settings }: ElementorElement): void {
    const uid = isRecord(editor_settings) ? editor_settings.component_uid : undefined;
    if (typeof uid === 'string' && !this.uids.has(id)) {
      this.uids.set(id, uid);
    }
  }

  /** Defines these components and those inside them, inner ones first. */
  define(keys: Iterable<string>): DesignComponent[] {
    const found = new Map<string, DesignComponent>();
    const add = (key: string) => {
      const { id, inner } = this.defined.get(key) ?? { id: '', inner: [] };
      const component = this.components.get(id);
      if (component && !found.has(key)) {
        inner.forEach(add);
        found.set(key, this.definition(id, key, component));
      }
    };
    for (const key of keys) {
      add(key);
    }
    return [...found.values()];
  }

  /** Returns true for a component whose properties lost their names. */
  isRebuilt(key: string): boolean {
    const component = this.components.get(this.defined.get(key)?.id ?? '');
    return component !== undefined && component.labels.size === 0 && listExposed(component.elements).size > 0;
  }

  private name(id: string, depth: number): string | undefined {
    const component = this.components.get(id);
    if (component?.elements.length !== 1 || depth > maxNested || !hasUsableParts(component.elements)) {
      return undefined;
    }
    const inner = listInstances(component.elements).map((number) => this.keyOf(number, depth + 1));
    const named = inner.filter((key) => key !== undefined);
    if (named.length < inner.length) {
      return undefined;
    }
    const fingerprint = sha256(JSON.stringify([component.title, component.elements, named])).slice(0, 8);
    const key = `${toSlug(component.title, 60) || 'component'}-${fingerprint}`;
    this.defined.set(key, { id, inner: named });
    return key;
  }

  private definition(id: string, key: string, component: Component): DesignComponent {
    const uid = component.uid ?? this.uids.get(id) ?? '';
    return {
      key,
      ...(/^[A-Za-z0-9_-]{1,80}$/.test(uid) ? { uid } : {}),
      title: component.title.slice(0, 200),
      content: this.nameInstances(component.elements),
      exposed: describeExposed(component),
    };
  }

  private nameInstances(elements: readonly ElementorElement[]): ElementorElement[] {
    return elements.map((element) => {
      const key = isInstance(element) ? this.keyOf(numberOf(element)) : undefined;
      const settings = key === undefined ? element.settings : instanceSettings(element.settings, key);
      const uid = key === undefined ? {} : { editor_settings: { ...editorOf(element), component_uid: componentSymbol(key) } };
      return { ...element, ...uid, settings, elements: this.nameInstances(element.elements) };
    });
  }
}

const editorOf = ({ editor_settings }: ElementorElement) => (isRecord(editor_settings) ? editor_settings : {});

/** Returns the number of an instance's component; empty for none. */
export function numberOf({ settings }: ElementorElement): string {
  const { component_instance: instance } = settings;
  const id =
    isOfType(instance, 'component-instance') && isRecord(instance.value) ? plain(instance.value.component_id) : undefined;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : '';
}

const listInstances = (elements: readonly ElementorElement[]): string[] =>
  elements.flatMap((element) => [...(isInstance(element) ? [numberOf(element)] : []), ...listInstances(element.elements)]);

/** Returns true if all elements are atomic and Elementor changes no key. */
const hasUsableParts = (elements: readonly ElementorElement[]): boolean =>
  elements.every((element) => isAtomic(element) && hasUsableParts(element.elements)) &&
  [...listExposed(elements).keys()].every((key) => /^[a-z0-9_-]{1,80}$/.test(key));

/** Lists the properties that instances can change, with the setting that has each. */
export function listExposed(elements: readonly ElementorElement[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, setting: string): void => {
    if (isOfType(value, 'overridable') && isRecord(value.value) && typeof value.value.override_key === 'string') {
      found.set(value.value.override_key, found.get(value.value.override_key) ?? setting);
    }
    if (isTyped(value) || Array.isArray(value) || isRecord(value)) {
      for (const item of Object.values(value)) {
        visit(item, setting);
      }
    }
  };
  for (const { settings, elements: inner } of elements) {
    for (const [setting, value] of Object.entries(settings)) {
      visit(value, setting);
    }
    for (const [key, setting] of listExposed(inner)) {
      found.set(key, found.get(key) ?? setting);
    }
  }
  return found;
}

/** Names the properties. One without a name gets that of its setting, and a number if another has it. */
function describeExposed({ elements, labels }: Component): DesignComponent['exposed'] {
  const taken = new Set<string>();
  return [...listExposed(elements)].slice(0, 500).map(([key, setting]) => {
    const group = labels.get(key)?.group.trim().slice(0, 100) || 'Content';
    const wanted = labels.get(key)?.label.trim().slice(0, 90) || inWords(setting);
    let label = wanted;
    for (let count = 2; taken.has(`${group} ${label}`); count += 1) {
      label = `${wanted} ${count}`;
    }
    taken.add(`${group} ${label}`);
    return { key, label, group };
  });
}

function inWords(setting: string): string {
  const words = setting === 'component_instance' ? 'Text' : setting.replace(/[_-]+/g, ' ').trim().slice(0, 90);
  return words === '' ? 'Text' : words.charAt(0).toUpperCase() + words.slice(1);
}
