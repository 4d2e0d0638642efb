/** Styles of blocks: text, backgrounds and borders. */
import { stackOf } from '../faces.js';
import { type Look, look } from '../look.js';
import type { Ground, NodeOf, Panel, Radius, Side, Theme } from '../node-types.js';
import { box, fluid, gapOf } from './lengths.js';
import type { BlockTree } from './tree.js';

export const typography = (l: Look) => ({
  fontFamily: stackOf(l.face),
  fontSize: fluid(l.size),
  fontWeight: l.weight,
  ...(l.italic ? { fontStyle: 'italic' } : {}),
  lineHeight: String(l.line),
  ...(l.spacing ? { letterSpacing: `${l.spacing}em` } : {}),
  ...(l.upper ? { textTransform: 'uppercase' } : {}),
  ...(l.align ? { textAlign: l.align } : {}),
});

const linkColor = (color: string) => ({ elements: { link: { color: { text: color } } } });

/** Returns the style of text. Links have the colour of the text. */
export function words(node: NodeOf<'heading' | 'text'>, t: Theme) {
  const l = look(node, t);
  const turned = node.kind === 'text' && node.turned ? { writingMode: 'vertical-rl' } : {};
  return {
    typography: { ...typography(l), ...turned },
    color: { text: l.color },
    ...(/<a /.test(node.text) ? linkColor(l.color) : {}),
  };
}

/** Returns a block that WordPress fills. Links have the colour of its text. */
export const filled = (name: string, l: Look, attributes: Record<string, unknown> = {}): BlockTree => [
  name,
  { ...attributes, style: { typography: typography(l), color: { text: l.color }, ...linkColor(l.color) } },
];

export const ground = (bg: Ground | undefined): { background?: string; gradient?: string } => {
  if (typeof bg !== 'object') {
    return bg ? { background: bg } : {};
  }
  const stops = `${bg.from} 0%,${bg.to} ${bg.end}%`;
  return { gradient: bg.at ? `radial-gradient(at ${bg.at},${stops})` : `linear-gradient(${bg.angle}deg,${stops})` };
};

export const corners = (radius: Radius) => {
  if (!Array.isArray(radius)) {
    return `${radius}px`;
  }
  const [topLeft, topRight, bottomRight, bottomLeft] = radius.map((corner) => `${corner}px`);
  return { topLeft, topRight, bottomRight, bottomLeft };
};

/** Returns a border on the left edge. */
export const sideLine = (side: Side | undefined) =>
  side ? { left: { color: side.color, style: side.style ?? 'solid', width: `${side.width ?? 1}px` } } : {};

/** Returns the border of a panel, which can be thicker at the bottom. */
function edge({ line, lineWidth = 1, lineBottom }: Panel) {
  if (!line) {
    return {};
  }
  const at = (width: number) => ({ color: line, style: 'solid', width: `${width}px` });
  return lineBottom
    ? { top: at(lineWidth), right: at(lineWidth), bottom: at(lineBottom), left: at(lineWidth) }
    : { width: `${lineWidth}px`, color: line, style: 'solid' };
}

/** Returns the style of a box with a background, a border and padding. */
export const panel = (c: NodeOf<'card' | 'col'>, t: Theme) => ({
  color: ground(c.bg),
  border: { radius: corners(c.radius ?? t.radius), ...edge(c), ...sideLine(c.side) },
  spacing: { blockGap: gapOf(c.gap), padding: box(c.pad ?? [40, 28], c.padX) },
});
