/** Colours and type of a charity whose pages are torn papers on a hill. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const peach = '#FFDDBB';
export const cream = '#FFF4E3';
export const plum = '#33204A';
export const rust = '#B03A12';
export const amber = '#FFB84D';

export const theme: Theme = {
  display: 'Bricolage Grotesque',
  body: 'Work Sans',
  weight: 800,
  tracking: -0.035,
  labelsAsWritten: true,
  labelTracking: 0,
  ink: plum,
  muted: '#4C3A60',
  accent: plum,
  onAccent: '#FFFFFF',
  accentText: '#9A3210',
  line: '#33204A33',
  ground: peach,
  radius: 28,
  buttonRadius: 99,
  sizes: {
    display: [108, 34],
    h1: [80, 46],
    h2: [58, 38],
    h3: [29, 25],
    h4: [23, 21],
    lead: [21, 19],
    body: [18, 17],
    small: [16, 16],
    eyebrow: [18, 17],
    label: [16, 16],
    quote: [36, 27],
    fact: [30, 25],
    figure: [96, 64],
  },
};
export const onCream: Theme = { ...theme, ground: cream };
export const onAmber = on(theme, plum, '#3F2C55', { accentText: plum, ground: amber });
/** The theme on the plum paper at the foot of the hill. */
export const onPlum = on(theme, cream, '#E4DCE4', {
  accent: amber,
  onAccent: plum,
  accentText: amber,
  line: '#FFF4E333',
  ground: plum,
});
export const onRust: Theme = { ...onPlum, muted: '#FFE9DC', accent: cream, accentText: '#FFD9A0', ground: rust };
