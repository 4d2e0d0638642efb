import type * as React from 'react';
import type * as ReactDom from 'react-dom/client';

export type Block = {
  name: string;
  clientId: string;
  isValid: boolean;
  attributes: Record<string, unknown>;
  innerBlocks: Block[];
};

/** A pattern as `/wp/v2/block-patterns/patterns` lists it. */
export type RegisteredPattern = {
  name: string;
  title: string;
  content: string;
  inserter?: boolean;
  postTypes?: string[];
  templateTypes?: string[];
};

export type Point = { index: number; rootClientId: string | undefined };
/** A synced pattern; `blocks` after unsaved changes. */
type Pattern = { title?: string; content?: unknown; blocks?: Block[] };

/** Used parts of the block editor's global and its stores. */
export type WpBlocks = {
  element?: Pick<typeof React & typeof ReactDom, 'createElement' | 'createRoot'>;
  blockEditor?: { BlockPreview: React.ComponentType<{ blocks: Block[]; viewportWidth: number }> };
  blocks: {
    parse: (markup: string) => Block[];
    serialize: (blocks: Block[]) => string;
    isUnmodifiedDefaultBlock: (block: Block) => boolean;
    getBlockType: (name: string) => { title: string } | undefined;
    unstable__bootstrapServerSideBlockDefinitions?: (definitions: Record<string, object>) => void;
  };
  data: {
    select: (store: string) => {
      getBlock: (clientId: string) => Block | null;
      getBlocks: () => Block[];
      isEditedPostDirty: () => boolean;
      getBlockInsertionPoint: () => Point;
      getSelectedBlock: () => Block | null;
      getBlockRootClientId: (clientId: string) => string | null;
      canInsertBlockType: (name: string, rootClientId: string | undefined) => boolean;
      getBlocksByName: (name: string) => string[];
      getBlockCount: (rootClientId: string) => number;
      getCurrentPostId: () => number | string | null;
      getCurrentPostType: () => string | null;
      getEditedPostContent: () => string;
      getEditedPostAttribute: (name: string) => unknown;
      didPostSaveRequestFail: () => boolean;
      getEditedEntityRecord: (kind: string, name: string, id: number) => Pattern | false | undefined;
    };
    resolveSelect: (store: string) => {
      getEntityRecord: (kind: string, name: string, id: number) => Promise<unknown>;
      getCurrentTheme: () => Promise<{ stylesheet: string; template: string } | undefined>;
      getBlockPatterns: () => Promise<RegisteredPattern[]>;
    };
    dispatch: (store: string) => {
      /** Of the widgets screen. */
      setIsWidgetAreaOpen?: (clientId: string, isOpen: boolean) => unknown;
      insertBlocks: (blocks: Block[], index: number, rootClientId: string | undefined, updateSelection: boolean) => unknown;
      replaceBlocks: (clientId: string, blocks: Block[]) => unknown;
      savePost: () => Promise<unknown>;
      autosave: () => Promise<unknown>;
      createSuccessNotice: (text: string, options: { type: 'snackbar' }) => unknown;
      createWarningNotice: (text: string) => unknown;
    };
  };
};
