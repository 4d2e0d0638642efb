import type { Boot, Call, Input, insertItem, Output, Platform, uploadCloudFile } from '@kithouse/contract';
import { createContext, useContext } from 'react';
import type { Address } from './address.js';
import type { FirstScreen } from './first-screen.js';

export type InsertedContent = Output<typeof insertItem>;

/** Current content of an editor, saved or not. `id` is its post if complete. */
export type EditedContent = {
  name: string;
  id?: number | undefined;
  file_content: NonNullable<Input<typeof uploadCloudFile>['file_content']>;
};

/** A pattern that the site's theme registers. */
export type ThemePattern = {
  name: string;
  title: string;
  /** Block markup. */
  content: string;
  /** Draws it into an element as the editor shows it. Returns a function that removes the drawing. */
  draw: (place: HTMLElement) => () => void;
};

/** Abstracts wp-admin, Gutenberg and Elementor. Features use only this. */
export type Host = {
  name: 'wp-admin' | Platform;
  boot: Boot;
  call: Call;
  address: Address;
  /** Undefined in wp-admin, where no document is open. */
  editor?: {
    platform: Platform;
    postId: number;
    /** Whether the document is empty. */
    isEmpty: boolean;
    /** Lists elements of the content that this editor cannot store. */
    findUnknown: (content: InsertedContent) => string[];
    /**
     * Inserts the content at the cursor as one undo step, without what it cannot store. Rejects with an AppError if the editor
     * refuses.
     */
    insert: (content: InsertedContent, withPageSettings?: boolean) => Promise<void>;
    /** Loads newly activated plugins into this editor. Rejects with an AppError if that needs a reload. */
    refresh: () => Promise<void>;
    /** Reloads the editor after saving a draft. Rejects with an AppError if that fails. */
    reload: () => Promise<void>;
    /** Reads the whole document or the part with these ids. Rejects with an AppError if it is missing. */
    read: (selectedIds?: readonly string[]) => Promise<EditedContent>;
    /** Draws the same as a WebP data address; undefined if this browser cannot. */
    draw: (selectedIds?: readonly string[]) => Promise<string | undefined>;
    /** Lists the patterns of the site's theme; missing where the editor has none. */
    listThemePatterns?: () => Promise<ThemePattern[]>;
    /** Saves the document without publishing it. */
    save: () => Promise<void>;
  };
  /** Reloads the page; undefined in editors, which may have unsaved work. */
  restart?: () => void;
  /** Undefined in wp-admin. */
  close?: () => void;
};

/** A host with the library open. */
export type OpenHost = Host & { firstScreen: FirstScreen };

const HostContext = createContext<OpenHost | undefined>(undefined);
export const HostProvider = HostContext.Provider;

export function useHost(): OpenHost {
  const host = useContext(HostContext);
  if (!host) {
    throw new Error('useHost outside of HostProvider');
  }
  return host;
}
