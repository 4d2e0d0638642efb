import { syncProfile } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../lib/i18n.js';
import { useAction } from '../../lib/use-endpoint.js';
import { useSetProfile } from '../profile/use-profile.js';

/** Fetches the account anew, and with it all that is shown. */
export function SyncButton() {
  const toast = useToast();
  const cache = useQueryClient();
  const setProfile = useSetProfile();
  const sync = useAction(syncProfile, {
    onSuccess: ({ user }) => {
      setProfile(user);
      toast({ title: t('Successfully Synced'), lasts: 2000 });
      void cache.invalidateQueries({
        predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith('items.'),
      });
    },
  });
  return (
    <button
      className="ibtn"
      type="button"
      aria-label={t('Sync')}
      title={t('Sync')}
      aria-busy={sync.isPending}
      onClick={() => sync.isPending || sync.mutate({})}
    >
      <Icon name="refresh-cw" />
    </button>
  );
}
