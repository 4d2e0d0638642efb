import { path } from '../ink.js';

/** Draws a soft shadow. The drawing must define the filter `soft`. */
export const shadow = (d: string, blur = 18) => `<g filter="url(#soft${blur})">${path(d, '#000', 'opacity=".28"')}</g>`;
/** Defines the blur of shadows. */
export const soft = (blur = 18) =>
  `<filter id="soft${blur}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${blur}"/></filter>`;
