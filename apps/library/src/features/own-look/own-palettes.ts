import { listLooks, offerPalette, type Palette, packTypes, resolveColors } from '@kithouse/kits/look';
import { t, translateMessage } from '../../lib/i18n.js';
import type { SiteLook } from './use-site-look.js';

export type OwnPalette = { id: string; title: string; swatches: string[]; palette: Palette | undefined };

/** The colours and tokens of a pack. */
export type PackLook = Parameters<typeof offerPalette>[0];

const light = 2;

/** Lists the palettes in which packs can be shown: that of the logo, each pack's own, and designed ones. */
export function listOwnPalettes(site: SiteLook): OwnPalette[] {
  const designed = packTypes.flatMap((type) => listLooks(type).palettes.slice(0, light));
  return [
    ...(site.palette ? [toOption('logo', t('From your logo'), site.palette)] : []),
    { id: 'own', title: t('As designed'), swatches: ['#c9ced6', '#e6e8ec', '#f4f5f7'], palette: undefined },
    ...designed.map(({ id, title, palette }) => toOption(id, translateMessage(title), palette)),
  ];
}

const toOption = (id: string, title: string, palette: Palette): OwnPalette => {
  const { primary, secondary, accent, text, background } = palette;
  return { id, title, swatches: [primary, secondary, accent, text, background], palette };
};

/** Returns the colours of a pack, by id, in a palette; its own without one, or where texts would be hard to read. */
export function colorsIn(look: PackLook | undefined, palette: Palette | undefined): Record<string, string> {
  if (!look) {
    return {};
  }
  const opaque = look.colors.map(({ id, color }) => ({ id, color: color.slice(0, 7) }));
  const offered = palette && offerPalette({ ...look, colors: opaque }, palette)?.colors;
  const chosen = look.colors.flatMap(({ id, color }) => (offered?.[id] ? [[id, offered[id] + color.slice(7)]] : []));
  return resolveColors(look, Object.fromEntries(chosen));
}
