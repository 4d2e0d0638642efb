import { type Call, emailRule, forgotPassword } from '@kithouse/contract';
import { Field } from '@kithouse/ui/field.js';
import { useState } from 'react';
import { Card } from '../card.js';
import { SubmitButton } from '../submit-button.js';
import { useSubmit } from '../use-submit.js';

export function ForgotPassword({ call }: { call: Call }) {
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const error = emailRule(email);
  const { isBusy, isDone, failure, submit } = useSubmit(() => call(forgotPassword, { email: email.trim() }));

  if (isDone) {
    return (
      <Card title="Please check your inbox" sign={{ icon: 'mail', tone: 'good' }}>
        <output className="soft">
          If there is an account for {email.trim()}, a link to choose a new password is on its way.
        </output>
      </Card>
    );
  }
  return (
    <Card title="Forgot password?">
      <p className="soft">Enter the e-mail of your account. We send a link with which you choose a new password.</p>
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
          label="Email"
          type="email"
          autoComplete="email"
          size="l"
          value={email}
          onChange={setEmail}
          onBlur={() => setChecked(email !== '')}
          error={failure?.message ?? (isChecked ? error : undefined)}
        />
        <SubmitButton isBusy={isBusy} isDisabled={Boolean(error)}>
          Send the link
        </SubmitButton>
      </form>
      <p className="dim center">
        You remember it?{' '}
        <a className="lnk" href="/sign-in">
          Sign In
        </a>
      </p>
    </Card>
  );
}
