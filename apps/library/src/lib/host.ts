import type { Boot, Call, Input, insertItem, Output, Platform, uploadCloudFile } from '@kithouse/contract';
import { createContext, useContext } from 'react';
import type { Address } from './address.js';
import type { FirstScreen } from './first-screen.js';

export type InsertedContent = Output<typeof insertItem>;

/** What is in an editor now, saved or not. `id` is the post that it is the whole of. */
export type EditedContent = {
  name: string;
  id?: number | undefined;
  file_content: NonNullable<Input<typeof uploadCloudFile>['file_content']>;
};

/** All that differs between wp-admin, Gutenberg and Elementor. Features see this and nothing of the host itself. */
export type Host = {
  name: 'wp-admin' | Platform;
  boot: Boot;
  call: Call;
  address: Address;
  /** Absent in wp-admin, where no document is open. */
  editor?: {
    platform: Platform;
    postId: number;
    /** Whether the document holds nothing yet. */
    isEmpty: boolean;
    /** Names of what in the content this editor has no way to hold. */
    findUnknown: (content: InsertedContent) => string[];
    /**
     * Puts the content at the cursor as one step of the editor's undo, without what it cannot hold. Rejects with an AppError when
     * the editor refuses.
     */
    insert: (content: InsertedContent, withPageSettings?: boolean) => Promise<void>;
    /** Brings what was activated meanwhile into this editor. Rejects with an AppError when that takes a reload. */
    refresh: () => Promise<void>;
    /** Loads the editor anew, with the work in it kept as a draft. Rejects with an AppError when it cannot be kept. */
    reload: () => Promise<void>;
    /** What a push takes: the whole document, or the part of it with these ids. Rejects with an AppError when it is gone. */
    read: (part?: readonly string[]) => Promise<EditedContent>;
    /** A picture of the same as a WebP data address; undefined where this browser cannot make one. */
    draw: (part?: readonly string[]) => Promise<string | undefined>;
    /** Saves the document as it is, without publishing what is not published. */
    save: () => Promise<void>;
  };
  /** Loads the page again; absent in the editors, which may have unsaved work. */
  restart?: () => void;
  /** Absent in wp-admin, which has nothing to go back to. */
  close?: () => void;
};

/** A host with the library open in it. */
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
