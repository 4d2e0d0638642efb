/** Colours and type of a legal pad with index cards and a blue felt pen. */
import { on } from '../../designs/themes.js';
import type { Theme } from '../../nodes.js';

export const pad = '#FFF2A6';
export const cream = '#FFFDF0';
export const navy = '#17203A';
export const blue = '#1746D1';
export const wine = '#9A1F40';
export const coral = '#FF8F6B';
/** Paper that has hung on the wall for a season, and for a year. */
export const season = '#FBEFCB';
export const year = '#F0DDA6';

export const theme: Theme = {
  display: 'Shantell Sans',
  body: 'Familjen Grotesk',
  labels: 'Shantell Sans',
  weight: 700,
  tracking: -0.02,
  labelsAsWritten: true,
  labelTracking: 0,
  ink: navy,
  muted: '#333A4F',
  accent: blue,
  onAccent: '#FFFFFF',
  accentText: blue,
  line: '#1746D14D',
  ground: pad,
  ghostBg: '#FFFDF0CC',
  radius: 3,
  buttonRadius: 3,
  sizes: {
    display: [104, 54],
    h1: [76, 46],
    h2: [54, 36],
    h3: [29, 25],
    h4: [23, 21],
    lead: [21, 19],
    body: [18, 17],
    small: [16, 16],
    eyebrow: [20, 18],
    label: [17, 16],
    quote: [30, 25],
    fact: [27, 23],
    figure: [76, 54],
  },
};
/** The theme on an index card. */
export const onCard: Theme = { ...theme, ground: cream };
/** The theme on blue ink. */
export const onBlue = on(theme, '#FFFFFF', '#E8EDFB', {
  accent: pad,
  onAccent: navy,
  accentText: pad,
  line: '#FFFDF059',
  ghostBg: '#FFFFFF00',
  ground: blue,
});
/** The theme on the cover of the pad. */
export const onNavy: Theme = { ...onBlue, ground: navy };
/** The theme on a coral note. */
export const onCoral: Theme = { ...theme, muted: navy, accent: navy, accentText: navy, line: '#17203A59', ground: coral };
