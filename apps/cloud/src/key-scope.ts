/** Names the keys that open no account, by what they allow: the publisher's key in the data folder, and those of operators. */
export type KeyScope = 'publisher' | 'operator';

export const isScope = (kind: string): kind is KeyScope => kind === 'publisher' || kind === 'operator';
