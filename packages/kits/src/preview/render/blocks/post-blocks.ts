import { type BlockNode, parseBlocks } from '../../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../../read/parse-json.js';
import { css } from '../element-css.js';
import { escapeAttribute, escapeText } from '../sanitize-html.js';
import { linked } from '../site-parts.js';
import type { BlockContext, PostShown } from './block-context.js';
import { layoutOf } from './block-layout.js';
import { attributesOf } from './block-style.js';

type Attributes = Record<string, unknown>;
type Render = (attributes: Attributes, post: PostShown, context: BlockContext, render: RenderNodes) => string;
export type RenderNodes = (nodes: readonly (string | BlockNode)[], context: BlockContext) => string;

/** Renders a block that shows a post; undefined for others, and outside of a post. */
export function postBlockToHtml(block: BlockNode, context: BlockContext, render: RenderNodes): string | undefined {
  const known = Object.hasOwn(renders, block.name) ? renders[block.name] : undefined;
  return context.post && known?.(readAttributes(block) ?? {}, context.post, context, render);
}

const element = (
  tag: string,
  attributes: Attributes,
  { sheet }: BlockContext,
  name: string,
  inner: string,
  more: string[] = [],
) => `<${tag}${attributesOf(attributes, sheet, `wp-block-${name}`, more)}>${inner}</${tag}>`;

const renders: Record<string, Render> = {
  'core/post-title': (attributes, { key, title }, context) => {
    const level = Number(attributes.level ?? 2);
    const text = escapeText(title);
    return element(
      level === 0 ? 'p' : `h${level}`,
      attributes,
      context,
      'post-title',
      attributes.isLink ? linked(key, text) : text,
    );
  },
  'core/post-date': (attributes, { date }, context) =>
    date === undefined ? '' : element('div', attributes, context, 'post-date', `<time>${formatDate(date)}</time>`),
  'core/post-terms': (attributes, { terms }, context) => {
    const named = terms.filter(({ taxonomy }) => taxonomy === (attributes.term ?? 'category'));
    const links = named.map(({ name }) => linked(undefined, escapeText(name))).join('<span>, </span>');
    return links === '' ? '' : element('div', attributes, context, 'post-terms', links);
  },
  'core/post-excerpt': (attributes, { excerpt }, context) => {
    const words = excerpt
      .split(/\s+/)
      .slice(0, Number(attributes.excerptLength ?? 55))
      .join(' ');
    const text = `<p class="wp-block-post-excerpt__excerpt">${escapeText(words)} </p>`;
    return element('div', attributes, context, 'post-excerpt', text);
  },
  'core/post-featured-image': ({ style, ...attributes }, { key, title, featured }, context) => {
    if (featured === undefined) {
      return '';
    }
    const border = isRecord(style) && isRecord(style.border) ? style.border : {};
    const { aspectRatio, isLink } = attributes;
    const ratio = typeof aspectRatio === 'string' && aspectRatio !== 'auto' ? aspectRatio : undefined;
    const shape = {
      'border-radius': typeof border.radius === 'string' ? border.radius : undefined,
      ...(ratio === undefined ? {} : { width: '100%', height: '100%', 'aspect-ratio': ratio, 'object-fit': 'cover' }),
    };
    const image = `<img alt="${escapeAttribute(title)}" src="kit:media/${featured}/url" style="${escapeAttribute(css(shape))}">`;
    const own = { ...attributes, style: withoutBorder(style) };
    return element('figure', own, context, 'post-featured-image', isLink ? linked(key, image) : image);
  },
  'core/post-content': (attributes, { content }, context, render) => {
    if (context.depth > 2) {
      return '';
    }
    const layout = layoutOf('core/post-content', attributes);
    const inner = render(parseBlocks(content).nodes, { ...context, depth: context.depth + 1 });
    const classes = layout ? [layout.className, context.sheet.add(layout.rules)] : [];
    return element('div', attributes, context, 'post-content', inner, classes);
  },
  'core/post-navigation-link': (attributes, post, context) => {
    const at = context.posts.findIndex(({ key }) => key === post.key);
    const other = context.posts[attributes.type === 'previous' ? at + 1 : at - 1];
    const word = attributes.type === 'previous' ? 'Previous' : 'Next';
    const text = attributes.showTitle === true ? other?.title : word;
    // WordPress keeps the place of a missing neighbour.
    const shown = other === undefined ? '' : linked(other.key, escapeText(text ?? ''));
    return element('div', attributes, context, 'post-navigation-link', shown);
  },
};

const withoutBorder = (style: unknown) => (isRecord(style) ? { ...style, border: {} } : style);

/** Formats a date like a site in English. */
const formatDate = (date: string) =>
  Number.isNaN(Date.parse(date))
    ? ''
    : new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Renders a list of posts with the block that draws each. */
export function postListToHtml(block: BlockNode, context: BlockContext, render: RenderNodes): string {
  const attributes = readAttributes(block) ?? {};
  const layout = layoutOf(block.name, attributes);
  const classes = layout ? [layout.className, context.sheet.add(layout.rules)] : [];
  const items = context.posts
    .slice(0, maxListed)
    .map((post) => `<li class="wp-block-post">${render(block.inner, { ...context, post })}</li>`);
  return element('ul', attributes, context, 'post-template', items.join(''), classes);
}

/** Posts on a page of a site's list. */
const maxListed = 10;
