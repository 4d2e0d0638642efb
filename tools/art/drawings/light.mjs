// Light for drawings that look like things: colours mixed in OKLab, gradients, film grain and paper. Every picture is a pure
// function of its palette and seed.
const hex = (c) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
const lin = (v) => ((v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gam = (v) => Math.round(255 * Math.min(1, Math.max(0, v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)));
const toLab = (c) => { const [r, g, b] = hex(c).map(lin); const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b), m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b), s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b); return [0.2105 * l + 0.7936 * m - 0.0041 * s, 1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s]; };
const fromLab = ([L, a, b]) => { const l = (L + 0.3963 * a + 0.2158 * b) ** 3, m = (L - 0.1056 * a - 0.0639 * b) ** 3, s = (L - 0.0895 * a - 1.2915 * b) ** 3; return '#' + [4.0767 * l - 3.3077 * m + 0.231 * s, -1.2684 * l + 2.6098 * m - 0.3413 * s, -0.0042 * l - 0.7034 * m + 1.7076 * s].map((v) => gam(v).toString(16).padStart(2, '0')).join(''); };
/** Mixes in OKLab: no grey mud between complementary colours. */
export const mix = (a, b, t) => { const A = toLab(a), B = toLab(b); return fromLab(A.map((v, i) => v + (B[i] - v) * t)); };
export const f = (n) => (Math.round(n * 10) / 10).toString();
export const grad = (id, stops, o = {}) => `<${o.r ? 'radial' : 'linear'}Gradient id="${id}" ${o.r ? `cx="${o.cx ?? 0.5}" cy="${o.cy ?? 0.5}" r="${o.r}"` : `x1="${o.x1 ?? 0}" y1="${o.y1 ?? 0}" x2="${o.x2 ?? 0}" y2="${o.y2 ?? 1}"`} ${o.user ? 'gradientUnits="userSpaceOnUse"' : ''}>${stops.map(([p, c, a = 1]) => `<stop offset="${p}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</${o.r ? 'radial' : 'linear'}Gradient>`;
/** Fine film grain: overlays the whole picture, strongest in the middle tones. */
export const grain = (w, h, amount = 0.16, freq = 0.8, seed = 3) => `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  ${amount * 2.4} ${amount * 2.4} 0 0 ${-amount * 1.9}"/></filter><filter id="grainD" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="2" seed="${seed + 7}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 .05  ${amount * 3} 0 ${amount * 2} 0 ${-amount * 2.1}"/></filter>`;
export const grainLayer = (w, h) => `<rect width="${w}" height="${h}" filter="url(#grain)" style="mix-blend-mode:soft-light"/><rect width="${w}" height="${h}" filter="url(#grainD)" opacity=".55"/>`;
export const svg = (w, h, defs, body) => `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs}</defs>${body}</svg>`;
