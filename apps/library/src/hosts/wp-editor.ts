import type * as React from 'react';

export type PlaceholderProps = { clientId: string; attributes: { kind?: string } };
type Variation = { name: string; title: string; attributes?: PlaceholderProps['attributes']; isDefault?: true };
type Category = { slug: string; title: string; icon?: React.ReactNode };
type BlockSettings = {
  apiVersion: 3;
  title: string;
  description: string;
  category: string;
  icon: React.ReactNode;
  keywords: string[];
  attributes: { kind: { type: 'string' } };
  supports: Record<string, boolean>;
  variations: Variation[];
  edit: React.ComponentType<PlaceholderProps>;
  save: () => null;
};

/** Used parts of the editor's API of blocks. */
export type BlockApi = {
  registerBlockType: (name: string, settings: BlockSettings) => unknown;
  getCategories: () => Category[];
  setCategories: (categories: Category[]) => void;
};

export type EditorFills = {
  PluginSidebar: React.ComponentType<{ name: string; title: string; icon: React.ReactNode; children?: React.ReactNode }>;
  PluginSidebarMoreMenuItem: React.ComponentType<{ target: string; icon: React.ReactNode; children?: React.ReactNode }>;
  PluginMoreMenuItem: React.ComponentType<{ icon: React.ReactNode; onClick: () => void; children?: React.ReactNode }>;
  PluginPostStatusInfo: React.ComponentType<{ children?: React.ReactNode }>;
  PluginBlockSettingsMenuItem: React.ComponentType<{ icon: React.ReactNode; label: string; onClick: () => void }>;
};
export type EditorStores = {
  getActiveComplementaryArea: (scope: string) => string | null;
  getSelectedBlockClientIds: () => string[];
  getTemplateLock: () => string | false | undefined;
  getCurrentPostType: () => string | null;
  getCurrentPostId: () => number | string | null;
  getBlock: (clientId: string) => object | null;
  wasBlockJustInserted: (clientId: string) => boolean;
};
type ButtonProps = { id: string; icon: React.ReactNode; label: string; showTooltip: true; size: 'compact'; onClick: () => void };

/** Used parts of the block editor before the library loads. */
export type WpEditor = {
  plugins: { registerPlugin: (name: string, settings: { render: React.ComponentType }) => void };
  element: Pick<typeof React, 'createElement' | 'useLayoutEffect' | 'useRef' | 'Fragment'>;
  editor?: Partial<EditorFills>;
  editPost?: Partial<EditorFills>;
  editSite?: Partial<EditorFills>;
  blocks?: BlockApi;
  blockEditor?: { useBlockProps: () => React.HTMLAttributes<HTMLElement> };
  /** Present on the widgets screen only. */
  editWidgets?: object;
  components?: {
    Fill?: React.ComponentType<{ name: string; children?: React.ReactNode }>;
    Button?: React.ComponentType<ButtonProps>;
  };
  data: {
    useSelect: <T>(choose: (select: (store: string) => EditorStores) => T, needs: unknown[]) => T;
    select: (store: string) => EditorStores;
    dispatch: (store: string) => {
      enableComplementaryArea: (scope: string, area: string) => void;
      disableComplementaryArea: (scope: string) => void;
      createErrorNotice: (text: string) => void;
      removeBlock: (clientId: string) => void;
    };
  };
  i18n: { __: (text: string, domain: string) => string };
};
