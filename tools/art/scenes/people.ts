/** Scenes with people. */
import { mix, pick } from '../drawings/ink.js';
import { lin, rad, type Scene, wrap } from './scene.js';

export const portrait: Scene = (c, s = 1) => {
  const skins = ['#f2c9a8', '#8d5a3b', '#e0a77d', '#5f3a26', '#f6d9c2', '#b97a52'];
  const hairs = ['#2a1b14', '#7a4a22', '#141414', '#c98d3a', '#4a2a1c', '#e4d6c4'];
  const sk = pick(skins, s % 6);
  const hr = pick(hairs, (s * 5 + 2) % 6);
  const bgc = pick([c.a, c.b, c.e, mix(c.a, c.b, 0.5)], s % 4);
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
      [0, pick([c.d, c.a, '#f7f4ef', c.e], (s + 1) % 4)],
      [1, mix(pick([c.d, c.a, '#e7e0d6', c.e], (s + 1) % 4), '#000000', 0.25)],
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
  const hair = pick(
    [
      `<path d="M288 262c-18-128 54-186 122-184s132 58 112 190c-12-56-32-86-62-100-40 30-100 22-140 10-16 18-26 44-32 84z" fill="${hr}"/>`,
      `<path d="M270 470c-30-120-30-260 20-330 50-66 180-70 232 2 46 66 40 220 12 330l-66-20V250l-150-20-20 220z" fill="${hr}"/>`,
      `<path d="M300 240c-14-96 40-150 106-150s122 50 104 152c-10-40-24-62-40-76-50 10-96 8-136-2-16 20-28 44-34 76z" fill="${hr}"/><circle cx="404" cy="82" r="46" fill="${hr}"/>`,
      `<path d="M286 300c-40-150 30-226 118-226s158 76 120 226c-6-70-20-110-42-132-60 24-120 20-160 4-20 26-32 70-36 128z" fill="${hr}"/>`,
    ],
    s % 4,
  );
  return wrap(
    [d1, d2, d3],
    `<rect width="800" height="600" fill="url(#${b})"/><circle cx="${600 - s * 30}" cy="${180 + s * 10}" r="190" fill="#fff" opacity=".14"/>${s % 4 === 1 ? hair : ''}<path d="M120 620c0-150 110-196 208-210h148c98 14 208 60 208 210z" fill="url(#${t})"/><path d="M352 340h104v80q-52 52-104 0z" fill="${mix(sk, '#6a2e16', 0.22)}"/><path d="M306 250c0-80 40-124 98-124s98 44 98 124-40 140-98 140-98-60-98-140z" fill="url(#${f})"/>${s % 4 === 1 ? `<path d="M300 250c0-100 50-140 104-140s106 40 104 140c-20-50-40-80-80-92-50 40-100 46-128 92z" fill="${hr}"/>` : hair}<g stroke="#2b1a12" stroke-width="6" fill="none" stroke-linecap="round" opacity=".75"><path d="M352 256q12-9 24 0M432 256q12-9 24 0M378 330q26 ${16 + (s % 3) * 6} 52 0"/></g>${s % 3 === 2 ? `<g stroke="#222" stroke-width="6" fill="none"><circle cx="364" cy="260" r="28"/><circle cx="444" cy="260" r="28"/><path d="M392 258h24"/></g>` : ''}`,
  );
};

export const track: Scene = (c, s = 1) => {
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
  for (let i = -7; i <= 7; i++) {
    l += `<path d="M${400 + i * 20} 260L${400 + i * 190} 620" stroke="#fff" stroke-opacity="${0.35 - Math.abs(i) * 0.03}" stroke-width="${4}"/>`;
  }
  return wrap(
    [d1, d2],
    `<rect width="800" height="600" fill="url(#${b})"/><rect y="262" width="800" height="340" fill="${mix(c.d, c.a, 0.16)}"/>${l}<circle cx="${430 + s * 20}" cy="240" r="260" fill="url(#${g})"/><g transform="translate(${360 + s * 12} 120)" fill="${mix(c.d, '#000000', 0.5)}"><circle cx="92" cy="26" r="30"/><path d="M70 60q34-10 58 14l44 36 44-10 6 20-58 20-48-30-14 60 54 44-22 100-26-4 12-82-62-36-46 70-86 2-2-26 70-6 44-84 18-62-36 20-20 54-24-8 20-68z"/></g><path d="M0 120L800 40v10L0 150z" fill="${c.a}" opacity=".5"/><path d="M0 180L800 120v4L0 196z" fill="#fff" opacity=".3"/>`,
  );
};
