import * as z from 'zod/mini';
import { Done, endpoint } from './endpoint.js';
import { Facts } from './facts.js';

const ofSite = { runs: 'site', access: 'public', capabilities: ['manage_options'], path: '/facts', errors: [] } as const;

/** Returns the details of the business that this site stores. */
export const getSiteFacts = endpoint({
  ...ofSite,
  name: 'facts.get',
  method: 'GET',
  input: z.object({}),
  output: z.object({ facts: Facts }),
});

/** Stores them for the next import and for single templates. Existing pages stay as they are. */
export const saveSiteFacts = endpoint({
  ...ofSite,
  name: 'facts.save',
  method: 'POST',
  input: z.object({ facts: Facts }),
  output: Done,
});

const ofAccount = {
  runs: 'cloud',
  access: 'signed-in',
  capabilities: ['manage_options'],
  path: '/account/facts',
} as const;

/** Returns the details that a person chose to store with the account; null for none. */
export const getAccountFacts = endpoint({
  ...ofAccount,
  name: 'account-facts.get',
  method: 'GET',
  input: z.object({}),
  output: z.object({ facts: z.nullable(Facts) }),
  errors: [],
});

/** Stores them with the account, so that its other sites can offer them; null removes them. */
export const saveAccountFacts = endpoint({
  ...ofAccount,
  name: 'account-facts.save',
  method: 'POST',
  input: z.object({ facts: z.nullable(Facts) }),
  output: Done,
  errors: ['invalid_input'],
});
