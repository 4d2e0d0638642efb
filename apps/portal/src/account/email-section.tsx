import { type Call, changeEmail, emailRule, type SessionUser, sendVerification } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Field } from '@kithouse/ui/field.js';
import { Note } from '@kithouse/ui/note.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { useState } from 'react';
import { eye } from '../eye.js';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useForm } from '../use-form.js';
import { useSubmit } from '../use-submit.js';
import { presentPasswordRule } from './present-password-rule.js';
import { SaveLine } from './save-line.js';
import { Section } from './section.js';

export function EmailSection({ call, user }: { call: Call; user: SessionUser }) {
  const [sentTo, setSentTo] = useState('');
  const { field, onSubmit, isBusy, isValid, failure, reset } = useForm({
    initial: { email: '', password: '' },
    rules: { email: emailRule, password: presentPasswordRule },
    send: async ({ email, password }) => {
      await call(changeEmail, { email: email.trim(), password });
      setSentTo(email.trim());
      reset();
    },
  });

  return (
    <Section title={t('Email')} about={t('You sign in with this email, and we send emails about your account to it.')}>
      <p className="line flow">
        <b className="h4 anywhere">{user.email}</b>
        <span className={user.is_verified ? 'pill go' : 'pill warn'}>{user.is_verified ? t('Verified') : t('Not verified')}</span>
      </p>
      {!user.is_verified && <Unverified call={call} />}
      <form className="stack" noValidate onSubmit={onSubmit}>
        <div className="pair">
          <Field {...field('email')} label={t('New email')} type="email" autoComplete="email" />
          <PasswordField {...field('password')} {...eye()} label={t('Your password')} autoComplete="current-password" />
        </div>
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
        <SaveLine
          label={t('Change the email')}
          isBusy={isBusy}
          isDisabled={!isValid}
          done={sentTo !== '' && t('Open the link in the email to {email}. Until then, nothing changes.', { email: sentTo })}
        />
      </form>
    </Section>
  );
}

function Unverified({ call }: { call: Call }) {
  const { isBusy, isDone, failure, submit } = useSubmit(() => call(sendVerification, {}));
  return (
    <Note isBoxed icon={<AnyIcon name="mail-warning" />}>
      <div className="line flow apart">
        <span>{t('Open the link in the email we sent you. Until then, you can’t use templates.')}</span>
        <Button size="s" aria-busy={isBusy} disabled={isDone} onClick={submit}>
          {isDone ? t('Sent') : t('Resend the link')}
        </Button>
        {failure && (
          <span className="tell bad" role="alert">
            {translateMessage(failure.message)}
          </span>
        )}
      </div>
    </Note>
  );
}
