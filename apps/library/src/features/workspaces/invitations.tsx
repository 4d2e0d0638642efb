import type { Invitation } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Face } from '@kithouse/ui/face.js';
import { t } from '../../lib/i18n.js';
import { useDates } from '../../lib/use-dates.js';
import { useInvitations } from './use-invitations.js';

/** Shows the account's invitations, if any. */
export function Invitations() {
  const { invitations, reply } = useInvitations();
  if (invitations.length === 0) {
    return null;
  }
  return (
    <section className="sheet" aria-label={t('Invitations')}>
      <ul className="listing invitations">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onReply={(accept) => void reply(invitation, accept)} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation, onReply }: { invitation: Invitation; onReply: (accept: boolean) => void }) {
  const { day } = useDates();
  const { invited_by, workspace, role, created_at } = invitation;
  const name = <span className="sr">{workspace.title}</span>;
  return (
    <li>
      <Face name={invited_by.name} photo={invited_by.profile_photo} size="m" />
      <div className="grow">
        <p className="h4">{t('{person} invited you to {name}', { person: invited_by.name, name: workspace.title })}</p>
        <p className="dim">
          {t('{role} · {day}', { role: role === 'viewer' ? t('Can view') : t('Can edit'), day: day(created_at) })}
        </p>
      </div>
      <span className="line">
        <Button size="s" onClick={() => onReply(false)}>
          {t('Decline')} {name}
        </Button>
        <Button kind="primary" size="s" onClick={() => onReply(true)}>
          {t('Accept')} {name}
        </Button>
      </span>
    </li>
  );
}
