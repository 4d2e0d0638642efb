import type { ColorName, SlugFacet, Term } from '@kithouse/contract';
import { t } from '../../lib/i18n.js';

/** Returns the name of each colour by its slug, in the order of the rainbow. */
export const colorNames = (): Record<string, string> =>
  ({
    red: t('Red'),
    orange: t('Orange'),
    yellow: t('Yellow'),
    green: t('Green'),
    turquoise: t('Turquoise'),
    blue: t('Blue'),
    purple: t('Purple'),
    pink: t('Pink'),
    brown: t('Brown'),
  }) satisfies Record<Lowercase<ColorName>, string>;

/** Returns the name of a choice; only those of colours are translated. */
export const nameTerm = (facet: SlugFacet, { slug, name }: Term) => (facet === 'color' && colorNames()[slug]) || name;
