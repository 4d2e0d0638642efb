/** Where the person is: the `path` of the route table, its query, and state that never reaches the address bar. */
export type Place = { path: string; query: Readonly<Record<string, string>>; state: Readonly<Record<string, unknown>> };

export type Going = { query?: Record<string, string | undefined>; state?: Record<string, unknown>; replace?: boolean };

/** One in wp-admin writes `?page=…&path=…` to the browser's address; one in an editor keeps its own memory. */
export type Address = {
  current: () => Place;
  /** Goes to a path; only the query given is carried. Empty values are left out. */
  go: (path: string, going?: Going) => void;
  /** The address a link to that place carries. */
  href: (path: string, query?: Record<string, string | undefined>) => string;
  back: () => void;
  /** Calls back after every change; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
};
