import type { Bundle } from '@kithouse/contract';
import { type OutlineNode, outline } from '@kithouse/kits';
import { hashOf } from '../media/measure-media.js';
import { draw, type Ink, type Shape } from './wireframe-shapes.js';

export const wireframe = { width: 960, maxHeight: 2400, minHeight: 480 };
const margin = 72;

/** Draws an SVG of a template's structure with bars for text; deterministic. */
export function drawWireframe(bundle: Bundle): string {
  const hue = Number.parseInt(hashOf(Buffer.from(bundle.slug)).slice(0, 4), 16) % 360;
  const ink: Ink = {
    ground: `hsl(${hue} 30% 97%)`,
    band: `hsl(${hue} 28% 92%)`,
    line: `hsl(${hue} 16% 82%)`,
    soft: `hsl(${hue} 18% 86%)`,
    strong: `hsl(${hue} 22% 42%)`,
    accent: `hsl(${hue} 48% 52%)`,
  };
  const shapes: Shape[] = [];
  const nodes = outline(bundle).flatMap((document) => document.nodes);
  const end = stackSections(nodes, ink, shapes);
  const height = Math.round(Math.min(wireframe.maxHeight, Math.max(wireframe.minHeight, end)));
  const body = shapes.filter(({ y, height: tall }) => y + tall <= height).map(toSvg);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wireframe.width}" height="${height}" viewBox="0 0 ${wireframe.width} ${height}">`,
    `<rect width="${wireframe.width}" height="${height}" fill="${ink.ground}"/>`,
    ...body,
    '</svg>',
  ].join('');
}

/** Returns the bottom of the last section. */
function stackSections(nodes: readonly OutlineNode[], ink: Ink, shapes: Shape[]): number {
  let y = 0;
  for (const node of nodes) {
    const inner: Shape[] = [];
    const height = draw(node, { x: margin, y: y + 56, width: wireframe.width - 2 * margin }, ink, inner);
    if (node.has_background) {
      shapes.push({ x: 0, y, width: wireframe.width, height: height + 112, fill: ink.band, radius: 0 });
    }
    shapes.push(...inner);
    y += height === 0 ? 0 : height + (node.kind === 'section' || node.kind === 'columns' ? 112 : 24);
    if (y > wireframe.maxHeight) {
      break;
    }
  }
  return nodes.every(({ kind }) => kind === 'section' || kind === 'columns') ? y : y + 88;
}

const toSvg = ({ x, y, width, height, fill, radius }: Shape) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"/>`;
const round = (value: number) => Number(value.toFixed(1));
