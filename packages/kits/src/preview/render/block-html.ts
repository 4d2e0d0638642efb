import { addClass, firstTag, lastTag } from '../../facts/preview-classes.js';
import { markOfBlock } from '../../forms/form-marks.js';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import type { BlockContext } from './blocks/block-context.js';
import { layoutOf } from './blocks/block-layout.js';
import { elementClass } from './blocks/block-style.js';
import { postBlockToHtml, postListToHtml } from './blocks/post-blocks.js';
import { withForm } from './form-places.js';
import { siteBlockToHtml } from './site-blocks.js';

/** Replaces blocks that a server would render. */
const standIns: Record<string, string> = {
  'core/post-title': '<h2>Title of the post</h2>',
  'core/post-featured-image': '<img alt="">',
  'core/post-excerpt': '<p class="kit-lines"></p>',
  'core/post-content': '<p class="kit-lines"></p><p class="kit-lines"></p>',
  'core/post-date': '<p>1 January</p>',
  'core/search': '<p class="kit-field"></p>',
  'core/latest-posts': '<p class="kit-lines"></p>',
};

/** Blocks that a site shows only under conditions that the preview doesn't have: further pages, no posts, comments. */
const conditional = new Set(['core/query-pagination', 'core/query-no-results', 'core/comments']);

/** Renders block markup as plain HTML without comments, with WordPress's layout. Not yet sanitised. */
export const blocksToHtml = (content: string, context: BlockContext): string => nodesToHtml(parseBlocks(content).nodes, context);

const nodesToHtml = (nodes: readonly (string | BlockNode)[], context: BlockContext): string =>
  nodes.map((node) => (typeof node === 'string' ? node : blockToHtml(node, context))).join('');

function blockToHtml(block: BlockNode, context: BlockContext): string {
  const { name, inner } = block;
  if (conditional.has(name) && (context.post || context.posts.length > 0)) {
    return '';
  }
  if (name === 'core/post-template') {
    return postListToHtml(block, context, nodesToHtml);
  }
  const rendered = siteBlockToHtml(block, context) ?? postBlockToHtml(block, context, nodesToHtml);
  if (rendered !== undefined) {
    return rendered;
  }
  if (inner.length === 0) {
    return Object.hasOwn(standIns, name) ? (standIns[name] ?? '') : '';
  }
  const within = name === 'core/social-links' ? { ...context, links: readAttributes(block) ?? {} } : context;
  return withForm(nodesToHtml(styleBlock(block, context), within), markOfBlock(block), context.site);
}

/** Adds the classes of layout and colours to a block's own HTML. */
function styleBlock(block: BlockNode, { sheet }: BlockContext): BlockNode['inner'] {
  const attributes = readAttributes(block) ?? {};
  const layout = layoutOf(block.name, attributes);
  const first = block.inner.findIndex((node) => typeof node === 'string' && node.trim() !== '');
  const html = block.inner[first];
  if (typeof html !== 'string') {
    return block.inner;
  }
  const colored = addClass(html, elementClass(attributes.style, sheet), firstTag);
  const classes = layout ? `${layout.className} ${sheet.add(layout.rules)}`.trim() : '';
  // A cover's blocks are in a separate element, which WordPress finds as the last one before them.
  const isWrapped = block.inner.length > 1 && (html.match(/<div/g)?.length ?? 0) > 1;
  return block.inner.with(first, addClass(colored, classes, isWrapped ? lastTag : firstTag));
}
