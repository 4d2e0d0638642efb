import { disconnect } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { route } from '../../http/route.js';
import * as keys from './keys.service.js';

export function accountRoutes(deps: Deps) {
  return [
    route(disconnect, async ({ user }) => {
      await keys.revoke(deps, user.id, user.key_id);
      return { status: 'success', message: 'You are signed out.' };
    }),
  ];
}
