import type { SecurityEntry } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { formatTime, t } from '../i18n.js';
import { actorLabel, formatValue, outcomePill, roleLabel } from './operator-labels.js';

type LogEntryProps = { entry: SecurityEntry; onAccount: (account: string) => void };

/** Shows who made a call, when and from where, and what it changed. */
export function LogEntry({ entry, onAccount }: LogEntryProps) {
  const { by, at, account, email, role, call, target, outcome, changes, ip } = entry;
  const { label, tone } = outcomePill(outcome);
  const who = role === null ? actorLabel(by) : t('{actor}, {role}', { actor: actorLabel(by), role: roleLabel(role) });
  return (
    <li>
      <div className="stack snug">
        <p className="line flow">
          <b className="number">{call}</b>
          {target !== null && (
            <bdi className="soft anywhere" dir="ltr">
              {target}
            </bdi>
          )}
          <span className={`pill ${tone}`.trim()}>{label}</span>
        </p>
        <p className="cap anywhere">
          {who}
          {email !== null && ` · ${email}`}
          {ip !== null && ` · ${ip}`}
        </p>
        {changes.length > 0 && (
          <ul className="changes" aria-label={t('Changes')}>
            {changes.map(({ field, before, after }) => (
              <li key={field}>
                <span className="dim">{field}</span>
                <del dir="auto">{formatValue(field, before)}</del>
                <AnyIcon name="arrow-right" size="s" flip />
                <span className="sr">{t('changed to')}</span>
                <ins dir="auto">{formatValue(field, after)}</ins>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="stack snug when">
        <time className="cap" dateTime={at}>
          {formatTime(at)}
        </time>
        {account !== null && (
          <BareButton className="lnk dim" onClick={() => onAccount(`${account}`)}>
            {t('Account {number}', { number: account })}
          </BareButton>
        )}
      </div>
    </li>
  );
}
