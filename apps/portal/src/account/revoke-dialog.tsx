import { type Call, revokeKey } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useSubmit } from '../use-submit.js';
import type { Key } from './key.js';

type RevokeDialogProps = { call: Call; entry: Key; onRevoked: () => void; onClose: () => void };

export function RevokeDialog({ call, entry, onRevoked, onClose }: RevokeDialogProps) {
  const { isBusy, failure, submit } = useSubmit(async () => {
    await call(revokeKey, { id: entry.id });
    onRevoked();
    onClose();
  });
  return (
    <Dialog closeLabel={t('Close')} onClose={isBusy ? undefined : onClose} width={460}>
      <DialogHead
        title={entry.site_url ? t('Sign out {site}?', { site: entry.name }) : t('Revoke {key}?', { key: entry.name })}
        closeLabel={t('Close')}
        canClose={!isBusy}
      />
      <div className="inside">
        <p className="soft">
          {entry.site_url
            ? t('The site has to sign in again to use the library. Content already on it stays.')
            : t('The key stops working immediately. It can’t be used again.')}
        </p>
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
      </div>
      <div className="foot">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button kind="danger" isBusy={isBusy} onClick={submit}>
          {entry.site_url ? t('Sign out') : t('Revoke')}
        </Button>
      </div>
    </Dialog>
  );
}
