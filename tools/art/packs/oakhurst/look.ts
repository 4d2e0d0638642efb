/** Colours and type of a town in the evening. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const cream = '#FFFBF2';
export const sand = '#F6EBD9';
export const night = '#2B2A55';
export const orange = '#E9663F';
export const oak = '#3F6B4A';
export const lawn = '#7FA46A';
export const coal = '#16152B';

export const theme: Theme = {
  display: 'Familjen Grotesk',
  body: 'Newsreader',
  labels: 'Familjen Grotesk',
  weight: 700,
  tracking: -0.035,
  labelsAsWritten: true,
  labelTracking: 0,
  ink: night,
  muted: '#41406A',
  accent: night,
  onAccent: '#FFFFFF',
  accentText: oak,
  line: '#2B2A5533',
  radius: 4,
  buttonRadius: 4,
  sizes: {
    display: [70, 44],
    h1: [64, 42],
    h2: [52, 36],
    h3: [27, 24],
    h4: [22, 21],
    lead: [22, 19],
    body: [19, 18],
    small: [16, 16],
    eyebrow: [17, 16],
    quote: [36, 27],
    fact: [26, 23],
    figure: [64, 48],
  },
};
export const onNight = on(theme, '#FFFFFF', '#DCDBEA', {
  accent: orange,
  onAccent: coal,
  accentText: '#F4B29F',
  line: '#FFFBF244',
  ground: night,
});
