import type { PreviewPage } from '@kithouse/contract';
import type { PageChoice } from '@kithouse/ui/page-picker.js';
import type { PagePreviewTexts } from '@kithouse/ui/page-preview.js';
import { t } from '../../lib/i18n.js';

/** Returns the texts of a preview of that pack or page. */
export const previewTexts = (name: string, count: (number: number) => string): PagePreviewTexts => ({
  frame: t('Live preview of {name}', { name }),
  loading: t('Loading the page…'),
  awayTitle: t('The preview isn’t available right now'),
  away: t('Check your connection, then retry.'),
  retry: t('Retry'),
  page: t('Preview page'),
  previous: t('Previous page'),
  next: t('Next page'),
  position: (at, all) => t('Page {at} of {all}', { at: count(at), all: count(all) }),
  width: t('Preview width'),
  desktop: t('Desktop'),
  tablet: t('Tablet'),
  phone: t('Mobile'),
  palette: t('Palette'),
});

/** Groups posts and templates below the pages. */
export function toChoices(pages: readonly PreviewPage[]): PageChoice[] {
  const groups = { post: t('Posts'), template: t('Templates') };
  return pages.map(({ key, title, kind }) => ({ key, title, ...(kind === 'page' ? {} : { group: groups[kind] }) }));
}
