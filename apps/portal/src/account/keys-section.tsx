import type { Call, listKeys, SessionUser } from '@kithouse/contract';
import type { useEndpoint } from '@kithouse/query';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Button } from '@kithouse/ui/button.js';
import { useState } from 'react';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import type { Key } from './key.js';
import { KeyRow } from './key-row.js';
import { NewKeyDialog } from './new-key-dialog.js';
import { RevokeDialog } from './revoke-dialog.js';
import { Section } from './section.js';

type KeysSectionProps = { call: Call; user: SessionUser; list: ReturnType<typeof useEndpoint<typeof listKeys>> };

export function KeysSection({ call, user, list: { data, error, refetch } }: KeysSectionProps) {
  const keys = data?.data;
  const load = () => void refetch();
  const [leaving, setLeaving] = useState<Key>();
  const [isMaking, setMaking] = useState(false);

  return (
    <Section title={t('Sites and keys')} about={covers(user)}>
      {error && (
        <Refusal>
          {translateMessage(error.message)}{' '}
          <BareButton className="lnk" onClick={load}>
            {t('Retry')}
          </BareButton>
        </Refusal>
      )}
      {!keys && !error && (
        <output className="line soft">
          <span className="spin" />
          {t('Loading your sites.')}
        </output>
      )}
      {keys?.length === 0 && <p className="soft">{t('No site is signed in.')}</p>}
      {keys && keys.length > 0 && (
        <ul className="listing">
          {keys.map((key) => (
            <KeyRow key={key.id} entry={key} onRevoke={() => setLeaving(key)} />
          ))}
        </ul>
      )}
      <div className="line flow">
        <Button disabled={!user.is_verified} onClick={() => setMaking(true)}>
          {t('Create an API key')}
        </Button>
        {!user.is_verified && <span className="dim">{t('Verify your email first.')}</span>}
      </div>
      {isMaking && <NewKeyDialog call={call} onMade={load} onClose={() => setMaking(false)} />}
      {leaving && <RevokeDialog call={call} entry={leaving} onRevoked={load} onClose={() => setLeaving(undefined)} />}
    </Section>
  );
}

const covers = ({ plan }: SessionUser) =>
  plan.includes('free')
    ? t('Each site you sign in on gets its own key. A free account works on any number of local sites and on two live ones.')
    : t('Each site you sign in on gets its own key. Your plan works on any number of sites.');
