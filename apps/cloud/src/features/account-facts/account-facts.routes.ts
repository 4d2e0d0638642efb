import { getAccountFacts, saveAccountFacts } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { changeFacts, getFacts } from './account-facts.service.js';

export function accountFactsRoutes({ db }: Deps): Route[] {
  return [
    route(getAccountFacts, async ({ user }) => ({ facts: await getFacts(db, user.id) })),
    route(saveAccountFacts, async ({ input, user }) => {
      await changeFacts(db, user.id, input.facts);
      const message = input.facts === null ? 'Your account no longer stores your details.' : 'Your account stores your details.';
      return { status: 'success', message };
    }),
  ];
}
