import type { FontPair, PackImportInfo, SiteForm } from '@kithouse/contract';
import { findFontFamily, type OfferedLook, type OfferedPalette, offerLooks, offerPalette } from '@kithouse/kits/look';
import { t, translateMessage } from '../../lib/i18n.js';
import { toOpaque, withAlphaOf } from './color.js';
import { colorsOf, type PackColor } from './full-site-import.js';

type Info = PackImportInfo['data'];
type Palette = Parameters<typeof offerPalette>[1];

/** The part of the form that a look fills. */
export type LookChoice = Pick<SiteForm, 'color' | 'fonts'>;

/** A look to choose, with what it sets. */
export type Look = { id: string; title: string; fonts: string; choice: LookChoice };

/** Lists the looks of a pack; none if it has only one. */
export function listLooks(info: Info, fromLogo: Palette | undefined): Look[] {
  const colors = info.manifest.has_settings ? colorsOf(info) : [];
  const look = {
    colors: colors.map(({ _id, color }) => ({ id: _id, color: toOpaque(color) })),
    tokens: info.pack.settings?.tokens,
  };
  const adapted = fromLogo && offerPalette(look, fromLogo);
  const logo = adapted && { id: 'logo', title: '', ...adapted };
  const looks = offerLooks(look, { pairs: info.pack.font_pairs ?? [], logo });
  return looks.length > 1 ? looks.map((one) => toLook(one, colors)) : [];
}

function toLook({ id, palette, fonts }: OfferedLook, colors: readonly PackColor[]): Look {
  return {
    id,
    title: palette ? titleOf(palette) : fonts ? '' : t('As designed'),
    fonts: fonts ? nameFonts(fonts) : '',
    choice: { color: palette ? toChosen(colors, palette.colors) : {}, fonts },
  };
}

const titleOf = ({ id, title }: OfferedPalette) => (id === 'logo' ? t('From your logo') : translateMessage(title));

const nameOf = (slug: string) => findFontFamily(slug)?.name ?? slug;

/** Names the families of a pair once each. */
export const nameFonts = ({ heading, body }: FontPair): string =>
  heading === body ? nameOf(heading) : t('{heading} and {body}', { heading: nameOf(heading), body: nameOf(body) });

/** Returns the families of a pair by name, as a preview needs them; null for the pack's own. */
export const previewFonts = (fonts: FontPair | undefined): { heading: string; body: string } | null =>
  fonts ? { heading: nameOf(fonts.heading), body: nameOf(fonts.body) } : null;

/** Returns a form's colours for a palette, with the transparency of the pack's own. */
export const toChosen = (colors: readonly PackColor[], palette: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(colors.map(({ _id, color }) => [_id, withAlphaOf(color, palette[_id] ?? toOpaque(color))]));

export const isSamePair = (one: FontPair | undefined, other: FontPair | undefined): boolean =>
  one?.heading === other?.heading && one?.body === other?.body;

/** Returns true if a form has exactly this look. */
export function hasLook(info: Info, { color, fonts }: LookChoice, { choice }: Look): boolean {
  const shade = (chosen: Readonly<Record<string, string>>, own: PackColor) => toOpaque(chosen[own._id] ?? own.color);
  return isSamePair(fonts, choice.fonts) && colorsOf(info).every((own) => shade(color, own) === shade(choice.color, own));
}
