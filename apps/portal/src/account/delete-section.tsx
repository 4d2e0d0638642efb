import type { Call } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { useState } from 'react';
import { t } from '../i18n.js';
import { DeleteDialog } from './delete-dialog.js';
import { Section } from './section.js';

export function DeleteSection({ call }: { call: Call }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section
      title={t('Delete your account')}
      about={t('This takes effect immediately and can’t be undone, not even by the operator of this library.')}
    >
      <div>
        <Button onClick={() => setAsking(true)}>{t('Delete my account')}</Button>
      </div>
      {isAsking && <DeleteDialog call={call} onClose={() => setAsking(false)} />}
    </Section>
  );
}
