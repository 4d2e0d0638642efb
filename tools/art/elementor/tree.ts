/** Elements of an Elementor export: only containers, free widgets and local values. */
import { createHash } from 'node:crypto';
import type { ElementorElement } from '@kithouse/contract';
import type { Kind, Marks, Node, NodeOf, Theme, Valign } from '../node-types.js';
import { box, type Settings } from './values.js';

/** The look that a part inherits. `inBar` and `breaks` come from the bar around it, `valign` and `stays` from its row. */
export type Place = Theme & { valign?: Valign; stays?: boolean; inBar?: boolean; breaks?: boolean };

/** Makes elements. Their ids derive from the design's slug, so that a rebuild leaves unchanged elements alone. */
export type Maker = {
  id: () => string;
  container: (settings: Settings, elements: ElementorElement[], isInner?: boolean) => ElementorElement;
  widget: (widgetType: string, settings: Settings) => ElementorElement;
  /** Makes the elements of parts. */
  all: (list: Node[], place: Place) => ElementorElement[];
};
/** Makes the element of each kind of part. */
export type Emitters = { [K in Kind]: (node: NodeOf<K>, place: Place, make: Maker) => ElementorElement };

/** Returns a function that numbers ids consecutively from a slug. */
export function countIds(slug: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha1').update(`${slug} ${count}`).digest('hex').slice(0, 7);
  };
}

export function createMaker(slug: string, emit: (node: Node, place: Place, make: Maker) => ElementorElement): Maker {
  const id = countIds(slug);
  const make: Maker = {
    id,
    container: (settings, elements, isInner = true) => ({
      id: id(),
      elType: 'container',
      isInner,
      settings: { flex_direction: 'column', padding: box(0), ...settings },
      elements,
    }),
    widget: (widgetType, settings) => ({ id: id(), elType: 'widget', widgetType, isInner: false, settings, elements: [] }),
    all: (list, place) =>
      list.map((node) => {
        const made = emit(node, place, make);
        return { ...made, settings: { ...made.settings, ...marksOf(node) } };
      }),
  };
  return make;
}

/** Marks an element with the facts that it needs and the list that it repeats, for imports to read. */
export const marksOf = ({ needs, repeats }: Marks): Settings =>
  needs || repeats ? { _kithouse: { ...(needs ? { requires: needs } : {}), ...(repeats ? { list: repeats } : {}) } } : {};
