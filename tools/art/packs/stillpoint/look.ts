/** Colours and type of a quiet room: lilac air, violet words, and light in peach and rose. */
import { on } from '../../designs/themes.js';
import { mix } from '../../drawings/ink.js';
import type { Theme } from '../../nodes.js';

export const lilac = '#E6DCF2';
export const pearl = '#F6F0FA';
export const dusk = '#2E2740';
export const violet = '#5B4B8A';
export const rose = '#8A4A5E';
export const peach = '#F3B79B';

/** Light that words stay readable on. */
export const dawn = mix(pearl, peach, 0.75);
export const blush = mix(lilac, peach, 0.6);
export const haze = mix(lilac, violet, 0.15);
export const shell = mix(pearl, peach, 0.4);
/** The heat of the outermost ring. */
export const ember = mix(peach, rose, 0.15);
const smoke = mix(dusk, lilac, 0.15);

export const theme: Theme = {
  display: 'Marcellus',
  body: 'Outfit',
  labels: 'Marcellus',
  weight: 400,
  tracking: -0.015,
  labelsAsWritten: true,
  labelTracking: 0.01,
  ink: dusk,
  muted: smoke,
  accent: violet,
  onAccent: '#FFFFFF',
  accentText: violet,
  line: '#5B4B8A00',
  ground: lilac,
  ghostBg: '#F6F0FA00',
  radius: 999,
  buttonRadius: 99,
  sizes: {
    display: [108, 50],
    h1: [80, 44],
    h2: [60, 37],
    h3: [30, 26],
    h4: [23, 21],
    lead: [22, 19],
    body: [18, 17],
    small: [16, 16],
    eyebrow: [21, 19],
    label: [16, 16],
    quote: [46, 29],
    fact: [28, 24],
    figure: [84, 58],
  },
};
/** The theme after sunset. */
export const onDusk = on(theme, '#FFFFFF', '#E6DCF2', {
  labels: 'Outfit',
  sizes: { ...theme.sizes, eyebrow: [17, 17] },
  accent: peach,
  onAccent: dusk,
  accentText: peach,
  ghostBg: '#FFFFFF00',
  ground: dusk,
});
