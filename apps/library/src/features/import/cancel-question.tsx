import { Button } from '@kithouse/ui/button.js';
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
        {t('Stop the import and undo its changes so far?')}
      </p>
      <Button ref={stay} onClick={onStay}>
        {t('Continue importing')}
      </Button>
      <Button kind="danger" onClick={onCancel}>
        {t('Stop and undo')}
      </Button>
    </fieldset>
  );
}
