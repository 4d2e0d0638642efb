import type { ItemPreview } from '@kithouse/contract';
import type { PreviewView } from '@kithouse/ui/page-preview.js';
import { readWidth, usualWidth } from '@kithouse/ui/use-page-scale.js';
import type { Route } from '../../lib/address.js';

/** Value of `preview` in an address that names no page. */
export const anyPage = 'open';

export const isPreviewAsked = ({ query }: Route) => query.preview !== undefined;

/** Reads the view from an address. Unknown values become the first of their kind. */
export function readView({ query }: Route, { pages, page, palettes }: ItemPreview): PreviewView {
  return {
    page: pages.find(({ key }) => key === query.preview)?.key ?? page,
    width: readWidth(query.width),
    palette: palettes.find(({ id }) => id === query.palette)?.id ?? 'own',
  };
}

/** Returns a query with that view. Defaults are left out, so that addresses stay short. */
export const withView = (query: Route['query'], { page, width, palette }: PreviewView): Record<string, string | undefined> => ({
  ...withoutView(query),
  preview: page,
  ...(width === usualWidth() ? {} : { width }),
  ...(palette === 'own' ? {} : { palette }),
});

export const withoutView = (query: Route['query']): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !['preview', 'width', 'palette'].includes(name)));

/** Returns the address of the same view for anybody. */
export function toShareHref(share_url: string, query: Record<string, string | undefined>): string {
  const url = new URL(share_url);
  for (const [name, value] of Object.entries({ page: query.preview, width: query.width, palette: query.palette })) {
    if (value) {
      url.searchParams.set(name, value);
    }
  }
  return url.href;
}
