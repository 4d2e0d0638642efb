/** Scenes of buildings. */
import { chance, mix } from '../drawings/ink.js';
import { lin, type Scene, wrap } from './scene.js';

export const arch: Scene = (c, s = 1) => {
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
  for (let i = 0; i < 7; i++) {
    for (let j = 0; j < 5; j++) {
      w += `<path d="M${250 + i * 44} ${150 + j * 74 + i * 9}l26 5v44l-26-4z" fill="${(i * 7 + j * 3 + s) % 5 === 0 ? c.a : mix(c.d, c.b, 0.35)}" opacity="${0.55 + ((i + j + s) % 3) * 0.15}"/>`;
    }
  }
  return wrap(
    [d1, d2, d3],
    `<rect width="800" height="600" fill="url(#${sky})"/><circle cx="${620 - s * 20}" cy="120" r="62" fill="${mix(c.a, '#ffffff', 0.35)}" opacity=".8"/>
    <path d="M-20 600V330l210-120v390z" fill="url(#${sh})"/><path d="M190 96l380 92v412H190z" fill="url(#${f})"/><path d="M190 96L60 150v460h130z" fill="url(#${sh})"/>${w}
    <path d="M570 270l250-46v380H570z" fill="${mix(c.d, '#ffffff', 0.24)}"/><path d="M600 320h180v12H600zm0 54h180v12H600zm0 54h180v12H600zm0 54h180v12H600z" fill="${mix(c.d, '#ffffff', 0.5)}"/>
    <path d="M0 548h800v60H0z" fill="${mix(c.d, '#ffffff', 0.06)}"/><g fill="${mix(c.e, '#000000', 0.2)}"><ellipse cx="80" cy="540" rx="70" ry="44"/><ellipse cx="700" cy="552" rx="110" ry="40"/></g>`,
  );
};

export const city: Scene = (c, s = 1) => {
  const r = chance(s * 17 + 5);
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
      if (k === 2) {
        for (let i = 0; i < 5; i++) {
          for (let j = 0; j < 8; j++) {
            if (r() > 0.55) {
              b += `<rect x="${(x + 8 + (i * (w - 12)) / 5) | 0}" y="${(614 - h + j * 22) | 0}" width="6" height="10" fill="#ffe3a1" opacity=".85"/>`;
            }
          }
        }
      }
      x += w + r() * 10;
    }
  }
  return wrap(
    [d1],
    `<rect width="800" height="600" fill="url(#${sky})"/><circle cx="560" cy="250" r="70" fill="#fff" opacity=".75"/>${b}`,
  );
};

export const crane: Scene = (c, s = 1) => {
  const [sky, d1] = lin([
    [0, mix(c.b, '#ffffff', 0.55)],
    [1, mix(c.a, '#ffffff', 0.75)],
  ]);
  let g = '';
  for (let i = 0; i < 5; i++) {
    for (let j = 0; j < 6; j++) {
      g += `<rect x="${430 + i * 72}" y="${190 + j * 70}" width="72" height="70" fill="${(i + j * 2 + s) % 3 ? mix(c.d, '#ffffff', 0.3) : mix(c.b, '#ffffff', 0.45)}" stroke="${mix(c.d, '#ffffff', 0.05)}" stroke-width="9"/>`;
    }
  }
  return wrap(
    [d1],
    `<rect width="800" height="600" fill="url(#${sky})"/>${g}<g stroke="${c.a}" stroke-width="9" fill="none"><path d="M210 600V70M250 600V70M210 570l40-40-40-40 40-40-40-40 40-40-40-40 40-40-40-40 40-40-40-40 40-40"/><path d="M90 110h610M230 40L90 110M230 40l470 70"/></g><path d="M620 112v130" stroke="#222" stroke-width="4"/><rect x="580" y="240" width="80" height="20" fill="#222"/><rect x="90" y="100" width="60" height="52" fill="${mix(c.d, '#ffffff', 0.1)}"/><path d="M0 560h800v50H0z" fill="${mix(c.d, '#ffffff', 0.08)}"/>`,
  );
};

export const arches: Scene = (c, s = 1) => {
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
};
