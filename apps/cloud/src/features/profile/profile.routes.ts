import { getProfile, getVerified, resendVerification } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { route } from '../../http/route.js';
import * as tokens from '../account/tokens.service.js';
import * as profile from './profile.service.js';

export function profileRoutes(deps: Deps) {
  return [
    route(getProfile, async ({ user }) => ({ user: await profile.getProfile(deps, user.id) })),
    route(getVerified, async ({ user }) => ({ is_verified: user.is_verified })),
    route(resendVerification, async ({ user }) => ({ status: 'success', message: await tokens.resendVerification(deps, user) })),
  ];
}
