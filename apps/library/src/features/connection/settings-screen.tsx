import { closeConnection } from '@kithouse/contract';
import { useHost } from '../../hosts/host.js';
import { useAction } from '../../lib/action.js';
import { t } from '../../lib/i18n.js';
import { FirstRun } from './first-run.js';
import { SentData } from './sent-data.js';

/** The connection of this site, and the way to end it. For administrators. */
export function SettingsScreen() {
  const { boot } = useHost();
  return boot.connection.is_open && boot.can.manage_options ? <Connected /> : <FirstRun />;
}

function Connected() {
  const { boot, restart } = useHost();
  const action = useAction(closeConnection, { onSuccess: () => restart?.() });
  return (
    <main className="frame solo">
      <div className="view">
        <div className="title">
          <h1 className="h1">{t('Settings')}</h1>
        </div>
        <section
          className="panel stack"
          style={{ '--gap': '20px', padding: 28, maxInlineSize: 720 }}
          aria-label={t('Connection')}
        >
          <div className="stack" style={{ '--gap': '4px' }}>
            <h2 className="h3">{t('Connection')}</h2>
            <p style={{ overflowWrap: 'anywhere' }}>
              {t('This site is connected to {address}', { address: boot.connection.address })}
            </p>
            <p className="dim">
              {boot.is_away
                ? t('The library didn’t answer when it was last asked.')
                : t('The library answered when it was last asked.')}
            </p>
          </div>
          <SentData />
          <p className="dim">
            {t(
              'If you disconnect, saved answers are deleted and nothing more is sent. Your pages and sign-ins stay on this site.',
            )}
          </p>
          <div className="line">
            <button
              className="btn danger"
              type="button"
              disabled={action.isPending || !restart}
              onClick={() => action.mutate({})}
            >
              {t('Disconnect')}
            </button>
          </div>
        </section>
      </div>
    </main>
  );
}
