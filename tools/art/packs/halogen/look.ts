/** Colours and type of a hot-pink gig poster and its dark blue plate. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const pink = '#FF7FAE';
export const pale = '#FFB3CE';
export const blue = '#1B1464';
export const plum = '#5A0F3C';
export const yellow = '#FFE04A';
export const night = '#1A0B2E';

export const theme: Theme = {
  display: 'Syne',
  body: 'Space Grotesk',
  labels: 'Space Grotesk',
  weight: 800,
  tracking: -0.03,
  labelsAsWritten: true,
  labelTracking: 0,
  ink: blue,
  muted: night,
  accent: blue,
  onAccent: '#FFFFFF',
  accentText: blue,
  line: '#1B1464CC',
  ground: pink,
  ghostBg: '#FFFFFF00',
  radius: 0,
  buttonRadius: 0,
  sizes: {
    display: [128, 32],
    h1: [76, 27],
    h2: [50, 26],
    h3: [25, 21],
    h4: [20, 18],
    lead: [21, 18],
    body: [18, 17],
    small: [16, 16],
    eyebrow: [19, 15],
    label: [16, 15],
    quote: [30, 22],
    fact: [27, 20],
    figure: [64, 40],
  },
};
/** The theme on pale pink paper. */
export const onPale: Theme = { ...theme, line: '#1B146499', ground: pale };
/** The theme on yellow paper. */
export const onYellow: Theme = { ...theme, line: '#1B1464B3', ground: yellow };
/** The theme on the blue plate. */
export const onBlue = on(theme, pink, '#FFE4EE', {
  accent: yellow,
  onAccent: night,
  accentText: yellow,
  line: '#FF7FAE99',
  ground: blue,
});
/** The theme on the night behind the stage. */
export const onNight: Theme = { ...onBlue, muted: '#F6D3E1', ground: night };
