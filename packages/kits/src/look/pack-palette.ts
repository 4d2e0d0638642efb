import { contrast } from './color.js';
import { derivePalette } from './derive-palette.js';
import { listLooks, type PackType, packTypes } from './designed-looks.js';
import { fitText, minContrast } from './fit-text.js';
import { type Fill, fills, type Palette, type Role, roles } from './palette.js';

export type PackColors = readonly { id: string; color: string }[];
type Chosen = Readonly<Record<string, string>>;

/**
 * Finds which colour of a pack has which role: by its id, with or without the prefix of the pack, as in one of our own designs, or by
 * its place in a pack for Elementor.
 */
export function findRoles(colors: PackColors): Partial<Record<Role, string>> {
  const own = findOwnPalette(colors);
  const { length } = findPrefix(colors);
  const isNamed = (id: string, role: Role) => id.slice(length) === role || (role === 'text' && id.slice(length) === 'ink');
  const idOf = (role: Role) =>
    colors.find(({ id }) => isNamed(id, role)) ??
    colors.find(({ color }) => same(color, own?.[role])) ??
    (own ? undefined : findByPlace(colors, role));
  return Object.fromEntries(
    roles.flatMap((role) => {
      const found = idOf(role);
      return found ? [[role, found.id]] : [];
    }),
  );
}

/** Lists roles in the order of Elementor's own global colours. */
const places: readonly Role[] = ['primary', 'secondary', 'text', 'accent'];

/** Finds a colour by its place if the ids have no meaning, as a publication makes them for Elementor. */
const findByPlace = (colors: PackColors, role: Role) =>
  colors.every(({ id }) => /^kh[0-9a-f]{5}$/.test(id)) ? colors[places.indexOf(role)] : undefined;

/** Returns the letters up to a hyphen that all ids start with, such as `bakery-`. */
function findPrefix(colors: PackColors): string {
  const [first, ...others] = colors.map(({ id }) => id);
  let prefix = first?.slice(0, first.lastIndexOf('-') + 1) ?? '';
  while (prefix !== '' && !others.every((id) => id.startsWith(prefix))) {
    prefix = prefix.slice(0, prefix.lastIndexOf('-', prefix.length - 2) + 1);
  }
  return prefix;
}

/** Describes a chosen colour that is hard to read as text. `color` is the nearest readable one, as `#rrggbb`. */
export type Unreadable = { id: string; color: string };

/** Lists the chosen colours in which, or on which, text would be hard to read although it is readable in the pack. */
export function findUnreadable(colors: PackColors, chosen: Chosen): Unreadable[] {
  const texts = findUnreadableTexts(colors, chosen);
  const known = { ...chosen, ...Object.fromEntries(texts.map(({ id, color }) => [id, color])) };
  const others = colors.filter(({ id }) => !texts.some((text) => text.id === id));
  return [...texts, ...others.flatMap(({ id }) => findUnreadableLabel(colors, known, id))];
}

/** Rounds after which a colour that depends on another adjusted one has settled. */
const maxRounds = 4;

/** Replaces chosen colours by the nearest readable ones; the pack's own return where no shade is readable. */
export function keepReadable(colors: PackColors, chosen: Chosen): Record<string, string> {
  let kept = { ...chosen };
  for (let round = 0; round < maxRounds; round++) {
    const found = findUnreadable(colors, kept);
    if (found.length === 0) {
      return kept;
    }
    kept = { ...kept, ...Object.fromEntries(found.map(({ id, color }) => [id, color + (kept[id] ?? '').slice(7)])) };
  }
  const left = new Set(findUnreadable(colors, kept).map(({ id }) => id));
  return Object.fromEntries(Object.entries(kept).filter(([id]) => !left.has(id)));
}

/** Returns the chosen colour of an id, which can be named like a property of every object. */
const pick = (chosen: Chosen, id: string) => (Object.hasOwn(chosen, id) ? chosen[id] : undefined);

/** Checks a chosen colour as the ground of its label: the pack's colour with the most contrast to it. */
function findUnreadableLabel(colors: PackColors, chosen: Chosen, id: string): Unreadable[] {
  const own = colors.find((color) => color.id === id)?.color.slice(0, 7) ?? '#000000';
  const now = (pick(chosen, id) ?? own).slice(0, 7);
  const [label] = colors.toSorted((one, other) => contrast(other.color, own) - contrast(one.color, own));
  if (!label || same(now, own) || label.id === id || contrast(label.color, own) < minContrast) {
    return [];
  }
  const shown = (pick(chosen, label.id) ?? label.color).slice(0, 7);
  const readable = fitText(now, [shown]);
  return same(readable, now) ? [] : [{ id, color: readable }];
}

/** Lists the chosen colours whose text would be hard to read on the pack's grounds; none if the pack names no grounds. */
function findUnreadableTexts(colors: PackColors, chosen: Chosen): Unreadable[] {
  const ids = findRoles(colors);
  const now = (role: Role) => {
    const id = ids[role];
    return id === undefined ? undefined : (pick(chosen, id) ?? colors.find((color) => color.id === id)?.color)?.slice(0, 7);
  };
  const [background, text] = [now('background'), now('text')];
  if (background === undefined || text === undefined) {
    return [];
  }
  const palette = Object.fromEntries(
    roles.map((role) => [role, now(role) ?? (role === 'surface' ? background : text)]),
  ) as Palette;
  const { adjustments } = derivePalette(palette);
  return adjustments.flatMap(({ role, to }) => {
    const id = ids[role];
    const isChosen =
      id !== undefined && Object.hasOwn(chosen, id) && !same(chosen[id] ?? '', colors.find((one) => one.id === id)?.color);
    return isChosen && (!isFill(role) || wasReadable(colors, ids, id)) ? [{ id, color: to }] : [];
  });
}

const isFill = (role: Role): role is Fill => (fills as readonly Role[]).includes(role);

/** Returns true for a colour that the pack itself can use as text. */
function wasReadable(colors: PackColors, ids: Partial<Record<Role, string>>, id: string): boolean {
  const colorOf = (one: string | undefined) => colors.find((color) => color.id === one)?.color.slice(0, 7);
  const [own, ground] = [colorOf(id), colorOf(ids.background)];
  return own !== undefined && ground !== undefined && contrast(own, ground) >= 4.5;
}

const same = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();

/** Finds the type of one of our own designs by four of its colours. */
export function findPackType(colors: PackColors): PackType | undefined {
  const has = (color: string) => colors.some((one) => same(one.color, color));
  return packTypes.find((type) => {
    const own = listLooks(type).palettes[0]?.palette;
    return own !== undefined && [...fills, 'text' as const].every((role) => has(own[role]));
  });
}

function findOwnPalette(colors: PackColors): Palette | undefined {
  const type = findPackType(colors);
  return type && listLooks(type).palettes[0]?.palette;
}
