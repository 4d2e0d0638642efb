/** Colours and type of porcelain in mint air. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const mint = '#EAF7F4';
export const air = '#BFE6DC';
export const leaf = '#9FDCCE';
export const white = '#FFFFFF';
export const teal = '#0B6B66';
export const blue = '#2A5FA8';
export const coral = '#FF8B6A';
export const deep = '#0B3B40';
export const ink = '#0F2F33';

export const theme: Theme = {
  display: 'Outfit',
  body: 'Figtree',
  labels: 'Outfit',
  weight: 600,
  tracking: -0.03,
  labelsAsWritten: true,
  labelTracking: 0,
  ink,
  muted: '#2F5357',
  accent: teal,
  onAccent: white,
  accentText: teal,
  line: '#0B6B6626',
  radius: 40,
  buttonRadius: 99,
  sizes: {
    display: [92, 52],
    h1: [72, 44],
    h2: [52, 36],
    h3: [25, 23],
    h4: [21, 20],
    lead: [22, 19],
    body: [18, 17],
    small: [16, 16],
    eyebrow: [17, 16],
    quote: [30, 25],
    fact: [30, 26],
    figure: [64, 48],
  },
};
/** The theme on dark sections. */
export const onDeep = on(theme, white, '#D3EBE6', {
  accent: coral,
  onAccent: ink,
  accentText: leaf,
  line: '#FFFFFF33',
  ground: deep,
});
