/** Turns parts into trees of core blocks. */
import type { Kind, Node, NodeOf, Theme } from '../node-types.js';
import { content } from './content.js';
import { layout } from './layout.js';
import { posts } from './posts.js';
import { site } from './site.js';
import { type BlockTree, type Emitters, marked, type Place } from './tree.js';

const emitters: Emitters = { ...layout, ...content, ...site, ...posts };
const emit = <K extends Kind>(node: NodeOf<K>, place: Place): BlockTree =>
  marked(emitters[node.kind](node, place, emitAll), node);
const emitAll = (list: Node[], place: Place): BlockTree[] => list.map((node) => emit(node, place));

/** Returns the block trees of a design. */
export const toBlocks = ({ parts, theme }: { parts: Node[]; theme: Theme }): BlockTree[] => emitAll(parts, theme);
