import { apiKeyRule, emailRule, login, SiteLimit } from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { Field } from '@kithouse/ui/field.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t, translateMessage } from '../../lib/i18n.js';
import { useProfile } from '../profile/use-profile.js';
import { outside, portalHref } from './account-links.js';
import { CodeDialog } from './code-dialog.js';
import { RefusalDialog } from './refusal-dialog.js';
import { SiteLimitDialog } from './site-limit-dialog.js';
import { useFields } from './use-fields.js';
import { useRefusal } from './use-refusal.js';
import type { Signed } from './use-signed.js';

const credentialRules = { email: (value: string) => translateMessage(emailRule(value)), password: () => undefined };
const keyRules = { api_key: (value: string) => translateMessage(apiKeyRule(value)) };

type Answers = { code?: string; release?: number };

/** Signs in with e-mail and password, or with an API key of the account. */
export function SignInForm({ onSigned }: { onSigned: (signed: Signed) => void }) {
  const { boot } = useHost();
  const profile = useProfile();
  const [viaAPI, setViaAPI] = useState(false);
  const [isGlobal, setGlobal] = useState(false);
  const credentials = useFields(credentialRules);
  const key = useFields(keyRules);
  const form = viaAPI ? key : credentials;
  const { messages, refuse, refuseError, forget } = useRefusal(form.refuse);
  const [full, setFull] = useState<{ limit: SiteLimit; message: string }>();
  /** The code dialog, with the refusal of the last code. */
  const [asking, setAsking] = useState<{ error?: string }>();
  /** Answers from earlier dialogs, which a later one sends again. */
  const [answers, setAnswers] = useState<Answers>({});
  const action = useAction(login, {
    onError: (error) => {
      const limit = error.code === 'site_limit_reached' ? SiteLimit.safeParse(error.details).data : undefined;
      setFull(limit && { limit, message: translateMessage(error.message) });
      const isWrong = error.code === 'second_factor_failed';
      const isAsking = isWrong || error.code === 'second_factor_required';
      setAsking(isAsking ? { ...(isWrong && { error: translateMessage(error.message) }) } : undefined);
      if (!limit && !isAsking) {
        refuseError(error);
      }
    },
    onSuccess: (signed) => {
      setAsking(undefined);
      if (signed.user) {
        onSigned(signed);
      } else {
        refuse(signed.message, signed.additional_errors);
      }
    },
  });

  const canBeGlobal = boot.can.manage_options && !profile?.is_globally_signed;
  const signIn = (next: Answers) => {
    const { code, release } = next;
    setAnswers(next);
    const global_signin = canBeGlobal && isGlobal;
    const { email, password } = credentials.values;
    action.mutate({
      ...(viaAPI
        ? { api_key: key.values.api_key.trim() }
        : { email: email.trim(), password, ...(code !== undefined && { code }) }),
      viaAPI,
      global_signin,
      ...(release !== undefined && { release }),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isValid && !action.isPending) {
      signIn({});
    }
  };

  // Dialogs are outside of the form, so that submitting one does not submit both.
  return (
    <>
      <form className="stack" style={{ '--gap': '20px' }} noValidate onSubmit={submit}>
        {viaAPI ? (
          <>
            <Field {...key.field('api_key')} label={t('API key')} size="l" autoComplete="off" spellCheck={false} />
            <div className="line" style={{ gap: 16, fontSize: 13 }}>
              <a className="lnk" href={portalHref(boot)} {...outside}>
                {t('Manage Site')}
              </a>
              <a className="lnk" href={boot.links.documentation} {...outside}>
                {t('Documentation')}
              </a>
            </div>
          </>
        ) : (
          <>
            <Field {...credentials.field('email')} label={t('Email')} size="l" type="email" autoComplete="email" />
            <PasswordField
              {...credentials.field('password')}
              label={t('Password')}
              size="l"
              autoComplete="current-password"
              showLabel={t('Show password')}
              hideLabel={t('Hide password')}
            />
          </>
        )}
        <div className="line apart">
          {canBeGlobal ? (
            <Checkbox checked={isGlobal} onChange={setGlobal}>
              {t('Global Sign In')}
            </Checkbox>
          ) : (
            <span />
          )}
          {!viaAPI && (
            <a className="lnk" style={{ fontSize: 13 }} href={portalHref(boot, 'forgot-password')} {...outside}>
              {t('Forgot password?')}
            </a>
          )}
        </div>
        <SubmitButton isBusy={action.isPending} isDisabled={!form.isValid}>
          {action.isPending ? t('Signing In...') : t('Sign In')}
        </SubmitButton>
        <p className="dim" style={{ textAlign: 'center' }}>
          <BareButton className="lnk" onClick={() => setViaAPI(!viaAPI)}>
            {viaAPI ? t('Connect via Login Credentials') : t('Connect via API')}
          </BareButton>
        </p>
      </form>
      {messages.length > 0 && <RefusalDialog messages={messages} onClose={forget} />}
      {asking && (
        <CodeDialog
          {...asking}
          isBusy={action.isPending}
          onSubmit={(code) => signIn({ ...answers, code })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {full && (
        <SiteLimitDialog
          {...full}
          isBusy={action.isPending}
          onRelease={(release) => signIn({ ...answers, release })}
          onClose={() => setFull(undefined)}
        />
      )}
    </>
  );
}
