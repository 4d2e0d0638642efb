/** Trees of blocks. The block editor itself serialises them, so that the markup is exactly what it would save. */
import type { Kind, Marks, Node, NodeOf, Theme, Valign } from '../node-types.js';

type Attributes = { metadata?: object; [name: string]: unknown };
export type BlockTree = [name: string, attributes: Attributes, inner?: BlockTree[]];

/** The look around a part: `above` is the distance of a separator, `valign` that of the columns in a row. */
export type Place = Theme & { above?: string; valign?: Valign };
type EmitAll = (list: Node[], place: Place) => BlockTree[];
/** Makes the block of each kind of part; `all` makes those inside. */
export type Emitters = { [K in Kind]: (node: NodeOf<K>, place: Place, all: EmitAll) => BlockTree };

/** States what a block needs to make sense, and what it repeats: marks that an import reads. */
export function marked([name, attributes, inner = []]: BlockTree, { needs, repeats }: Marks): BlockTree {
  if (!needs && !repeats) {
    return [name, attributes, inner];
  }
  const kithouse = { ...(needs ? { requires: needs } : {}), ...(repeats ? { list: repeats } : {}) };
  return [name, { ...attributes, metadata: { ...attributes.metadata, kithouse } }, inner];
}
