/** Lays linen: soft folds with a lit and a shaded side, over a weave of two threads. */
import { f, mix } from '../../drawings/light.js';
import { type Point, type Studio, wash } from './aura.js';

const shadow = '#3A2B57';
/** Defines a weave that is multiplied over cloth. */
const weave = (s: Studio): string =>
  s.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".03 .62" numOctaves="2" seed="5" result="a"/><feTurbulence type="fractalNoise" baseFrequency=".62 .03" numOctaves="2" seed="9" result="b"/><feComposite in="a" in2="b" operator="arithmetic" k2=".5" k3=".5"/><feColorMatrix values="0 0 0 0 .22 0 0 0 0 .15 0 0 0 0 .34 1.5 0 0 0 -.62"/></filter>`,
  );
/** Returns the threads over a rectangle. */
export const threads = (s: Studio, [w, h]: Point, opacity = 0.75): string =>
  `<rect width="${w}" height="${h}" filter="url(#${weave(s)})" opacity="${opacity}"/>`;

type Cloth = { color: string; folds: number; depth?: number; lean?: number; from?: number };
/** Draws folds that fall from the top left to the bottom right. */
function foldsOf(s: Studio, [w, h]: Point, { color, folds, depth = 1, lean = 0.3, from = 0 }: Cloth): string {
  const step = (w * (1 + lean)) / folds;
  return Array.from({ length: folds }, (_, i) => {
    const x = -w * lean + (i + 0.5) * step + (s.random() - 0.5) * step * 0.5;
    const [bend, end] = [(s.random() - 0.5) * step * 1.4, x + w * lean + (s.random() - 0.5) * step * 1.2];
    const d = (shift: number) =>
      `M${f(x + shift)} ${f(from)}C${f(x + bend + shift)} ${f(h * 0.34)} ${f(end - bend + shift)} ${f(h * 0.62)} ${f(end + shift * 0.8)} ${f(h + 40)}`;
    const wide = step * (0.34 + s.random() * 0.26);
    const line = (shift: number, paint: string, width: number, blur: number, opacity: number) =>
      `<path d="${d(shift)}" fill="none" stroke="${paint}" stroke-width="${f(width)}" opacity="${opacity.toFixed(2)}"${s.soft(blur)}/>`;
    return (
      line(wide * 0.5, mix(color, shadow, 0.62), wide, 20, 0.5 * depth) +
      line(wide * 0.34, mix(color, shadow, 0.8), wide * 0.26, 7, 0.42 * depth) +
      line(-wide * 0.16, mix(color, '#FFF7EE', 0.9), wide * 0.5, 12, 0.72 * depth)
    );
  }).join('');
}
/** Paints a cloth that fills the picture. */
export const linen = (s: Studio, size: Point, cloth: Cloth): string =>
  wash(s, size, [
    [0, mix(cloth.color, '#FFF7EE', 0.34)],
    [1, mix(cloth.color, shadow, 0.16)],
  ]) +
  foldsOf(s, size, cloth) +
  threads(s, size);

/** Rolls a mat: its end is a spiral, its side has threads along it. */
export function roll(s: Studio, [x, y]: Point, [length, r]: Point, color: string): string {
  const side = s.grade([
    [0, mix(color, '#FFF7EE', 0.5)],
    [0.3, mix(color, '#FFF7EE', 0.12)],
    [0.75, mix(color, shadow, 0.42)],
    [1, mix(color, shadow, 0.28)],
  ]);
  const turns = Array.from({ length: 110 }, (_, i) => {
    const [t, reach] = [i * 0.2, r * (1 - i / 118) * 0.95];
    return `${f(x + Math.cos(t) * reach * 0.62)} ${f(y - r + Math.sin(t) * reach)}`;
  });
  const end = s.grade(
    [
      [0, mix(color, shadow, 0.5)],
      [1, mix(color, '#FFF7EE', 0.3)],
    ],
    { r: 0.6 },
  );
  return `<ellipse cx="${f(x + length * 0.52)}" cy="${y}" rx="${f(length * 0.56)}" ry="${f(r * 0.16)}" fill="#2A1F45" opacity=".5"${s.soft(10)}/><path d="M${x} ${f(y - r * 2)}H${f(x + length)}a${f(r * 0.62)} ${r} 0 0 1 0 ${f(r * 2)}H${x}Z" fill="${side}"/><ellipse cx="${x}" cy="${f(y - r)}" rx="${f(r * 0.62)}" ry="${r}" fill="${end}"/><path d="M${turns.join('L')}" fill="none" stroke="${mix(color, shadow, 0.72)}" stroke-width="2.4" opacity=".8"/><path d="M${x} ${f(y - r * 1.97)}H${f(x + length)}" stroke="#FFF3E6" stroke-width="4" opacity=".7"${s.soft(2)}/>`;
}
