/** Photographs in two tones: everything is drawn in shades from black to the colour of light, then softened, bloomed and grained. */
import { chance } from '../../drawings/ink.js';
import { f, grad, grain, grainLayer, mix, svg } from '../../drawings/light.js';
import { pencil } from './look.js';

type Stop = [at: number, shade: number, opacity?: number];
type Gradient = Omit<NonNullable<Parameters<typeof grad>[2]>, 'user'> & { isFixed?: boolean };

/** The tones of a film, from black to white. */
const films = {
  warm: ['#130907', '#43231C', '#9C5C4B', '#E5A67C', '#FFEBCF'],
  plum: ['#120A12', '#3C2738', '#8A6075', '#D9A79E', '#FBE9DC'],
};
export type Film = keyof typeof films;
export const tone = (film: Film, shade: number): string => {
  const tones = films[film];
  const at = Math.min(0.9999, Math.max(0, shade)) * (tones.length - 1);
  return mix(tones[Math.floor(at)] ?? '', tones[Math.floor(at) + 1] ?? '', at % 1);
};

/** The tools of a scene. `t` gives a tone, `grade` a gradient and `soft` a blur. */
export type Room = {
  t: (shade: number) => string;
  random: () => number;
  grade: (stops: Stop[], o?: Gradient) => string;
  soft: (blur: number) => string;
};
/** Draws in 1200 × 800. */
export type Scene = (room: Room) => string;

