/** Colours and type of a conference whose three tracks are transparent discs. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const citron = '#E6FF9A';
export const white = '#FFFFFF';
export const ink = '#1A1230';
export const violet = '#5A22C8';
export const green = '#0A5F50';
export const coral = '#FF6A4D';
/** The track colours as paper, light enough for dark text. */
export const lilac = '#DDD0FC';
export const mint = '#BDF0DC';
export const peach = '#FFD3C7';

export const theme: Theme = {
  display: 'Unbounded',
  body: 'Familjen Grotesk',
  weight: 700,
  tracking: -0.045,
  labelsAsWritten: true,
  labelTracking: 0,
  ink,
  muted: '#3B3253',
  accent: violet,
  onAccent: white,
  accentText: violet,
  line: '#1A123040',
  ground: citron,
  ghostBg: citron,
  radius: 0,
  buttonRadius: 99,
  sizes: {
    display: [92, 40],
    h1: [62, 33],
    h2: [44, 28],
    h3: [24, 21],
    h4: [19, 18],
    lead: [22, 19],
    body: [18, 17],
    small: [16, 16],
    eyebrow: [18, 17],
    label: [15, 15],
    quote: [27, 21],
    fact: [24, 20],
    figure: [76, 48],
  },
};
export const onWhite: Theme = { ...theme, ghostBg: white, ground: white };
/** The theme on violet. */
export const onViolet = on(theme, white, '#EFE9FF', {
  accent: citron,
  onAccent: ink,
  accentText: citron,
  line: '#FFFFFF59',
  ghostBg: '#FFFFFF00',
  ground: violet,
});
/** The theme after dark. */
export const onInk: Theme = { ...onViolet, muted: '#DDDBE3', line: '#E6FF9A59', ground: ink };
