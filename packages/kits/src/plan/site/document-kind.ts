import { type BundleDocument, brand, type Op } from '@kithouse/contract';

export type PostKind = Extract<Op, { op: 'post.create' }>['args']['as'];

/** Maps authors' part types to those of sites. */
const parts: Record<string, string> = {
  header: 'header',
  footer: 'footer',
  single: 'single',
  'single-post': 'single-post',
  'single-page': 'single-page',
  archive: 'archive',
  search: 'search-results',
  'search-results': 'search-results',
  404: 'error-404',
  'error-404': 'error-404',
  product: 'product',
  'product-post': 'product',
  'product-archive': 'product-archive',
};
const shownIn = new Set(['page', 'elementor_library', 'wp_template', 'wp_template_part', `${brand.prefix}_part`]);
const saved = new Set(['popup', 'section', 'container', 'block', 'loop-item', 'floating-buttons', 'e-div-block', 'e-flexbox']);

type Kinded = Pick<BundleDocument, 'kind' | 'post_type' | 'template_type'>;

/** Returns what a pack's document becomes on a site. */
export function documentKind({ kind, post_type, template_type }: Kinded): PostKind {
  if (shownIn.has(post_type) && Object.hasOwn(parts, template_type)) {
    return 'part';
  }
  if (kind === 'elementor' && (post_type === 'elementor_library' || saved.has(template_type))) {
    return 'library';
  }
  return post_type === 'page' ? 'page' : 'post';
}

/** Returns the site's name of a theme part; other types unchanged. */
export const themePartType = (template_type: string): string =>
  Object.hasOwn(parts, template_type) ? (parts[template_type] ?? template_type) : template_type;

/** Excludes kit settings, which would become an empty page. */
export const isContent = ({ template_type }: Pick<BundleDocument, 'template_type'>): boolean => template_type !== 'kit';
