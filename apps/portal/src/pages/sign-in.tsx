import { type Call, emailRule, resultOf, signIn } from '@kithouse/contract';
import { Field } from '@kithouse/ui/field.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { rich } from '@kithouse/ui/rich.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { useState } from 'react';
import { presentPasswordRule } from '../account/present-password-rule.js';
import { Card } from '../card.js';
import { eye } from '../eye.js';
import { t, translateMessage } from '../i18n.js';
import { readNext, withNext } from '../next.js';
import { Refusal } from '../refusal.js';
import { useSession } from '../session.js';
import { type Credentials, SignInCode } from '../sign-in-code.js';
import { useForm } from '../use-form.js';
import { useSignInRedirect } from '../use-sign-in-redirect.js';

export function SignIn({ call, search }: { call: Call; search: string }) {
  const next = readNext(search);
  useSignInRedirect(next);
  const [credentials, setCredentials] = useState<Credentials>();
  return credentials ? (
    <SignInCode call={call} credentials={credentials} onBack={() => setCredentials(undefined)} />
  ) : (
    <SignInForm call={call} next={next} onCodeNeeded={setCredentials} />
  );
}

type SignInFormProps = { call: Call; next: string; onCodeNeeded: (credentials: Credentials) => void };

function SignInForm({ call, next, onCodeNeeded }: SignInFormProps) {
  const { setUser } = useSession();
  const { field, onSubmit, isBusy, isDone, isValid, failure } = useForm({
    initial: { email: '', password: '' },
    rules: { email: emailRule, password: presentPasswordRule },
    async send({ email, password }) {
      const credentials = { email: email.trim(), password };
      const { response, error } = await resultOf(call, signIn, credentials);
      if (error?.code === 'second_factor_required') {
        return onCodeNeeded(credentials);
      }
      if (error) {
        throw error;
      }
      setUser(response.user);
    },
  });

  return (
    <Card title={t('Sign In')}>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <Field {...field('email')} label={t('Email')} type="email" autoComplete="username" size="l" />
        <PasswordField {...field('password')} {...eye()} label={t('Password')} autoComplete="current-password" size="l" />
        <a className="lnk dim" href="/forgot-password">
          {t('Forgot password?')}
        </a>
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
        <SubmitButton isBusy={isBusy || isDone} isDisabled={!isValid}>
          {isBusy || isDone ? t('Signing In...') : t('Sign In')}
        </SubmitButton>
      </form>
      <p className="dim center">
        {rich(t('No account yet? <signup>Free Sign Up</signup>'), {
          signup: (words) => (
            <a className="lnk" href={withNext('/sign-up', next)}>
              {words}
            </a>
          ),
        })}
      </p>
    </Card>
  );
}
