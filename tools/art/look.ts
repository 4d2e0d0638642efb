/** Completes the settings of text and buttons from the look of a pack. */
import type { Button, Kind, Role, Size, TextLook, Theme } from './node-types.js';

const sizes: Record<Role, Size> = {
  display: [84, 46],
  h1: [68, 42],
  h2: [48, 34],
  h3: [26, 23],
  h4: [20, 19],
  lead: [20, 18],
  body: [17, 17],
  small: [15, 15],
  eyebrow: [14, 13],
  label: [13, 13],
  quote: [42, 29],
  fact: [26, 22],
  figure: [60, 46],
};
const roles: readonly Role[] = ['h1', 'h2', 'h3', 'h4'];

/** A part with text whose look it can set. */
type Styled = TextLook & { kind: Kind; level?: number };
/** The complete look of a text. */
export type Look = {
  size: Size;
  grows?: boolean;
  face: string;
  weight: string;
  line: number;
  spacing: number;
  upper: boolean;
  italic: boolean;
  color: string;
  align?: TextLook['align'];
};

const roleOf = ({ role, kind, level = 0 }: Styled): Role => role ?? (kind === 'heading' ? roles[level - 1] : undefined) ?? 'body';

/** Returns the line height as a factor of the size. */
function lineOf(role: Role, size: number, isDisplay: boolean, isLabel: boolean): number {
  if (size >= 36) {
    return size >= 76 ? 1.02 : 1.1;
  }
  if (isDisplay) {
    return 1.25;
  }
  return role === 'lead' ? 1.5 : isLabel ? 1.4 : 1.6;
}

/** Returns font, size, weight, line height, letter spacing and colour of a text. A part's own values come first. */
export function look(node: Styled, t: Theme): Look {
  const role = roleOf(node);
  const isDisplay = node.kind === 'heading' || ['display', 'quote', 'figure', 'fact'].includes(role);
  const isLabel = role === 'eyebrow' || role === 'label';
  const size = node.size ?? t.sizes?.[role] ?? sizes[role];
  const isBig = size[0] >= 36;
  return {
    size,
    grows: node.grows,
    face: node.face ?? (isDisplay ? t.display : isLabel ? (t.labels ?? t.body) : t.body),
    weight: String(node.weight ?? (isLabel ? 600 : isDisplay ? t.weight : 400)),
    line: node.line ?? lineOf(role, size[0], isDisplay, isLabel),
    spacing: node.spacing ?? (isLabel ? (t.labelTracking ?? 0.08) : isBig ? t.tracking : 0),
    upper: node.upper ?? (isLabel ? !t.labelsAsWritten : isDisplay && isBig && Boolean(t.upper)),
    italic: node.italic ?? (isDisplay && isBig && Boolean(t.italic)),
    color: node.color ?? (isLabel ? t.accentText : isDisplay ? t.ink : t.muted),
    align: node.align,
  };
}

/** Returns the look of text in a role. */
export const roleLook = (role: Role, t: Theme): Look => look({ kind: 'text', role }, t);

/** Returns the background, text and border colours of a button. */
export const buttonColors = (item: Button, t: Theme): [ground: string, ink: string, edge: string] =>
  item.ghost
    ? [item.bg ?? t.ghostBg ?? '#ffffff00', item.ink ?? t.ink, item.border ?? t.ink]
    : [item.bg ?? t.accent, item.ink ?? t.onAccent, item.bg ?? t.accent];

/** The owner's sample networks, by service. */
export const networks = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' };
