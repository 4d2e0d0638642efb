// What every drawing shares: seeded chance, and shapes as SVG text.
/** Chance that is the same at every build. */
export function chance(seed) {
  let state = (seed * 48271 + 12345) % 2147483647;
  const next = () => {
    state = (state * 16807 + 11) % 2147483647;
    return state / 2147483647;
  };
  next();
  next();
  return next;
}
export const svg = (w, h, body, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`;
export const at = (x, y, body, { turn = 0, scale = 1, flip = false } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`;
export const rect = (x, y, w, h, fill, more = '') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const circle = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const ellipse = (x, y, rx, ry, fill, more = '') => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, stroke, width, more = '') => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const times = (n, draw) => Array.from({ length: n }, (_, i) => draw(i)).join('');
/** A gradient and how to name it. */
export function gradient(id, stops, { x2 = 0, y2 = 1, radial } = {}) {
  const marks = stops.map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('');
  return radial
    ? `<radialGradient id="${id}" cx="${radial[0]}" cy="${radial[1]}" r="${radial[2]}">${marks}</radialGradient>`
    : `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${marks}</linearGradient>`;
}
/** Crumbs of ink that did not take. */
export function speckle(w, h, count, color, seed, opacity = 0.5) {
  const r = chance(seed);
  return `<g fill="${color}" opacity="${opacity}">${times(count, () => {
    const [x, y, size] = [r() * w, r() * h, 0.6 + r() * r() * 3.4];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${size.toFixed(1)}" ry="${(size * (0.5 + r() * 0.5)).toFixed(1)}" transform="rotate(${(r() * 180) | 0} ${x | 0} ${y | 0})"/>`;
  })}</g>`;
}
export function mix(a, b, share) {
  const parts = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const other = parts(b);
  return `#${parts(a)
    .map((value, i) => Math.round(value + (other[i] - value) * share).toString(16).padStart(2, '0'))
    .join('')}`;
}
