import { syncProfile } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../lib/action.js';
import { t } from '../../lib/i18n.js';
import { isPersonal, useSetProfile } from '../profile/use-profile.js';

/** Reloads the account and everything that is shown. */
export function SyncButton() {
  const toast = useToast();
  const cache = useQueryClient();
  const setProfile = useSetProfile();
  const sync = useAction(syncProfile, {
    onSuccess: ({ user }) => {
      setProfile(user);
      toast({ title: t('Successfully Synced'), lasts: 2000 });
      void cache.invalidateQueries({
        predicate: ({ queryKey: [name] }) => (typeof name === 'string' && name.startsWith('items.')) || isPersonal(name),
      });
    },
  });
  return (
    <IconButton label={t('Sync')} aria-busy={sync.isPending} onClick={() => sync.isPending || sync.mutate({})}>
      <AnyIcon name="refresh-cw" />
    </IconButton>
  );
}
