import { PasswordField } from '@kithouse/ui/password-field.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { presentPasswordRule } from './account/present-password-rule.js';
import { Card } from './card.js';
import { eye } from './eye.js';
import { t, translateMessage } from './i18n.js';
import { Refusal } from './refusal.js';
import { useForm } from './use-form.js';
import type { Link } from './use-link.js';

/** Asks for the password of a link's account, because anybody can sign up with somebody else's address. */
export function LinkPassword({ prove }: Pick<Link, 'prove'>) {
  const { field, onSubmit, isBusy, isValid, failure } = useForm({
    initial: { password: '' },
    rules: { password: presentPasswordRule },
    send: ({ password }) => prove(password),
  });
  return (
    <Card title={t('Is this your account?')}>
      <p className="soft">
        {t('Enter the password that you chose when you signed up. If you didn’t sign up, close this page and nothing happens.')}
      </p>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <PasswordField {...field('password')} {...eye()} label={t('Password')} autoComplete="current-password" size="l" />
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
        <SubmitButton isBusy={isBusy} isDisabled={!isValid}>
          {t('Confirm')}
        </SubmitButton>
      </form>
    </Card>
  );
}
