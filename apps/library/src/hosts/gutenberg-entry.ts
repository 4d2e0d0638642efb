import type * as React from 'react';
import type { Place } from './editor-panel.js';
import { addToInserter } from './gutenberg-inserter.js';
import type { EditorFills, EditorStores, WpEditor } from './wp-editor.js';

const scope = 'core';
const drawing = 'M14 5.2 22.6 12v3.2H5.4V12zM5.4 17h7.4v5.8H5.4zM14.6 17h8v5.8h-8z';

/** Opens the library; with ids, or an empty list for the whole post, on the push form; with a place on blocks for it. */
type Open = (saving?: readonly string[], place?: Place) => void;

/** Adds the library to this screen's toolbar and inserter. */
export function addToEditor(wp: WpEditor, brand: ImportMetaEnv['BRAND'], open: Open) {
  (wp.editWidgets ? addToWidgets : addToDocument)(wp, brand, open);
  addToInserter(wp, brand, draw(wp.element.createElement), (place) => open(undefined, place));
}

/** Adds a pinned item to the toolbar by the name of its place, the only way for plugins. */
function addToWidgets({ plugins, element: { createElement }, components }: WpEditor, brand: ImportMetaEnv['BRAND'], open: Open) {
  const { Fill, Button } = components ?? {};
  if (!Fill || !Button) {
    return;
  }
  const icon = draw(createElement);
  const props = { id: `${brand.slug}-open`, icon, label: brand.name, showTooltip: true, size: 'compact' } as const;
  const button = createElement(Button, { ...props, onClick: () => open() });
  plugins.registerPlugin(brand.slug, { render: () => createElement(Fill, { name: 'PinnedItems/core/edit-widgets' }, button) });
}

const draw = (createElement: typeof React.createElement) =>
  createElement(
    'svg',
    { viewBox: '0 0 28 28', width: 24, height: 24, 'aria-hidden': true },
    createElement('path', { d: drawing, fill: 'currentColor' }),
  );

/**
 * Adds a sidebar, whose pinned icon is the only toolbar button for plugins. The sidebar never shows: its area returns to the
 * previous one and `open` is called instead. Adds no button where a document accepts no blocks. Menus of the editor and its
 * blocks open the push form.
 */
function addToDocument(wp: WpEditor, brand: ImportMetaEnv['BRAND'], open: Open) {
  const { plugins, element, editor, editPost, editSite, data, i18n } = wp;
  const { createElement, Fragment, useLayoutEffect, useRef } = element;
  // WordPress 6.6 moved these.
  const { PluginSidebar, PluginSidebarMoreMenuItem, PluginMoreMenuItem, PluginPostStatusInfo, PluginBlockSettingsMenuItem } = {
    ...editSite,
    ...editPost,
    ...editor,
  };
  if (!PluginSidebar || !PluginSidebarMoreMenuItem) {
    return;
  }
  const area = `${brand.slug}/library`;
  const icon = draw(createElement);
  const label = () => i18n.__('Save to My Cloud', brand.slug);

  function Entry() {
    const active = data.useSelect((select) => select('core/interface').getActiveComplementaryArea(scope), []);
    const isLocked = data.useSelect((select) => Boolean(select('core/block-editor').getTemplateLock()), []);
    const templatePart = data.useSelect((select) => findTemplatePart(select('core/editor'), brand), []);
    const formerRef = useRef<string | null>(null);
    useLayoutEffect(() => {
      if (active !== area) {
        formerRef.current = active;
        return;
      }
      const { enableComplementaryArea, disableComplementaryArea } = data.dispatch('core/interface');
      if (formerRef.current) {
        enableComplementaryArea(scope, formerRef.current);
      } else {
        disableComplementaryArea(scope);
      }
      open();
    }, [active]);

    return createElement(
      Fragment,
      null,
      !isLocked && createElement(PluginSidebar as EditorFills['PluginSidebar'], { name: 'library', title: brand.name, icon }),
      !isLocked &&
        createElement(
          PluginSidebarMoreMenuItem as EditorFills['PluginSidebarMoreMenuItem'],
          { target: 'library', icon },
          brand.name,
        ),
      PluginMoreMenuItem && createElement(PluginMoreMenuItem, { icon, onClick: () => open([]) }, label()),
      templatePart &&
        PluginPostStatusInfo &&
        createElement(
          PluginPostStatusInfo,
          null,
          createElement('a', { href: toConditions(templatePart, brand) }, i18n.__('Display conditions', brand.slug)),
        ),
      PluginBlockSettingsMenuItem &&
        createElement(PluginBlockSettingsMenuItem, {
          icon,
          label: label(),
          onClick: () => open(data.select('core/block-editor').getSelectedBlockClientIds()),
        }),
    );
  }
  plugins.registerPlugin(brand.slug, { render: Entry });
}

/** Returns the id of an open theme part. */
const findTemplatePart = (editor: EditorStores | undefined, { prefix }: ImportMetaEnv['BRAND']) =>
  editor?.getCurrentPostType() === `${prefix}_part` ? editor.getCurrentPostId() : null;

/** Builds the address beside this editor's. */
const toConditions = (templatePart: number | string, { adminPage }: ImportMetaEnv['BRAND']) =>
  `admin.php?page=${adminPage}&path=theme-parts&conditions=${templatePart}`;
