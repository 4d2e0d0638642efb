import type { SiteForm } from '@kithouse/contract';
import { offerPalette, offerPalettes } from '@kithouse/kits/look';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { useId, useMemo } from 'react';
import { t, translateMessage } from '../../lib/i18n.js';
import { useLogoPalette } from '../own-look/use-logo-palette.js';
import { toOpaque, toPaint, withAlphaOf } from './color.js';
import type { PackColor, PackTokens } from './full-site-import.js';

type PaletteChoiceProps = {
  colors: readonly PackColor[];
  tokens: PackTokens;
  logo: SiteForm['logo'];
  /** Changed colours by id. */
  changed: Readonly<Record<string, string>>;
  onChange: (changed: Record<string, string>) => void;
};

/** Offers whole palettes: the pack's own, one from an uploaded logo, and designed ones that suit the pack. */
export function PaletteChoice({ colors, tokens, logo, changed, onChange }: PaletteChoiceProps) {
  const id = useId();
  const look = useMemo(
    () => ({ colors: colors.map(({ _id, color }) => ({ id: _id, color: toOpaque(color) })), tokens }),
    [colors, tokens],
  );
  const designed = useMemo(() => offerPalettes(look), [look]);
  const fromLogo = useLogoPalette(logo);
  const logoOffer = useMemo(() => fromLogo && offerPalette(look, fromLogo), [look, fromLogo]);
  if (designed.length === 0) {
    return null;
  }
  const offers = [
    ...(logoOffer ? [{ id: 'logo', title: t('From your logo'), ...logoOffer }] : []),
    ...designed.map((offer) => ({ ...offer, title: translateMessage(offer.title) })),
  ];
  const adopt = (chosen: Readonly<Record<string, string>>) =>
    onChange(Object.fromEntries(colors.map(({ _id, color }) => [_id, withAlphaOf(color, chosen[_id] ?? toOpaque(color))])));
  const isChosen = (chosen: Readonly<Record<string, string>>) =>
    colors.every(({ _id, color }) => toOpaque(changed[_id] ?? color) === (chosen[_id] ?? toOpaque(color)));
  return (
    <fieldset className="fld" aria-labelledby={id}>
      <span className="label" id={id}>
        {t('Palette')}
      </span>
      <div className="palettes">
        <Palette
          title={t('As designed')}
          swatches={look.colors.slice(0, 5).map(({ color }) => color)}
          isChosen={isChosen({})}
          onChoose={() => onChange({})}
        />
        {offers.map((offer) => (
          <Palette
            key={offer.id}
            title={offer.title}
            swatches={offer.swatches}
            isChosen={isChosen(offer.colors)}
            onChoose={() => adopt(offer.colors)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type PaletteProps = { title: string; swatches: readonly string[]; isChosen: boolean; onChoose: () => void };

function Palette({ title, swatches, isChosen, onChoose }: PaletteProps) {
  return (
    <BareButton className="palette" aria-pressed={isChosen} onClick={onChoose}>
      <span className="stripes" aria-hidden="true">
        {swatches.map((color, index) => (
          <i key={index} style={{ '--c': toPaint(color) }} />
        ))}
      </span>
      <span className="clip">{title}</span>
    </BareButton>
  );
}
