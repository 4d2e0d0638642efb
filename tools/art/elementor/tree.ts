/** Elements of Elementor's export: containers and free widgets only, local values only. */
import { createHash } from 'node:crypto';
import type { ElementorElement } from '@kithouse/contract';
import type { Kind, Marks, Node, NodeOf, Theme, Valign } from '../node-types.js';
import { box, type Settings } from './values.js';

/** The look around a part: `inBar` and `breaks` are those of the bar around it, `valign` that of the columns in a row. */
export type Place = Theme & { valign?: Valign; inBar?: boolean; breaks?: boolean };

/** Makes elements; their ids follow from the slug of the design, so a rebuild changes nothing that has not changed. */
export type Maker = {
  id: () => string;
  container: (settings: Settings, elements: ElementorElement[], isInner?: boolean) => ElementorElement;
  widget: (widgetType: string, settings: Settings) => ElementorElement;
  /** Makes the elements of parts. */
  all: (list: Node[], place: Place) => ElementorElement[];
};
/** Makes the element of each kind of part. */
export type Emitters = { [K in Kind]: (node: NodeOf<K>, place: Place, make: Maker) => ElementorElement };

/** Returns a function that counts ids up from a slug. */
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

/** States what an element needs to make sense, and what it repeats: marks that an import reads. */
export const marksOf = ({ needs, repeats }: Marks): Settings =>
  needs || repeats ? { _kithouse: { ...(needs ? { requires: needs } : {}), ...(repeats ? { list: repeats } : {}) } } : {};
