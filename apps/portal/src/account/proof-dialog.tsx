import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { Field } from '@kithouse/ui/field.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { useId } from 'react';
import { codeRule } from '../code-rule.js';
import { eye } from '../eye.js';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useForm } from '../use-form.js';
import { presentPasswordRule } from './present-password-rule.js';

type ProofDialogProps = {
  title: string;
  about: string;
  label: string;
  send: (proof: { password: string; code: string }) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password and a code before a change of the second factor. */
export function ProofDialog({ title, about, label, send, onClose }: ProofDialogProps) {
  const id = useId();
  const { field, onSubmit, isBusy, isValid, failure } = useForm({
    initial: { password: '', code: '' },
    rules: { password: presentPasswordRule, code: codeRule },
    send: ({ password, code }) => send({ password, code: code.trim() }),
  });
  return (
    <Dialog closeLabel={t('Close')} onClose={isBusy ? undefined : onClose} width={460}>
      <DialogHead title={title} about={about} closeLabel={t('Close')} canClose={!isBusy} />
      <form className="inside" id={id} noValidate onSubmit={onSubmit}>
        <PasswordField {...field('password')} {...eye()} label={t('Your password')} autoComplete="current-password" />
        <Field
          {...field('code')}
          label={t('Code from the app, or a recovery code')}
          autoComplete="one-time-code"
          spellCheck={false}
        />
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
      </form>
      <div className="foot">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button kind="primary" type="submit" form={id} isBusy={isBusy} disabled={!isValid && !isBusy}>
          {label}
        </Button>
      </div>
    </Dialog>
  );
}
