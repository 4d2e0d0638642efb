/** Colours and type of a darkroom. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const brown = '#2A1611';
export const tray = '#3A211A';
export const film = '#150A08';
export const paper = '#F4ECE6';
export const skin = '#E7B08A';
export const rose = '#C9A9B4';
export const pencil = '#F25C3B';

export const theme: Theme = {
  display: 'Redaction',
  body: 'IBM Plex Mono',
  labels: 'IBM Plex Mono',
  weight: 400,
  tracking: -0.025,
  labelsAsWritten: true,
  labelTracking: 0.02,
  ink: paper,
  muted: '#DCCBC1',
  accent: pencil,
  onAccent: '#150A08',
  accentText: skin,
  line: '#F4ECE638',
  ground: brown,
  ghostBg: '#150A0866',
  radius: 0,
  buttonRadius: 0,
  sizes: {
    display: [132, 62],
    h1: [92, 52],
    h2: [60, 40],
    h3: [34, 29],
    h4: [24, 22],
    lead: [19, 17],
    body: [16, 16],
    small: [14, 14],
    eyebrow: [14, 14],
    label: [14, 14],
    quote: [64, 38],
    fact: [30, 26],
    figure: [72, 52],
  },
};
/** The same theme on the print itself: ink on warm paper. */
export const onPaper = on(theme, brown, '#53372D', {
  accent: brown,
  onAccent: paper,
  accentText: '#8A3A22',
  line: '#2A161140',
  ground: paper,
});
