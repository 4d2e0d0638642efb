/** Colours and type of a blueprint. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const blue = '#0E3A78';
export const deep = '#0B2F66';
export const paper = '#F7F2EA';
export const peach = '#F4B183';
export const copper = '#B85F34';
export const soot = '#2E1208';
export const sky = '#CFE6FF';
export const coral = '#FF8266';

export const theme: Theme = {
  display: 'Barlow Condensed',
  body: 'Work Sans',
  weight: 700,
  tracking: -0.01,
  upper: true,
  labelsAsWritten: true,
  labelTracking: 0,
  ink: '#FFFFFF',
  muted: '#DCE9FA',
  accent: peach,
  onAccent: soot,
  accentText: peach,
  line: '#CFE6FF66',
  radius: 6,
  buttonRadius: 6,
  sizes: {
    display: [124, 68],
    h1: [92, 56],
    h2: [64, 44],
    h3: [32, 28],
    h4: [26, 24],
    lead: [21, 19],
    body: [17, 17],
    eyebrow: [16, 15],
    quote: [30, 26],
    fact: [29, 27],
    figure: [76, 58],
  },
};
/** The theme on paper, for prices and forms. */
export const onPaper = on(theme, blue, '#0A2954', {
  accent: blue,
  onAccent: '#FFFFFF',
  accentText: '#8A4727',
  line: '#0E3A7840',
  ground: paper,
});
/** The theme on copper, for the call to action. */
export const onPeach = on(theme, soot, soot, {
  accent: soot,
  onAccent: '#FFFFFF',
  accentText: soot,
  line: '#2E120866',
  ground: peach,
});
