import * as contract from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { limitAddress } from '../account/attempts.service.js';
import { acceptByToken, answerInvitation, listInvitations, readByToken } from './joining.service.js';
import { resend } from './resending.service.js';

const done = (message: string) => ({ status: 'success', message }) as const;

export function invitationRoutes(deps: Deps): Route[] {
  const admit = limitAddress(deps, 'linkByAddress');

  return [
    route(contract.listInvitations, async ({ user }) => ({ data: await listInvitations(deps, user) })),
    route(contract.answerInvitation, async ({ input, user }) => {
      const slug = await answerInvitation(deps, user, input);
      return slug === undefined
        ? { ...done('The invitation is declined.'), redirect: null }
        : { ...done('You joined the workspace.'), redirect: `clouds/shared-workspace/${slug}` };
    }),
    route(contract.resendInvitation, async ({ input, user }) => {
      await resend(deps, user, input);
      return done('The invitation was sent again.');
    }),
    route(contract.readInvitation, ({ input }) => readByToken(deps, input.token), { admit }),
    route(
      contract.acceptInvitation,
      async ({ input, user }) => {
        await acceptByToken(deps, user, input.token);
        return done('You joined the workspace. Find it under Shared with Me.');
      },
      { admit },
    ),
  ];
}
