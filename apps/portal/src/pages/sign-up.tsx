import { type Call, confirmRule, emailRule, nameRule, passwordRule, signUp } from '@kithouse/contract';
import { Field } from '@kithouse/ui/field.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { rich } from '@kithouse/ui/rich.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { useState } from 'react';
import { Card } from '../card.js';
import { eye } from '../eye.js';
import { t, translateMessage } from '../i18n.js';
import { forgetToken, keepToken } from '../kept-token.js';
import { readNext, withNext } from '../next.js';
import { Refusal } from '../refusal.js';
import { useSession } from '../session.js';
import { useForm } from '../use-form.js';
import { useSignInRedirect } from '../use-sign-in-redirect.js';

export function SignUp({ call, search }: { call: Call; search: string }) {
  const next = readNext(search);
  const { setUser } = useSession();
  // The invitation page stores the address that it was sent to.
  const [email] = useState(() => (next === '/invitation' ? keepToken('/sign-up', '') : ''));
  useSignInRedirect(next);
  const { field, onSubmit, isBusy, isDone, isValid, failure } = useForm({
    initial: { first_name: '', last_name: '', email, password: '', confirm_password: '' },
    rules: {
      first_name: nameRule,
      last_name: nameRule,
      email: emailRule,
      password: passwordRule,
      confirm_password: (value, { password }) => confirmRule(value, password),
    },
    send: async (values) => {
      setUser((await call(signUp, { ...values, email: values.email.trim() })).user);
      forgetToken('/sign-up');
    },
  });

  return (
    <Card title={t('Free Sign Up')}>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <div className="pair">
          <Field {...field('first_name')} label={t('First name')} autoComplete="given-name" size="l" />
          <Field {...field('last_name')} label={t('Last name')} autoComplete="family-name" size="l" />
        </div>
        <Field {...field('email')} label={t('Email')} type="email" autoComplete="username" size="l" />
        <PasswordField {...field('password')} {...eye()} label={t('Password')} autoComplete="new-password" size="l" />
        <PasswordField
          {...field('confirm_password')}
          {...eye()}
          label={t('Confirm password')}
          autoComplete="new-password"
          size="l"
        />
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
        <SubmitButton isBusy={isBusy || isDone} isDisabled={!isValid}>
          {isBusy || isDone ? t('Creating your account...') : t('Free Sign Up')}
        </SubmitButton>
      </form>
      <p className="dim center">
        {rich(t('By signing up you agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>.'), {
          terms: (words) => (
            <a className="lnk" href="/terms" target="_blank" rel="noopener">
              {words}
            </a>
          ),
          privacy: (words) => (
            <a className="lnk" href="/privacy" target="_blank" rel="noopener">
              {words}
            </a>
          ),
        })}
      </p>
      <p className="dim center">
        {rich(t('Already have an account? <signin>Sign In</signin>'), {
          signin: (words) => (
            <a className="lnk" href={withNext('/sign-in', next)}>
              {words}
            </a>
          ),
        })}
      </p>
    </Card>
  );
}
