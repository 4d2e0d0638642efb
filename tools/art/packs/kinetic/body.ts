/** A body in profile: joints computed from angles, and limbs with the outline of muscles. Lengths are fractions of the height. */
import { f } from '../../drawings/light.js';

export type Point = [x: number, y: number];
/** Angles in degrees from straight down, with forwards positive. `bend` bends the elbow or knee, `foot` points the toe. */
type Limb = { swing: number; bend: number; foot: number };
export type Pose = {
  /** The hip's position and the lowest point's height above the floor, in body heights. */
  x: number;
  rise: number;
  /** The angles of the trunk, and of the head relative to it; 0 is upright. */
  lean: number;
  nod: number;
  /** The limb nearer to the viewer comes first. */
  arms: [Limb, Limb];
  legs: [Limb, Limb];
};
/** The point that stays fixed while the body moves: the floor, a seat or a bar. */
export type Anchor = 'floor' | 'seat' | 'bar';
type Chain = { root: Point; middle: Point; end: Point; tip: Point };
export type Joints = { hip: Point; neck: Point; head: Point; turn: number; arms: [Chain, Chain]; legs: [Chain, Chain] };

const turned = (degrees: number): Point => [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
const from = ([x, y]: Point, degrees: number, length: number): Point => {
  const [dx, dy] = turned(degrees);
  return [x + dx * length, y + dy * length];
};
export const between = ([x0, y0]: Point, [x1, y1]: Point, share: number): Point => [
  x0 + (x1 - x0) * share,
  y0 + (y1 - y0) * share,
];

const arm = (root: Point, { swing, bend }: Limb): Chain => {
  const middle = from(root, swing, 0.178);
  const end = from(middle, swing + bend, 0.152);
  return { root, middle, end, tip: from(end, swing + bend, 0.07) };
};
const leg = (root: Point, { swing, bend, foot }: Limb): Chain => {
  const middle = from(root, swing, 0.245);
  const end = from(middle, swing - bend, 0.243);
  return { root, middle, end, tip: from(end, swing - bend + 90 - foot, 0.115) };
};
/** Shifts all joints. */
const moved = (o: Joints, dx: number, dy: number): Joints => {
  const by = ([x, y]: Point): Point => [x + dx, y + dy];
  const chain = (c: Chain): Chain => ({ root: by(c.root), middle: by(c.middle), end: by(c.end), tip: by(c.tip) });
  return {
    hip: by(o.hip),
    neck: by(o.neck),
    head: by(o.head),
    turn: o.turn,
    arms: [chain(o.arms[0]), chain(o.arms[1])],
    legs: [chain(o.legs[0]), chain(o.legs[1])],
  };
};

/** Returns the joints of a pose, with the floor at 0. */
export function jointsOf(pose: Pose, anchor: Anchor): Joints {
  const hip: Point = [pose.x, 0];
  const up = 180 - pose.lean;
  const neck = from(hip, up, 0.29);
  const shoulder = from(hip, up, 0.265);
  const turn = pose.lean + pose.nod;
  const joints: Joints = {
    hip,
    neck,
    head: from(neck, 180 - turn, 0.115),
    turn,
    arms: [arm(shoulder, pose.arms[0]), arm(shoulder, pose.arms[1])],
    legs: [leg(hip, pose.legs[0]), leg(hip, pose.legs[1])],
  };
  const ys = [...joints.arms, ...joints.legs].flatMap(({ middle, end, tip }) => [middle[1], end[1], tip[1]]);
  const held = anchor === 'seat' ? 0 : anchor === 'bar' ? Math.min(...ys) : Math.max(...ys, joints.head[1]) + 0.022;
  return moved(joints, 0, -held - pose.rise);
}

type Profile = [at: number, front: number, back: number][];
const profiles = {
  thigh: [
    [0, 0.06, 0.066],
    [0.3, 0.06, 0.056],
    [0.62, 0.049, 0.044],
    [0.9, 0.037, 0.033],
    [1, 0.034, 0.033],
  ],
  shin: [
    [0, 0.034, 0.033],
    [0.18, 0.03, 0.043],
    [0.36, 0.027, 0.047],
    [0.66, 0.021, 0.026],
    [1, 0.018, 0.02],
  ],
  upperArm: [
    [0, 0.04, 0.038],
    [0.3, 0.036, 0.034],
    [0.66, 0.03, 0.027],
    [1, 0.023, 0.022],
  ],
  forearm: [
    [0, 0.022, 0.024],
    [0.28, 0.027, 0.026],
    [0.7, 0.019, 0.018],
    [1, 0.015, 0.015],
  ],
  // The trunk runs upwards, so its back comes first.
  trunk: [
    [0, 0.072, 0.056],
    [0.2, 0.058, 0.057],
    [0.45, 0.05, 0.06],
    [0.74, 0.066, 0.084],
    [0.93, 0.062, 0.066],
    [1, 0.04, 0.034],
  ],
  neck: [
    [0, 0.036, 0.04],
    [1, 0.03, 0.032],
  ],
} satisfies Record<string, Profile>;

/** Returns the width of a profile at a fraction of its length, interpolated between its points. */
function widthAt(profile: Profile, at: number, side: 1 | 2): number {
  const i = Math.max(
    0,
    profile.findIndex(([place]) => place >= at),
  );
  const [p1, p0] = [profile[i], profile[Math.max(0, i - 1)]];
  if (!(p0 && p1)) {
    return 0;
  }
  const t = p1[0] === p0[0] ? 1 : (at - p0[0]) / (p1[0] - p0[0]);
  return p0[side] + (p1[side] - p0[side]) * (t * t * (3 - 2 * t));
}
const rounds = 12;
/** Returns the outline of a limb with round ends. */
function limb(a: Point, b: Point, profile: Profile, scale: number): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  // The front of an upright body is on its right.
  const n: Point = [dy / length, -dx / length];
  const edge = (side: 1 | 2): Point[] =>
    Array.from({ length: rounds + 1 }, (_, i) => {
      const [x, y] = between(a, b, i / rounds);
      const w = widthAt(profile, i / rounds, side) * (side === 1 ? 1 : -1);
      return [x + n[0] * w, y + n[1] * w];
    });
  const outline = [...edge(1), ...edge(2).reverse()].map(([x, y]) => `${f(x * scale)} ${f(y * scale)}`).join('L');
  const cap = (at: Point, r: number) => ball(at, r, scale);
  return `M${outline}Z${cap(a, (widthAt(profile, 0, 1) + widthAt(profile, 0, 2)) / 2)}${cap(b, (widthAt(profile, 1, 1) + widthAt(profile, 1, 2)) / 2)}`;
}
/** Returns a circle that is wound like the limbs, so that both fill as one shape. */
export const ball = ([x, y]: Point, r: number, scale: number): string =>
  `M${f((x - r) * scale)} ${f(y * scale)}a${f(r * scale)} ${f(r * scale)} 0 1 1 ${f(2 * r * scale)} 0a${f(r * scale)} ${f(r * scale)} 0 1 1 ${f(-2 * r * scale)} 0Z`;

