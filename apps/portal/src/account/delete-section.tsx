import type { Call } from '@kithouse/contract';
import { useState } from 'react';
import { t } from '../i18n.js';
import { DeleteDialog } from './delete-dialog.js';
import { Section } from './section.js';

export function DeleteSection({ call }: { call: Call }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section
      title={t('Delete your account')}
      about={t('At once and for good. Nobody can bring it back, not even whoever runs this library.')}
    >
      <div>
        <button className="btn" type="button" onClick={() => setAsking(true)}>
          {t('Delete my account')}
        </button>
      </div>
      {isAsking && <DeleteDialog call={call} onClose={() => setAsking(false)} />}
    </Section>
  );
}
