import { type Call, signIn } from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { CodeField } from '@kithouse/ui/code-field.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { useState } from 'react';
import { Card } from './card.js';
import { codeRule } from './code-rule.js';
import { t, translateMessage } from './i18n.js';
import { Refusal } from './refusal.js';
import { useSession } from './session.js';
import { useForm } from './use-form.js';

export type Credentials = { email: string; password: string };
type SignInCodeProps = { call: Call; credentials: Credentials; onBack: () => void };

/** Asks for the code of a second factor after the correct password. */
export function SignInCode({ call, credentials, onBack }: SignInCodeProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { setUser } = useSession();
  const { field, onSubmit, isBusy, isDone, isValid, failure, reset } = useForm({
    initial: { code: '' },
    rules: { code: codeRule },
    send: async ({ code }) => setUser((await call(signIn, { ...credentials, code: code.trim() })).user),
  });
  const swap = () => {
    setRecovery(!isRecovery);
    reset();
  };

  return (
    <Card title={isRecovery ? t('Enter a recovery code') : t('Enter your code')}>
      <p className="soft">
        {isRecovery
          ? t('Use one of the codes that you saved when you turned two-step sign-in on. Each works once.')
          : t('Open your authenticator app and enter the six digits it shows.')}
      </p>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <CodeField
          key={String(isRecovery)}
          {...field('code')}
          label={isRecovery ? t('Recovery code') : t('Code')}
          hasLetters={isRecovery}
          size="l"
        />
        {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
        <SubmitButton isBusy={isBusy || isDone} isDisabled={!isValid}>
          {isBusy || isDone ? t('Signing In...') : t('Sign In')}
        </SubmitButton>
      </form>
      <p className="line flow apart">
        <BareButton className="lnk" onClick={swap}>
          {isRecovery ? t('Use the authenticator app') : t('Use a recovery code')}
        </BareButton>
        <BareButton className="lnk dim" onClick={onBack}>
          {t('Back')}
        </BareButton>
      </p>
    </Card>
  );
}
