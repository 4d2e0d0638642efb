import { leaveWorkspace, type Workspace } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { usePlatform } from '../../lib/use-route.js';
import { refreshFiles } from '../library-files/refresh-files.js';
import { listPath } from './workspace-paths.js';

/** Asks before leaving, because returning needs a new invitation. */
export function LeaveDialog({ workspace: { slug, title }, onClose }: { workspace: Workspace; onClose: () => void }) {
  const { address } = useHost();
  const cache = useQueryClient();
  const platform = usePlatform();
  const toast = useToast();
  const { mutate, isPending } = useAction(leaveWorkspace, {
    onSuccess: () => {
      toast({ title: t('You left {name}.', { name: title }) });
      address.go(listPath(true), { query: { platform }, replace: true });
      refreshFiles(cache);
    },
  });
  return (
    <Dialog kind="result" closeLabel={t('Close')} onClose={isPending ? undefined : onClose}>
      <DialogResult
        tone="warn"
        sign={<AnyIcon name="log-out" />}
        title={t('Leave {name}?', { name: title })}
        actions={
          <>
            <Button data-first disabled={isPending} onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button kind="danger" isBusy={isPending} onClick={() => isPending || mutate({ slug })}>
              {t('Leave workspace')}
            </Button>
          </>
        }
      >
        <p className="soft">{t('Your files in it move back to My Clouds. To rejoin, you need a new invitation.')}</p>
      </DialogResult>
    </Dialog>
  );
}
