/** Colours and type of a paper garden. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const paper = '#EFE8D6';
export const sheetWhite = '#FBF7EC';
export const hedge = '#1E4A3A';
export const soil = '#8A5413';
export const sun = '#F0B64C';
export const moss = '#CBD9B4';
export const straw = '#F3E3B5';
export const ink = '#1C3B2E';

export const theme: Theme = {
  display: 'Fraunces',
  body: 'Figtree',
  labels: 'Figtree',
  weight: 600,
  tracking: -0.025,
  labelsAsWritten: true,
  labelTracking: 0,
  ink,
  muted: '#3A5145',
  accent: hedge,
  onAccent: sheetWhite,
  accentText: soil,
  line: '#1C3B2E2E',
  radius: 14,
  buttonRadius: 10,
  sizes: {
    display: [100, 56],
    h1: [74, 46],
    h2: [54, 38],
    h3: [28, 25],
    h4: [23, 21],
    lead: [21, 19],
    body: [18, 17],
    small: [16, 16],
    eyebrow: [17, 16],
    quote: [32, 27],
    fact: [32, 27],
    figure: [68, 50],
  },
};
/** The theme on the hedge's dark green. */
export const onHedge = on(theme, sheetWhite, '#DCE5D2', {
  accent: sun,
  onAccent: ink,
  accentText: sun,
  line: '#FBF7EC33',
  ground: hedge,
});
