/** Defines the colours and type of a till receipt on bookkeeping green. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const green = '#14532D';
export const brown = '#8A4B08';
export const yellow = '#FFE14D';
export const ink = '#1B1B18';
export const ledger = '#9DD9A1';
export const paper = '#FFFFFF';
export const deep = '#0F3D26';
/** The bars of listing paper, and the paler ones behind line items. */
export const stripe = '#C9EACB';
export const pale = '#E7F5E8';
/** The line of a text marker under a total. */
export const marker = '#FFF0A6';
/** The gummed edge of a note. */
export const gum = '#E6CB45';
/** The line beside a remark. */
export const pencil = '#14532D80';

export const theme: Theme = {
  display: 'IBM Plex Mono',
  body: 'Atkinson Hyperlegible',
  labels: 'IBM Plex Mono',
  weight: 600,
  tracking: -0.05,
  labelsAsWritten: true,
  labelTracking: -0.02,
  ink,
  muted: '#33332E',
  accent: green,
  onAccent: '#FFFFFF',
  accentText: deep,
  line: '#14532D66',
  ground: ledger,
  radius: 0,
  buttonRadius: 0,
  sizes: {
    display: [76, 56],
    h1: [58, 44],
    h2: [40, 33],
    h3: [24, 22],
    h4: [20, 19],
    lead: [20, 18],
    body: [17, 17],
    small: [15, 15],
    eyebrow: [15, 15],
    label: [15, 14],
    quote: [26, 23],
    fact: [22, 20],
    figure: [56, 44],
  },
};
/** The same on the receipt. */
export const onPaper: Theme = { ...theme, ground: paper };
/** The same on a note. */
export const onYellow = on(theme, ink, '#33332E', {
  accent: ink,
  onAccent: '#FFFFFF',
  accentText: ink,
  line: '#1B1B1880',
  ground: yellow,
});
/** The same in the drawer of the till. */
export const onDeep = on(theme, '#FFFFFF', stripe, {
  accent: yellow,
  onAccent: ink,
  accentText: yellow,
  line: '#9DD9A166',
  ground: deep,
});
