import { type Call, confirmSecondFactor, enrolSecondFactor } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { CodeField } from '@kithouse/ui/code-field.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { useId, useState } from 'react';
import { codeRule } from '../code-rule.js';
import { eye } from '../eye.js';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useForm } from '../use-form.js';
import { presentPasswordRule } from './present-password-rule.js';
import { SecretToScan } from './secret-to-scan.js';

type EnrolDialogProps = { call: Call; onCodes: (codes: string[]) => void; onClose: () => void };
type Secret = { secret: string; uri: string };

/** Sets an authenticator app up: password first, then its first code. */
export function EnrolDialog({ call, onCodes, onClose }: EnrolDialogProps) {
  const [secret, setSecret] = useState<Secret>();
  return secret ? (
    <ConfirmStep call={call} {...secret} onCodes={onCodes} onClose={onClose} />
  ) : (
    <PasswordStep call={call} onSecret={setSecret} onClose={onClose} />
  );
}

function PasswordStep({ call, onSecret, onClose }: { call: Call; onSecret: (secret: Secret) => void; onClose: () => void }) {
  const id = useId();
  const { field, onSubmit, isBusy, isValid, failure } = useForm({
    initial: { password: '' },
    rules: { password: presentPasswordRule },
    send: async ({ password }) => onSecret(await call(enrolSecondFactor, { password })),
  });
  return (
    <Dialog key="password" closeLabel={t('Close')} onClose={isBusy ? undefined : onClose} width={460}>
      <DialogHead
        title={t('Turn two-step sign-in on')}
        about={t('You need an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator.')}
        closeLabel={t('Close')}
        canClose={!isBusy}
      />
      <form className="inside" id={id} noValidate onSubmit={onSubmit}>
        <PasswordField {...field('password')} {...eye()} label={t('Your password')} autoComplete="current-password" />
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
      </form>
      <div className="foot">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button kind="primary" type="submit" form={id} isBusy={isBusy} disabled={!isValid && !isBusy}>
          {t('Continue')}
        </Button>
      </div>
    </Dialog>
  );
}

function ConfirmStep({ call, secret, uri, onCodes, onClose }: EnrolDialogProps & Secret) {
  const id = useId();
  const { field, onSubmit, isBusy, isValid, failure } = useForm({
    initial: { code: '' },
    rules: { code: codeRule },
    send: async ({ code }) => onCodes((await call(confirmSecondFactor, { code: code.trim() })).recovery_codes),
  });
  return (
    <Dialog key="confirm" closeLabel={t('Close')} onClose={isBusy ? undefined : onClose} width={520}>
      <DialogHead title={t('Add the account to your app')} closeLabel={t('Close')} canClose={!isBusy} />
      <form className="inside" id={id} noValidate onSubmit={onSubmit}>
        <SecretToScan secret={secret} uri={uri} />
        <CodeField {...field('code')} label={t('Six digits that the app shows')} />
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
      </form>
      <div className="foot">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button kind="primary" type="submit" form={id} isBusy={isBusy} disabled={!isValid && !isBusy}>
          {t('Turn on')}
        </Button>
      </div>
    </Dialog>
  );
}
