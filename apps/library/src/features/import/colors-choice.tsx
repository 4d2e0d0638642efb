import type { Colors } from '@kithouse/contract';
import { useId } from 'react';
import { t } from '../../lib/i18n.js';

type ColorsChoiceProps = { value: Colors; onChange: (colors: Colors) => void };

/** Chooses which colours and fonts a template uses on this site. */
export function ColorsChoice({ value, onChange }: ColorsChoiceProps) {
  const name = useId();
  const choices: readonly { colors: Colors; title: string; about: string }[] = [
    {
      colors: 'keep',
      title: t('Use the colours and fonts of this site'),
      about: t('Colours and fonts that this site doesn’t have are saved in the template.'),
    },
    {
      colors: 'bring',
      title: t('Add the template’s colours and fonts'),
      about: t('They’re added to this site. Your existing colours and fonts don’t change.'),
    },
    {
      colors: 'flatten',
      title: t('Save colours and fonts in the template only'),
      about: t('The template looks as in its image, even when this site’s colours change.'),
    },
  ];
  return (
    <fieldset className="stack" style={{ '--gap': '8px' }}>
      <legend className="h4" style={{ paddingBlockEnd: 8 }}>
        {t('Colours and fonts')}
      </legend>
      {choices.map(({ colors, title, about }) => (
        <label className="choice" key={colors} style={{ paddingBlock: 8 }} htmlFor={`${name}-${colors}`}>
          <input
            className="box"
            type="radio"
            id={`${name}-${colors}`}
            name={name}
            aria-describedby={`${name}-${colors}-about`}
            aria-label={title}
            checked={value === colors}
            onChange={() => onChange(colors)}
          />
          <span className="stack" style={{ '--gap': '0' }}>
            <span className="h4">{title}</span>
            <span className="dim" id={`${name}-${colors}-about`}>
              {about}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
