import { type ConnectionState, checkConnection, closeConnection } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { Button } from '@kithouse/ui/button.js';
import { Note } from '@kithouse/ui/note.js';
import type { ReactNode } from 'react';
import { useAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t, translateMessage } from '../../lib/i18n.js';
import { useDates } from '../../lib/use-dates.js';

/** Shows the state of the connection, checked when the screen opens, and the actions to change it. */
export function ConnectionPanel({ onChangeAddress }: { onChangeAddress: () => void }) {
  const { boot, restart } = useHost();
  const check = useEndpoint(checkConnection, {});
  const close = useAction(closeConnection, {
    onSuccess: ({ unrevoked_keys }) => unrevoked_keys === 0 && restart?.(),
  });
  if (close.data && close.data.unrevoked_keys > 0) {
    return <Disconnected message={translateMessage(close.data.message)} onContinue={() => restart?.()} />;
  }
  return (
    <section className="panel stack" style={{ '--gap': '20px', padding: 28 }} aria-label={t('Connection')}>
      <div className="line flow apart">
        <h2 className="h3">{t('Connection')}</h2>
        <Button size="s" aria-busy={check.isFetching} onClick={() => void check.refetch()}>
          {check.isFetching ? t('Checking…') : t('Check now')}
        </Button>
      </div>
      <dl className="facts" aria-live="polite">
        <Fact name={t('Library')}>{boot.connection.address}</Fact>
        {check.data ? <State state={check.data} /> : <Fact name={t('Status')}>{check.error?.message ?? t('Checking…')}</Fact>}
      </dl>
      {boot.connection.is_fixed && <p className="dim">{t('Your host set this address.')}</p>}
      <div className="stack" style={{ '--gap': '12px' }}>
        <p className="dim">
          {t(
            'If you disconnect, everyone is signed out, the library revokes this site’s keys, and nothing more is sent. Your pages stay.',
          )}
        </p>
        <div className="line flow">
          {!boot.connection.is_fixed && (
            <Button disabled={!restart} onClick={onChangeAddress}>
              {t('Change address')}
            </Button>
          )}
          <Button kind="danger" disabled={close.isPending || !restart} onClick={() => close.mutate({})}>
            {t('Disconnect')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Keeps the message on the screen until it is read: the restart shows the first run. */
function Disconnected({ message, onContinue }: { message: string; onContinue: () => void }) {
  return (
    <Note isBoxed announcedAs="alert">
      <div className="stack" style={{ '--gap': '12px' }}>
        <p>{message}</p>
        <div>
          <Button onClick={onContinue}>{t('Continue')}</Button>
        </div>
      </div>
    </Note>
  );
}

function State({ state }: { state: ConnectionState }) {
  const { minute } = useDates();
  return (
    <>
      <Fact name={t('Status')}>
        {state.is_reachable ? (
          <span className="pill go">{t('Online')}</span>
        ) : (
          <>
            <span className="pill bad">{t('Offline')}</span>
            <span>{translateMessage(state.message)}</span>
          </>
        )}
      </Fact>
      <Fact name={t('Last contact')}>{state.contacted_at === '' ? t('Never') : minute(state.contacted_at)}</Fact>
      <Fact name={t('Library version')}>{state.library_version || t('Unknown')}</Fact>
      <Fact name={t('Plugin version')}>{state.plugin_version}</Fact>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
