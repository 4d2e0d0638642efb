import { t } from '../../lib/i18n.js';

/** Names a template type; an add-on's type stays unchanged. */
export function nameType(type: string): string {
  const names: Record<string, string> = {
    page: t('Page'),
    section: t('Section'),
    container: t('Container'),
    widget: t('Widget'),
    header: t('Header'),
    footer: t('Footer'),
    single: t('Single'),
    'single-page': t('Single page'),
    'single-post': t('Single post'),
    archive: t('Archive'),
    'search-results': t('Search results'),
    'error-404': t('404 page'),
    product: t('Product'),
    'product-archive': t('Product archive'),
    popup: t('Popup'),
    'landing-page': t('Landing page'),
    'loop-item': t('Loop item'),
    kit: t('Kit'),
  };
  return Object.hasOwn(names, type) ? (names[type] as string) : type;
}
