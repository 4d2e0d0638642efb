import { confirmRule, emailRule, nameRule, passwordRule, signup } from '@kithouse/contract';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { Field } from '@kithouse/ui/field.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { rich } from '@kithouse/ui/rich.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t, translateMessage } from '../../lib/i18n.js';
import { outside, portalHref } from './account-links.js';
import { RefusalDialog } from './refusal-dialog.js';
import { useFields } from './use-fields.js';
import { useRefusal } from './use-refusal.js';
import type { Signed } from './use-signed.js';

const rules = {
  first_name: (value: string) => translateMessage(nameRule(value)),
  last_name: (value: string) => translateMessage(nameRule(value)),
  email: (value: string) => translateMessage(emailRule(value)),
  password: (value: string) => translateMessage(passwordRule(value)),
  confirm_password: (value: string, { password }: Record<string, string>) => translateMessage(confirmRule(value, password ?? '')),
};

/** Creates a free account and signs in. */
export function SignUpForm({ onSigned }: { onSigned: (signed: Signed) => void }) {
  const { boot } = useHost();
  const { values, field, isValid, refuse: refuseFields } = useFields(rules);
  const [consents, setConsents] = useState({ privacy: false, terms: false });
  const { messages, refuse, refuseError, forget } = useRefusal(refuseFields);
  const action = useAction(signup, {
    onError: refuseError,
    onSuccess: (signed) => {
      if (signed.user) {
        onSigned(signed);
      } else {
        refuse(signed.message, signed.additional_errors);
      }
    },
  });

  const isReady = isValid && consents.privacy && consents.terms;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !action.isPending) {
      const { first_name, last_name, email } = values;
      action.mutate({ ...values, first_name: first_name.trim(), last_name: last_name.trim(), email: email.trim() });
    }
  };

  const linkTo = (page: 'privacy' | 'terms') => (words: string) => (
    <a className="lnk" href={portalHref(boot, page)} {...outside}>
      {words}
    </a>
  );

  return (
    <form className="stack" style={{ '--gap': '20px' }} noValidate onSubmit={submit}>
      <div className="cols">
        <Field {...field('first_name')} label={t('First name')} size="l" autoComplete="given-name" />
        <Field {...field('last_name')} label={t('Last name')} size="l" autoComplete="family-name" />
      </div>
      <Field {...field('email')} label={t('Email')} size="l" type="email" autoComplete="email" />
      <PasswordField
        {...field('password')}
        label={t('Password')}
        size="l"
        autoComplete="new-password"
        showLabel={t('Show password')}
        hideLabel={t('Hide password')}
      />
      <PasswordField
        {...field('confirm_password')}
        label={t('Confirm password')}
        size="l"
        autoComplete="new-password"
        showLabel={t('Show confirm password')}
        hideLabel={t('Hide confirm password')}
      />
      <div className="stack" style={{ '--gap': '8px' }}>
        <Checkbox checked={consents.privacy} onChange={(privacy) => setConsents({ ...consents, privacy })}>
          {rich(t('I have read the <privacy>privacy policy</privacy>.'), { privacy: linkTo('privacy') })}
        </Checkbox>
        <Checkbox checked={consents.terms} onChange={(terms) => setConsents({ ...consents, terms })}>
          {rich(t('I agree to the <terms>terms</terms>.'), { terms: linkTo('terms') })}
        </Checkbox>
      </div>
      <SubmitButton isBusy={action.isPending} isDisabled={!isReady}>
        {action.isPending ? t('Signing Up...') : t('Free Sign Up')}
      </SubmitButton>
      {messages.length > 0 && <RefusalDialog messages={messages} onClose={forget} />}
    </form>
  );
}
