/** Block trees. The block editor serialises them, so the markup is exactly what it would save. */
import type { Kind, Marks, Node, NodeOf, Theme, Valign } from '../node-types.js';

type Attributes = { metadata?: object; [name: string]: unknown };
export type BlockTree = [name: string, attributes: Attributes, inner?: BlockTree[]];

/**
 * The look that a part inherits. `above` is the distance in px to the part above unless it is in a bar, `valign` the alignment of
 * the columns in a row, `room` the width in px that a part can fill on a desktop.
 */
export type Place = Theme & { above?: number; valign?: Valign; room?: number };
type EmitAll = (list: Node[], place: Place) => BlockTree[];
/** Makes the block of each kind of part; `all` makes those inside. */
export type Emitters = { [K in Kind]: (node: NodeOf<K>, place: Place, all: EmitAll) => BlockTree };

/** Marks a block with the facts that it needs and the list that it repeats, for imports to read. */
export function marked([name, attributes, inner = []]: BlockTree, { needs, repeats }: Marks): BlockTree {
  if (!needs && !repeats) {
    return [name, attributes, inner];
  }
  const kithouse = { ...(needs ? { requires: needs } : {}), ...(repeats ? { list: repeats } : {}) };
  return [name, { ...attributes, metadata: { ...attributes.metadata, kithouse } }, inner];
}
