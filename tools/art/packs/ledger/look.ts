/** Colours and type of a deed. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const deed = '#F3EDE1';
export const sheet = '#FBF8F1';
export const ink = '#1F2A24';
export const red = '#7A1E24';
export const green = '#2F5D4C';
export const gold = '#A57A2C';

export const theme: Theme = {
  display: 'Libre Caslon Display',
  body: 'Newsreader',
  weight: 400,
  tracking: -0.015,
  labelsAsWritten: true,
  labelTracking: 0,
  ink,
  muted: '#414B44',
  accent: red,
  onAccent: '#FFFFFF',
  accentText: red,
  line: '#C9BFAC',
  radius: 0,
  buttonRadius: 0,
  sizes: {
    display: [96, 54],
    h1: [76, 46],
    h2: [50, 36],
    h3: [30, 26],
    h4: [24, 22],
    lead: [22, 19],
    body: [19, 18],
    small: [17, 16],
    eyebrow: [18, 17],
    quote: [44, 30],
    figure: [60, 46],
  },
};
export const dark = on(theme, deed, '#D9D2C2', {
  accent: deed,
  onAccent: ink,
  accentText: '#D2BD96',
  line: '#4C554F',
  ground: ink,
});
