/** The account behind a request. */
export type User = { id: number; email: string; name: string; is_verified: boolean; key_id: number };

/** Who asks, by the key they showed. `refused`: a key that is wrong, revoked or another site's. */
export type Caller = { kind: 'visitor' } | { kind: 'refused' } | { kind: 'user'; user: User } | { kind: 'publisher' };

/** Finds who holds a key. `site` is the address the request says it comes from. */
export type Authenticate = (key: string, site: string | undefined) => Promise<Caller>;
