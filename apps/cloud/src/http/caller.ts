import type { Operator } from '../operator.js';

/** Describes the authenticated account and its credential: a site's key or a browser's session. */
export type User = {
  id: number;
  email: string;
  name: string;
  is_verified: boolean;
  key_id?: number | undefined;
  /** Address of the site that the key is bound to. */
  site_url?: string | undefined;
  session_id?: number | undefined;
};

/**
 * Describes the caller by its credential. `publisher`: the key in the data folder. `refused`: a wrong or revoked key, or another
 * site's.
 */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'refused' }
  | { kind: 'user'; user: User }
  | { kind: 'publisher' }
  | { kind: 'operator'; operator: Operator };

export const userOf = (caller: Caller): User | undefined => (caller.kind === 'user' ? caller.user : undefined);

export const operatorOf = (caller: Caller): Operator | undefined => (caller.kind === 'operator' ? caller.operator : undefined);

export type Authenticate = {
  /** Authenticates a key. `site` is the address that the request claims. */
  byKey: (key: string, site: string | undefined) => Promise<Caller>;
  /** Authenticates a session cookie; an expired one means a visitor. */
  bySession: (token: string) => Promise<Caller>;
};
