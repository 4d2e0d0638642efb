/** Colours and type of a church at night. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const wall = '#14152A';
export const stone = '#20223F';
export const bone = '#F3ECDD';
export const gold = '#F4B83A';
export const blue = '#8FB2EE';
export const ember = '#E5701F';
export const oak = '#5F3820';
export const brass = '#8A5A34';
export const ink = '#1A1628';

export const theme: Theme = {
  display: 'Grenze Gotisch',
  body: 'Spectral',
  weight: 500,
  tracking: -0.005,
  labelsAsWritten: true,
  labelTracking: 0,
  ink: bone,
  muted: '#DDD8D0',
  accent: gold,
  onAccent: ink,
  accentText: gold,
  line: '#F3ECDD33',
  radius: 2,
  buttonRadius: 2,
  sizes: {
    display: [118, 62],
    h1: [80, 50],
    h2: [60, 42],
    h3: [32, 28],
    h4: [26, 24],
    lead: [22, 19],
    body: [18, 18],
    small: [16, 16],
    eyebrow: [18, 17],
    quote: [44, 32],
    fact: [30, 26],
    figure: [72, 54],
  },
};
/** The theme on a printed sheet. */
export const onPaper = on(theme, ink, '#3B3550', {
  accent: wall,
  onAccent: '#FFFFFF',
  accentText: '#804217',
  line: '#1A162833',
  ground: bone,
});
/** The theme on the wood of the hymn board. */
export const onOak = on(theme, '#F6E4C6', '#F6E4C6', { line: brass, ground: oak });
