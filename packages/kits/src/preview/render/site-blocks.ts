import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import type { BlockContext } from './blocks/block-context.js';
import { layoutOf } from './blocks/block-layout.js';
import { attributesOf } from './blocks/block-style.js';
import { textOf } from './element-css.js';
import { escapeText } from './sanitize-html.js';
import { linked, logoHtml, menuItems, navHtml, pagesHtml, type SiteShown, titleOf } from './site-parts.js';
import { socialLinkToHtml } from './social-icons.js';
import { words } from './widget-parts.js';

type Render = (attributes: Record<string, unknown>, context: BlockContext, block: BlockNode) => string;

/** Renders a block that shows site data; undefined for others. */
export function siteBlockToHtml(block: BlockNode, context: BlockContext): string | undefined {
  const render = Object.hasOwn(renders, block.name) ? renders[block.name] : undefined;
  return render?.(readAttributes(block) ?? {}, context, block);
}

const renders: Record<string, Render> = {
  'core/site-title': (attributes, { site, sheet }) => {
    const level = Number(attributes.level ?? 1);
    const tag = level >= 1 && level <= 6 ? `h${level}` : 'p';
    return `<${tag}${attributesOf(attributes, sheet, 'kit-site-title')}>${linked(site?.front, titleOf(site))}</${tag}>`;
  },
  'core/site-tagline': (attributes, { site, sheet }) =>
    site?.site.slogan === undefined
      ? ''
      : `<p${attributesOf(attributes, sheet, 'kit-site-tagline')}>${escapeText(site.site.slogan)}</p>`,
  'core/site-logo': ({ width }, { site }) => logoHtml(site, Number(width) > 0 ? `${Number(width)}px` : undefined),
  'core/navigation': (attributes, { site, sheet }, block) => {
    const links = linksToHtml(block, site) || menuItems(site, textOf(attributes.ref)?.replace(/^kit:menu\//, ''));
    const { orientation, justifyContent } = isRecord(attributes.layout) ? attributes.layout : {};
    const side = `kit-nav-${orientation === 'vertical' ? 'vertical' : (textOf(justifyContent) ?? 'left')}`;
    const rules = layoutOf(block.name, attributes)?.rules ?? [];
    const own = attributesOf(attributes, sheet, 'wp-block-navigation');
    return `<div${own}>${navHtml(links, `${side} ${sheet.add(rules)}`, textOf(attributes.overlayMenu) ?? 'mobile')}</div>`;
  },
  'core/social-link': (attributes, { links = {} }) => socialLinkToHtml(attributes, links),
  'core/page-list': (_, { site }) => (site ? `<ul>${pagesHtml(site)}</ul>` : ''),
};

/** Renders a navigation's own links, nested below their parents. */
const linksToHtml = ({ inner }: BlockNode, site: SiteShown | undefined): string =>
  inner
    .map((node) => {
      if (typeof node === 'string') {
        return '';
      }
      const { label, url } = readAttributes(node) ?? {};
      if (node.name === 'core/navigation-link' || node.name === 'core/navigation-submenu') {
        const below = linksToHtml(node, site);
        const key = url === '/' ? site?.front : /^kit:doc\/([a-z0-9-]+)\/url$/.exec(String(url))?.[1];
        return `<li>${linked(key, words(label))}${below === '' ? '' : `<ul>${below}</ul>`}</li>`;
      }
      return node.name === 'core/home-link' ? `<li>${linked(site?.front, words(label) || 'Home')}</li>` : '';
    })
    .join('');
