/** Colours and type of a gym at six in the morning: black, acid lime and one coral. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const black = '#0C0F0D';
export const panel = '#171C19';
export const lime = '#C6FF3D';
export const bone = '#F4F7EE';
export const coral = '#FF4D3D';
export const steam = '#9BB0A5';

export const theme: Theme = {
  display: 'Anton',
  body: 'Archivo',
  weight: 400,
  tracking: -0.005,
  upper: true,
  labelsAsWritten: true,
  labelTracking: 0,
  ink: bone,
  muted: '#C9D3CB',
  accent: lime,
  onAccent: black,
  accentText: lime,
  line: '#9BB0A566',
  ground: black,
  radius: 0,
  buttonRadius: 0,
  sizes: {
    display: [112, 64],
    h1: [116, 60],
    h2: [76, 46],
    h3: [34, 29],
    h4: [26, 24],
    lead: [21, 18],
    body: [17, 17],
    small: [15, 15],
    eyebrow: [16, 15],
    label: [15, 14],
    quote: [52, 34],
    fact: [34, 29],
    figure: [104, 68],
  },
};
/** The theme on lime. */
export const onLime = on(theme, black, black, {
  accent: black,
  onAccent: lime,
  accentText: black,
  line: '#0C0F0D80',
  ground: lime,
});
/** The theme on bone, for longer texts. */
export const onBone = on(theme, black, '#3C4741', {
  accent: black,
  onAccent: lime,
  accentText: '#3C4741',
  line: '#0C0F0D40',
  ground: bone,
});
export const onPanel: Theme = { ...theme, ground: panel };
