import { type Call, deleteAccount } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { useId } from 'react';
import { eye } from '../eye.js';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useSession } from '../session.js';
import { useForm } from '../use-form.js';
import { presentPasswordRule } from './present-password-rule.js';

export function DeleteDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  const id = useId();
  const { go } = useSession();
  const { field, onSubmit, isBusy, isDone, isValid, failure } = useForm({
    initial: { password: '' },
    rules: { password: presentPasswordRule },
    send: async ({ password }) => {
      await call(deleteAccount, { password });
      go('/account-deleted');
    },
  });
  const isHeld = isBusy || isDone;
  return (
    <Dialog closeLabel={t('Close')} onClose={isHeld ? undefined : onClose} width={520}>
      <DialogHead title={t('Delete your account permanently?')} closeLabel={t('Close')} canClose={!isHeld} />
      <form className="inside" id={id} noValidate onSubmit={onSubmit}>
        <ul className="bulleted soft">
          <li>
            {t(
              'This deletes your name, email and photo, your favourites, ratings, downloads and purchases, and everything in your cloud.',
            )}
          </li>
          <li>{t('Your paid plan ends. You can’t use your purchases on new sites anymore.')}</li>
          <li>{t('Your sites are signed out. Content already on them stays unchanged.')}</li>
          <li>{t('Your orders stay in our records, as required by law, without your name and email.')}</li>
        </ul>
        <PasswordField {...field('password')} {...eye()} label={t('Your password')} autoComplete="current-password" />
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
      </form>
      <div className="foot">
        <Button disabled={isHeld} onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button kind="danger" type="submit" form={id} isBusy={isHeld} disabled={!isValid && !isHeld}>
          {t('Delete permanently')}
        </Button>
      </div>
    </Dialog>
  );
}
