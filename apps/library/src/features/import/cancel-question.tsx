import { useEffect, useId, useRef } from 'react';
import { t } from '../../lib/i18n.js';

/** Asks in the footer, so that the progress stays visible. */
export function CancelQuestion({ onStay, onCancel }: { onStay: () => void; onCancel: () => void }) {
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <fieldset className="line flow" aria-labelledby={id} style={{ justifyContent: 'flex-end', flex: 1 }}>
      <p className="soft" id={id} style={{ flex: '1 1 100%' }}>
        {t('Stop the import and take back what it has made so far?')}
      </p>
      <button className="btn" type="button" ref={stay} onClick={onStay}>
        {t('Go on importing')}
      </button>
      <button className="btn danger" type="button" onClick={onCancel}>
        {t('Stop and undo')}
      </button>
    </fieldset>
  );
}
