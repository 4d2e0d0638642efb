import type { ElementorElement, Warning } from '@kithouse/contract';
import { KitError } from '../kit-error.js';
import { limits } from '../limits.js';
import { mapValues } from '../map-values.js';
import { plural } from '../packs/left-out.js';
import { isRecord } from '../parse-json.js';
import { isInstance } from '../references/remove-instances.js';
import type { ComponentMark } from './component-marks.js';
import { ComponentRegistry, type Components, isAtomic, listExposed, numberOf } from './components.js';
import { freshElementIds } from './fresh-element-ids.js';
import { hashText } from './stable-id.js';
import { isOfType, isTyped, plain } from './typed-value.js';
import { walkElements } from './walk-elements.js';

/** Values of an instance by the key of the component's property. */
type Overrides = ReadonlyMap<string, unknown>;

const nothing: Overrides = new Map();

/**
 * Replaces instances of components by copies of their elements with the values of the instance. Each copy of a component that a
 * site can have gets a mark with the instance.
 */
export class ComponentDetacher {
  private detached = 0;
  private nodes = 0;
  private readonly registry: ComponentRegistry;
  private readonly rebuilt = new Set<string>();

  constructor(private readonly components: Components) {
    this.registry = new ComponentRegistry(components);
  }

  /**
   * Leaves instances of unknown components and of components inside themselves.
   * @throws KitError `too_many`, `too_deep`
   */
  detach(content: ElementorElement[]): ElementorElement[] {
    this.nodes = 0;
    return this.withDefinitions(this.replaceAll(content, nothing, [], 1));
  }

  /** Describes the replacements so far; empty if there are none. */
  describe(): Warning[] {
    const isOne = this.detached === 1;
    const message = `The template uses ${plural(this.detached, 'Elementor component')}. On a site that can’t add components, ${isOne ? 'it becomes' : 'they become'} ordinary elements.`;
    return this.detached === 0 ? [] : [{ code: 'component_detached', message }, ...this.describeRebuilt()];
  }

  private describeRebuilt(): Warning[] {
    const titles = this.registry.define(this.rebuilt).filter(({ key }) => this.rebuilt.has(key));
    return titles.map(({ key, title }) => ({
      code: 'component_rebuilt',
      message: `The component “${title.slice(0, 80)}” has no property names. Its properties are named after their settings instead.`,
      place: key,
    }));
  }

  /** Adds the definitions of all components to the first mark. */
  private withDefinitions(content: ElementorElement[]): ElementorElement[] {
    const marked: { design: ComponentMark }[] = [];
    walkElements(content, (element) => {
      if (isMarked(element)) {
        marked.push(element);
      }
    });
    const definitions = this.registry.define(marked.map(({ design }) => design.component));
    for (const { key } of definitions.filter((one) => this.registry.isRebuilt(one.key))) {
      this.rebuilt.add(key);
    }
    if (marked[0]) {
      // Only this document has the mark.
      marked[0].design = { ...marked[0].design, definitions };
    }
    return content;
  }

  private replaceAll(
    elements: ElementorElement[],
    overrides: Overrides,
    outer: readonly string[],
    depth: number,
  ): ElementorElement[] {
    const replaced = elements.flatMap((element) => this.replace(element, overrides, outer, depth));
    const isSame = replaced.length === elements.length && replaced.every((element, index) => element === elements[index]);
    return isSame ? elements : replaced;
  }

  private replace(element: ElementorElement, overrides: Overrides, outer: readonly string[], depth: number): ElementorElement[] {
    this.nodes += 1;
    if (this.nodes > limits.nodes || depth > limits.tree_depth) {
      throw this.nodes > limits.nodes
        ? new KitError(
            'too_many',
            `With its components, this template has more than ${limits.nodes.toLocaleString('en')} elements.`,
          )
        : new KitError('too_deep', `With its components, this template is nested more than ${limits.tree_depth} levels deep.`);
    }
    const settings = isAtomic(element) ? (fill(element.settings, overrides) as Record<string, unknown>) : element.settings;
    const instance = isInstance(element) ? readInstance(settings.component_instance) : undefined;
    const component = instance && !outer.includes(instance.id) ? this.components.get(instance.id) : undefined;
    if (!instance || !component) {
      const elements = this.replaceAll(element.elements, overrides, outer, depth + 1);
      return [settings === element.settings && elements === element.elements ? element : { ...element, settings, elements }];
    }
    this.detached += 1;
    const copies = this.replaceAll(component.elements, instance.overrides, [...outer, instance.id], depth);
    return this.mark(freshElementIds(copies, randomOf(element.id)), { ...element, settings }, instance.overrides);
  }

  private mark(copies: ElementorElement[], element: ElementorElement, overrides: Overrides): ElementorElement[] {
    const id = numberOf(element);
    this.registry.learnUid(id, element);
    const key = this.registry.keyOf(id);
    const [root, ...others] = copies;
    if (key === undefined || !root || others.length > 0) {
      return copies;
    }
    const exposed = listExposed(this.components.get(id)?.elements ?? []);
    const title = isRecord(element.editor_settings) ? element.editor_settings.title : undefined;
    const design: ComponentMark = {
      component: key,
      id: element.id,
      ...(typeof title === 'string' ? { title: title.slice(0, 200) } : {}),
      overrides: Object.fromEntries([...overrides].filter(([name]) => exposed.has(name))),
    };
    return [{ ...root, design }];
  }
}

const isMarked = (element: ElementorElement): element is ElementorElement & { design: ComponentMark } =>
  isRecord(element.design) && typeof element.design.component === 'string';

/** Replaces properties that a component exposes by the value of the instance, or by their own. */
function fill(value: unknown, overrides: Overrides): unknown {
  if (Array.isArray(value)) {
    return mapValues(value, (item) => fill(item, overrides));
  }
  if (!isRecord(value)) {
    return value;
  }
  if (!isOfType(value, 'overridable') || !isRecord(value.value)) {
    return mapValues(value, (item) => fill(item, overrides));
  }
  const { override_key: key, origin_value: origin } = value.value;
  const given = typeof key === 'string' ? overrides.get(key) : undefined;
  if (given === undefined || given === null) {
    return fill(origin ?? null, overrides);
  }
  // An inner instance hands its property up: the outer value becomes that of the inner key.
  const inner = isOfType(origin, 'override') && isRecord(origin.value) ? origin.value : undefined;
  return inner ? { $$type: 'override', value: { ...inner, override_value: given } } : given;
}

function readInstance(instance: unknown): { id: string; overrides: Overrides } | undefined {
  if (!isOfType(instance, 'component-instance') || !isRecord(instance.value)) {
    return undefined;
  }
  const id = plain(instance.value.component_id);
  const rows = plain(instance.value.overrides);
  const overrides = (Array.isArray(rows) ? rows : []).flatMap((row): [string, unknown][] => {
    const override = isTyped(row) ? row.value : row;
    return isRecord(override) && typeof override.override_key === 'string'
      ? [[override.override_key, override.override_value]]
      : [];
  });
  return typeof id === 'number' || typeof id === 'string' ? { id: String(id), overrides: new Map(overrides) } : undefined;
}

/** Returns a repeatable source of numbers, so that a template is always read the same. */
function randomOf(seed: string): () => number {
  let state = hashText(seed);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 0x100000000;
  };
}
