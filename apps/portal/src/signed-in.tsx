import type { SessionUser } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { type ReactNode, useEffect } from 'react';
import { Card } from './card.js';
import { t, translateMessage } from './i18n.js';
import { withNext } from './next.js';
import { useSession } from './session.js';

type SignedInProps = {
  /** Address of the page to return to. */
  path: string;
  children: (user: SessionUser) => ReactNode;
};

/** Shows a page to signed-in people; others sign in first. */
export function SignedIn({ path, children }: SignedInProps) {
  const { user, isLoading, failure, refresh, go } = useSession();
  const isVisitor = !user && !isLoading && !failure;

  useEffect(() => {
    if (isVisitor) {
      go(withNext('/sign-in', path));
    }
  }, [isVisitor, go, path]);

  if (user) {
    return children(user);
  }
  if (failure) {
    return (
      <Card title={t('This page couldn’t be loaded')} sign={{ icon: 'triangle-alert', tone: 'warn' }}>
        <p className="soft" role="alert">
          {translateMessage(failure.message)}
        </p>
        <Button onClick={refresh}>{t('Retry')}</Button>
      </Card>
    );
  }
  return (
    <output className="line soft">
      <span className="spin" />
      {t('One moment.')}
    </output>
  );
}
