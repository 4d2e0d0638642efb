import type { Host } from '../lib/host.js';

type Editor = NonNullable<Host['editor']>;

/** Creates an open document with one heading that accepts everything. */
export const anEditor = (changes: Partial<Editor> = {}): Editor => ({
  platform: 'gutenberg',
  postId: 1,
  isEmpty: false,
  findUnknown: () => [],
  insert: async () => undefined,
  refresh: async () => undefined,
  reload: async () => undefined,
  read: async () => ({ name: 'Harbour', id: 1, file_content: '<!-- wp:heading --><h2>Harbour</h2><!-- /wp:heading -->' }),
  draw: async () => undefined,
  save: async () => undefined,
  ...changes,
});
