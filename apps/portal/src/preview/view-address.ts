import type { ItemPreview } from '@kithouse/contract';
import type { PreviewView } from '@kithouse/ui/page-preview.js';
import { readWidth, usualWidth } from '@kithouse/ui/use-page-scale.js';

/** Reads page, width and palette of an address. Unknown values become the first of their kind. */
export function readView(search: string, { pages, page, palettes }: ItemPreview): PreviewView {
  const requested = new URLSearchParams(search);
  return {
    page: pages.find(({ key }) => key === requested.get('page'))?.key ?? page,
    width: readWidth(requested.get('width')),
    palette: palettes.find(({ id }) => id === requested.get('palette'))?.id ?? 'own',
  };
}

/** Returns the query of an address. Defaults are left out, so that links stay short. */
export function toSearch({ page, width, palette }: PreviewView, preview: ItemPreview): string {
  const search = new URLSearchParams({
    ...(page === preview.page ? {} : { page }),
    ...(width === usualWidth() ? {} : { width }),
    ...(palette === 'own' ? {} : { palette }),
  }).toString();
  return search && `?${search}`;
}
