/** Colours and type of a biscuit tin. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const pink = '#FFD9D6';
export const cream = '#FFF4DF';
export const cocoa = '#3B1C14';
export const berry = '#A3264B';
export const blue = '#2C5F7A';
export const custard = '#FFC94D';
/** Mixes of cream and white, and of pink and cream, for the header and the post templates. */
export const milk = '#FFF9EE';
export const icing = '#FFE6DA';
export const rose = '#F6A5AE';

export const theme: Theme = {
  display: 'Caprasimo',
  body: 'Figtree',
  weight: 400,
  tracking: -0.012,
  labelsAsWritten: true,
  labelTracking: 0.01,
  ink: cocoa,
  muted: '#56342A',
  accent: berry,
  onAccent: '#FFFFFF',
  accentText: berry,
  line: '#3B1C1440',
  radius: 24,
  buttonRadius: 99,
  sizes: {
    display: [116, 54],
    h1: [76, 44],
    h2: [58, 38],
    h3: [28, 25],
    h4: [22, 21],
    lead: [21, 18],
    body: [18, 17],
    small: [16, 16],
    eyebrow: [17, 16],
    label: [16, 15],
    quote: [46, 31],
    fact: [28, 24],
    figure: [66, 48],
  },
};
/** The theme on raspberry. */
export const onBerry = on(theme, '#FFFFFF', '#FFECD9', {
  accent: custard,
  onAccent: cocoa,
  line: '#FFFFFF55',
  ground: berry,
});
/** The theme on the footer's cocoa. */
export const onCocoa = on(theme, cream, '#F3DDCB', { accent: custard, onAccent: cocoa, line: '#FFF4DF40', ground: cocoa });
