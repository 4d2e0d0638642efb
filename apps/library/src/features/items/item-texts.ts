import type { ItemType, ListType } from '@kithouse/contract';
import { t, tn } from '../../lib/i18n.js';

/** Names a list's content as builders do: a block is a section, in labels only. */
export const contentOf = (type: ListType) => (type === 'blocks' ? 'sections' : type);

/** Returns complete texts per item type, because languages cannot compose them. */
export function listTexts(type: ListType) {
  return {
    packs: {
      title: t('Packs'),
      all: t('All packs'),
      search: t('Search packs'),
      loading: t('Loading packs'),
      found: (count: number, text: string) => tn('{text} pack', '{text} packs', count, { text }),
      foundAbout: (count: number, text: string) => tn('About {text} pack', 'About {text} packs', count, { text }),
    },
    pages: {
      title: t('Pages'),
      all: t('All pages'),
      search: t('Search pages'),
      loading: t('Loading pages'),
      found: (count: number, text: string) => tn('{text} page', '{text} pages', count, { text }),
      foundAbout: (count: number, text: string) => tn('About {text} page', 'About {text} pages', count, { text }),
    },
    sections: {
      title: t('Blocks'),
      all: t('All blocks'),
      search: t('Search blocks'),
      loading: t('Loading blocks'),
      found: (count: number, text: string) => tn('{text} block', '{text} blocks', count, { text }),
      foundAbout: (count: number, text: string) => tn('About {text} block', 'About {text} blocks', count, { text }),
    },
  }[contentOf(type)];
}

export const layoutsText = (count: number, text: string) => tn('{text} layout', '{text} layouts', count, { text });

/** Returns the size of a template; `format` writes a number in the person's language. */
export const weightText = (bytes: number, format: (count: number) => string) =>
  t('{size} kB', { size: format(Math.ceil(bytes / 1000)) });

export const previewText = (name: string, type: ItemType) =>
  ({
    pack: t('Preview of the pack {name}', { name }),
    page: t('Preview of the page {name}', { name }),
    block: t('Preview of the block {name}', { name }),
  })[type];
