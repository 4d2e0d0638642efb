/** Scenes of things on a table. */
import { chance, mix, pick } from '../drawings/ink.js';
import { lin, rad, type Scene, wrap } from './scene.js';

export const plate: Scene = (c, s = 1) => {
  const r = chance(s * 97);
  const [t, d1] = rad(
    [
      [0, mix(c.d, '#ffffff', 0.16)],
      [1, mix(c.d, '#000000', 0.3)],
    ],
    0.5,
    0.4,
    0.8,
  );
  const [p, d2] = rad([
    [0, '#ffffff'],
    [0.8, '#f3ece2'],
    [1, '#d9cfc2'],
  ]);
  let f = '';
  for (let i = 0; i < 26; i++) {
    const a = r() * 6.28,
      d = r() * 108;
    const x = 400 + Math.cos(a) * d,
      y = 300 + Math.sin(a) * d;
    const col = pick([c.a, c.e, mix(c.a, '#7a1f12', 0.6), mix(c.e, '#ffffff', 0.4), '#f6e3b4'], i % 5);
    f +=
      i % 3
        ? `<circle cx="${x | 0}" cy="${y | 0}" r="${(10 + r() * 22) | 0}" fill="${col}"/><circle cx="${(x - 4) | 0}" cy="${(y - 5) | 0}" r="${(3 + r() * 5) | 0}" fill="#fff" opacity=".35"/>`
        : `<path transform="translate(${x | 0} ${y | 0}) rotate(${(a * 57) | 0})" d="M-34 0Q0-24 34 0Q0 24-34 0z" fill="${mix(c.e, '#1c4a22', 0.35)}"/><path transform="translate(${x | 0} ${y | 0}) rotate(${(a * 57) | 0})" d="M-30 0H30" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`;
  }
  return wrap(
    [d1, d2],
    `<rect width="800" height="600" fill="url(#${t})"/>${[0, 1, 2, 3, 4, 5].map((i) => `<path d="M0 ${i * 110 + 20}H800" stroke="#000" stroke-opacity=".12" stroke-width="2"/>`).join('')}<ellipse cx="412" cy="322" rx="252" ry="248" fill="#000" opacity=".32"/><circle cx="400" cy="300" r="246" fill="url(#${p})"/><circle cx="400" cy="300" r="176" fill="#fffdf8"/><circle cx="400" cy="300" r="176" fill="none" stroke="#dcd1c0" stroke-width="3"/>${f}
    <rect x="70" y="120" width="12" height="380" rx="6" fill="#d8d2c8"/><path d="M62 118h28v80q-14 22-28 0z" fill="#d8d2c8"/><circle cx="710" cy="150" r="88" fill="#000" opacity=".3"/><circle cx="704" cy="142" r="86" fill="${mix(c.a, '#ffffff', 0.75)}"/><circle cx="704" cy="142" r="66" fill="${mix(c.a, '#3a1607', 0.5)}"/>`,
  );
};

export const cup: Scene = (c, s = 1) => {
  const [t, d1] = lin(
    [
      [0, mix(c.a, '#ffffff', 0.55)],
      [1, mix(c.a, '#ffffff', 0.2)],
    ],
    1,
    1,
  );
  const [k, d2] = rad([
    [0, '#c98a4b'],
    [0.7, '#8a5226'],
    [1, '#5f3313'],
  ]);
  return wrap(
    [d1, d2],
    `<rect width="800" height="600" fill="url(#${t})"/><path d="M0 430L800 210V600H0z" fill="${mix(c.d, '#ffffff', 0.2)}" opacity=".25"/><ellipse cx="430" cy="330" rx="228" ry="222" fill="#000" opacity=".16"/><circle cx="410" cy="308" r="220" fill="#fffaf2"/><circle cx="410" cy="308" r="196" fill="#f1e7d8"/><circle cx="410" cy="308" r="140" fill="#fffaf2"/><circle cx="410" cy="308" r="122" fill="url(#${k})"/><path d="M410 234c-46 30-46 84 0 132c46-48 46-102 0-132z" fill="#f5dfbf"/><path d="M410 252c-28 24-28 60 0 92c28-32 28-68 0-92z" fill="#b9783b"/><path d="M410 266c-16 16-16 40 0 60c16-20 16-44 0-60z" fill="#f5dfbf"/><path d="M540 260q84-24 92 42t-80 60" stroke="#fffaf2" stroke-width="30" fill="none" stroke-linecap="round"/>
    <g transform="translate(${110 + s * 8} 470) rotate(-18)"><path d="M-90 30Q-70-64 20-62Q112-58 118 24Q74-18 16-14Q-44-14-90 30z" fill="#d7923f"/><path d="M-60 4Q-30-40 20-40M-6-8Q10-34 34-52M58-2Q60-30 50-50" stroke="#a8651f" stroke-width="7" fill="none" stroke-linecap="round"/></g>`,
  );
};

