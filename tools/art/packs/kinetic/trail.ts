/** Chronophotography: one body, photographed fourteen times on one plate, with the paths of its hands and feet as light. */
import { f, grad, grain, grainLayer, mix, svg } from '../../drawings/light.js';
import { ball, between, type Joints, jointsOf, type Parts, type Point, partsOf } from './body.js';
import { black, bone, coral, lime, panel } from './look.js';
import type { Motion } from './motion.js';

export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** The look of a plate: its background, the colour of the last pose, and that of the first ones. */
export type Plate = { ground: string; body: string; ghost: string; light: string; accent: string };
export const plates = {
  black: { ground: black, body: lime, ghost: '#5E7F2A', light: '#E9FFB8', accent: coral },
  lime: { ground: lime, body: black, ghost: '#6F9421', light: '#31420F', accent: coral },
  panel: { ground: panel, body: bone, ghost: '#6C7D74', light: lime, accent: lime },
  bone: { ground: bone, body: black, ghost: '#A9B3A8', light: '#5C6B60', accent: coral },
} satisfies Record<string, Plate>;

const body = (p: Parts, fill: string, far: string, shoes: string): string =>
  `<g fill="${far}">${p.farArm}${p.farLeg}</g><g fill="${shoes}" opacity=".8">${p.shoes[1]}</g><g fill="${fill}">${p.nearLeg}${p.trunk}${p.head}</g><g fill="${shoes}">${p.shoes[0]}</g><g fill="${fill}">${p.nearArm}</g>`;

/** Draws a line from hand to toe with a dot on each joint, as on the suits of the first chronophotographs. */
function bones(j: Joints, scale: number, color: string, width: number): string {
  const at = ([x, y]: Point) => `${f(x * scale)} ${f(y * scale)}`;
  const [arm, leg] = [j.arms[0], j.legs[0]];
  const line = `M${at(arm.end)}L${at(arm.middle)}L${at(arm.root)}L${at(j.hip)}L${at(leg.middle)}L${at(leg.end)}L${at(leg.tip)}`;
  const dots = [arm.end, arm.middle, arm.root, j.hip, leg.middle, leg.end].map((point) => ball(point, 0.011, scale)).join('');
  return `<path d="${line}" fill="none" stroke="${color}" stroke-width="${f(width)}" stroke-linejoin="round"/><path d="${dots}" fill="${color}"/>`;
}

const samples = 64;
/** Draws the paths of points along the forearms and shins, as strands. */
function ribbons(motion: Motion, scale: number, id: string, strands: number): string {
  const joints = times(samples, (i) => jointsOf(motion.at(i / (samples - 1)), motion.anchor));
  const chains = (j: Joints) => [j.arms[0], j.legs[0], j.arms[1], j.legs[1]];
  return times(4, (k) =>
    times(strands, (s) => {
      const d = joints
        .map((j) => {
          const chain = chains(j)[k];
          const [x, y] = chain ? between(chain.middle, chain.tip, 0.35 + (0.65 * s) / strands) : [0, 0];
          return `${f(x * scale)} ${f(y * scale)}`;
        })
        .join('L');
      const weight = (k < 2 ? 1 : 0.5) * (0.25 + (0.75 * s) / strands);
      return `<path d="M${d}" stroke="url(#${id})" stroke-opacity="${f(weight)}" stroke-width="${s === strands - 1 ? 2.6 : 1.1}" fill="none"/>`;
    }).join(''),
  ).join('');
}

