/** Scenes of rooms, screens and shapes. */
import { chance, mix, pick } from '../drawings/ink.js';
import { type Layer, lin, rad, type Scene, wrap } from './scene.js';

export const room: Scene = (c, s = 1) => {
  const [w, d1] = lin(
    [
      [0, mix(c.b, '#ffffff', 0.72)],
      [1, mix(c.b, '#ffffff', 0.5)],
    ],
    1,
    0,
  );
  const [fl, d2] = lin([
    [0, mix(c.d, '#ffffff', 0.55)],
    [1, mix(c.d, '#ffffff', 0.32)],
  ]);
  const [so, d3] = lin([
    [0, mix(c.a, '#ffffff', 0.25)],
    [1, mix(c.a, '#000000', 0.15)],
  ]);
  return wrap(
    [d1, d2, d3],
    `<rect width="800" height="600" fill="url(#${w})"/><path d="M0 460h800v140H0z" fill="url(#${fl})"/><rect x="70" y="60" width="230" height="290" rx="4" fill="#fff"/><rect x="84" y="74" width="96" height="262" fill="${mix(c.b, '#ffffff', 0.35)}"/><rect x="190" y="74" width="96" height="262" fill="${mix(c.b, '#ffffff', 0.45)}"/><path d="M84 280q60-50 96-20v76H84zM190 250q60-20 96 30v56h-96z" fill="${mix(c.e, '#ffffff', 0.35)}"/><path d="M300 470L640 600H140L60 470z" fill="#fff" opacity=".22"/>
    <rect x="${440 + s * 6}" y="96" width="120" height="150" fill="#fff"/><path d="M${452 + s * 6} 108h96v126h-96z" fill="${mix(c.a, '#ffffff', 0.5)}"/><circle cx="${500 + s * 6}" cy="160" r="30" fill="${c.e}"/><rect x="590" y="130" width="90" height="90" fill="#fff"/><path d="M602 142h66v66h-66z" fill="${mix(c.e, '#ffffff', 0.3)}"/>
    <ellipse cx="500" cy="520" rx="300" ry="26" fill="#000" opacity=".12"/><rect x="270" y="330" width="440" height="120" rx="34" fill="url(#${so})"/><rect x="250" y="400" width="480" height="96" rx="26" fill="url(#${so})"/><rect x="300" y="388" width="184" height="60" rx="18" fill="#fff" opacity=".16"/><rect x="496" y="388" width="184" height="60" rx="18" fill="#fff" opacity=".16"/><rect x="330" y="350" width="92" height="76" rx="14" fill="${mix(c.e, '#ffffff', 0.25)}" transform="rotate(-10 376 388)"/><path d="M272 494v36M708 494v36" stroke="${c.d}" stroke-width="10"/><path d="M742 520V250" stroke="${c.d}" stroke-width="7"/><path d="M690 250l22-84h60l22 84z" fill="${mix('#ffd98a', '#ffffff', 0.3)}"/>`,
  );
};

