/** Defines the colours and type of a school that is drawn in chalk and crayon. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const chalk = '#CFE0FF';
export const cream = '#FFF8E6';
export const night = '#231B52';
export const violet = '#3A2C8F';
export const red = '#A8324A';
export const yellow = '#FFC83D';

export const theme: Theme = {
  display: 'Grandstander',
  body: 'Atkinson Hyperlegible',
  weight: 700,
  tracking: -0.015,
  labelsAsWritten: true,
  labelTracking: 0,
  ink: night,
  muted: '#3B3268',
  accent: violet,
  onAccent: '#FFFFFF',
  accentText: red,
  line: '#231B5240',
  ground: chalk,
  radius: 28,
  buttonRadius: 18,
  sizes: {
    display: [100, 56],
    h1: [84, 48],
    h2: [58, 38],
    h3: [30, 26],
    h4: [23, 21],
    lead: [21, 19],
    body: [18, 18],
    small: [16, 16],
    eyebrow: [18, 17],
    label: [16, 16],
    quote: [34, 27],
    fact: [30, 25],
    figure: [88, 62],
  },
};
/** Adapts the theme to a night sky. */
export const onNight = on(theme, cream, '#DCD9EB', {
  accent: yellow,
  onAccent: night,
  accentText: yellow,
  line: '#FFF8E640',
  ground: night,
});
export const onViolet: Theme = { ...onNight, ground: violet };
export const onRed: Theme = { ...onNight, muted: '#F6EAED', ground: red };
export const onYellow = on(theme, night, '#352D60', { accentText: violet, ground: yellow });
export const onCream: Theme = { ...theme, ground: cream };
