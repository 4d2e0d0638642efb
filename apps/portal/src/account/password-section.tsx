import { type Call, changePassword, confirmRule, passwordRule, type SessionUser } from '@kithouse/contract';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { useState } from 'react';
import { eye } from '../eye.js';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useForm } from '../use-form.js';
import { presentPasswordRule } from './present-password-rule.js';
import { SaveLine } from './save-line.js';
import { Section } from './section.js';

type PasswordSectionProps = { call: Call; user: SessionUser; onSignedOut: () => void };

export function PasswordSection({ call, user, onSignedOut }: PasswordSectionProps) {
  const [isEverywhere, setEverywhere] = useState(false);
  const { field, onSubmit, isBusy, isDone, isValid, failure, reset } = useForm({
    initial: { password: '', new_password: '', confirm: '' },
    rules: {
      password: presentPasswordRule,
      new_password: passwordRule,
      confirm: (value, { new_password }) => confirmRule(value, new_password),
    },
    send: async ({ password, new_password }) => {
      await call(changePassword, { password, new_password, sign_out_everywhere: isEverywhere });
      reset();
      onSignedOut();
    },
  });

  return (
    <Section title={t('Password')} about={t('Changing it signs out other browsers.')}>
      <form className="stack" noValidate onSubmit={onSubmit}>
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField {...field('password')} {...eye()} label={t('Current password')} autoComplete="current-password" />
        <div className="pair">
          <PasswordField {...field('new_password')} {...eye()} label={t('New password')} autoComplete="new-password" />
          <PasswordField {...field('confirm')} {...eye()} label={t('Confirm password')} autoComplete="new-password" />
        </div>
        <Checkbox checked={isEverywhere} onChange={setEverywhere}>
          {t('Sign out everywhere: all sites have to sign in again, and all keys stop working')}
        </Checkbox>
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
        <SaveLine
          label={t('Change the password')}
          isBusy={isBusy}
          isDisabled={!isValid}
          done={isDone && t('Your password is changed.')}
        />
      </form>
    </Section>
  );
}
