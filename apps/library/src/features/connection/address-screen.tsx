import { useEffect, useRef } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { ConnectForm } from './connect-form.js';

/** Connects this site to another library. */
export function AddressScreen({ onCancel }: { onCancel: () => void }) {
  const { restart } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened this form is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="frame solo">
      <div className="view">
        <div className="stack" style={{ '--gap': '20px', maxInlineSize: 720 }}>
          <ConnectForm
            start=""
            onConnected={() => restart?.()}
            onCancel={onCancel}
            head={
              <>
                <h1 className="h1" tabIndex={-1} ref={heading}>
                  {t('Change the library’s address')}
                </h1>
                <p className="dim">
                  {t('This signs everyone on this site out of the current library and revokes their keys. Your pages stay.')}
                </p>
              </>
            }
          />
        </div>
      </div>
    </div>
  );
}
