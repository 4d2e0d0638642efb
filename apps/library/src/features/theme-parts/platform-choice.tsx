import type { Platform } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { useId } from 'react';
import { t } from '../../lib/i18n.js';

const platforms = [
  { value: 'elementor', icon: 'kh-elementor' },
  { value: 'gutenberg', icon: 'kh-gutenberg' },
] as const;

type PlatformChoiceProps = { platform: Platform; onChoose: (platform: Platform) => void };

export function PlatformChoice({ platform, onChoose }: PlatformChoiceProps) {
  const name = useId();
  const labels = { elementor: t('Elementor'), gutenberg: t('Gutenberg') };
  return (
    <fieldset className="fld">
      <legend className="label" style={{ paddingBlockEnd: 6 }}>
        {t('Platform')}
      </legend>
      <div className="cols">
        {platforms.map(({ value, icon }) => (
          <label key={value} className="choice" style={{ alignItems: 'center' }}>
            <input
              className="box"
              type="radio"
              name={name}
              checked={platform === value}
              data-first={platform === value || undefined}
              onChange={() => onChoose(value)}
            />
            <span className="h4" style={{ flex: 1 }}>
              {labels[value]}
            </span>
            <AnyIcon name={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
