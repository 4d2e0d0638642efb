import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import { escapeAttribute } from './sanitize-html.js';
import { siteBlockToHtml } from './site-blocks.js';
import type { SiteShown } from './site-parts.js';

/** Replaces blocks that a server would render. */
const standIns: Record<string, string> = {
  'core/post-title': '<h2>Title of the post</h2>',
  'core/post-featured-image': '<img alt="">',
  'core/post-excerpt': '<p class="kit-lines"></p>',
  'core/post-content': '<p class="kit-lines"></p><p class="kit-lines"></p>',
  'core/post-date': '<p>1 January</p>',
  'core/search': '<p class="kit-field"></p>',
  'core/latest-posts': '<p class="kit-lines"></p>',
  'core/social-link': '<span class="kit-dot"></span>',
};

/** Renders block markup as plain HTML without comments, with WordPress's layout. Not yet sanitised. */
export const blocksToHtml = (content: string, shown?: SiteShown): string => nodesToHtml(parseBlocks(content).nodes, shown);

const nodesToHtml = (nodes: readonly (string | BlockNode)[], shown: SiteShown | undefined): string =>
  nodes.map((node) => (typeof node === 'string' ? node : blockToHtml(node, shown))).join('');

function blockToHtml(block: BlockNode, shown: SiteShown | undefined): string {
  const { name, inner } = block;
  const ofSite = siteBlockToHtml(block, shown);
  if (ofSite !== undefined) {
    return ofSite;
  }
  if (inner.length === 0) {
    return Object.hasOwn(standIns, name) ? (standIns[name] ?? '') : '';
  }
  const html = nodesToHtml(inner, shown);
  const attributes = readAttributes(block) ?? {};
  const layout = layoutOf(name, isRecord(attributes.layout) ? attributes.layout : undefined, attributes.style);
  return layout === undefined
    ? html
    : html.replace(
        /^\s*<([a-z][a-z0-9]*)(?![a-z0-9])((?:[^>"']|"[^"]*"|'[^']*')*)>/i,
        (_, tag: string, rest: string) => `<${tag}${addStyle(rest, layout)}>`,
      );
}

function addStyle(rest: string, { css, className }: { css: string; className: string }): string {
  const style = /\sstyle="([^"]*)"/i.exec(rest)?.[1] ?? '';
  const names = /\sclass="([^"]*)"/i.exec(rest)?.[1] ?? '';
  const others = rest.replace(/\s(?:style|class)="[^"]*"/gi, '');
  return ` class="${`${names} ${className}`.trim()}" style="${escapeAttribute(css)};${style}"${others}`;
}

const sides: Record<string, string> = {
  left: 'flex-start',
  right: 'flex-end',
  center: 'center',
  'space-between': 'space-between',
  stretch: 'stretch',
  top: 'flex-start',
  bottom: 'flex-end',
};

function layoutOf(
  name: string,
  layout: Record<string, unknown> | undefined,
  style: unknown,
): { css: string; className: string } | undefined {
  const gap = gapOf(style);
  const css = gap === undefined ? '' : `gap:${gap};--kit-gap:${gap}`;
  if (layout?.type === 'flex' || name === 'core/buttons' || name === 'core/social-links') {
    const isColumn = layout?.orientation === 'vertical';
    const along = sides[String(layout?.justifyContent)] ?? 'flex-start';
    const across = sides[String(layout?.verticalAlignment)] ?? (isColumn ? 'flex-start' : 'center');
    const direction = isColumn ? 'column' : 'row';
    const wrap = layout?.flexWrap === 'nowrap' ? 'nowrap' : 'wrap';
    const [justify, align] = isColumn ? [across, along] : [along, across];
    return {
      className: 'kit-flex',
      css: `flex-direction:${direction};flex-wrap:${wrap};justify-content:${justify};align-items:${align};${css}`,
    };
  }
  if (layout?.type === 'grid') {
    const columns = Number(layout.columnCount);
    const tracks =
      columns > 0 && columns <= 16
        ? `repeat(${Math.floor(columns)},minmax(0,1fr))`
        : 'repeat(auto-fill,minmax(min(14rem,100%),1fr))';
    return { className: 'kit-grid', css: `grid-template-columns:${tracks};${css}` };
  }
  if (layout?.type === 'constrained') {
    const width = typeof layout.contentSize === 'string' ? `--kit-content:${layout.contentSize};` : '';
    const side = layout.justifyContent === 'left' || layout.justifyContent === 'right' ? ` kit-at-${layout.justifyContent}` : '';
    return { className: `kit-constrained${side}`, css: `${width}${css}` };
  }
  return css === '' ? undefined : { className: '', css };
}

/** Converts `var:preset|spacing|40` to `var(--wp--preset--spacing--40)`. */
function gapOf(style: unknown): string | undefined {
  const spacing = isRecord(style) && isRecord(style.spacing) ? style.spacing.blockGap : undefined;
  const gap = isRecord(spacing) ? spacing.left : spacing;
  return typeof gap === 'string' && gap !== ''
    ? gap.replace(/^var:preset\|(\w+)\|([\w-]+)$/, 'var(--wp--preset--$1--$2)')
    : undefined;
}