/** Returns a room whose definitions no other one has. */
function roomOf(film: Film, seed: number, id: string, defs: string[]): Room {
  const t = (shade: number) => tone(film, shade);
  const blurs = new Set<number>();
  return {
    t,
    random: chance(seed),
    grade: (stops, { isFixed, ...o } = {}) => {
      const name = `${id}g${defs.length}`;
      defs.push(
        grad(
          name,
          stops.map(([at, shade, opacity = 1]) => [at, t(shade), opacity]),
          { ...o, ...(isFixed ? { user: 1 } : {}) },
        ),
      );
      return `url(#${name})`;
    },
    soft: (blur) => {
      if (!blurs.has(blur)) {
        blurs.add(blur);
        defs.push(
          `<filter id="${id}b${blur * 10}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
        );
      }
      return ` filter="url(#${id}b${blur * 10})"`;
    },
  };
}

const screened = 'style="mix-blend-mode:screen"';
/** Draws light that spills over everything around its source. */
export const bloom = ({ grade }: Room, [x, y]: Point, radius: number, strength = 0.7): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" fill="${grade(
    [
      [0, 1, strength],
      [0.3, 0.8, strength * 0.45],
      [1, 0.7, 0],
    ],
    { r: 0.5 },
  )}" ${screened}/>`;
/** Draws lights out of focus. */
export const bokeh = (room: Room, count: number, [x, y, w, h]: Box, [least, most]: Point, strength = 0.4): string => {
  const { t, random, soft } = room;
  const discs = Array.from({ length: count }, () => {
    const r = least + random() * random() * (most - least);
    const at = `cx="${f(x + random() * w)}" cy="${f(y + random() * h)}" r="${f(r)}"`;
    const glow = f(strength * (0.35 + random() * 0.65) * 100);
    return `<circle ${at} fill="${t(0.68 + random() * 0.3)}" opacity="${Number(glow) / 100}"/><circle ${at} fill="none" stroke="${t(0.95)}" stroke-width="1.6" opacity="${Number(glow) / 160}"/>`;
  });
  return `<g ${screened}${soft(1)}>${discs.join('')}</g>`;
};
export type Point = [x: number, y: number];
export type Box = [x: number, y: number, w: number, h: number];

const vignette = (id: string, film: Film) =>
  grad(
    id,
    [
      [0, '#000000', 0],
      [0.6, '#000000', 0],
      [1, tone(film, 0), 0.66],
    ],
    { r: 0.76 },
  );
export type Frame = { scene: Scene; seed?: number; film?: Film; crop?: Box };
type Size = [width: number, height: number];

const full: Box = [0, 0, 1200, 800];
/** Draws one photograph, cropped from the negative. */
export function photo([w, h]: Size, { scene, seed = 1, film = 'warm', crop = full }: Frame, over = ''): string {
  const defs = [vignette('v', film), grain(w, h, 0.15, 0.75, seed), roughness];
  const body = scene(roomOf(film, seed, 'r', defs));
  return svg(
    w,
    h,
    defs.join(''),
    `<svg width="${w}" height="${h}" viewBox="${crop.join(' ')}" preserveAspectRatio="xMidYMid slice">${body}</svg><rect width="${w}" height="${h}" fill="url(#v)"/>${grainLayer(w, h)}${over}`,
  );
}

/** Draws a strip of film with its frames: holes along both edges, numbers between them. */
export function strip(frames: Frame[], first: number, chosen: number[] = []): string {
  const [fw, fh, gap, edge] = [456, 304, 22, 62];
  const [w, h] = [frames.length * (fw + gap) + gap, fh + edge * 2];
  const defs = [grain(w, h, 0.12, 0.8, first), roughness];
  const shown = frames.map(({ scene, seed = 1, film = 'warm', crop = full }, i) => {
    const x = gap + i * (fw + gap);
    defs.push(vignette(`v${i}`, film));
    return `<svg x="${x}" y="${edge}" width="${fw}" height="${fh}" viewBox="${crop.join(' ')}" preserveAspectRatio="xMidYMid slice">${scene(roomOf(film, seed, `s${i}`, defs))}</svg><rect x="${x}" y="${edge}" width="${fw}" height="${fh}" fill="url(#v${i})"/>`;
  });
  const holes = Array.from({ length: Math.ceil(w / 40) }, (_, i) =>
    [12, h - 38].map((y) => `<rect x="${i * 40 + 9}" y="${y}" width="20" height="26" rx="5" fill="#4A2A20"/>`).join(''),
  );
  const numbers = frames.map((_, i) => {
    const x = gap + i * (fw + gap);
    return `${digits(String(first + i), [x + 6, h - 59], '#E7B08A')}<path d="M${x + fw / 2} ${h - 57}l11 6l-11 6Z" fill="#E7B08A"/>${digits(`${first + i}-`, [x + fw / 2 + 22, h - 59], '#E7B08A')}`;
  });
  const marks = chosen.map((i) => loop([gap + i * (fw + gap) + fw / 2, edge + fh / 2], [fw * 0.5, fh * 0.53], first + i));
  return svg(
    w,
    h,
    defs.join(''),
    `<rect width="${w}" height="${h}" fill="#0F0706"/>${shown.join('')}${grainLayer(w, h)}${holes.join('')}${numbers.join('')}${marks.join('')}`,
  );
}

const strokes: Record<string, string> = {
  '0': 'M0 0H8V14H0Z',
  '1': 'M2 2L5 0V14',
  '2': 'M0 0H8V7H0V14H8',
  '3': 'M0 0H8V14H0M2 7H8',
  '4': 'M0 0V8H8M6 0V14',
  '5': 'M8 0H0V6H8V14H0',
  '6': 'M8 0H0V14H8V7H0',
  '7': 'M0 0H8L3 14',
  '8': 'M0 0H8V14H0ZM0 7H8',
  '9': 'M8 7H0V0H8V14H0',
  '-': 'M0 14L4 0L8 14M1.6 9H6.4',
};
/** Draws the number of a frame as the film prints it; a dash writes the A of a half frame. */
const digits = (words: string, [x, y]: Point, color: string): string =>
  [...words]
    .map(
      (word, i) =>
        `<path d="${strokes[word]}" transform="translate(${x + i * 13} ${y})" fill="none" stroke="${color}" stroke-width="2.2"/>`,
    )
    .join('');

/** Wax on glossy paper: a filter breaks up its line and roughens its edge. */
const roughness =
  '<filter id="wax" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="8" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="5" result="d"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5.4 0 0 -1.75" result="m"/><feComposite in="d" in2="m" operator="in"/></filter>';
export const wax = (d: string, width: number): string =>
  `<g filter="url(#wax)" fill="none" stroke="${pencil}" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke-width="${width}"/></g>`;
/** Draws a loop around the chosen frame, drawn in one go and a bit over. */
export const loop = ([x, y]: Point, [rx, ry]: Point, seed = 1, width = 8): string => {
  const random = chance(seed * 7);
  const points = Array.from({ length: 60 }, (_, i): Point => {
    const angle = -2.2 + (i / 59) * Math.PI * 2.16;
    const swell = 1 + 0.035 * Math.sin(angle * 2 + seed) + (i / 59) * 0.05 + (random() - 0.5) * 0.008;
    // A squarish ellipse keeps off the subject.
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [x + rx * swell * Math.sign(c) * Math.abs(c) ** 0.72, y + ry * swell * Math.sign(s) * Math.abs(s) ** 0.72];
  });
  return wax(`M${points.map((at) => at.map(f).join(' ')).join('L')}`, width);
};
/** Draws a tick beside it. */
export const tick = ([x, y]: Point, size: number, width = 9): string =>
  wax(`M${x} ${y}l${f(size * 0.32)} ${f(size * 0.4)}l${f(size * 0.75)} ${f(-size * 1.1)}`, width);