export const bottle: Scene = (c, _s = 1) => {
  const [w, d1] = lin(
    [
      [0, mix(c.a, '#ffffff', 0.55)],
      [1, mix(c.a, '#ffffff', 0.82)],
    ],
    0.3,
    1,
  );
  const [b, d2] = lin(
    [
      [0, mix(c.e, '#ffffff', 0.35)],
      [0.35, mix(c.e, '#ffffff', 0.05)],
      [1, mix(c.e, '#000000', 0.35)],
    ],
    1,
    0,
  );
  const [p, d3] = lin(
    [
      [0, '#ffffff'],
      [1, mix(c.a, '#ffffff', 0.6)],
    ],
    1,
    0,
  );
  return wrap(
    [d1, d2, d3],
    `<rect width="800" height="600" fill="url(#${w})"/><path d="M140 600V250a170 170 0 01340 0v350z" fill="#fff" opacity=".35"/><path d="M0 480h800v120H0z" fill="${mix(c.a, '#ffffff', 0.45)}"/><ellipse cx="410" cy="520" rx="230" ry="34" fill="#000" opacity=".1"/><path d="M210 500v-50h380v50q-190 44-380 0z" fill="url(#${p})"/><ellipse cx="400" cy="450" rx="190" ry="26" fill="#fff"/>
    <rect x="300" y="210" width="120" height="236" rx="22" fill="url(#${b})"/><rect x="334" y="140" width="52" height="78" rx="8" fill="${c.d}"/><rect x="322" y="290" width="76" height="86" rx="4" fill="#fff" opacity=".85"/><rect x="334" y="306" width="52" height="8" rx="4" fill="${c.d}"/><rect x="334" y="322" width="36" height="6" rx="3" fill="${c.d}" opacity=".5"/><rect x="446" y="310" width="96" height="136" rx="16" fill="url(#${p})"/><rect x="446" y="286" width="96" height="34" rx="8" fill="${mix(c.d, '#ffffff', 0.2)}"/><path d="M620 470q-30-130 40-250M660 220q-60 20-50 80M650 290q60-10 56 60M632 370q-60-20-70 36" stroke="${mix(c.e, '#ffffff', 0.1)}" stroke-width="8" fill="none" stroke-linecap="round"/>`,
  );
};

export const books: Scene = (c, s = 1) => {
  const [b, d1] = lin(
    [
      [0, mix(c.b, '#ffffff', 0.1)],
      [1, mix(c.b, '#000000', 0.3)],
    ],
    0.5,
    1,
  );
  const [g, d2] = rad(
    [
      [0, '#fff3c4', 0.95],
      [1, '#fff3c4', 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  const col = [c.a, c.e, '#ffffff', mix(c.a, '#ffffff', 0.5), c.b, mix(c.e, '#000000', 0.2)];
  return wrap(
    [d1, d2],
    `<rect width="800" height="600" fill="url(#${b})"/><circle cx="560" cy="230" r="320" fill="url(#${g})"/><rect y="510" width="800" height="90" fill="${mix(c.d, '#000000', 0.2)}"/>${[0, 1, 2, 3, 4].map((i) => `<g transform="translate(${170 + ((i * 53 + s * 17) % 50)} ${456 - i * 54}) rotate(${((i * 7 + s) % 5) - 2})"><rect width="${300 - i * 14}" height="54" rx="6" fill="${col[(i + s) % 6]}"/><rect x="${276 - i * 14}" y="6" width="24" height="42" fill="#fffaf0"/><rect x="30" y="20" width="120" height="12" rx="6" fill="#000" opacity=".18"/></g>`).join('')}<path d="M600 510V330" stroke="${c.d}" stroke-width="12"/><path d="M540 510h120" stroke="${c.d}" stroke-width="16" stroke-linecap="round"/><path d="M510 330l40-130h100l40 130z" fill="${c.a}"/><path d="M510 330h180" stroke="#fff" stroke-opacity=".6" stroke-width="6"/>`,
  );
};
