import type { OpeningHours } from '@kithouse/contract';
import { nameDay } from '@kithouse/kits/facts';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Button } from '@kithouse/ui/button.js';
import { Field } from '@kithouse/ui/field.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { hoursError } from './fact-rules.js';

type Row = OpeningHours;
type Props = { hours: readonly Row[]; onChange: (hours: Row[]) => void };

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const maxRows = 21;

/** Edits opening hours as rows, each with its days and times. */
export function OpeningHoursField({ hours, onChange }: Props) {
  const rest = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)));
  const add = () => onChange([...hours, { days: hours.length === 0 ? weekdays.slice(0, 5) : rest, opens: '', closes: '' }]);
  return (
    <fieldset className="fact-rows" aria-label={t('Opening hours')}>
      <span className="label" aria-hidden="true">
        {t('Opening hours')}
      </span>
      {hours.map((row, index) => (
        <HoursRow
          key={index}
          row={row}
          number={index + 1}
          onChange={(changed) => onChange(hours.map((one) => (one === row ? changed : one)))}
          onRemove={() => onChange(hours.filter((one) => one !== row))}
        />
      ))}
      <div>
        <Button size="s" disabled={hours.length >= maxRows} onClick={add}>
          <AnyIcon name="plus" size="s" />
          {hours.length === 0 ? t('Add opening hours') : t('Add more hours')}
        </Button>
      </div>
    </fieldset>
  );
}

type RowProps = { row: Row; number: number; onChange: (row: Row) => void; onRemove: () => void };

function HoursRow({ row, number, onChange, onRemove }: RowProps) {
  const { locale } = useHost().boot;
  const toggle = (day: number) => {
    const others = row.days.filter((one) => one !== day);
    onChange({ ...row, days: others.length < row.days.length ? others : [...others, day].toSorted((a, b) => a - b) });
  };
  return (
    <fieldset className="fact-row" aria-label={t('Opening hours, row {number}', { number })}>
      <div className="days">
        {weekdays.map((day) => (
          <BareButton
            key={day}
            className="day"
            aria-pressed={row.days.includes(day)}
            aria-label={nameDay(day, locale)}
            onClick={() => toggle(day)}
          >
            {nameDay(day, locale, 'short')}
          </BareButton>
        ))}
      </div>
      <div className="pair">
        <Field label={t('Opens')} type="time" value={row.opens} onChange={(opens) => onChange({ ...row, opens })} />
        <Field
          label={t('Closes')}
          type="time"
          value={row.closes}
          error={hoursError(row)}
          onChange={(closes) => onChange({ ...row, closes })}
        />
        <IconButton label={t('Remove row {number}', { number })} onClick={onRemove}>
          <AnyIcon name="trash-2" />
        </IconButton>
      </div>
    </fieldset>
  );
}
