import type * as React from 'react';

type Fills = {
  PluginSidebar: React.ComponentType<{ name: string; title: string; icon: React.ReactNode; children?: React.ReactNode }>;
  PluginSidebarMoreMenuItem: React.ComponentType<{ target: string; icon: React.ReactNode; children?: React.ReactNode }>;
};
type Interface = { getActiveComplementaryArea: (scope: string) => string | null };

/** What is used of the block editor before the library is asked for. */
export type Wp = {
  plugins: { registerPlugin: (name: string, settings: { render: React.ComponentType }) => void };
  element: Pick<typeof React, 'createElement' | 'useLayoutEffect' | 'useRef' | 'Fragment'>;
  editor?: Partial<Fills>;
  editPost?: Partial<Fills>;
  data: {
    useSelect: <T>(choose: (select: (store: string) => Interface) => T, needs: unknown[]) => T;
    dispatch: (store: string) => {
      enableComplementaryArea: (scope: string, area: string) => void;
      disableComplementaryArea: (scope: string) => void;
      createErrorNotice: (text: string) => void;
    };
  };
  i18n: { __: (text: string, domain: string) => string };
};

const scope = 'core';
const drawing = 'M14 5.2 22.6 12v3.2H5.4V12zM5.4 17h7.4v5.8H5.4zM14.6 17h8v5.8h-8z';

/**
 * Puts the library's button into the toolbar. A sidebar's pinned icon is the one place that WordPress gives plugins
 * there. That sidebar is never seen: its place goes back to what was open before, and `open` is called instead.
 */
export function addToToolbar({ plugins, element, editor, editPost, data }: Wp, brand: ImportMetaEnv['BRAND'], open: () => void) {
  const { createElement, Fragment, useLayoutEffect, useRef } = element;
  // WordPress 6.6 moved these.
  const { PluginSidebar, PluginSidebarMoreMenuItem } = { ...editPost, ...editor };
  if (!PluginSidebar || !PluginSidebarMoreMenuItem) {
    return;
  }
  const area = `${brand.slug}/library`;
  const icon = createElement(
    'svg',
    { viewBox: '0 0 28 28', width: 24, height: 24, 'aria-hidden': true },
    createElement('path', { d: drawing, fill: 'currentColor' }),
  );

  function Entry() {
    const active = data.useSelect((select) => select('core/interface').getActiveComplementaryArea(scope), []);
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
      createElement(PluginSidebar as Fills['PluginSidebar'], { name: 'library', title: brand.name, icon }),
      createElement(PluginSidebarMoreMenuItem as Fills['PluginSidebarMoreMenuItem'], { target: 'library', icon }, brand.name),
    );
  }
  plugins.registerPlugin(brand.slug, { render: Entry });
}
