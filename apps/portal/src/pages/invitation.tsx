import {
  type AppError,
  acceptInvitation,
  type Call,
  type Output,
  type Role,
  readInvitation,
  type SessionUser,
  signOut,
} from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { ButtonLink, buttonClass } from '@kithouse/ui/button.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Card } from '../card.js';
import { t, translateMessage } from '../i18n.js';
import { forgetToken, keepToken } from '../kept-token.js';
import { withNext } from '../next.js';
import { Refusal } from '../refusal.js';
import { useSession } from '../session.js';
import { useSubmit } from '../use-submit.js';

const path = '/invitation';

/** Shows an invitation with ways in for people with and without an account. */
export function Invitation({ call, token: given }: { call: Call; token: string }) {
  const [token] = useState(() => keepToken(path, given));
  const { data: answer, error } = useEndpoint(readInvitation, { token });
  const { user, isLoading } = useSession();
  const accepting = useSubmit(async () => {
    await call(acceptInvitation, { token });
    forgetToken(path);
  });

  if (accepting.isDone && answer) {
    return <Accepted title={answer.invitation.workspace.title} />;
  }
  if (error) {
    return <Over failure={error} />;
  }
  if (!answer || isLoading) {
    return (
      <Card title={t('Your invitation')}>
        <output className="line soft">
          <span className="spin" />
          {t('One moment.')}
        </output>
      </Card>
    );
  }
  return (
    <Card
      title={t('Join “{workspace}”', { workspace: answer.invitation.workspace.title })}
      sign={{ icon: 'users-round', tone: 'info' }}
    >
      <p className="soft">
        {t('{name} shares this workspace with you.', { name: answer.invitation.invited_by.name })}{' '}
        {roleText(answer.invitation.role)}
      </p>
      {user ? <Accept {...{ call, user, answer, accepting }} /> : <SignInFirst {...answer} />}
    </Card>
  );
}

const roleText = (role: Role) =>
  role === 'owner' ? '' : role === 'editor' ? t('You can use its templates and add your own.') : t('You can use its templates.');

type AcceptProps = {
  call: Call;
  user: SessionUser;
  answer: Output<typeof readInvitation>;
  accepting: ReturnType<typeof useSubmit>;
};

function Accept({ call, user, answer, accepting: { isBusy, failure, submit } }: AcceptProps) {
  const { setUser } = useSession();
  const leaving = useSubmit(async () => {
    await call(signOut, {});
    setUser(undefined);
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className="stack" onSubmit={onSubmit}>
      {user.email !== answer.email && (
        <p className="dim">
          {t('The invitation was sent to {invited}. You are signed in as {email}.', {
            invited: answer.email,
            email: user.email,
          })}{' '}
          <BareButton className="lnk" onClick={leaving.submit}>
            {t('Use another account')}
          </BareButton>
        </p>
      )}
      {(failure ?? leaving.failure) && <Refusal>{translateMessage((failure ?? leaving.failure)?.message)}</Refusal>}
      <SubmitButton isBusy={isBusy}>{isBusy ? t('Accepting...') : t('Accept the invitation')}</SubmitButton>
    </form>
  );
}

function SignInFirst({ email, has_account }: Output<typeof readInvitation>): ReactNode {
  const [first, second] = has_account
    ? [<SignInLink key="in" isFirst />, undefined]
    : [<SignUpLink key="up" email={email} />, <SignInLink key="in" isFirst={false} />];
  return (
    <>
      <p className="dim">
        {has_account
          ? t('Sign in as {email} to accept.', { email })
          : t('Create a free account for {email}, then come back to accept.', { email })}
      </p>
      {first}
      {second}
    </>
  );
}

const SignInLink = ({ isFirst }: { isFirst: boolean }) => (
  <a className={isFirst ? buttonClass({ kind: 'primary', size: 'l', isWide: true }) : 'lnk'} href={withNext('/sign-in', path)}>
    {isFirst ? t('Sign In') : t('Already have an account? Sign In')}
  </a>
);

const SignUpLink = ({ email }: { email: string }) => (
  <ButtonLink kind="primary" size="l" isWide href={withNext('/sign-up', path)} onClick={() => keepToken('/sign-up', email)}>
    {t('Free Sign Up')}
  </ButtonLink>
);

function Accepted({ title }: { title: string }) {
  return (
    <Card title={t('You joined the workspace')} sign={{ icon: 'check', tone: 'good' }}>
      <output className="soft">
        {t('“{workspace}” is in your library in WordPress, under My Cloud > Shared with Me. You can close this page.', {
          workspace: title,
        })}
      </output>
      <ButtonLink href="/account">{t('Go to your account')}</ButtonLink>
    </Card>
  );
}

function Over({ failure }: { failure: AppError }) {
  const isLink = failure.code === 'invalid_link';
  return (
    <Card
      title={isLink ? t('This invitation is no longer valid') : t('This didn’t work')}
      sign={{ icon: 'triangle-alert', tone: 'warn' }}
    >
      <p className="soft" role="alert">
        {isLink ? t('It was withdrawn, was already accepted, or has expired.') : translateMessage(failure.message)}
      </p>
      <p className="dim">{t('Ask the person who invited you to send it again.')}</p>
      <ButtonLink href="/account">{t('Go to your account')}</ButtonLink>
    </Card>
  );
}
