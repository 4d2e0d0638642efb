import type { ItemType, ListType } from '@kithouse/contract';
import { t, tn } from '../../lib/i18n.js';

/** The words for each type of item, whole, because languages do not build them from parts. */
export function listTexts(type: ListType) {
  return {
    packs: {
      title: t('Packs'),
      all: t('All packs'),
      search: t('Search packs'),
      loading: t('Loading packs'),
      found: (count: number, text: string) => tn('{text} pack', '{text} packs', count, { text }),
    },
    pages: {
      title: t('Pages'),
      all: t('All pages'),
      search: t('Search pages'),
      loading: t('Loading pages'),
      found: (count: number, text: string) => tn('{text} page', '{text} pages', count, { text }),
    },
    blocks: {
      title: t('Blocks'),
      all: t('All blocks'),
      search: t('Search blocks'),
      loading: t('Loading blocks'),
      found: (count: number, text: string) => tn('{text} block', '{text} blocks', count, { text }),
    },
  }[type];
}

export const layoutsText = (count: number, text: string) => tn('{text} layout', '{text} layouts', count, { text });

export const previewText = (name: string, type: ItemType) =>
  ({
    pack: t('Preview of the pack {name}', { name }),
    page: t('Preview of the page {name}', { name }),
    block: t('Preview of the block {name}', { name }),
  })[type];
