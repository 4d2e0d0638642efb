import { brand, type SiteProfile } from '@kithouse/contract';
import { buttonClass } from '@kithouse/ui/button.js';
import { Icon } from '@kithouse/ui/icon.js';
import { Note } from '@kithouse/ui/note.js';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.js';
import { isNoticeRead } from './free-plan-notice-read.js';

/** Reserves the height of the notes until their code is loaded, to avoid a layout shift. */
export function NotesSkeleton({ profile: { id, is_verified, show_notice, plan, email } }: { profile: SiteProfile }) {
  return (
    <>
      {!is_verified && (
        <Room action={t("I've verified & Close")}>
          <b className="h4" style={{ fontSize: 13 }}>
            {t('Verify your email.')}
          </b>{' '}
          {t('We sent a link to {email}. Check your inbox.', { email })} {t('Resend the link')}
        </Room>
      )}
      {show_notice && plan.includes('free') && !isNoticeRead(id) && (
        <Room>{t('Free accounts can use {name} on unlimited local sites and 2 live sites.', { name: brand.name })}</Room>
      )}
    </>
  );
}

type RoomProps = { action?: string; children: ReactNode };

function Room({ action, children }: RoomProps) {
  return (
    <Note
      icon={<Icon name="info" />}
      action={<span className={action ? buttonClass({ size: 's', className: 'push' }) : 'ibtn s push'}>{action}</span>}
      isPlaceholder
    >
      {children}
    </Note>
  );
}
