/** Colours and fonts of Northbeam. */
import { glow, type Theme } from '../../nodes.js';
import { themes } from '../themes.js';

export const night = '#0B0F1E';

export const panel = '#12182E';

export const edge = '#2B3456';

export const theme: Theme = {
  ...themes.northbeam,
  sizes: {
    display: [82, 46],
    h1: [68, 42],
    h2: [50, 35],
    h3: [24, 22],
    h4: [19, 18],
    eyebrow: [15, 14],
    figure: [64, 48],
    quote: [36, 27],
  },
};

export const dawn = glow('#262B66', night, { at: 'top center', end: 72 });

export const side = glow('#123B45', night, { at: 'bottom left', end: 60 });
