/** Scenes of the sea, hills and plants. */
import { chance, mix, pick } from '../drawings/ink.js';
import { type Layer, lin, type Scene, wrap } from './scene.js';

export const waves: Scene = (c, s = 1) => {
  const r = chance(s * 71);
  const [sky, d1] = lin([
    [0, mix(c.b, '#ffffff', 0.1)],
    [0.55, mix(c.a, '#ffffff', 0.55)],
    [1, mix(c.a, '#ffffff', 0.8)],
  ]);
  const layers = [0, 1, 2, 3, 4].map((i): Layer => {
    const y = 290 + i * 62;
    const [g, d] = lin([
      [0, mix(c.b, c.d, i * 0.16)],
      [1, mix(c.b, c.d, 0.2 + i * 0.18)],
    ]);
    const a = 18 + r() * 30;
    return [
      d,
      `<path d="M0 ${y}C120 ${y - a} 220 ${y + a} 360 ${y - 4}S620 ${y - a} 800 ${y + a * 0.5}V600H0z" fill="url(#${g})" opacity=".93"/><path d="M0 ${y + 6}C120 ${y - a + 6} 220 ${y + a + 6} 360 ${y + 2}" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    ];
  });
  return wrap(
    [d1, ...layers.map(([definition]) => definition)],
    `<rect width="800" height="600" fill="url(#${sky})"/><circle cx="${520 + s * 22}" cy="232" r="84" fill="#fff" opacity=".85"/>${layers.map(([, shape]) => shape).join('')}<g transform="translate(250 352) rotate(-24)"><ellipse rx="118" ry="17" fill="${c.a}"/><ellipse rx="118" ry="17" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/></g><path d="M246 350q-14-52 6-76q8-10 18 0q10 16-2 34l26 16-6 9-30-12q2 20 14 36z" fill="${mix(c.d, '#000000', 0.35)}"/>`,
  );
};

export const hills: Scene = (c, s = 1) => {
  const r = chance(s * 33);
  const [sky, d1] = lin([
    [0, mix(c.b, '#ffffff', 0.35)],
    [0.6, mix(c.a, '#ffffff', 0.6)],
    [1, '#ffffff'],
  ]);
  const layers = [0, 1, 2, 3].map((i): Layer => {
    let p = `M0 600V${300 + i * 70}`;
    for (let x = 0; x <= 800; x += 100) {
      p += `L${x} ${Math.round(250 + i * 78 + (r() - 0.5) * (120 - i * 18))}`;
    }
    const [g, d] = lin([
      [0, mix(mix(c.e, c.d, i * 0.3), '#ffffff', 0.55 - i * 0.18)],
      [1, mix(mix(c.e, c.d, i * 0.3), '#ffffff', 0.75 - i * 0.2)],
    ]);
    return [d, `<path d="${p}L800 600z" fill="url(#${g})" stroke-linejoin="round"/>`];
  });
  return wrap(
    [d1, ...layers.map(([definition]) => definition)],
    `<rect width="800" height="600" fill="url(#${sky})"/><circle cx="${240 + s * 60}" cy="170" r="58" fill="#fff" opacity=".9"/>${layers.map(([, shape]) => shape).join('')}<path d="M0 540q200-60 420-8t380-26v100H0z" fill="${mix(c.d, '#000000', 0.15)}"/>${[80, 120, 150, 610, 650, 700, 742].map((x, i) => `<path d="M${x} ${556 - (i % 3) * 8}l-16 0 16-${58 + (i % 3) * 16} 16 ${58 + (i % 3) * 16}z" fill="${mix(c.d, '#000000', 0.3)}"/>`).join('')}`,
  );
};

export const plant: Scene = (c, s = 1) => {
  const r = chance(s * 51);
  const [w, d1] = lin(
    [
      [0, mix(c.soft, '#ffffff', 0.3)],
      [1, mix(c.soft, '#ffffff', 0.05)],
    ],
    1,
    1,
  );
  const [g, d2] = lin(
    [
      [0, mix(c.e, '#ffffff', 0.3)],
      [1, mix(c.e, '#0b2a1a', 0.5)],
    ],
    1,
    1,
  );
  const [p, d3] = lin(
    [
      [0, mix(c.a, '#ffffff', 0.3)],
      [1, mix(c.a, '#000000', 0.25)],
    ],
    1,
    0,
  );
  let L = '';
  for (let i = 0; i < 13; i++) {
    const a = -90 + (i - 6) * 21 + (r() - 0.5) * 14,
      k = 0.75 + r() * 0.6;
    L += `<g transform="translate(400 400) rotate(${a | 0}) scale(${k.toFixed(2)})"><path d="M0 0H120" stroke="${mix(c.e, '#0b2a1a', 0.5)}" stroke-width="5"/><path d="M96 0C120-62 210-66 268 0C210 66 120 62 96 0z" fill="url(#${g})"/><path d="M100 0H256M140 0l40-34M140 0l40 34M176 0l38-28M176 0l38 28" stroke="#fff" stroke-opacity=".25" stroke-width="3"/></g>`;
  }
  return wrap(
    [d1, d2, d3],
    `<rect width="800" height="600" fill="url(#${w})"/><path d="M520 600V180a140 140 0 01280 0v420z" fill="#fff" opacity=".4"/><rect y="520" width="800" height="80" fill="${mix(c.a, '#ffffff', 0.62)}"/>${L}<ellipse cx="400" cy="556" rx="120" ry="14" fill="#000" opacity=".18"/><path d="M296 388h208l-24 168H320z" fill="url(#${p})"/><rect x="286" y="376" width="228" height="34" rx="8" fill="${mix(c.a, '#ffffff', 0.2)}"/>`,
  );
};

export const flowers: Scene = (c, s = 1) => {
  const r = chance(s * 29 + 3);
  const [b, d1] = lin(
    [
      [0, mix(c.a, '#ffffff', 0.82)],
      [1, mix(c.b, '#ffffff', 0.6)],
    ],
    0.4,
    1,
  );
  let f = '';
  for (let i = 0; i < 9; i++) {
    const x = 130 + r() * 560,
      y = 90 + r() * 330;
    f += `<path d="M${x | 0} ${y | 0}Q${(x * 0.6 + 160) | 0} ${(y * 0.5 + 320) | 0} 400 640" stroke="${mix(c.e, '#ffffff', 0.1)}" stroke-width="5" fill="none"/>`;
  }
  const rr = chance(s * 29 + 3);
  for (let i = 0; i < 9; i++) {
    const x = 130 + rr() * 560,
      y = 90 + rr() * 330,
      k = 0.7 + ((i * 37) % 10) / 12,
      col = pick([c.a, mix(c.a, '#ffffff', 0.45), mix(c.b, '#ffffff', 0.3), '#fff7f0'], i % 4);
    f += `<g transform="translate(${x | 0} ${y | 0}) scale(${k.toFixed(2)})">${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<ellipse cx="0" cy="-42" rx="24" ry="42" fill="${col}" opacity=".92" transform="rotate(${a})"/>`).join('')}${[20, 80, 140, 200, 260, 320].map((a) => `<ellipse cx="0" cy="-22" rx="14" ry="24" fill="${mix(col, '#ffffff', 0.3)}" transform="rotate(${a})"/>`).join('')}<circle r="15" fill="${mix('#f2c14e', c.a, 0.15)}"/></g>`;
  }
  return wrap(
    [d1],
    `<rect width="800" height="600" fill="url(#${b})"/>${f}<path d="M250 520q150-70 300 0l-30 90H280z" fill="${mix(c.e, '#ffffff', 0.25)}"/>`,
  );
};
