import { useState } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { FactsPanel } from '../facts/facts-panel.js';
import { AddressScreen } from './address-screen.js';
import { ConnectionPanel } from './connection-panel.js';
import { FirstRun } from './first-run.js';
import { SentData } from './sent-data.js';
import { StoredDataPanel } from './stored-data-panel.js';

/** Shows administrators the connection of this site and its stored data. */
export function SettingsScreen() {
  const { boot } = useHost();
  return boot.connection.is_open && boot.can.manage_options ? <Connected /> : <FirstRun />;
}

function Connected() {
  const [isChanging, setChanging] = useState(false);
  return isChanging ? (
    <AddressScreen onCancel={() => setChanging(false)} />
  ) : (
    <div className="frame solo">
      <div className="view">
        <div className="title">
          <h1 className="h1">{t('Settings')}</h1>
        </div>
        <div className="stack" style={{ '--gap': '20px', maxInlineSize: 720 }}>
          <FactsPanel />
          <ConnectionPanel onChangeAddress={() => setChanging(true)} />
          <StoredDataPanel />
          <div className="panel" style={{ padding: 28 }}>
            <SentData />
          </div>
        </div>
      </div>
    </div>
  );
}
