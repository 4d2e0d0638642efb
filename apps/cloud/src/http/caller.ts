/** The account behind a request, and what let it in: the key of a site or the session of a browser. */
export type User = {
  id: number;
  email: string;
  name: string;
  is_verified: boolean;
  key_id?: number | undefined;
  /** Address of the site that shows the key, as it has it. */
  site_url?: string | undefined;
  session_id?: number | undefined;
};

/** Who asks, by the key they showed. `refused`: a key that is wrong, revoked or another site's. */
export type Caller = { kind: 'visitor' } | { kind: 'refused' } | { kind: 'user'; user: User } | { kind: 'publisher' };

export type Authenticate = {
  /** Finds who holds a key. `site` is the address the request says it comes from. */
  byKey: (key: string, site: string | undefined) => Promise<Caller>;
  /** Finds whose session a cookie carries; one that has ended is a visitor's. */
  bySession: (token: string) => Promise<Caller>;
};
