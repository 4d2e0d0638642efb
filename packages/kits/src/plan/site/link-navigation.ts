import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import type { PlannedDocument, PlannedTerm } from '../plan-source.js';

export type Nodes = readonly (string | BlockNode)[];

/** Describes a link's target as WordPress stores it, so that it follows changed addresses. */
type Target = { kind: 'post-type' | 'taxonomy'; type: string };

const links = new Set(['core/navigation-link', 'core/navigation-submenu']);

const isLink = ({ name }: BlockNode): boolean => links.has(name) || name === 'core/home-link';

/** Returns true if blocks contain a link that a person can edit in a menu. */
export const hasLinks = (nodes: Nodes): boolean =>
  nodes.some((node) => typeof node !== 'string' && (isLink(node) || hasLinks(node.inner)));

/** Lists the targets of links by the text after `kit:`, without documents that visitors won't see. */
export function listTargets(
  documents: readonly PlannedDocument[],
  terms: readonly PlannedTerm[],
  live: ReadonlySet<string>,
): ReadonlyMap<string, Target> {
  const shown = documents.filter(({ as, document }) => (as === 'page' || as === 'post') && live.has(document.key));
  return new Map([
    ...shown.map(({ as, document: { key, post_type } }): [string, Target] => [
      `doc/${key}`,
      { kind: 'post-type', type: as === 'page' ? 'page' : post_type },
    ]),
    ...terms.map(({ key, taxonomy }): [string, Target] => [
      `term/${key}`,
      { kind: 'taxonomy', type: taxonomy === 'post_tag' ? 'tag' : taxonomy },
    ]),
  ]);
}

/** Adds the targets to links. Removes links that lead nowhere and moves their child links up. */
export const linkNavigation = (nodes: Nodes, targets: ReadonlyMap<string, Target>): (string | BlockNode)[] =>
  nodes.flatMap((node): Nodes => (typeof node === 'string' ? [node] : linkBlock(node, targets)));

function linkBlock(block: BlockNode, targets: ReadonlyMap<string, Target>): Nodes {
  const inner = linkNavigation(block.inner, targets);
  const attributes = links.has(block.name) ? readAttributes(block) : undefined;
  const reference = /^kit:(.+)\/url$/.exec(String(attributes?.url))?.[1];
  const target = reference === undefined ? undefined : targets.get(reference);
  if (attributes?.url === '' || (reference !== undefined && !target)) {
    return inner.filter((one) => typeof one !== 'string');
  }
  const linked = target ? replaceAttributes(block, { ...attributes, ...toLink(attributes, `${reference}`, target) }) : block;
  return [{ ...linked, inner }];
}

function toLink(attributes: Record<string, unknown> | undefined, reference: string, { kind, type }: Target) {
  // With this, WordPress 6.9 and newer show the current address of the target. Older ones show the stored one.
  const source = kind === 'taxonomy' ? 'core/term-data' : 'core/post-data';
  const bindings = { url: { source, args: { field: 'link' } } };
  const metadata = isRecord(attributes?.metadata) ? attributes.metadata : {};
  return { type, id: `kit:${reference}/id`, kind, metadata: { ...metadata, bindings } };
}
