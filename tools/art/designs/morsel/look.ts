/** Colours and fonts of Morsel. */
import type { Theme } from '../../nodes.js';
import { on } from '../themes.js';

export const paper = '#FBF2E4';

export const cream = '#F4E3CA';

export const night = '#1E1410';

export const plum = '#4B1C2D';

export const brick = '#B4331B';

export const mustard = '#E8A33D';

export const theme: Theme = {
  display: 'Besley',
  body: 'Work Sans',
  weight: 600,
  tracking: -0.035,
  ink: night,
  muted: '#5A473C',
  accent: brick,
  onAccent: '#FFF6E9',
  accentText: '#A62E17',
  line: '#DCC6A8',
  radius: 6,
  buttonRadius: 99,
  sizes: { display: [80, 48], h1: [72, 44], h2: [50, 35], h3: [25, 23], quote: [46, 30], figure: [68, 50] },
};

export const onNight = on(theme, '#FBF2E4', '#D9C5B0', {
  accent: mustard,
  onAccent: night,
  accentText: mustard,
  line: '#4A3A31',
});

export const onBrick = on(theme, '#FFF6E9', '#FFE9D6', {
  accent: night,
  onAccent: '#FFF6E9',
  accentText: '#FFE3B8',
  line: '#D2684F',
});

export const onMustard = on(theme, night, '#3E2A14', {
  accent: night,
  onAccent: '#FFF6E9',
  accentText: '#5E230F',
  line: '#B97C20',
});
