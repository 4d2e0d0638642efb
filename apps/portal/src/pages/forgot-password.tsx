import { type Call, emailRule, forgotPassword } from '@kithouse/contract';
import { Field } from '@kithouse/ui/field.js';
import { rich } from '@kithouse/ui/rich.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { useState } from 'react';
import { Card } from '../card.js';
import { t, translateMessage } from '../i18n.js';
import { useSubmit } from '../use-submit.js';

export function ForgotPassword({ call }: { call: Call }) {
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const error = emailRule(email);
  const { isBusy, isDone, failure, submit } = useSubmit(() => call(forgotPassword, { email: email.trim() }));

  if (isDone) {
    return (
      <Card title={t('Check your inbox')} sign={{ icon: 'mail', tone: 'good' }}>
        <output className="soft">
          {t('If an account exists for {email}, we’ve sent a link to choose a new password.', { email: email.trim() })}
        </output>
      </Card>
    );
  }
  return (
    <Card title={t('Forgot password?')}>
      <p className="soft">{t('Enter the email of your account. We’ll send you a link to choose a new password.')}</p>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (!error) {
            submit();
          }
        }}
      >
        <Field
          label={t('Email')}
          type="email"
          autoComplete="email"
          size="l"
          value={email}
          onChange={setEmail}
          onBlur={() => setChecked(email !== '')}
          error={translateMessage(failure?.message ?? (isChecked ? error : undefined))}
        />
        <SubmitButton isBusy={isBusy} isDisabled={Boolean(error)}>
          {t('Send the link')}
        </SubmitButton>
      </form>
      <p className="dim center">
        {rich(t('Remember your password? <signin>Sign In</signin>'), {
          signin: (words) => (
            <a className="lnk" href="/sign-in">
              {words}
            </a>
          ),
        })}
      </p>
    </Card>
  );
}
