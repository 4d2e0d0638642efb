import { resendInvitation, type Workspace } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { useToast } from '@kithouse/ui/toast.js';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../lib/action.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { KnownRow, NewRow, RoleSelect } from './people-rows.js';
import type { WorkspaceDraft } from './use-workspace-draft.js';

type EditPeopleProps = { workspace: Workspace; draft: WorkspaceDraft; onDropped: () => void };

/** Edits members and invitations, with roles on request. */
export function EditPeople({ workspace: { slug, sharedWith }, draft, onDropped }: EditPeopleProps) {
  const { count } = useFormat();
  const [hasRoles, setHasRoles] = useState(false);
  const { people, pending, roleOf, setRole } = draft;
  const total = people.added.length + sharedWith.length + pending.length;
  if (total === 0) {
    return null;
  }
  const roleFor = (email: string, name = email): ReactNode =>
    hasRoles && <RoleSelect name={name} role={roleOf(email)} onChange={(role) => setRole(email, role)} />;
  const known = (email: string) => ({ email, isRemoved: people.removed.has(email), onToggle: () => people.toggle(email) });
  return (
    <section className="stack" style={{ '--gap': '4px' }}>
      <div className="line apart">
        <h3 className="h4">
          {t('People')} <span className="dim num">{count(total)}</span>
        </h3>
        <Button kind="quiet" size="s" aria-expanded={hasRoles} onClick={() => setHasRoles(!hasRoles)}>
          {t('Roles')}
        </Button>
      </div>
      {hasRoles && (
        <p className="dim">{t('Editors can add files and remove their own. Viewers can insert, download and copy.')}</p>
      )}
      <ul className="listing bounded" aria-label={t('People')}>
        {people.added.map((email) => (
          <NewRow
            key={email}
            email={email}
            tools={roleFor(email)}
            onDrop={() => {
              people.drop(email);
              onDropped();
            }}
          />
        ))}
        {sharedWith.map((member) => (
          <KnownRow key={member.email} {...known(member.email)} member={member} tools={roleFor(member.email, member.name)} />
        ))}
        {pending.map((email) => (
          <KnownRow
            key={email}
            {...known(email)}
            tools={roleFor(email)}
            note={
              <>
                <span className="pill warn">{t('Invited')}</span>
                <ResendButton slug={slug} email={email} />
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
}

function ResendButton({ slug, email }: { slug: string; email: string }) {
  const toast = useToast();
  const { mutate, isPending, isSuccess } = useAction(resendInvitation, { onSuccess: ({ message }) => toast({ title: message }) });
  return (
    <Button kind="quiet" size="s" disabled={isSuccess} isBusy={isPending} onClick={() => isPending || mutate({ slug, email })}>
      {isSuccess ? t('Sent') : t('Resend')} <span className="sr">{email}</span>
    </Button>
  );
}
