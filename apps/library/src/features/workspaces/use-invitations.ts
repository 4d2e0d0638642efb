import { answerInvitation, type Invitation, listInvitations, type Output } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { useToast } from '@kithouse/ui/toast.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { refreshWorkspaces } from './refresh.js';

/** Returns invitations. Removes an answered one optimistically and restores it on a refusal. */
export function useInvitations() {
  const cache = useQueryClient();
  const { address, call } = useHost();
  const toast = useToast();
  useState(() => cache.setQueryDefaults(queryKey(listInvitations), { staleTime: 0 }));
  const { data } = useEndpoint(listInvitations, {});
  const change = (next: (old: Invitation[]) => Invitation[]) =>
    cache.setQueryData<Output<typeof listInvitations>>(queryKey(listInvitations, {}), (old) => old && { data: next(old.data) });

  async function reply(invitation: Invitation, accept: boolean) {
    const { id, workspace } = invitation;
    await cache.cancelQueries({ queryKey: queryKey(listInvitations) });
    change((old) => old.filter((other) => other.id !== id));
    try {
      const { redirect } = await runAction(cache, call, answerInvitation, { id, accept });
      if (accept) {
        toast({
          title: t('You’re now a member of {name}.', { name: workspace.title }),
          ...(redirect && { action: { label: t('Open'), onPress: () => address.go(redirect) } }),
        });
        refreshWorkspaces(cache);
      }
    } catch (error) {
      change((old) => [...old, invitation].sort((one, other) => one.id - other.id));
      toast({ tone: 'bad', title: (error as Error).message });
    }
  }
  return { invitations: data?.data ?? [], reply };
}
