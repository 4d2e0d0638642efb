/** Colours and type of a salon. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const rose = '#F4E4DA';
export const powder = '#FBF3EE';
export const wine = '#35120E';
export const henna = '#B2361F';
export const bark = '#6B3A2A';

export const theme: Theme = {
  display: 'Instrument Serif',
  body: 'Schibsted Grotesk',
  weight: 400,
  tracking: -0.02,
  labelsAsWritten: true,
  labelTracking: 0,
  ink: wine,
  muted: '#5C3A31',
  accent: wine,
  onAccent: '#FFFFFF',
  accentText: henna,
  line: '#D6BBAE',
  radius: 0,
  buttonRadius: 0,
  sizes: {
    display: [72, 46],
    h1: [60, 42],
    h2: [56, 40],
    h3: [32, 28],
    h4: [26, 24],
    lead: [20, 18],
    eyebrow: [17, 16],
    quote: [60, 36],
    figure: [72, 54],
    fact: [30, 26],
  },
};
export const onWine = on(theme, rose, '#E0C6BA', {
  accent: rose,
  onAccent: wine,
  accentText: '#E9B9A5',
  line: '#6E4A42',
  ground: wine,
});
export const onHenna = on(theme, '#FFFFFF', '#FBF3EE', {
  accent: wine,
  onAccent: '#FFFFFF',
  accentText: '#FBF3EE',
  line: '#D89A8F',
});
