import type { Boot, Call, insertItem, Output, Platform } from '@kithouse/contract';
import { createContext, useContext } from 'react';
import type { Address } from '../lib/address.js';

export type InsertedContent = Output<typeof insertItem>;

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
    /** Puts the content at the cursor as one step of the editor's undo. Rejects with an AppError when the editor refuses. */
    insert: (content: InsertedContent) => Promise<void>;
  };
  /** Absent in wp-admin, which has nothing to go back to. */
  close?: () => void;
};

const HostContext = createContext<Host | undefined>(undefined);
export const HostProvider = HostContext.Provider;

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) {
    throw new Error('useHost outside of HostProvider');
  }
  return host;
}
