import { useId } from 'react';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { clampLogoSize, logoSizes } from './full-site-import.js';

/** Shows the width slider: arrows change 1 px, page keys 20. */
export function LogoWidth({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId();
  const { count } = useFormat();
  const text = t('{width} px', { width: count(value) });
  return (
    <div className="fld">
      <div className="line apart">
        <label htmlFor={id} style={{ fontWeight: 600, fontSize: 13 }}>
          {t('Logo width')}
        </label>
        <output className="num dim" htmlFor={id}>
          {text}
        </output>
      </div>
      <input
        id={id}
        className="slider"
        type="range"
        min={logoSizes.min}
        max={logoSizes.max}
        value={value}
        aria-valuetext={text}
        style={{ '--v': value }}
        onChange={({ currentTarget }) => onChange(clampLogoSize(currentTarget.valueAsNumber))}
        onKeyDown={(event) => {
          const step = { PageUp: 20, PageDown: -20 }[event.key];
          if (step) {
            event.preventDefault();
            onChange(clampLogoSize(value + step));
          }
        }}
      />
    </div>
  );
}
