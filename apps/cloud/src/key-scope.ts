/** Names the keys that belong to no account, by what they allow. */
export type KeyScope = 'publisher' | 'operator';

export const isScope = (kind: string): kind is KeyScope => kind === 'publisher' || kind === 'operator';
