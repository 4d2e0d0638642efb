import type * as React from 'react';
import type { Place } from './editor-panel.js';
import type { PlaceholderProps, WpEditor } from './wp-editor.js';

/** Lists the most wanted kinds of blocks, by the slugs of the catalogue's types. */
const kinds = (__: (text: string, domain: string) => string, domain: string): [string, string][] => [
  ['hero', __('Hero', domain)],
  ['features', __('Features', domain)],
  ['about', __('About', domain)],
  ['team', __('Team', domain)],
  ['testimonials', __('Testimonials', domain)],
  ['pricing', __('Pricing', domain)],
  ['gallery', __('Gallery', domain)],
  ['faq', __('FAQ', domain)],
  ['contact', __('Contact', domain)],
  ['call-to-action', __('Call to action', domain)],
];

/**
 * Lists the library in WordPress's own inserter, under its name and by kinds of blocks. A choice opens the library at that place.
 * Its placeholder makes room for the inserted template and goes away if the person chooses none, so that nothing stays in the
 * content.
 */
export function addToInserter(wp: WpEditor, brand: ImportMetaEnv['BRAND'], icon: React.ReactNode, open: (place: Place) => void) {
  const { blocks, blockEditor, element, data, i18n } = wp;
  if (!blocks || !blockEditor) {
    return;
  }
  const { createElement, useLayoutEffect, useRef } = element;
  const { name: title, slug } = brand;

  function Placeholder({ clientId, attributes: { kind } }: PlaceholderProps) {
    const browse = () => {
      const { removeBlock } = data.dispatch('core/block-editor');
      open({ kind, onClose: () => data.select('core/block-editor').getBlock(clientId) && removeBlock(clientId) });
    };
    const hasOpened = useRef(false);
    useLayoutEffect(() => {
      if (!hasOpened.current && data.select('core/block-editor').wasBlockJustInserted(clientId)) {
        hasOpened.current = true;
        browse();
      }
    });
    const button = { type: 'button', className: 'components-button is-secondary', onClick: browse } as const;
    return createElement('div', blockEditor?.useBlockProps(), createElement('button', button, i18n.__('Browse blocks', slug)));
  }

  blocks.setCategories([...blocks.getCategories(), { slug, title, icon }]);
  blocks.registerBlockType(`${slug}/library`, {
    apiVersion: 3,
    title,
    description: i18n.__('Opens the library, which inserts a template here.', slug),
    category: slug,
    icon,
    keywords: [i18n.__('template', slug), i18n.__('section', slug)],
    attributes: { kind: { type: 'string' } },
    supports: { html: false, reusable: false, lock: false, customClassName: false },
    variations: kinds(i18n.__, slug).map(([kind, name]) => ({ name: kind, title: name, attributes: { kind } })),
    edit: Placeholder,
    save: () => null,
  });
}
