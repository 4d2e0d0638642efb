import {
  type AppError,
  acceptInvitation,
  type Call,
  type Output,
  readInvitation,
  type SessionUser,
  signOut,
} from '@kithouse/contract';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { Card } from '../card.js';
import { forgetToken, keepToken } from '../kept-token.js';
import { withNext } from '../next.js';
import { useAnswer } from '../orders/use-answer.js';
import { Refusal } from '../refusal.js';
import { useSession } from '../session.js';
import { SubmitButton } from '../submit-button.js';
import { useSubmit } from '../use-submit.js';

const path = '/invitation';

/** Where the mail of an invitation leads: who invites to what, and the way in for whoever has an account and who has none. */
export function Invitation({ call, token: given }: { call: Call; token: string }) {
  const [token] = useState(() => keepToken(path, given));
  const ask = useCallback(() => call(readInvitation, { token }), [call, token]);
  const { answer, failure } = useAnswer(ask);
  const { user, isLoading } = useSession();
  const accepting = useSubmit(async () => {
    await call(acceptInvitation, { token });
    forgetToken(path);
  });

  if (accepting.isDone && answer) {
    return <Accepted title={answer.invitation.workspace.title} />;
  }
  if (failure) {
    return <Over failure={failure} />;
  }
  if (!answer || isLoading) {
    return (
      <Card title="Your invitation">
        <output className="line soft">
          <span className="spin" />
          One moment.
        </output>
      </Card>
    );
  }
  return (
    <Card title={`Join “${answer.invitation.workspace.title}”`} sign={{ icon: 'users-round', tone: 'info' }}>
      <p className="soft">
        {answer.invitation.invited_by.name} shares this workspace with you. {roleText[answer.invitation.role]}
      </p>
      {user ? <Accept {...{ call, user, answer, accepting }} /> : <SignInFirst {...answer} />}
    </Card>
  );
}

const roleText = {
  owner: '',
  editor: 'You can use its templates and add your own.',
  viewer: 'You can use its templates.',
};

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
          The invitation was sent to {answer.email}. You are signed in as {user.email}.{' '}
          <button className="lnk" type="button" onClick={leaving.submit}>
            Use another account
          </button>
        </p>
      )}
      {(failure ?? leaving.failure) && <Refusal>{(failure ?? leaving.failure)?.message}</Refusal>}
      <SubmitButton isBusy={isBusy}>{isBusy ? 'Accepting...' : 'Accept the invitation'}</SubmitButton>
    </form>
  );
}

function SignInFirst({ email, has_account }: Output<typeof readInvitation>): ReactNode {
  const [first, second] = has_account
    ? [<SignInLink key="in" isFirst />, undefined]
    : [<SignUpLink key="up" />, <SignInLink key="in" isFirst={false} />];
  return (
    <>
      <p className="dim">
        {has_account
          ? `Please sign in as ${email} to accept.`
          : `Open an account for ${email}, which is free, and come back to accept.`}
      </p>
      {first}
      {second}
    </>
  );
}

const SignInLink = ({ isFirst }: { isFirst: boolean }) => (
  <a className={isFirst ? 'btn primary l wide' : 'lnk'} href={withNext('/sign-in', path)}>
    {isFirst ? 'Sign In' : 'You have an account? Sign In'}
  </a>
);

const SignUpLink = () => (
  <a className="btn primary l wide" href={withNext('/sign-up', path)}>
    Free Sign Up
  </a>
);

function Accepted({ title }: { title: string }) {
  return (
    <Card title="You are in" sign={{ icon: 'check', tone: 'good' }}>
      <output className="soft">
        “{title}” is in your library in WordPress, under My Cloud, Shared with Me. You can close this page.
      </output>
      <a className="btn" href="/account">
        Go to your account
      </a>
    </Card>
  );
}

function Over({ failure }: { failure: AppError }) {
  const isLink = failure.code === 'invalid_link';
  return (
    <Card
      title={isLink ? 'This invitation is no longer open' : 'This did not work'}
      sign={{ icon: 'triangle-alert', tone: 'warn' }}
    >
      <p className="soft" role="alert">
        {isLink ? 'It was withdrawn, has been accepted before, or its time is over.' : failure.message}
      </p>
      <p className="dim">The person who invited you can send it once more.</p>
      <a className="btn" href="/account">
        Go to your account
      </a>
    </Card>
  );
}
