import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import { css, textOf } from './element-css.js';
import { escapeAttribute, escapeText } from './sanitize-html.js';
import { linked, logoHtml, menuHtml, pagesHtml, type SiteShown, titleOf } from './site-parts.js';
import { words } from './widget-parts.js';

type Render = (attributes: Record<string, unknown>, shown: SiteShown | undefined, block: BlockNode) => string;

/** Renders a block that shows site data; undefined for others. */
export function siteBlockToHtml(block: BlockNode, shown: SiteShown | undefined): string | undefined {
  const render = Object.hasOwn(renders, block.name) ? renders[block.name] : undefined;
  return render?.(readAttributes(block) ?? {}, shown, block);
}

const renders: Record<string, Render> = {
  'core/site-title': (attributes, shown) => {
    const level = Number(attributes.level ?? 1);
    const tag = level >= 1 && level <= 6 ? `h${level}` : 'p';
    return `<${tag}${lookOf(attributes, 'kit-site-title')}>${linked(shown?.front, titleOf(shown))}</${tag}>`;
  },
  'core/site-tagline': (attributes, shown) =>
    shown?.site.slogan === undefined ? '' : `<p${lookOf(attributes)}>${escapeText(shown.site.slogan)}</p>`,
  'core/site-logo': ({ width }, shown) => logoHtml(shown, Number(width) > 0 ? `${Number(width)}px` : undefined),
  'core/navigation': (attributes, shown, block) => {
    const links = linksToHtml(block, shown);
    const layout = isRecord(attributes.layout) ? attributes.layout : {};
    const className = `kit-nav-${layout.orientation === 'vertical' ? 'vertical' : (textOf(layout.justifyContent) ?? 'left')}`;
    const nav =
      links === ''
        ? menuHtml(shown, textOf(attributes.ref)?.replace(/^kit:menu\//, ''), className)
        : `<nav class="kit-nav ${className}"><ul>${links}</ul></nav>`;
    return `<div${lookOf(attributes)}>${nav}</div>`;
  },
  'core/page-list': (_, shown) => (shown ? `<ul>${pagesHtml(shown)}</ul>` : ''),
};

/** Renders a navigation's own links, nested below their parents. */
const linksToHtml = ({ inner }: BlockNode, shown: SiteShown | undefined): string =>
  inner
    .map((node) => {
      if (typeof node === 'string') {
        return '';
      }
      const { label, url } = readAttributes(node) ?? {};
      if (node.name === 'core/navigation-link' || node.name === 'core/navigation-submenu') {
        const below = linksToHtml(node, shown);
        const key = url === '/' ? shown?.front : /^kit:doc\/([a-z0-9-]+)\/url$/.exec(String(url))?.[1];
        return `<li>${linked(key, words(label))}${below === '' ? '' : `<ul>${below}</ul>`}</li>`;
      }
      return node.name === 'core/home-link' ? `<li>${linked(shown?.front, words(label) || 'Home')}</li>` : '';
    })
    .join('');

/** Returns colour and font of a block without its own HTML. */
function lookOf({ textColor, fontSize, style }: Record<string, unknown>, className = ''): string {
  const { color, typography } = isRecord(style) ? style : {};
  const { fontSize: size, fontWeight, fontFamily, letterSpacing, textTransform } = isRecord(typography) ? typography : {};
  const names = [
    className,
    textOf(textColor) && `has-${String(textColor)}-color`,
    textOf(fontSize) && `has-${String(fontSize)}-font-size`,
  ];
  const own = css({
    color: isRecord(color)
      ? textOf(color.text)?.replace(/^var:preset\|color\|([\w-]+)$/, 'var(--wp--preset--color--$1)')
      : undefined,
    'font-size': textOf(size),
    'font-weight': textOf(fontWeight),
    'font-family': textOf(fontFamily),
    'letter-spacing': textOf(letterSpacing),
    'text-transform': textOf(textTransform),
  });
  return ` class="${escapeAttribute(names.filter(Boolean).join(' '))}" style="${escapeAttribute(own)}"`;
}
