import { type Input, listSecurityLog, type SecurityActor } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Field } from '@kithouse/ui/field.js';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../i18n.js';
import { actorLabel } from './operator-labels.js';

/** Holds the values of the form as texts. Days are in the browser's time zone. */
export type LogFilter = { by: SecurityActor | 'all'; account: string; call: string; from: string; until: string };

export const noFilter: LogFilter = { by: 'all', account: '', call: '', from: '', until: '' };

/** Returns the local midnight at which a day begins, or one some days later. */
const toMidnight = (day: string, later = 0) => {
  const midnight = new Date(`${day}T00:00`);
  // Days don't always have 24 hours, and in some time zones a day of the year begins at one o'clock.
  midnight.setDate(midnight.getDate() + later);
  midnight.setHours(0, 0, 0, 0);
  return midnight.toISOString();
};

/** Converts the values of the form to the input of the call. */
export const toInput = ({ by, account, call, from, until }: LogFilter): Input<typeof listSecurityLog> => ({
  by,
  ...(account && { account: Number(account) }),
  ...(call && { call }),
  ...(from && { from: toMidnight(from) }),
  ...(until && { until: toMidnight(until, 1) }),
});

const accountError = (account: string) =>
  account === '' || /^[1-9]\d{0,8}$/.test(account) ? undefined : t('Enter an account number, such as 4711.');
/** Returns an error for years that browsers accept and the cloud refuses, such as one of six digits. */
const dayError = (day: string) => (day === '' || /^[12]\d{3}-/.test(day) ? undefined : t('Enter a date, such as 2026-11-28.'));
const callError = (call: string) =>
  listSecurityLog.input.safeParse(call === '' ? {} : { call }).success
    ? undefined
    : t('Enter a call, such as orders.refund, or only its first part, such as orders.');

type LogFiltersProps = { filter: LogFilter; onChange: (filter: LogFilter) => void };

export function LogFilters({ filter, onChange }: LogFiltersProps) {
  const [draft, setDraft] = useState(filter);
  const [isChecked, setChecked] = useState(false);
  const id = useId();
  const set = (name: keyof LogFilter) => (value: string) => setDraft({ ...draft, [name]: value });
  const clean = { ...draft, account: draft.account.trim(), call: draft.call.trim() };
  const errors = {
    account: accountError(clean.account),
    call: callError(clean.call),
    from: dayError(clean.from),
    until: dayError(clean.until),
  };
  const shown: Partial<typeof errors> = isChecked ? errors : {};

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.values(errors).every((error) => error === undefined)) {
      onChange(clean);
    }
  };
  const clear = () => {
    setDraft(noFilter);
    setChecked(false);
    onChange(noFilter);
  };
  return (
    <form className="filters" noValidate onSubmit={apply} aria-label={t('Filters')}>
      <div className="fld">
        <label htmlFor={id}>{t('Who')}</label>
        <select id={id} className="sel" value={draft.by} onChange={({ target }) => set('by')(target.value)}>
          <option value="all">{t('Everybody')}</option>
          {(['operator', 'account', 'command'] as const).map((by) => (
            <option key={by} value={by}>
              {actorLabel(by)}
            </option>
          ))}
        </select>
      </div>
      <Field
        label={t('Account number')}
        inputMode="numeric"
        value={draft.account}
        onChange={set('account')}
        error={shown.account}
      />
      <Field
        label={t('Call')}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.call}
        onChange={set('call')}
        error={shown.call}
      />
      <Field label={t('From')} type="date" value={draft.from} onChange={set('from')} error={shown.from} />
      <Field label={t('Until')} type="date" value={draft.until} onChange={set('until')} error={shown.until} />
      <div className="line">
        <Button type="submit" kind="primary">
          {t('Apply')}
        </Button>
        <Button kind="quiet" onClick={clear}>
          {t('Clear')}
        </Button>
      </div>
    </form>
  );
}
