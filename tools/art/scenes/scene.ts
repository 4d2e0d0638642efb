/** The parts of scenes: placeholder pictures drawn from gradients in five colours. */
import { gradient, type Stop } from '../drawings/ink.js';

/** Colours of a scene: an accent, a second one, a dark, a third and a soft one. */
export type Palette = { a: string; b: string; d: string; e: string; soft: string };
/** Draws a scene as SVG; the seed varies it. */
export type Scene = (colors: Palette, seed?: number) => string;
/** A gradient: the reference that shapes use, and its definition. */
type Paint = [id: string, definition: string];

/** A gradient and the shape that it fills. */
export type Layer = [definition: string, shape: string];

let count = 0;
const nextId = () => {
  count += 1;
  return `g${count}`;
};

/** Makes a gradient along a line. */
export function lin(stops: Stop[], x2 = 0, y2 = 1): Paint {
  const id = nextId();
  return [id, gradient(id, stops, { x2, y2 })];
}

/** Makes a gradient around a point. */
export function rad(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.6): Paint {
  const id = nextId();
  return [id, gradient(id, stops, { radial: [cx, cy, r] })];
}

/** Wraps a scene in an SVG with light from the top left. */
export function wrap(definitions: string[], body: string): string {
  const [light, lightDefinition] = rad(
    [
      [0, '#fff', 0.28],
      [0.6, '#fff', 0],
      [1, '#000', 0.18],
    ],
    0.35,
    0.25,
    0.95,
  );
  return `<svg class="ph" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" xmlns="http://www.w3.org/2000/svg"><defs>${definitions.join('')}${lightDefinition}</defs>${body}<rect width="800" height="600" fill="url(#${light})"/></svg>`;
}
