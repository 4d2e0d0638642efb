import { findUnreadable } from '@kithouse/kits/look';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Button } from '@kithouse/ui/button.js';
import { Field } from '@kithouse/ui/field.js';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../lib/i18n.js';
import { toHex, toOpaque, toPaint, withAlphaOf } from './color.js';
import type { PackColor } from './full-site-import.js';

type ColorFieldsProps = {
  colors: readonly PackColor[];
  /** Changed colours by id. */
  changed: Readonly<Record<string, string>>;
  onChange: (changed: Record<string, string>) => void;
};

/** Shows the pack's colours. A pressed one opens the browser's picker, and can be typed too. */
export function ColorFields({ colors, changed, onChange }: ColorFieldsProps) {
  const [chosen, setChosen] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const open = (id: string) => {
    flushSync(() => setChosen(id));
    // Scrolled into view for layout: a picker without layout opens in the window's corner.
    picker.current?.scrollIntoView?.({ block: 'nearest' });
    try {
      picker.current?.showPicker?.();
    } catch {
      // Without programmatic opening, the field can be pressed.
    }
  };
  const edited = colors.find(({ _id }) => _id === chosen);
  const value = (color: PackColor) => changed[color._id] ?? color.color;
  return (
    <div className="fld">
      <span className="label line apart">
        {t('Colours')}
        <Button kind="quiet" size="s" aria-disabled={Object.keys(changed).length === 0} onClick={() => onChange({})}>
          <AnyIcon name="undo-2" size="s" flip />
          {t('Reset')}
          <span className="sr"> {t('Colours')}</span>
        </Button>
      </span>
      <fieldset className="swatches" aria-label={t('Colours')}>
        {colors.map((color) => (
          <BareButton
            key={color._id}
            className="swatch"
            aria-pressed={color._id === chosen}
            onClick={() => open(color._id)}
            style={{ '--c': toPaint(value(color)) }}
          >
            <i />
            <span>{color.title}</span>
          </BareButton>
        ))}
      </fieldset>
      {edited && (
        <Hue
          key={edited._id}
          title={edited.title}
          value={value(edited)}
          picker={picker}
          onChange={(color) => onChange({ ...changed, [edited._id]: color })}
        />
      )}
      <ReadableColors colors={colors} changed={changed} onChange={onChange} />
    </div>
  );
}

/** Lists the chosen colours whose text is hard to read, and offers the nearest readable ones. */
function ReadableColors({ colors, changed, onChange }: ColorFieldsProps) {
  const plain = Object.fromEntries(
    Object.entries(changed).flatMap(([id, color]) => (toHex(color) ? [[id, toOpaque(color)]] : [])),
  );
  const found = findUnreadable(
    colors.map(({ _id, color }) => ({ id: _id, color: toOpaque(color) })),
    plain,
  );
  const titleOf = (id: string) => colors.find(({ _id }) => _id === id)?.title ?? id;
  const adoptReadable = () => onChange({ ...changed, ...Object.fromEntries(found.map(({ id, color }) => [id, color])) });
  return (
    <output style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {found.map(({ id, color }) => (
        <span className="cap" key={id}>
          {t('“{name}” is hard to read, so your site uses {color} instead.', {
            name: titleOf(id),
            color: color.toUpperCase(),
          })}
        </span>
      ))}
      {found.length > 0 && (
        <Button size="s" onClick={adoptReadable}>
          {t('Use readable colours')}
        </Button>
      )}
    </output>
  );
}

type HueProps = {
  title: string;
  value: string;
  picker: RefObject<HTMLInputElement | null>;
  onChange: (color: string) => void;
};

function Hue({ title, value, picker, onChange }: HueProps) {
  const [draft, setDraft] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const isWrong = draft !== undefined && toHex(draft) === undefined;
  const write = (text: string) => {
    const color = toHex(text);
    setDraft(text);
    if (color) {
      onChange(color);
    }
  };
  const leave = () => {
    setChecked(true);
    if (!isWrong) {
      setDraft(undefined);
    }
  };
  return (
    <div className="hue">
      <input
        ref={picker}
        type="color"
        value={toOpaque(value)}
        aria-label={t('Pick {name}', { name: title })}
        onChange={({ currentTarget }) => {
          setDraft(undefined);
          onChange(withAlphaOf(value, currentTarget.value));
        }}
      />
      <Field
        label={t('{name} as a hex code', { name: title })}
        value={draft ?? value}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={9}
        onChange={write}
        onBlur={leave}
        error={isWrong && isChecked ? t('Use a hex code such as #0b6b4f.') : undefined}
      />
    </div>
  );
}