/** Returns the outline of a shoe from heel to toe. */
const shoe = ({ end, tip }: Chain, scale: number): string => {
  const [dx, dy] = [(tip[0] - end[0]) / 0.115, (tip[1] - end[1]) / 0.115];
  // The direction from the foot towards its sole.
  const n: Point = [-dy, dx];
  const at = (along: number, down: number) =>
    `${f((end[0] + dx * along + n[0] * down) * scale)} ${f((end[1] + dy * along + n[1] * down) * scale)}`;
  return `M${at(-0.026, -0.03)}Q${at(-0.046, 0.012)} ${at(-0.034, 0.032)}L${at(0.112, 0.032)}Q${at(0.136, 0.03)} ${at(0.122, 0.006)}Q${at(0.09, -0.014)} ${at(0.05, -0.024)}L${at(0.022, -0.042)}Z`;
};
const armOf = (c: Chain, s: number) =>
  limb(c.root, c.middle, profiles.upperArm, s) +
  limb(c.middle, c.end, profiles.forearm, s) +
  ball(between(c.end, c.tip, 0.45), 0.023, s);
const legOf = (c: Chain, s: number) => limb(c.root, c.middle, profiles.thigh, s) + limb(c.middle, c.end, profiles.shin, s);

export type Parts = {
  farArm: string;
  farLeg: string;
  trunk: string;
  head: string;
  nearLeg: string;
  nearArm: string;
  shoes: [string, string];
};
/** Returns the outlines of a body that is `scale` pixels tall. */
export function partsOf(j: Joints, scale: number): Parts {
  const [nearArm, farArm] = j.arms;
  const [nearLeg, farLeg] = j.legs;
  const [hx, hy] = [f(j.head[0] * scale), f(j.head[1] * scale)];
  const px = (n: number) => f(n * scale);
  return {
    farArm: `<path d="${armOf(farArm, scale)}"/>`,
    farLeg: `<path d="${legOf(farLeg, scale)}"/>`,
    trunk: `<path d="${limb(j.neck, between(j.neck, j.head, 0.55), profiles.neck, scale)}${limb(j.hip, j.neck, profiles.trunk, scale)}"/>`,
    // Draws the skull, face, nose and a knot of hair.
    head: `<g transform="translate(${hx} ${hy}) rotate(${f(j.turn)})"><ellipse rx="${px(0.057)}" ry="${px(0.062)}" cy="${px(-0.006)}"/><path d="M${px(-0.03)} ${px(-0.01)}L${px(0.055)} ${px(-0.02)}L${px(0.066)} ${px(0.014)}L${px(0.055)} ${px(0.018)}L${px(0.054)} ${px(0.045)}Q${px(0.05)} ${px(0.064)} ${px(0.026)} ${px(0.062)}L${px(-0.02)} ${px(0.05)}Z"/><circle cx="${px(-0.056)}" cy="${px(-0.034)}" r="${px(0.025)}"/></g>`,
    nearLeg: `<path d="${legOf(nearLeg, scale)}"/>`,
    nearArm: `<path d="${armOf(nearArm, scale)}"/>`,
    shoes: [`<path d="${shoe(nearLeg, scale)}"/>`, `<path d="${shoe(farLeg, scale)}"/>`],
  };
}
