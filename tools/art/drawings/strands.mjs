// Strand fields: a few guide curves and hundreds of strands between them. Light is a band across the flow, not an outline.
import { chance } from './ink.mjs';
import { f, grad, grain, grainLayer, mix, svg } from './light.mjs';

/** A value on a smooth curve through `values`, which are numbers or points. */
function spline(values, t) {
  const last = values.length - 1;
  const place = Math.min(last - 1e-6, t * last);
  const i = Math.floor(place);
  const q = place - i;
  const at = (k) => values[Math.max(0, Math.min(last, k))];
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const run = (p, r, s, v) => 0.5 * (2 * r + (s - p) * q + (2 * p - 5 * r + 4 * s - v) * q * q + (3 * r - p - 3 * s + v) * q ** 3);
  return Array.isArray(a) ? [run(a[0], b[0], c[0], d[0]), run(a[1], b[1], c[1], d[1])] : run(a, b, c, d);
}

/** The way of one strand, `across` from -0.5 to 0.5 of the width of its lock. */
function strandPath({ guide, width, steps = 20 }, [w, h], across, sway) {
  const points = Array.from({ length: steps + 1 }, (_, j) => {
    const t = j / steps;
    const [x, y] = spline(guide, t);
    const [x2, y2] = spline(guide, Math.min(1, t + 0.01));
    const [x0, y0] = spline(guide, Math.max(0, t - 0.01));
    const length = Math.hypot(x2 - x0, y2 - y0) || 1;
    const u = (across + sway(t)) * spline(width, t) * 0.62;
    return [(x - ((y2 - y0) / length) * u) * w, (y + ((x2 - x0) / length) * u) * h];
  });
  const turns = points.slice(1, -1).map(([x, y], j) => `Q${f(x)} ${f(y)} ${f((x + points[j + 2][0]) / 2)} ${f((y + points[j + 2][1]) / 2)}`);
  return `M${f(points[0][0])} ${f(points[0][1])}${turns.join('')}`;
}

/**
 * Draws locks: each a `guide` of points from 0 to 1, a `width` along it, a colour and a number of strands. `under` lies below
 * them, `over` above; `isPlain` keeps the ground without grain, so that it meets that of a section.
 */
export function strands(locks, { w, h, seed = 1, deep, glow, ground, isPlain = false, under = '', over = '', top = 0, bottom = h }) {
  const r = chance(seed * 61 + 7);
  const defs = [];
  const drawn = locks.map((lock, l) => {
    const inner = Array.from({ length: lock.count }, (_, i) => {
      const depth = i / lock.count;
      const across = r() - 0.5;
      const [tilt, start] = [(r() - 0.5) * (lock.loose ?? 0.16), r() * 6];
      const d = strandPath(lock, [w, h], across, (t) => tilt * Math.sin(t * 5 + start));
      // Dark at both rims, light slightly off the middle: that alone makes a round volume.
      const round = Math.exp(-(((across + 0.14) / 0.24) ** 2));
      const shaded = mix(lock.color, deep, Math.min(0.92, Math.abs(across) * 1.7 + (1 - depth) * 0.4));
      const base = mix(shaded, glow, round * 0.22 * depth);
      const light = mix(base, glow, (0.5 + r() * 0.45) * (0.25 + round * 0.75));
      const [one, two] = [0.26 + across * 0.12 + r() * 0.04, 0.66 + across * 0.1 + r() * 0.04];
      const id = `s${l}-${i}`;
      defs.push(grad(id, [[0, mix(base, deep, 0.5)], [one - 0.12, base], [one, light], [one + 0.12, base], [two - 0.12, mix(base, deep, 0.3)], [two, mix(light, base, 0.25)], [two + 0.12, base], [1, mix(base, deep, 0.45)]], { user: 1, x1: 0, y1: top, x2: 0, y2: bottom }));
      return `<path d="${d}" fill="none" stroke="url(#${id})" stroke-width="${f((1.2 + r() * 5.2 * (1 - depth * 0.72)) * (lock.thick ?? 1))}" stroke-linecap="round" opacity="${f(0.75 + depth * 0.25)}"/>`;
    });
    return inner.join('');
  });
  defs.push(`<filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="${f(-w * 0.011)}" dy="${f(w * 0.021)}" stdDeviation="${f(w * 0.021)}" flood-color="${deep}" flood-opacity=".5"/></filter>`);
  const finish = ground && !isPlain ? grainLayer(w, h) : '';
  if (ground) {
    defs.push(grad('ground', [[0, ground[0]], [1, ground[1]]], { x2: 0.4 }), grain(w, h, 0.08, 0.85, seed));
  }
  return svg(w, h, defs.join(''), `${ground ? `<rect width="${w}" height="${h}" fill="url(#ground)"/>` : ''}${under}<g filter="url(#cast)">${drawn.join('')}</g>${over}${finish}`);
}
