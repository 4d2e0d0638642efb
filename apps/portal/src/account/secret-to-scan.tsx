import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button, ButtonLink } from '@kithouse/ui/button.js';
import { t } from '../i18n.js';
import { useCopy } from '../use-copy.js';
import { QrCode } from './qr-code.js';

/** Shows the secret that an authenticator app stores. */
export function SecretToScan({ secret, uri }: { secret: string; uri: string }) {
  const { copied, copy } = useCopy(secret);
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return (
    <div className="stack">
      <p className="soft">{t('Scan this code with the app, or enter the setup key there. It is time-based.')}</p>
      <QrCode text={uri} label={t('QR code with the setup key')} />
      <input
        className="inp key"
        aria-label={t('Setup key')}
        readOnly
        value={groups}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="line flow">
        <Button size="s" onClick={copy}>
          {copied === 'yes' && <AnyIcon name="check" />}
          {t('Copy the key')}
        </Button>
        <ButtonLink size="s" href={uri}>
          {t('Open the app on this device')}
        </ButtonLink>
        <output className="tell">{copied === 'no' && t('Press Ctrl+C or ⌘C while the key is selected.')}</output>
      </div>
    </div>
  );
}
