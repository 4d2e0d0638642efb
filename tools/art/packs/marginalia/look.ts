/** Defines the colours and type of a newspaper with notes in red. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const newsprint = '#F6F6F4';
export const white = '#FFFFFF';
export const ink = '#121212';
export const red = '#B3121D';
/** Red for the rule beside a note. */
export const thread = '#B3121DB3';
export const slate = '#3C4A57';
export const sand = '#F2D9A6';

export const theme: Theme = {
  display: 'DM Serif Display',
  body: 'Newsreader',
  weight: 400,
  tracking: -0.012,
  labelsAsWritten: true,
  labelTracking: 0,
  ink,
  muted: '#2B2F33',
  accent: red,
  onAccent: white,
  accentText: red,
  line: '#12121255',
  ground: newsprint,
  ghostBg: '#FFFFFFB3',
  radius: 0,
  buttonRadius: 0,
  sizes: {
    display: [96, 50],
    h1: [92, 48],
    h2: [54, 36],
    h3: [31, 27],
    h4: [24, 22],
    lead: [23, 20],
    body: [18, 18],
    small: [16, 16],
    eyebrow: [17, 16],
    label: [16, 15],
    quote: [52, 33],
    fact: [27, 23],
    figure: [66, 48],
  },
};
/** The same theme on ink. */
export const onInk = on(theme, newsprint, '#DEDDD8', {
  accent: newsprint,
  onAccent: ink,
  accentText: sand,
  line: '#F6F6F455',
  ground: ink,
});
