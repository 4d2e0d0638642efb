/** Colours and fonts of Loam. */
import type { Theme } from '../../nodes.js';
import { on } from '../themes.js';

export const cream = '#FBF6EF';

export const lilac = '#B8A2E2';

export const butter = '#F8E6B0';

export const sage = '#CAD8BD';

export const peach = '#F8D8C3';

export const ink = '#33241E';

export const moss = '#3F4A2C';

export const theme: Theme = {
  display: 'Young Serif',
  body: 'Outfit',
  weight: 400,
  tracking: -0.02,
  ink,
  muted: '#5E4B41',
  accent: ink,
  onAccent: '#FFF8EE',
  accentText: '#9A4322',
  labelTracking: 0,
  labelsAsWritten: true,
  line: '#DDCDBB',
  radius: 32,
  buttonRadius: 99,
  sizes: {
    display: [74, 46],
    h1: [64, 42],
    h2: [48, 35],
    h3: [23, 21],
    h4: [19, 18],
    quote: [38, 28],
    figure: [60, 48],
    eyebrow: [16, 15],
    lead: [20, 18],
  },
};

export const soft = on(theme, ink, '#4F3D34', { accentText: '#6A2A12', line: '#B9A594' });

export const onMoss = on(theme, '#FBF6EF', '#DCE3CF', { accent: butter, onAccent: ink, accentText: butter, line: '#66734C' });

export const wide = 1240;
