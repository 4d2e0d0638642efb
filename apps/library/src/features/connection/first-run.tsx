import { type AppError, brand, openConnection } from '@kithouse/contract';
import { Blank } from '@kithouse/ui/blank.js';
import { Field } from '@kithouse/ui/field.js';
import { type FormEvent, useState } from 'react';
import { useHost } from '../../hosts/host.js';
import { useAction } from '../../lib/action.js';
import { adminHref } from '../../lib/address.js';
import { said, t } from '../../lib/i18n.js';
import { SentData } from './sent-data.js';

/** Asks an administrator for the library's address and for consent. */
export function FirstRun() {
  const { boot, restart, close } = useHost();
  if (boot.can.manage_options && restart) {
    return <ConnectForm onConnected={restart} />;
  }
  const leave = close && (
    <button className="btn" type="button" onClick={close}>
      {t('Close')}
    </button>
  );
  return (
    <main className="frame solo">
      {boot.can.manage_options ? (
        <Blank
          picture="nothing"
          heading="h1"
          title={t('Connect this site first')}
          actions={
            <>
              <a className="btn primary" href={adminHref(boot.admin_url, brand.adminPage, '')} target="_blank" rel="noopener">
                {t('Open {name}', { name: brand.name })}
              </a>
              {leave}
            </>
          }
        >
          {t('Save your work, connect the library in the dashboard, then reload this editor.')}
        </Blank>
      ) : (
        <Blank picture="nothing" heading="h1" title={t('The library isn’t connected yet')} actions={leave}>
          {t('Ask an administrator of this site to open {name} and connect the library.', { name: brand.name })}
        </Blank>
      )}
    </main>
  );
}

function ConnectForm({ onConnected }: { onConnected: () => void }) {
  const { boot } = useHost();
  const { is_fixed } = boot.connection;
  const [address, setAddress] = useState(boot.connection.address);
  const [refusal, setRefusal] = useState<AppError>();
  const action = useAction(openConnection, { onSuccess: onConnected, onError: setRefusal });
  const message = said(refusal?.message);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() !== '' && !action.isPending) {
      setRefusal(undefined);
      action.mutate({ address: address.trim() });
    }
  };
  return (
    <main className="frame solo">
      <form
        className="panel stack"
        style={{ '--gap': '24px', padding: 28, maxInlineSize: 620, marginInline: 'auto' }}
        noValidate
        onSubmit={submit}
      >
        <div className="stack" style={{ '--gap': '6px' }}>
          <h1 className="h1">{t('Connect this site to a library')}</h1>
          <p className="dim">{t('Nothing has been sent yet. This site contacts the library only after you agree.')}</p>
        </div>
        {is_fixed ? (
          <p style={{ overflowWrap: 'anywhere' }}>{t('Your host set the library’s address: {address}', { address })}</p>
        ) : (
          <Field
            label={t('Library address')}
            size="l"
            type="url"
            dir="ltr"
            placeholder="https://"
            autoComplete="url"
            spellCheck={false}
            value={address}
            onChange={(value) => {
              setAddress(value);
              setRefusal(undefined);
            }}
            error={message}
          />
        )}
        <SentData />
        <p className="dim">{t('You can disconnect at any time in Settings.')}</p>
        {is_fixed && message && (
          <p className="note boxed" role="alert">
            {message}
          </p>
        )}
        <button className="btn primary l" type="submit" aria-busy={action.isPending} disabled={address.trim() === ''}>
          {action.isPending ? t('Testing the connection…') : t('Agree and connect')}
        </button>
      </form>
    </main>
  );
}