export const dash: Scene = (c, s = 1) => {
  const bg = mix(c.d, '#ffffff', 0.04);
  const pan = mix(c.d, '#ffffff', 0.1);
  const ln = mix(c.d, '#ffffff', 0.2);
  const [g, d1] = lin([
    [0, c.a, 0.55],
    [1, c.a, 0],
  ]);
  const [bar, d2] = lin([
    [0, c.b],
    [1, mix(c.b, c.a, 0.7)],
  ]);
  const r = chance(s * 13 + 7);
  const pts = [];
  for (let i = 0; i <= 12; i++) {
    pts.push([210 + i * 34, Math.round(330 - i * 9 - r() * 70)]);
  }
  const pl = pts.map((p, i) => (i ? 'L' : 'M') + p.join(' ')).join('');
  return wrap(
    [d1, d2],
    `<rect width="800" height="600" fill="${bg}"/><rect width="150" height="600" fill="${mix(c.d, '#000000', 0.25)}"/><rect x="22" y="26" width="26" height="26" rx="7" fill="${c.a}"/><rect x="58" y="33" width="64" height="12" rx="6" fill="#fff" opacity=".8"/>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<rect x="22" y="${92 + i * 38}" width="18" height="18" rx="5" fill="${i === 1 ? c.b : ln}"/><rect x="52" y="${96 + i * 38}" width="${50 + ((i * 37) % 40)}" height="9" rx="4.5" fill="#fff" opacity="${i === 1 ? 0.9 : 0.28}"/>`).join('')}
    <rect x="186" y="30" width="150" height="18" rx="6" fill="#fff" opacity=".85"/><rect x="650" y="24" width="116" height="32" rx="9" fill="${c.a}"/>${[0, 1, 2].map((i) => `<rect x="${186 + i * 197}" y="76" width="184" height="88" rx="12" fill="${pan}"/><rect x="${204 + i * 197}" y="94" width="72" height="9" rx="4" fill="#fff" opacity=".35"/><rect x="${204 + i * 197}" y="116" width="${96 + i * 12}" height="24" rx="6" fill="#fff" opacity=".92"/><rect x="${314 + i * 197}" y="120" width="40" height="18" rx="9" fill="${i === 1 ? '#ff7d6b' : c.b}" opacity=".85"/>`).join('')}
    <rect x="186" y="182" width="450" height="214" rx="12" fill="${pan}"/>${[0, 1, 2, 3].map((i) => `<path d="M206 ${230 + i * 40}H616" stroke="${ln}" stroke-width="1.5"/>`).join('')}<path d="${pl}L618 372L210 372z" fill="url(#${g})"/><path d="${pl}" stroke="${c.a}" stroke-width="5" fill="none" stroke-linejoin="round" stroke-linecap="round"/>
    <rect x="652" y="182" width="128" height="214" rx="12" fill="${pan}"/>${[0, 1, 2, 3, 4].map((i) => `<rect x="${668 + i * 20}" y="${360 - (30 + r() * 110)}" width="12" height="${10 + 360 - 360 + 30 + i * 16}" rx="4" fill="url(#${bar})"/>`).join('')}<rect x="186" y="414" width="594" height="170" rx="12" fill="${pan}"/>${[0, 1, 2, 3].map((i) => `<circle cx="216" cy="${444 + i * 36}" r="11" fill="${pick([c.a, c.b, '#ffb35c', '#ff7d9d'], i)}"/><rect x="240" y="${439 + i * 36}" width="${130 + i * 22}" height="10" rx="5" fill="#fff" opacity=".6"/><rect x="520" y="${439 + i * 36}" width="90" height="10" rx="5" fill="#fff" opacity=".25"/><rect x="690" y="${434 + i * 36}" width="64" height="20" rx="10" fill="${ln}"/>`).join('')}`,
  );
};

export const fabric: Scene = (c, s = 1) => {
  const r = chance(s * 41 + 9);
  const definitions: string[] = [];
  const folds: string[] = [];
  for (let i = 0; i < 11; i++) {
    const x = -60 + i * 82;
    const base = i % 2 ? c.a : mix(c.a, c.d, 0.18);
    const [g, d] = lin(
      [
        [0, mix(base, '#ffffff', 0.32)],
        [0.5, base],
        [1, mix(base, '#000000', 0.42)],
      ],
      1,
      0,
    );
    definitions.push(d);
    const k = (r() - 0.5) * 160;
    folds.push(
      `<path d="M${x} -10C${x + 60 + k} 180 ${x - 80 - k} 380 ${x + 30} 620h120C${x + 60 - k} 400 ${x + 190 + k} 200 ${x + 110} -10z" fill="url(#${g})"/>`,
    );
  }
  return wrap(definitions, `<rect width="800" height="600" fill="${c.a}"/>${folds.join('')}`);
};

export const orb: Scene = (c, s = 1) => {
  const [b, d1] = lin(
    [
      [0, mix(c.d, c.b, 0.25)],
      [1, mix(c.d, '#000000', 0.4)],
    ],
    0.5,
    1,
  );
  const orbs = [
    [400, 300, 170],
    [180, 420, 84],
    [640, 170, 96],
    [610, 470, 56],
    [200, 140, 46],
  ].map(([x, y, R], i): Layer => {
    const [g, d] = rad(
      [
        [0, '#ffffff'],
        [0.22, mix(pick([c.a, c.b, c.e], (i + s) % 3), '#ffffff', 0.35)],
        [0.65, pick([c.a, c.b, c.e], (i + s) % 3)],
        [1, mix(pick([c.a, c.b, c.e], (i + s) % 3), '#000000', 0.55)],
      ],
      0.32,
      0.28,
      0.8,
    );
    return [d, `<circle cx="${x}" cy="${y}" r="${R}" fill="url(#${g})"/>`];
  });
  return wrap(
    [d1, ...orbs.map(([definition]) => definition)],
    `<rect width="800" height="600" fill="url(#${b})"/><ellipse cx="400" cy="320" rx="330" ry="70" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" transform="rotate(-18 400 320)"/>${orbs.map(([, shape]) => shape).join('')}<path d="M86 402A330 70 -18 00714 214" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none" transform="translate(0 6)"/>`,
  );
};
