import type { Bundle, BundleMenu, BundleSite, MenuItem } from '@kithouse/contract';
import { escapeAttribute, escapeText } from './sanitize-html.js';

/** Site data that theme parts show. */
export type SiteShown = {
  site: BundleSite;
  menus: BundleMenu[];
  pages: { key: string; title: string }[];
  front: string | undefined;
  /** Keys of the forms of the pack, for which previews reserve places. */
  forms: ReadonlySet<string>;
};

/** Returns undefined for content that makes no site; stand-ins are drawn instead. */
export function siteShown(
  { documents, site, menus }: Pick<Bundle, 'documents' | 'site' | 'menus'>,
  front: string | undefined,
): SiteShown | undefined {
  if (site === undefined && menus === undefined) {
    return undefined;
  }
  const pages = documents.filter(({ post_type }) => post_type === 'page').map(({ key, title }) => ({ key, title }));
  const forms = new Set((site?.contact_forms ?? []).map(({ key }) => key));
  return { site: site ?? {}, menus: menus ?? [], pages, front, forms };
}

export const titleOf = (shown: SiteShown | undefined) => escapeText(shown?.site.title ?? 'Site title');

/**
 * Wraps the logo in its own element, so that a preview can change its width and picture.
 *
 * @param isBesideTitle Omits link and alternative text, which the title has.
 */
export function logoHtml(shown: SiteShown | undefined, width?: string, isBesideTitle = false): string {
  const logo = shown?.site.logo;
  if (shown === undefined) {
    return '<span class="kit-logo"></span>';
  }
  const style = width === undefined ? '' : ` style="${escapeAttribute(`--kit-logo-own:${width}`)}"`;
  const inner =
    logo === undefined
      ? '<span class="kit-logo"></span>'
      : `<img ${isBesideTitle ? 'alt="" role="presentation"' : `alt="${escapeAttribute(shown.site.title ?? '')}"`} src="kit:media/${logo}/url">`;
  return `<span class="kit-site-logo"${style}>${isBesideTitle ? inner : linked(shown.front, inner)}</span>`;
}

/** Renders a menu by slug, or the main one. */
export const menuHtml = (shown: SiteShown | undefined, slug?: string, className = ''): string =>
  shown === undefined ? menuItems(shown) : `<nav class="kit-nav ${className}"><ul>${menuItems(shown, slug)}</ul></nav>`;

/** Renders the items of a menu by slug, or of the main one. */
export function menuItems(shown: SiteShown | undefined, slug?: string): string {
  if (shown === undefined) {
    return '<p class="kit-menu"><span>Home</span><span>About</span><span>Contact</span></p>';
  }
  const menu =
    shown.menus.find((one) => one.slug === slug) ??
    shown.menus.find(({ locations }) => locations.some((location) => /primary|main|header|menu-1/.test(location))) ??
    shown.menus[0];
  return menu ? itemsHtml(shown, branchesOf(menu.items), undefined) : pagesHtml(shown);
}

/** Renders links as a list, on a narrow screen behind a button: `never`, on a `mobile` device or `always`. */
export function navHtml(links: string, className: string, overlay: string): string {
  if (!links.startsWith('<li')) {
    return links;
  }
  const list = `<ul class="${className}">${links}</ul>`;
  const button = '<summary class="kit-nav-button"><span class="kit-icon kit-icon-menu"></span></summary>';
  return `<nav class="kit-nav kit-nav-on-${overlay}">${list}${overlay === 'never' ? '' : `<details class="kit-nav-behind">${button}${list}</details>`}</nav>`;
}

export const pagesHtml = ({ pages }: SiteShown) =>
  pages.map(({ key, title }) => `<li>${linked(key, escapeText(title))}</li>`).join('');

type Branches = ReadonlyMap<string | undefined, readonly MenuItem[]>;

function branchesOf(items: readonly MenuItem[]): Branches {
  const branches = new Map<string | undefined, MenuItem[]>();
  for (const item of items) {
    branches.set(item.parent, [...(branches.get(item.parent) ?? []), item]);
  }
  return branches;
}

/** Limits menu levels, which also stops cycles. */
const maxDepth = 10;

function itemsHtml(shown: SiteShown, branches: Branches, parent: string | undefined, depth = 0): string {
  return (depth < maxDepth ? (branches.get(parent) ?? []) : [])
    .map((item) => {
      const title = item.title || shown.pages.find(({ key }) => key === item.document)?.title || '';
      const below = itemsHtml(shown, branches, item.key, depth + 1);
      const target = item.url === '/' ? shown.front : item.document;
      return `<li>${linked(target, escapeText(title))}${below === '' ? '' : `<ul>${below}</ul>`}</li>`;
    })
    .join('');
}

/** Keeps an item without a document, unlinked. */
export const linked = (document: string | undefined, inner: string) =>
  document === undefined ? `<a>${inner}</a>` : `<a href="kit:doc/${escapeAttribute(document)}/url">${inner}</a>`;

/** Renders a header like themes do. */
export const themeHeader = (shown: SiteShown) =>
  `<header class="kit-theme-header">${shown.site.logo === undefined ? `<p class="kit-site-title">${linked(shown.front, titleOf(shown))}</p>` : logoHtml(shown)}${menuHtml(shown)}</header>`;
