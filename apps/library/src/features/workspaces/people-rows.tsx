import type { Member, Role } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { buttonClass } from '@kithouse/ui/button.js';
import { Face } from '@kithouse/ui/face.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.js';

/** Roles of people who are not the owner. */
export type GivenRole = Exclude<Role, 'owner'>;

type RowProps = {
  email: string;
  member?: Pick<Member, 'name' | 'profile_photo'>;
  isGone?: boolean;
  /** Below the name. */
  note?: ReactNode;
  children: ReactNode;
};

function PersonRow({ email, member, isGone = false, note, children }: RowProps) {
  const name = member?.name ?? email;
  return (
    <li>
      {member ? (
        <Face name={member.name} photo={member.profile_photo} size="m" />
      ) : (
        <span className="face m unknown">
          <AnyIcon name="mail" size="s" />
        </span>
      )}
      <div className="grow">
        <p className={`h4 ${member ? 'clip' : 'whole'}${isGone ? ' gone' : ''}`} dir={member ? 'auto' : 'ltr'} title={name}>
          {name}
        </p>
        {member && member.name !== email && (
          <p className="dim clip" dir="ltr" title={email} style={{ textAlign: 'match-parent' }}>
            {email}
          </p>
        )}
        {note && <div className="line">{note}</div>}
      </div>
      {children}
    </li>
  );
}

type NewRowProps = { email: string; tools?: ReactNode; onDrop: () => void };

/** Shows a person to invite. */
export function NewRow({ email, tools, onDrop }: NewRowProps) {
  const label = t('Remove {name}', { name: email });
  return (
    <PersonRow email={email} note={<span className="pill go">{t('New')}</span>}>
      {tools}
      <IconButton size="s" label={label} onClick={onDrop}>
        <AnyIcon name="x" />
      </IconButton>
    </PersonRow>
  );
}

type KnownRowProps = {
  email: string;
  /** Undefined for an invited person. */
  member?: Pick<Member, 'name' | 'profile_photo'>;
  isRemoved: boolean;
  onToggle: () => void;
  /** Beside the name unless removed. */
  tools: ReactNode;
  /** Below the name unless removed. */
  note?: ReactNode;
};

/** Shows a member or an invited person. */
export function KnownRow({ email, member, isRemoved, onToggle, tools, note }: KnownRowProps) {
  const name = member?.name ?? email;
  const label = t('Remove {name}', { name });
  const gone = <span className="pill bad">{t('Removed')}</span>;
  return (
    <PersonRow email={email} isGone={isRemoved} {...(member && { member })} note={isRemoved ? gone : note}>
      {!isRemoved && tools}
      <BareButton
        className={isRemoved ? buttonClass({ size: 's' }) : 'ibtn s'}
        aria-label={isRemoved ? undefined : label}
        title={isRemoved ? undefined : label}
        onClick={onToggle}
      >
        <AnyIcon name={isRemoved ? 'undo-2' : 'x'} {...(isRemoved && { size: 's' })} />
        {isRemoved && (
          <>
            {t('Undo')} <span className="sr">{name}</span>
          </>
        )}
      </BareButton>
    </PersonRow>
  );
}

type RoleSelectProps = { name: string; role: GivenRole; onChange: (role: GivenRole) => void };

export function RoleSelect({ name, role, onChange }: RoleSelectProps) {
  return (
    <select
      className="sel quiet"
      aria-label={t('Role of {name}', { name })}
      value={role}
      onChange={(event) => onChange(event.currentTarget.value === 'viewer' ? 'viewer' : 'editor')}
    >
      <option value="editor">{t('Can edit')}</option>
      <option value="viewer">{t('Can view')}</option>
    </select>
  );
}
