import { rewriteText } from '../media/rewrite-text.js';
import type { MediaVisit } from '../media/visit.js';
import { identifyPicture } from './identify-picture.js';
import { type BlockNode, parseBlocks } from './parse-blocks.js';
import { rewriteAttributes, type Shown } from './rewrite-attributes.js';
import { readAttributes, replaceAttributes, serializeBlocks } from './serialize-blocks.js';

/** Rewrites media in block markup: attributes, `wp-image-12` classes and addresses of a block together. */
export function rewriteBlocksMedia(content: string, visit: MediaVisit): string {
  const { nodes } = parseBlocks(content);
  return serializeBlocks(rewriteNodes(nodes, 'blocks', visit, { evidence: new Map(), media: new Map() }, ''));
}

function rewriteNodes(
  nodes: readonly (string | BlockNode)[],
  prefix: string,
  visit: MediaVisit,
  shown: Shown,
  path: string,
): (string | BlockNode)[] {
  const looking: MediaVisit = {
    ...visit,
    find(found) {
      const outcome = visit.find(found);
      shown.media.set(found.url, { kind: found.kind, outcome });
      return outcome;
    },
  };
  const html = prefix === 'blocks' ? 'freeform' : `${path}.html`;
  let index = -1;
  return nodes.map((node) => {
    if (typeof node === 'string') {
      return rewriteText(node, html, looking, shown.evidence);
    }
    index += 1;
    return rewriteBlock(node, `${prefix}[${index}]`, visit);
  });
}

function rewriteBlock(block: BlockNode, path: string, visit: MediaVisit): BlockNode {
  const shown: Shown = { evidence: new Map(), media: new Map() };
  const inner = rewriteNodes(block.inner, `${path}.innerBlocks`, visit, shown, path);
  const attributes = readAttributes(block);
  const rewritten = attributes && rewriteAttributes(block.name, attributes, `${path}.attrs`, visit, shown);
  const opened = rewritten === undefined || rewritten === attributes ? block : replaceAttributes(block, rewritten);
  return rewritten ? identifyPicture({ ...opened, inner }, rewritten, shown) : { ...opened, inner };
}
