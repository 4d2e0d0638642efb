import type { KitSettings } from '@kithouse/contract';
import { offerPalettes } from './offer-palettes.js';
import { normalizeColor, resolveColors } from './tokens.js';

/** A palette with a value for each colour and token of a pack, by id. */
export type TryOn = { id: string; title: string; swatches: string[]; colors: Record<string, string> };

type Look = Pick<KitSettings, 'colors' | 'tokens'>;

const shownSwatches = 5;

/** Lists the palettes that a preview can show, the pack's own first. None if no designed one suits the pack. */
export function listTryOns({ colors: given, tokens }: Look): TryOn[] {
  const colors = given.map(({ id, color }) => ({ id, color: normalizeColor(color) ?? '#000000' }));
  const opaque = colors.map(({ id, color }) => ({ id, color: color.slice(0, 7) }));
  const offers = offerPalettes({ colors: opaque, tokens });
  if (offers.length === 0) {
    return [];
  }
  const own = {
    id: 'own',
    title: 'As designed',
    swatches: opaque.slice(0, shownSwatches).map(({ color }) => color),
    colors: resolveColors({ colors, tokens }, {}),
  };
  return [
    own,
    ...offers.map((offer) => ({ ...offer, colors: resolveColors({ colors, tokens }, withAlpha(colors, offer.colors)) })),
  ];
}

/** Keeps the transparency of each colour of the pack. */
const withAlpha = (colors: readonly { id: string; color: string }[], chosen: Readonly<Record<string, string>>) =>
  Object.fromEntries(colors.flatMap(({ id, color }) => (chosen[id] ? [[id, chosen[id] + color.slice(7)]] : [])));
