/** Colours and fonts of Plinth. */
import type { Theme } from '../../nodes.js';
import { on } from '../themes.js';

export const paper = '#F3F0E8';

export const ink = '#141414';

export const red = '#F2431D';

export const blue = '#2338E0';

export const pink = '#F4B6C9';

export const yellow = '#FFC531';

export const theme: Theme = {
  display: 'Archivo',
  body: 'Archivo',
  weight: 700,
  tracking: -0.05,
  ink,
  muted: '#4A4842',
  accent: ink,
  onAccent: paper,
  accentText: '#C02A0A',
  labelTracking: 0,
  labelsAsWritten: true,
  line: '#141414',
  radius: 0,
  buttonRadius: 0,
  sizes: {
    display: [132, 60],
    h1: [104, 54],
    h2: [60, 40],
    h3: [26, 23],
    lead: [23, 19],
    quote: [58, 34],
    figure: [92, 64],
    eyebrow: [16, 15],
  },
};

export const onInk = on(theme, paper, '#CFCBC0', { accent: yellow, onAccent: ink, accentText: yellow, line: '#4A4842' });

export const onBlue = on(theme, '#FFFFFF', '#E3E6FF', { accent: yellow, onAccent: ink, accentText: '#FFD970', line: '#7B89F0' });

export const plain = (muted: string) => on(theme, ink, muted, { line: ink });

export const onRed = plain('#1F0A04');

export const onPink = plain('#33222A');

export const onYellow = plain('#3A2C08');

export const wide = 1240;
