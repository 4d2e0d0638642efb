import type { Slot, SlotTexts } from '@kithouse/contract';
import { Field } from '@kithouse/ui/field.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { LongField } from '../facts/long-field.js';

type SlotFieldsProps = { slots: readonly Slot[]; texts: SlotTexts; onChange: (texts: SlotTexts) => void };

/** Longer sample texts get several lines. */
const line = 70;

/** Lets people rewrite the sentences of a pack; an empty one keeps its sample. */
export function SlotFields({ slots, texts, onChange }: SlotFieldsProps) {
  return (
    <details className="more">
      <summary>{t('Rewrite the sample texts')}</summary>
      <div className="facts-form" style={{ paddingBlockStart: 12 }}>
        {slots.map((slot) => (
          <SlotField
            key={slot.key}
            slot={slot}
            text={texts[slot.key] ?? ''}
            onChange={(text) => onChange({ ...texts, [slot.key]: text })}
          />
        ))}
      </div>
    </details>
  );
}

type SlotFieldProps = { slot: Slot; text: string; onChange: (text: string) => void };

function SlotField({ slot, text, onChange }: SlotFieldProps) {
  const { count } = useFormat();
  const [min, max] = slot.length;
  const fit = t('{min} to {max} characters fit best. You have {count}.', {
    min: count(min),
    max: count(max),
    count: count(text.length),
  });
  const isLong = slot.text.length > line;
  const hint = text !== '' && (text.length < min || text.length > max) ? fit : undefined;
  return (
    <div className="fld">
      {isLong ? (
        <LongField label={slot.label} value={text} maxLength={600} hint={hint ?? slot.text} onChange={onChange} />
      ) : (
        <Field
          label={slot.label}
          value={text}
          maxLength={600}
          placeholder={slot.text}
          dir="auto"
          autoComplete="off"
          onChange={onChange}
        />
      )}
      {!isLong && hint && <output className="cap">{hint}</output>}
    </div>
  );
}
