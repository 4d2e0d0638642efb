import { brand } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { Note } from '@kithouse/ui/note.js';
import { useState } from 'react';
import { t } from '../../lib/i18n.js';
import { isNoticeRead, markNoticeRead } from './free-plan-notice-read.js';

/** Shows the limits of a free account until dismissed on this browser. */
export function FreePlanNotice({ accountId }: { accountId: number }) {
  const [isRead, setRead] = useState(() => isNoticeRead(accountId));
  if (isRead) {
    return null;
  }
  const dismiss = () => {
    setRead(true);
    markNoticeRead(accountId);
  };
  return (
    <Note
      tone="info"
      icon={<Icon name="info" />}
      label={t('Free plan')}
      action={
        <IconButton size="s" className="push" label={t('Dismiss')} onClick={dismiss}>
          <Icon name="x" size="s" />
        </IconButton>
      }
    >
      {t('Free accounts can use {name} on unlimited local sites and 2 live sites.', { name: brand.name })}
    </Note>
  );
}
