import { type Input, listSecurityLog, type SecurityActor } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Field } from '@kithouse/ui/field.js';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../i18n.js';
import { actorWord } from './operator-words.js';

/** Texts of the form. Days are in the time zone of the browser. */
export type LogFilter = { by: SecurityActor | 'all'; account: string; call: string; from: string; until: string };

export const noFilter: LogFilter = { by: 'all', account: '', call: '', from: '', until: '' };

const dayMs = 24 * 60 * 60_000;
const startOf = (day: string, later = 0) => {
  const start = new Date(`${day}T00:00`);
  // Half a day more, so that a day of 23 hours doesn't end on itself.
  const end = new Date(start.getTime() + later * 1.5 * dayMs);
  return new Date(later === 0 ? start : end.setHours(0, 0, 0, 0)).toISOString();
};

/** Converts the form to the input of the call. */
export const toInput = ({ by, account, call, from, until }: LogFilter): Input<typeof listSecurityLog> => ({
  by,
  ...(account && { account: Number(account) }),
  ...(call && { call }),
  ...(from && { from: startOf(from) }),
  ...(until && { until: startOf(until, 1) }),
});

const wrongAccount = (account: string) =>
  account === '' || /^[1-9]\d{0,8}$/.test(account) ? undefined : t('Enter the number of an account, such as 4711.');
/** Browsers accept years of up to six digits, which the cloud refuses. */
const wrongDay = (day: string) => (day === '' || /^[12]\d{3}-/.test(day) ? undefined : t('Enter a day, such as 2026-11-28.'));
const wrongCall = (call: string) =>
  listSecurityLog.input.safeParse(call === '' ? {} : { call }).success
    ? undefined
    : t('Enter the name of a call, such as orders.refund, or its start, such as orders.');

type LogFiltersProps = { filter: LogFilter; onChange: (filter: LogFilter) => void };

export function LogFilters({ filter, onChange }: LogFiltersProps) {
  const [wanted, setWanted] = useState(filter);
  const [isChecked, setChecked] = useState(false);
  const id = useId();
  const set = (name: keyof LogFilter) => (value: string) => setWanted({ ...wanted, [name]: value });
  const clean = { ...wanted, account: wanted.account.trim(), call: wanted.call.trim() };
  const errors = {
    account: wrongAccount(clean.account),
    call: wrongCall(clean.call),
    from: wrongDay(clean.from),
    until: wrongDay(clean.until),
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
    setWanted(noFilter);
    setChecked(false);
    onChange(noFilter);
  };
  return (
    <form className="filters" noValidate onSubmit={apply} aria-label={t('Filters')}>
      <div className="fld">
        <label htmlFor={id}>{t('Who')}</label>
        <select id={id} className="sel" value={wanted.by} onChange={({ target }) => set('by')(target.value)}>
          <option value="all">{t('Everybody')}</option>
          {(['operator', 'account', 'command'] as const).map((by) => (
            <option key={by} value={by}>
              {actorWord(by)}
            </option>
          ))}
        </select>
      </div>
      <Field
        label={t('Account number')}
        inputMode="numeric"
        value={wanted.account}
        onChange={set('account')}
        error={shown.account}
      />
      <Field
        label={t('Call')}
        autoCapitalize="none"
        spellCheck={false}
        value={wanted.call}
        onChange={set('call')}
        error={shown.call}
      />
      <Field label={t('From')} type="date" value={wanted.from} onChange={set('from')} error={shown.from} />
      <Field label={t('Until')} type="date" value={wanted.until} onChange={set('until')} error={shown.until} />
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
