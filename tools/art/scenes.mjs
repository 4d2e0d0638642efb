// Placeholder "photographs": small SVG scenes built from gradients. Every scene is fn(palette, seed) -> svg string.
const rnd = (s) => {
  s = (s * 48271 + 12345) % 2147483647;
  const f = () => (s = (s * 16807 + 11) % 2147483647) / 2147483647;
  f();
  f();
  return f;
};
let uid = 0;
const lin = (stops, x2 = 0, y2 = 1) => {
  const id = 'g' + ++uid;
  return [
    id,
    `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`,
  ];
};
const rad = (stops, cx = 0.5, cy = 0.5, r = 0.6) => {
  const id = 'g' + ++uid;
  return [
    id,
    `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`,
  ];
};
const wrap = (defs, body) => {
  const [l, ld] = rad(
    [
      [0, '#fff', 0.28],
      [0.6, '#fff', 0],
      [1, '#000', 0.18],
    ],
    0.35,
    0.25,
    0.95,
  );
  return `<svg class="ph" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" xmlns="http://www.w3.org/2000/svg"><defs>${defs.join('')}${ld}</defs>${body}<rect width="800" height="600" fill="url(#${l})"/></svg>`;
};
export const mix = (a, b, t) => {
  const p = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
  const A = p(a),
    B = p(b);
  return (
    '#' +
    A.map((v, i) =>
      Math.round(v + (B[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    ).join('')
  );
};

export const scenes = {
  arch(c, s = 1) {
    const [sky, d1] = lin([
      [0, mix(c.b, '#ffffff', 0.25)],
      [1, mix(c.b, '#ffffff', 0.75)],
    ]);
    const [f, d2] = lin(
      [
        [0, mix(c.d, '#ffffff', 0.78)],
        [1, mix(c.d, '#ffffff', 0.5)],
      ],
      1,
      0,
    );
    const [sh, d3] = lin([
      [0, mix(c.d, '#ffffff', 0.12)],
      [1, mix(c.d, '#ffffff', 0.34)],
    ]);
    let w = '';
    for (let i = 0; i < 7; i++)
      for (let j = 0; j < 5; j++)
        w += `<path d="M${250 + i * 44} ${150 + j * 74 + i * 9}l26 5v44l-26-4z" fill="${(i * 7 + j * 3 + s) % 5 === 0 ? c.a : mix(c.d, c.b, 0.35)}" opacity="${0.55 + ((i + j + s) % 3) * 0.15}"/>`;
    return wrap(
      [d1, d2, d3],
      `<rect width="800" height="600" fill="url(#${sky})"/><circle cx="${620 - s * 20}" cy="120" r="62" fill="${mix(c.a, '#ffffff', 0.35)}" opacity=".8"/>
    <path d="M-20 600V330l210-120v390z" fill="url(#${sh})"/><path d="M190 96l380 92v412H190z" fill="url(#${f})"/><path d="M190 96L60 150v460h130z" fill="url(#${sh})"/>${w}
    <path d="M570 270l250-46v380H570z" fill="${mix(c.d, '#ffffff', 0.24)}"/><path d="M600 320h180v12H600zm0 54h180v12H600zm0 54h180v12H600zm0 54h180v12H600z" fill="${mix(c.d, '#ffffff', 0.5)}"/>
    <path d="M0 548h800v60H0z" fill="${mix(c.d, '#ffffff', 0.06)}"/><g fill="${mix(c.e, '#000000', 0.2)}"><ellipse cx="80" cy="540" rx="70" ry="44"/><ellipse cx="700" cy="552" rx="110" ry="40"/></g>`,
    );
  },
  waves(c, s = 1) {
    const r = rnd(s * 71);
    const [sky, d1] = lin([
      [0, mix(c.b, '#ffffff', 0.1)],
      [0.55, mix(c.a, '#ffffff', 0.55)],
      [1, mix(c.a, '#ffffff', 0.8)],
    ]);
    const layers = [0, 1, 2, 3, 4].map((i) => {
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
      [d1, ...layers.map((l) => l[0])],
      `<rect width="800" height="600" fill="url(#${sky})"/><circle cx="${520 + s * 22}" cy="232" r="84" fill="#fff" opacity=".85"/>${layers.map((l) => l[1]).join('')}<g transform="translate(250 352) rotate(-24)"><ellipse rx="118" ry="17" fill="${c.a}"/><ellipse rx="118" ry="17" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/></g><path d="M246 350q-14-52 6-76q8-10 18 0q10 16-2 34l26 16-6 9-30-12q2 20 14 36z" fill="${mix(c.d, '#000000', 0.35)}"/>`,
    );
  },
  hills(c, s = 1) {
    const r = rnd(s * 33);
    const [sky, d1] = lin([
      [0, mix(c.b, '#ffffff', 0.35)],
      [0.6, mix(c.a, '#ffffff', 0.6)],
      [1, '#ffffff'],
    ]);
    const L = [0, 1, 2, 3].map((i) => {
      let p = `M0 600V${300 + i * 70}`;
      for (let x = 0; x <= 800; x += 100) p += `L${x} ${Math.round(250 + i * 78 + (r() - 0.5) * (120 - i * 18))}`;
      const [g, d] = lin([
        [0, mix(mix(c.e, c.d, i * 0.3), '#ffffff', 0.55 - i * 0.18)],
        [1, mix(mix(c.e, c.d, i * 0.3), '#ffffff', 0.75 - i * 0.2)],
      ]);
      return [d, `<path d="${p}L800 600z" fill="url(#${g})" stroke-linejoin="round"/>`];
    });
    return wrap(
      [d1, ...L.map((l) => l[0])],
      `<rect width="800" height="600" fill="url(#${sky})"/><circle cx="${240 + s * 60}" cy="170" r="58" fill="#fff" opacity=".9"/>${L.map((l) => l[1]).join('')}<path d="M0 540q200-60 420-8t380-26v100H0z" fill="${mix(c.d, '#000000', 0.15)}"/>${[80, 120, 150, 610, 650, 700, 742].map((x, i) => `<path d="M${x} ${556 - (i % 3) * 8}l-16 0 16-${58 + (i % 3) * 16} 16 ${58 + (i % 3) * 16}z" fill="${mix(c.d, '#000000', 0.3)}"/>`).join('')}`,
    );
  },
  plate(c, s = 1) {
    const r = rnd(s * 97);
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
      const col = [c.a, c.e, mix(c.a, '#7a1f12', 0.6), mix(c.e, '#ffffff', 0.4), '#f6e3b4'][i % 5];
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
  },
  cup(c, s = 1) {
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
  },
  plant(c, s = 1) {
    const r = rnd(s * 51);
    const [w, d1] = lin(
      [
        [0, mix(c.soft || c.b, '#ffffff', 0.3)],
        [1, mix(c.soft || c.b, '#ffffff', 0.05)],
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
  },
  portrait(c, s = 1) {
    const skins = ['#f2c9a8', '#8d5a3b', '#e0a77d', '#5f3a26', '#f6d9c2', '#b97a52'];
    const hairs = ['#2a1b14', '#7a4a22', '#141414', '#c98d3a', '#4a2a1c', '#e4d6c4'];
    const sk = skins[s % 6],
      hr = hairs[(s * 5 + 2) % 6];
    const bgc = [c.a, c.b, c.e, mix(c.a, c.b, 0.5)][s % 4];
    const [b, d1] = lin(
      [
        [0, mix(bgc, '#ffffff', 0.5)],
        [1, mix(bgc, '#ffffff', 0.08)],
      ],
      0.6,
      1,
    );
    const [t, d2] = lin(
      [
        [0, [c.d, c.a, '#f7f4ef', c.e][(s + 1) % 4]],
        [1, mix([c.d, c.a, '#e7e0d6', c.e][(s + 1) % 4], '#000000', 0.25)],
      ],
      0.6,
      1,
    );
    const [f, d3] = lin(
      [
        [0, mix(sk, '#ffffff', 0.15)],
        [1, mix(sk, '#6a2e16', 0.18)],
      ],
      1,
      0.4,
    );
    const hair = [
      `<path d="M288 262c-18-128 54-186 122-184s132 58 112 190c-12-56-32-86-62-100-40 30-100 22-140 10-16 18-26 44-32 84z" fill="${hr}"/>`,
      `<path d="M270 470c-30-120-30-260 20-330 50-66 180-70 232 2 46 66 40 220 12 330l-66-20V250l-150-20-20 220z" fill="${hr}"/>`,
      `<path d="M300 240c-14-96 40-150 106-150s122 50 104 152c-10-40-24-62-40-76-50 10-96 8-136-2-16 20-28 44-34 76z" fill="${hr}"/><circle cx="404" cy="82" r="46" fill="${hr}"/>`,
      `<path d="M286 300c-40-150 30-226 118-226s158 76 120 226c-6-70-20-110-42-132-60 24-120 20-160 4-20 26-32 70-36 128z" fill="${hr}"/>`,
    ][s % 4];
    return wrap(
      [d1, d2, d3],
      `<rect width="800" height="600" fill="url(#${b})"/><circle cx="${600 - s * 30}" cy="${180 + s * 10}" r="190" fill="#fff" opacity=".14"/>${s % 4 === 1 ? hair : ''}<path d="M120 620c0-150 110-196 208-210h148c98 14 208 60 208 210z" fill="url(#${t})"/><path d="M352 340h104v80q-52 52-104 0z" fill="${mix(sk, '#6a2e16', 0.22)}"/><path d="M306 250c0-80 40-124 98-124s98 44 98 124-40 140-98 140-98-60-98-140z" fill="url(#${f})"/>${s % 4 === 1 ? `<path d="M300 250c0-100 50-140 104-140s106 40 104 140c-20-50-40-80-80-92-50 40-100 46-128 92z" fill="${hr}"/>` : hair}<g stroke="#2b1a12" stroke-width="6" fill="none" stroke-linecap="round" opacity=".75"><path d="M352 256q12-9 24 0M432 256q12-9 24 0M378 330q26 ${16 + (s % 3) * 6} 52 0"/></g>${s % 3 === 2 ? `<g stroke="#222" stroke-width="6" fill="none"><circle cx="364" cy="260" r="28"/><circle cx="444" cy="260" r="28"/><path d="M392 258h24"/></g>` : ''}`,
    );
  },
  dash(c, s = 1) {
    const bg = mix(c.d, '#ffffff', 0.04),
      pan = mix(c.d, '#ffffff', 0.1),
      ln = mix(c.d, '#ffffff', 0.2);
    const [g, d1] = lin([
      [0, c.a, 0.55],
      [1, c.a, 0],
    ]);
    const [bar, d2] = lin([
      [0, c.b],
      [1, mix(c.b, c.a, 0.7)],
    ]);
    const r = rnd(s * 13 + 7);
    const pts = [];
    for (let i = 0; i <= 12; i++) pts.push([210 + i * 34, Math.round(330 - i * 9 - r() * 70)]);
    const pl = pts.map((p, i) => (i ? 'L' : 'M') + p.join(' ')).join('');
    return wrap(
      [d1, d2],
      `<rect width="800" height="600" fill="${bg}"/><rect width="150" height="600" fill="${mix(c.d, '#000000', 0.25)}"/><rect x="22" y="26" width="26" height="26" rx="7" fill="${c.a}"/><rect x="58" y="33" width="64" height="12" rx="6" fill="#fff" opacity=".8"/>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<rect x="22" y="${92 + i * 38}" width="18" height="18" rx="5" fill="${i === 1 ? c.b : ln}"/><rect x="52" y="${96 + i * 38}" width="${50 + ((i * 37) % 40)}" height="9" rx="4.5" fill="#fff" opacity="${i === 1 ? 0.9 : 0.28}"/>`).join('')}
    <rect x="186" y="30" width="150" height="18" rx="6" fill="#fff" opacity=".85"/><rect x="650" y="24" width="116" height="32" rx="9" fill="${c.a}"/>${[0, 1, 2].map((i) => `<rect x="${186 + i * 197}" y="76" width="184" height="88" rx="12" fill="${pan}"/><rect x="${204 + i * 197}" y="94" width="72" height="9" rx="4" fill="#fff" opacity=".35"/><rect x="${204 + i * 197}" y="116" width="${96 + i * 12}" height="24" rx="6" fill="#fff" opacity=".92"/><rect x="${314 + i * 197}" y="120" width="40" height="18" rx="9" fill="${i === 1 ? '#ff7d6b' : c.b}" opacity=".85"/>`).join('')}
    <rect x="186" y="182" width="450" height="214" rx="12" fill="${pan}"/>${[0, 1, 2, 3].map((i) => `<path d="M206 ${230 + i * 40}H616" stroke="${ln}" stroke-width="1.5"/>`).join('')}<path d="${pl}L618 372L210 372z" fill="url(#${g})"/><path d="${pl}" stroke="${c.a}" stroke-width="5" fill="none" stroke-linejoin="round" stroke-linecap="round"/>
    <rect x="652" y="182" width="128" height="214" rx="12" fill="${pan}"/>${[0, 1, 2, 3, 4].map((i) => `<rect x="${668 + i * 20}" y="${360 - (30 + r() * 110)}" width="12" height="${10 + 360 - 360 + 30 + i * 16}" rx="4" fill="url(#${bar})"/>`).join('')}<rect x="186" y="414" width="594" height="170" rx="12" fill="${pan}"/>${[0, 1, 2, 3].map((i) => `<circle cx="216" cy="${444 + i * 36}" r="11" fill="${[c.a, c.b, '#ffb35c', '#ff7d9d'][i]}"/><rect x="240" y="${439 + i * 36}" width="${130 + i * 22}" height="10" rx="5" fill="#fff" opacity=".6"/><rect x="520" y="${439 + i * 36}" width="90" height="10" rx="5" fill="#fff" opacity=".25"/><rect x="690" y="${434 + i * 36}" width="64" height="20" rx="10" fill="${ln}"/>`).join('')}`,
    );
  },
  bottle(c, s = 1) {
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
  },
  room(c, s = 1) {
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
  },
  track(c, s = 1) {
    const [b, d1] = lin([
      [0, mix(c.d, '#ffffff', 0.2)],
      [1, mix(c.d, '#000000', 0.4)],
    ]);
    const [g, d2] = rad(
      [
        [0, c.a, 0.95],
        [0.4, c.a, 0.35],
        [1, c.a, 0],
      ],
      0.5,
      0.5,
      0.5,
    );
    let l = '';
    for (let i = -7; i <= 7; i++)
      l += `<path d="M${400 + i * 20} 260L${400 + i * 190} 620" stroke="#fff" stroke-opacity="${0.35 - Math.abs(i) * 0.03}" stroke-width="${4}"/>`;
    return wrap(
      [d1, d2],
      `<rect width="800" height="600" fill="url(#${b})"/><rect y="262" width="800" height="340" fill="${mix(c.d, c.a, 0.16)}"/>${l}<circle cx="${430 + s * 20}" cy="240" r="260" fill="url(#${g})"/><g transform="translate(${360 + s * 12} 120)" fill="${mix(c.d, '#000000', 0.5)}"><circle cx="92" cy="26" r="30"/><path d="M70 60q34-10 58 14l44 36 44-10 6 20-58 20-48-30-14 60 54 44-22 100-26-4 12-82-62-36-46 70-86 2-2-26 70-6 44-84 18-62-36 20-20 54-24-8 20-68z"/></g><path d="M0 120L800 40v10L0 150z" fill="${c.a}" opacity=".5"/><path d="M0 180L800 120v4L0 196z" fill="#fff" opacity=".3"/>`,
    );
  },
  flowers(c, s = 1) {
    const r = rnd(s * 29 + 3);
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
    const rr = rnd(s * 29 + 3);
    for (let i = 0; i < 9; i++) {
      const x = 130 + rr() * 560,
        y = 90 + rr() * 330,
        k = 0.7 + ((i * 37) % 10) / 12,
        col = [c.a, mix(c.a, '#ffffff', 0.45), mix(c.b, '#ffffff', 0.3), '#fff7f0'][i % 4];
      f += `<g transform="translate(${x | 0} ${y | 0}) scale(${k.toFixed(2)})">${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<ellipse cx="0" cy="-42" rx="24" ry="42" fill="${col}" opacity=".92" transform="rotate(${a})"/>`).join('')}${[20, 80, 140, 200, 260, 320].map((a) => `<ellipse cx="0" cy="-22" rx="14" ry="24" fill="${mix(col, '#ffffff', 0.3)}" transform="rotate(${a})"/>`).join('')}<circle r="15" fill="${mix('#f2c14e', c.a, 0.15)}"/></g>`;
    }
    return wrap(
      [d1],
      `<rect width="800" height="600" fill="url(#${b})"/>${f}<path d="M250 520q150-70 300 0l-30 90H280z" fill="${mix(c.e, '#ffffff', 0.25)}"/>`,
    );
  },
  books(c, s = 1) {
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
  },
  orb(c, s = 1) {
    const [b, d1] = lin(
      [
        [0, mix(c.d, c.b, 0.25)],
        [1, mix(c.d, '#000000', 0.4)],
      ],
      0.5,
      1,
    );
    const S = [
      [400, 300, 170],
      [180, 420, 84],
      [640, 170, 96],
      [610, 470, 56],
      [200, 140, 46],
    ].map(([x, y, R], i) => {
      const [g, d] = rad(
        [
          [0, '#ffffff'],
          [0.22, mix([c.a, c.b, c.e][(i + s) % 3], '#ffffff', 0.35)],
          [0.65, [c.a, c.b, c.e][(i + s) % 3]],
          [1, mix([c.a, c.b, c.e][(i + s) % 3], '#000000', 0.55)],
        ],
        0.32,
        0.28,
        0.8,
      );
      return [d, `<circle cx="${x}" cy="${y}" r="${R}" fill="url(#${g})"/>`];
    });
    return wrap(
      [d1, ...S.map((x) => x[0])],
      `<rect width="800" height="600" fill="url(#${b})"/><ellipse cx="400" cy="320" rx="330" ry="70" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" transform="rotate(-18 400 320)"/>${S.map((x) => x[1]).join('')}<path d="M86 402A330 70 -18 00714 214" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none" transform="translate(0 6)"/>`,
    );
  },
  city(c, s = 1) {
    const r = rnd(s * 17 + 5);
    const [sky, d1] = lin([
      [0, mix(c.d, c.b, 0.4)],
      [0.6, mix(c.a, '#ffffff', 0.35)],
      [1, mix(c.a, '#ffffff', 0.7)],
    ]);
    let b = '';
    for (let k = 0; k < 3; k++) {
      let x = -20;
      while (x < 800) {
        const w = 50 + r() * 70,
          h = 140 + r() * 220 - k * 40;
        const f = mix(c.d, '#ffffff', 0.42 - k * 0.18);
        b += `<rect x="${x | 0}" y="${(600 - h - (2 - k) * 70) | 0}" width="${w | 0}" height="600" fill="${f}"/>`;
        if (k === 2)
          for (let i = 0; i < 5; i++)
            for (let j = 0; j < 8; j++)
              if (r() > 0.55)
                b += `<rect x="${(x + 8 + (i * (w - 12)) / 5) | 0}" y="${(614 - h + j * 22) | 0}" width="6" height="10" fill="#ffe3a1" opacity=".85"/>`;
        x += w + r() * 10;
      }
    }
    return wrap(
      [d1],
      `<rect width="800" height="600" fill="url(#${sky})"/><circle cx="560" cy="250" r="70" fill="#fff" opacity=".75"/>${b}`,
    );
  },
  crane(c, s = 1) {
    const [sky, d1] = lin([
      [0, mix(c.b, '#ffffff', 0.55)],
      [1, mix(c.a, '#ffffff', 0.75)],
    ]);
    let g = '';
    for (let i = 0; i < 5; i++)
      for (let j = 0; j < 6; j++)
        g += `<rect x="${430 + i * 72}" y="${190 + j * 70}" width="72" height="70" fill="${(i + j * 2 + s) % 3 ? mix(c.d, '#ffffff', 0.3) : mix(c.b, '#ffffff', 0.45)}" stroke="${mix(c.d, '#ffffff', 0.05)}" stroke-width="9"/>`;
    return wrap(
      [d1],
      `<rect width="800" height="600" fill="url(#${sky})"/>${g}<g stroke="${c.a}" stroke-width="9" fill="none"><path d="M210 600V70M250 600V70M210 570l40-40-40-40 40-40-40-40 40-40-40-40 40-40-40-40 40-40-40-40 40-40"/><path d="M90 110h610M230 40L90 110M230 40l470 70"/></g><path d="M620 112v130" stroke="#222" stroke-width="4"/><rect x="580" y="240" width="80" height="20" fill="#222"/><rect x="90" y="100" width="60" height="52" fill="${mix(c.d, '#ffffff', 0.1)}"/><path d="M0 560h800v50H0z" fill="${mix(c.d, '#ffffff', 0.08)}"/>`,
    );
  },
  fabric(c, s = 1) {
    const r = rnd(s * 41 + 9);
    const D = [],
      B = [];
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
      D.push(d);
      const k = (r() - 0.5) * 160;
      B.push(
        `<path d="M${x} -10C${x + 60 + k} 180 ${x - 80 - k} 380 ${x + 30} 620h120C${x + 60 - k} 400 ${x + 190 + k} 200 ${x + 110} -10z" fill="url(#${g})"/>`,
      );
    }
    return wrap(D, `<rect width="800" height="600" fill="${c.a}"/>${B.join('')}`);
  },
  arches(c, s = 1) {
    const [sky, d1] = lin([
      [0, mix(c.a, '#ffffff', 0.7)],
      [1, mix(c.b, '#ffffff', 0.6)],
    ]);
    const [w, d2] = lin(
      [
        [0, mix(c.a, '#ffffff', 0.5)],
        [1, mix(c.a, '#ffffff', 0.15)],
      ],
      1,
      0,
    );
    const [k, d3] = lin([
      [0, mix(c.a, '#000000', 0.25)],
      [1, mix(c.a, '#000000', 0.5)],
    ]);
    return wrap(
      [d1, d2, d3],
      `<rect width="800" height="600" fill="url(#${sky})"/><circle cx="${200 + s * 30}" cy="150" r="70" fill="#fff" opacity=".85"/><rect x="330" y="90" width="480" height="520" fill="url(#${w})"/>${[0, 1, 2].map((i) => `<path d="M${372 + i * 146} 360V220a50 50 0 01100 0v140z" fill="url(#${k})"/><path d="M${388 + i * 146} 600V470a42 42 0 0184 0v130z" fill="url(#${k})"/>`).join('')}<path d="M330 90h480v26H330zM330 396h480v22H330z" fill="#fff" opacity=".35"/>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<rect x="${20 + i * 46}" y="${560 - i * 26}" width="${330 - i * 46}" height="60" fill="${mix(c.a, '#ffffff', 0.6 - i * 0.05)}"/>`).join('')}`,
    );
  },
};
