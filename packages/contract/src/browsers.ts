import * as z from 'zod/mini';
import { Done, endpoint } from './endpoint.js';

const own = { runs: 'provider', access: 'session', capabilities: [] } as const;

export const SignedInBrowser = z.object({
  id: z.int(),
  /** Browser and system, such as `Firefox, Linux`; empty for an unknown one. */
  name: z.string(),
  is_current: z.boolean(),
  signed_in_at: z.string(),
  last_used_at: z.string(),
});

export const listBrowsers = endpoint({
  ...own,
  name: 'account.list-browsers',
  method: 'GET',
  path: '/account/browsers',
  input: z.object({}),
  output: z.object({ data: z.array(SignedInBrowser) }),
  errors: [],
});

/** Signs a browser of the account out. */
export const endBrowser = endpoint({
  ...own,
  name: 'account.end-browser',
  method: 'DELETE',
  path: '/account/browsers/{id}',
  recorded: ['browsers'],
  input: z.object({ id: z.int() }),
  output: Done,
  errors: ['not_found'],
});
