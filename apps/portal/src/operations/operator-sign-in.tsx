import { type Call, type OperatorRole, type SessionUser, signInOperator } from '@kithouse/contract';
import { Field } from '@kithouse/ui/field.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { presentPasswordRule } from '../account/present-password-rule.js';
import { Card } from '../card.js';
import { codeRule } from '../code-rule.js';
import { eye } from '../eye.js';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useForm } from '../use-form.js';

type OperatorSignInProps = {
  call: Call;
  user: SessionUser;
  /** True if an earlier sign-in on this page has ended. */
  hasEnded: boolean;
  onSignedIn: (key: string, role: OperatorRole) => void;
};

/** Asks for the password and a code again, because the browser's session doesn't permit the calls of operators. */
export function OperatorSignIn({ call, user: { email }, hasEnded, onSignedIn }: OperatorSignInProps) {
  const { field, onSubmit, isBusy, isValid, failure } = useForm({
    initial: { password: '', code: '' },
    rules: { password: presentPasswordRule, code: codeRule },
    async send({ password, code }) {
      const { operator_key, role } = await call(signInOperator, { email, password, code: code.trim() });
      onSignedIn(operator_key, role);
    },
  });

  return (
    <Card title={t('Sign in as an operator')}>
      {hasEnded && <output className="soft">{t('Your sign-in as an operator has ended. Sign in again.')}</output>}
      <p className="soft">
        {t(
          'Enter your password and a new code from your authenticator app. You’ll be signed out when you leave or reload this page, or don’t use it for half an hour.',
        )}
      </p>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <Field label={t('Email')} type="email" autoComplete="username" value={email} onChange={() => {}} readOnly size="l" />
        <PasswordField {...field('password')} {...eye()} label={t('Password')} autoComplete="current-password" size="l" />
        <Field
          {...field('code')}
          label={t('Code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          size="l"
        />
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
        <SubmitButton isBusy={isBusy} isDisabled={!isValid}>
          {isBusy ? t('Signing In...') : t('Sign In')}
        </SubmitButton>
      </form>
    </Card>
  );
}
