import { type Call, createKey } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { Field } from '@kithouse/ui/field.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { useId, useState } from 'react';
import { eye } from '../eye.js';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useForm } from '../use-form.js';
import { KeyOnce } from './key-once.js';
import { presentPasswordRule } from './present-password-rule.js';

type NewKeyDialogProps = { call: Call; onMade: () => void; onClose: () => void };

const keyNameRule = (value: string) =>
  value.trim() === '' ? t('Enter a name.') : value.trim().length > 100 ? t('Use at most 100 characters.') : undefined;

export function NewKeyDialog({ call, onMade, onClose }: NewKeyDialogProps) {
  const id = useId();
  const [made, setMade] = useState<string>();
  const { field, onSubmit, isBusy, isValid, failure } = useForm({
    initial: { name: '', password: '' },
    rules: { name: keyNameRule, password: presentPasswordRule },
    send: async ({ name, password }) => {
      setMade((await call(createKey, { name: name.trim(), password })).api_key);
      onMade();
    },
  });

  if (made !== undefined) {
    return (
      // A separate dialog, so that the key is focused and selected.
      <Dialog key="made" closeLabel={t('Close')} onClose={onClose} width={520}>
        <DialogHead title={t('Your new API key')} closeLabel={t('Close')} about={t('Copy it now. You can’t view it again.')} />
        <KeyOnce value={made} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog closeLabel={t('Close')} onClose={isBusy ? undefined : onClose} width={460}>
      <DialogHead
        title={t('Create an API key')}
        about={t('Use it to sign a site in without a password. It belongs to the first site that uses it.')}
        closeLabel={t('Close')}
        canClose={!isBusy}
      />
      <form className="inside" id={id} noValidate onSubmit={onSubmit}>
        <Field {...field('name')} label={t('Name, to help you recognize it')} autoComplete="off" />
        <PasswordField {...field('password')} {...eye()} label={t('Your password')} autoComplete="current-password" />
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
      </form>
      <div className="foot">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button kind="primary" type="submit" form={id} isBusy={isBusy} disabled={!isValid && !isBusy}>
          {t('Create')}
        </Button>
      </div>
    </Dialog>
  );
}
