/** Colours and type of a building site: black steel, hi-vis orange, concrete and plaster. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const steel = '#1A1A1A';
export const rust = '#8A3A00';
export const orange = '#FF7A1A';
export const concrete = '#D8D5CE';
export const plaster = '#F1EFEA';

/** Mixed colours: the background of panels, that of upcoming phases, and a softer orange. */
export const board = '#F8F7F4';
export const dust = '#E5E2DC';
export const vest = '#FFA769';

export const theme: Theme = {
  display: 'Big Shoulders Display',
  body: 'Work Sans',
  weight: 800,
  tracking: -0.005,
  upper: true,
  labelsAsWritten: true,
  labelTracking: 0,
  ink: steel,
  muted: '#3A3833',
  accent: steel,
  onAccent: '#FFFFFF',
  accentText: rust,
  line: '#1A1A1A80',
  radius: 0,
  buttonRadius: 0,
  sizes: {
    display: [128, 64],
    h1: [104, 58],
    h2: [72, 46],
    h3: [36, 31],
    h4: [28, 26],
    lead: [21, 18],
    body: [17, 17],
    small: [15, 15],
    eyebrow: [16, 15],
    label: [15, 14],
    quote: [60, 40],
    fact: [34, 30],
    figure: [104, 68],
  },
};
/** The theme on orange. */
export const onOrange = on(theme, steel, steel, { ground: orange });
/** The theme on steel. */
export const onSteel = on(theme, plaster, '#C6C3BD', {
  accent: orange,
  onAccent: steel,
  accentText: orange,
  line: '#D8D5CE66',
  ground: steel,
});
