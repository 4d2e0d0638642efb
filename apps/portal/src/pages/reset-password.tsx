import { AppError, type Call, confirmRule, passwordRule, resetPassword } from '@kithouse/contract';
import { ButtonLink } from '@kithouse/ui/button.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { useState } from 'react';
import { Card } from '../card.js';
import { eye } from '../eye.js';
import { t, translateMessage } from '../i18n.js';
import { useSubmit } from '../use-submit.js';

export function ResetPassword({ call, token }: { call: Call; token: string }) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [left, setLeft] = useState<{ password?: boolean; repeated?: boolean }>({});
  const passwordError = passwordRule(password);
  const repeatedError = confirmRule(repeated, password);
  const { isBusy, isDone, failure, submit } = useSubmit(() => call(resetPassword, { token, password }));

  const refusal = token === '' ? new AppError('invalid_link') : failure;
  if (refusal?.code === 'invalid_link') {
    return (
      <Card title={t('This didn’t work')} sign={{ icon: 'triangle-alert', tone: 'warn' }}>
        <p className="soft" role="alert">
          {translateMessage(refusal.message)}
        </p>
        <ButtonLink href="/forgot-password">{t('Request a new link')}</ButtonLink>
      </Card>
    );
  }
  if (isDone) {
    return (
      <Card title={t('Your password is changed')} sign={{ icon: 'check', tone: 'good' }}>
        <output className="soft">{t('Sites that were signed in with the old password ask you to sign in again.')}</output>
        <ButtonLink href="/sign-in">{t('Sign In')}</ButtonLink>
      </Card>
    );
  }
  return (
    <Card title={t('Choose a new password')}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setLeft({ password: true, repeated: true });
          if (!passwordError && !repeatedError) {
            submit();
          }
        }}
      >
        <PasswordField
          {...eye()}
          label={t('New password')}
          autoComplete="new-password"
          size="l"
          value={password}
          onChange={setPassword}
          onBlur={() => setLeft({ ...left, password: password !== '' })}
          error={translateMessage(refusal?.message ?? (left.password ? passwordError : undefined))}
        />
        <PasswordField
          {...eye()}
          label={t('Confirm password')}
          autoComplete="new-password"
          size="l"
          value={repeated}
          onChange={setRepeated}
          onBlur={() => setLeft({ ...left, repeated: repeated !== '' })}
          error={translateMessage(left.repeated ? repeatedError : undefined)}
        />
        <SubmitButton isBusy={isBusy} isDisabled={Boolean(passwordError ?? repeatedError)}>
          {t('Save the new password')}
        </SubmitButton>
      </form>
    </Card>
  );
}