const lit = (id: string, blur: number, color: string) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/><feDiffuseLighting in="b" surfaceScale="${blur * 1.5}" diffuseConstant="1.18" lighting-color="#fff" result="d"><feDistantLight azimuth="232" elevation="48"/></feDiffuseLighting><feBlend in="SourceGraphic" in2="d" mode="multiply" result="m"/><feSpecularLighting in="b" surfaceScale="${blur}" specularConstant=".6" specularExponent="18" lighting-color="${color}" result="s"><feDistantLight azimuth="232" elevation="42"/></feSpecularLighting><feComposite in="s" in2="m" operator="arithmetic" k2=".8" k3="1"/><feComposite in2="SourceAlpha" operator="in"/></filter>`;

export type Scene = {
  size: [w: number, h: number];
  plate: Plate;
  motion: Motion;
  /** The height of the body, the position of its origin, and the number of exposures. */
  tall: number;
  origin: Point;
  poses?: number;
  /** Draws things behind the body (`before`: in front of it) from the joints of its poses. */
  behind?: (last: Joints, all: Joints[]) => string;
  before?: (last: Joints, all: Joints[]) => string;
  /** Replaces the plate as the background of the picture. */
  stage?: string;
  strands?: number;
  /** The colour of the line around the last body. Defaults to the background. */
  rim?: string;
  floor?: boolean;
};
/** Draws a ruler along the floor, with a mark every tenth of a body height. */
function floorRule(w: number, y: number, step: number, color: string): string {
  const marks = times(Math.ceil(w / step) + 1, (i) => `M${f(i * step)} ${f(y + 6)}v${i % 5 === 0 ? 20 : 9}`).join('');
  return `<path d="M0 ${f(y + 5)}H${w}" stroke="${color}" stroke-width="2.5"/><path d="${marks}" stroke="${color}" stroke-width="2" opacity=".75"/>`;
}

/** Draws a motion. Everything in the scene is measured in body heights. */
export function expose(o: Scene): string {
  const { size, plate, motion, tall, origin, poses = 14, strands = 12, floor = true } = o;
  const [w, h] = size;
  const all = times(poses, (i) => jointsOf(motion.at(i / (poses - 1)), motion.anchor));
  const last = all[poses - 1] ?? jointsOf(motion.at(1), motion.anchor);
  const ghosts = all.slice(0, -1).map((j, i) => {
    const share = (i + 1) / poses;
    const color = mix(plate.ghost, plate.body, share ** 2.2 * 0.7);
    const shape = body(partsOf(j, tall), color, mix(color, plate.ground, 0.35), color);
    return `<g opacity="${f(0.12 + 0.5 * share ** 1.7)}">${shape}</g><g opacity="${f(0.3 + share * 0.55)}">${bones(j, tall, plate.light, 1.6)}</g>`;
  });
  const figure = body(
    partsOf(last, tall),
    plate.body,
    mix(plate.body, plate.ground === lime ? '#3A4A1A' : black, 0.42),
    plate.accent,
  );
  const first = all[0]?.hip[0] ?? 0;
  const [x0, x1] = [Math.min(first, last.hip[0] - 0.01) * tall, last.hip[0] * tall];
  const dir = first <= last.hip[0];
  // A wide picture continues the background of its band, so it has no grain.
  const isWide = w > 1000;
  const rim = `<filter id="rim" x="-10%" y="-10%" width="120%" height="120%"><feMorphology in="SourceAlpha" operator="dilate" radius="2.5"/><feComposite in2="SourceAlpha" operator="out" result="o"/><feFlood flood-color="${o.rim ?? plate.ground}"/><feComposite in2="o" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
  const defs =
    rim +
    grain(w, h, 0.13, 0.85, 5) +
    lit('lit', Math.max(3, tall / 62), plate.light) +
    `<radialGradient id="spot" cx="${f((origin[0] + last.hip[0] * tall) / w)}" cy="${f((origin[1] - 0.5 * tall) / h)}" r=".62"><stop offset="0" stop-color="${mix(plate.ground, plate.body === black ? '#FFFFFF' : plate.body, plate.body === black ? 0.3 : 0.2)}"/><stop offset="1" stop-color="${plate.ground}"/></radialGradient>` +
    grad(
      'way',
      [
        [0, plate.light, dir ? 0 : 0.9],
        [0.45, plate.light, dir ? 0.35 : 0.5],
        [1, plate.light, dir ? 0.95 : 0.1],
      ],
      { user: 1, x1: x0, x2: Math.max(x1, x0 + 0.3 * tall), y1: 0, y2: 0 },
    );
  return svg(
    w,
    h,
    defs,
    `${o.stage ?? `<rect width="${w}" height="${h}" fill="url(#spot)"/>`}${floor ? floorRule(w, origin[1], tall / 10, plate.light) : ''}<g transform="translate(${f(origin[0])} ${f(origin[1])})">${o.behind?.(last, all) ?? ''}${ghosts.join('')}${strands > 0 ? ribbons(motion, tall, 'way', strands) : ''}<g filter="url(#rim)"><g filter="url(#lit)">${figure}</g></g>${o.before?.(last, all) ?? ''}</g>${isWide ? '' : grainLayer(w, h)}`,
  );
}
