/** Colours and fonts of Driftwood. */
import { on, themes } from '../themes.js';

export const theme = themes.driftwood;

export const white = on(theme, '#FFFFFF', '#F0F3EC', { accent: '#E5C68C', onAccent: '#1E2B27', ground: '#14201C' });

export const paper = '#F6F4EC';

export const sage = '#E6EAE1';
