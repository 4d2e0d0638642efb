import { ButtonLink } from '@kithouse/ui/button.js';
import type { ReactNode } from 'react';
import { Card } from './card.js';
import { t, translateMessage } from './i18n.js';
import { LinkPassword } from './link-password.js';
import type { Link } from './use-link.js';

type LinkPageProps = {
  link: Link;
  asking: string;
  done: { title: string; text: string };
  /** Link to request another mail. */
  again: ReactNode;
};

/** Shows the result of a mail's link with the next step. */
export function LinkPage({ link: { outcome, prove }, asking, done, again }: LinkPageProps) {
  if (outcome.state === 'password') {
    return <LinkPassword prove={prove} />;
  }
  if (outcome.state === 'asking') {
    return (
      <Card title={asking}>
        <output className="line soft">
          <span className="spin" />
          {t('One moment.')}
        </output>
      </Card>
    );
  }
  if (outcome.state === 'refused') {
    return (
      <Card title={t('This didn’t work')} sign={{ icon: 'triangle-alert', tone: 'warn' }}>
        <p className="soft" role="alert">
          {translateMessage(outcome.message)}
        </p>
        <p className="dim">{again}</p>
        <ButtonLink href="/account">{t('Go to your account')}</ButtonLink>
      </Card>
    );
  }
  return (
    <Card title={done.title} sign={{ icon: 'check', tone: 'good' }}>
      <output className="soft">{done.text}</output>
      <ButtonLink href="/account">{t('Go to your account')}</ButtonLink>
    </Card>
  );
}
