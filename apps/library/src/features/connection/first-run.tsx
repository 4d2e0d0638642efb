import { brand } from '@kithouse/contract';
import { Blank } from '@kithouse/ui/blank.js';
import { Button, ButtonLink } from '@kithouse/ui/button.js';
import { adminHref } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { ConnectForm } from './connect-form.js';

/** Asks an administrator for the library's address and for consent. */
export function FirstRun() {
  const { boot, restart, close } = useHost();
  if (boot.can.manage_options && restart) {
    return (
      <div className="frame solo">
        <div className="view" style={{ maxInlineSize: 720, marginInline: 'auto' }}>
          <ConnectForm
            start={boot.connection.address}
            onConnected={restart}
            head={
              <>
                <h1 className="h1">{t('Connect this site to a library')}</h1>
                <p className="dim">{t('Nothing has been sent yet. This site contacts the library only after you agree.')}</p>
              </>
            }
            foot={<p className="dim">{t('You can disconnect at any time in Settings.')}</p>}
          />
        </div>
      </div>
    );
  }
  const leave = close && <Button onClick={close}>{t('Close')}</Button>;
  return (
    <div className="frame solo">
      {boot.can.manage_options ? (
        <Blank
          picture="nothing"
          heading="h1"
          title={t('Connect this site first')}
          actions={
            <>
              <ButtonLink kind="primary" href={adminHref(boot.admin_url, brand.adminPage, '')} target="_blank" rel="noopener">
                {t('Open {name}', { name: brand.name })}
              </ButtonLink>
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
    </div>
  );
}
