import type { FontPair } from '@kithouse/contract';
import { findFontFamily, toFontStack } from '@kithouse/kits/look';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { useId } from 'react';
import { t } from '../../lib/i18n.js';
import { isSamePair } from './looks.js';
import { sampleFamily, useFontSamples } from './use-font-samples.js';

type FontChoiceProps = {
  pairs: readonly FontPair[];
  /** Addresses of a file for each family, by slug. */
  samples: Readonly<Record<string, string>>;
  chosen: FontPair | undefined;
  onChange: (fonts: FontPair | undefined) => void;
};

/** Offers the pack's own fonts and designed pairs. */
export function FontChoice({ pairs, samples, chosen, onChange }: FontChoiceProps) {
  const id = useId();
  useFontSamples(samples);
  return (
    <fieldset className="fld" aria-labelledby={id}>
      <span className="label" id={id}>
        {t('Fonts')}
      </span>
      <div className="font-pairs">
        <BareButton className="font-pair" aria-pressed={chosen === undefined} onClick={() => onChange(undefined)}>
          <span className="clip">{t('As designed')}</span>
        </BareButton>
        {pairs.map((pair) => (
          <BareButton
            key={`${pair.heading} ${pair.body}`}
            className="font-pair"
            aria-pressed={isSamePair(chosen, pair)}
            onClick={() => onChange(pair)}
          >
            <Sample slug={pair.heading} className="big" />
            {pair.body !== pair.heading && <Sample slug={pair.body} className="cap" />}
          </BareButton>
        ))}
      </div>
    </fieldset>
  );
}

/** Shows a family's name in the family once its file has arrived. */
function Sample({ slug, className }: { slug: string; className: string }) {
  const family = findFontFamily(slug);
  return (
    <span className={`clip ${className}`} style={{ fontFamily: family && `${sampleFamily(slug)}, ${toFontStack(family)}` }}>
      {family?.name ?? slug}
    </span>
  );
}
