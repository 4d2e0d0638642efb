import type { BundleDocument, DesignComponent, DesignRoom, ElementorElement, Warning } from '@kithouse/contract';
import { listDefinitions, listInstanceKeys, restoreInstances } from '../../read/elementor/component-marks.js';
import type { PlannedDocument } from '../plan-source.js';

type Chosen = { documents: PlannedDocument[]; components: DesignComponent[]; warnings: Warning[] };

/**
 * Returns documents that show the components that the site gets, and these components, inner ones first. Without room for the
 * new ones, the documents keep their copies.
 */
export function chooseComponents(documents: PlannedDocument[], warnings: Warning[], site: DesignRoom | undefined): Chosen {
  const room = site?.components;
  const known = room === undefined ? new Map<string, DesignComponent>() : findComplete(documents);
  const used = new Set<string>();
  const lost = new Set<string>();
  const keep = (key: string) => known.has(key) && Boolean(used.add(key));
  const restored = documents.map((planned) =>
    inDocument(planned, (content) => restoreInstances(content, keep, (key) => lost.add(key))),
  );
  const components = withInner([...used], known);
  if (components.length === 0 || room === undefined) {
    return { documents: restored, components: [], warnings: withoutCode(warnings, 'component_rebuilt') };
  }
  const existing = new Set(site?.existing_components);
  const added = components.filter(({ key }) => !existing.has(key)).length;
  if (added > room) {
    const copies = documents.map((planned) => inDocument(planned, (content) => restoreInstances(content, () => false)));
    return {
      documents: copies,
      components: [],
      warnings: [...withoutCode(warnings, 'component_rebuilt'), noRoom(added)],
    };
  }
  return { documents: restored, components, warnings: lost.size === 0 ? withoutCode(warnings, 'component_detached') : warnings };
}

const withoutCode = (warnings: readonly Warning[], code: string) => warnings.filter((warning) => warning.code !== code);

function inDocument(planned: PlannedDocument, map: (content: ElementorElement[]) => ElementorElement[]): PlannedDocument {
  const { document } = planned;
  return document.kind === 'elementor' ? { ...planned, document: { ...document, content: map(document.content) } } : planned;
}

/** Lists the defined components whose inner components are all defined, by key. */
function findComplete(documents: readonly PlannedDocument[]): Map<string, DesignComponent> {
  const found = new Map(documents.flatMap(({ document }) => definitionsOf(document)).map((one) => [one.key, one]));
  const complete = new Map<string, DesignComponent>();
  const visit = (key: string, outer: readonly string[]): boolean => {
    const component = outer.includes(key) ? undefined : found.get(key);
    if (!component || complete.has(key)) {
      return component !== undefined;
    }
    const isComplete = listInstanceKeys(component.content).every((inner) => inner !== undefined && visit(inner, [...outer, key]));
    if (isComplete) {
      complete.set(key, component);
    }
    return isComplete;
  };
  for (const key of found.keys()) {
    visit(key, []);
  }
  return complete;
}

const definitionsOf = (document: BundleDocument) => (document.kind === 'elementor' ? listDefinitions(document.content) : []);

/** Adds inner components, each before those that show it. */
function withInner(keys: readonly string[], known: ReadonlyMap<string, DesignComponent>): DesignComponent[] {
  const found = new Map<string, DesignComponent>();
  const addAll = (list: readonly string[]) => list.forEach(add);
  const add = (key: string): void => {
    const component = known.get(key);
    if (component && !found.has(key)) {
      addAll(listInstanceKeys(component.content).filter((inner) => inner !== undefined));
      found.set(key, component);
    }
  };
  addAll(keys);
  return [...found.values()];
}

const noRoom = (count: number): Warning => ({
  code: 'component_room',
  message: `Elementor can’t add ${count} more ${count === 1 ? 'component' : 'components'} to this site. The pages use ordinary elements instead and look the same.`,
});
