import type { OutlineKind, OutlineNode } from '@kithouse/kits';

export type Box = { x: number; y: number; width: number };
export type Shape = Box & { height: number; fill: string; radius: number };
export type Ink = { ground: string; band: string; line: string; soft: string; strong: string; accent: string };

const gap = 22;
/** Wraps narrower columns into the next row, because they would be unreadable. */
const minColumn = 110;
const maxDepth = 12;
/** Draws nothing in less width than this. */
const minWidth = 24;

/** Draws a node into `shapes` from the top left of its box and returns its height; never exceeds the width. */
export function draw(node: OutlineNode, box: Box, ink: Ink, shapes: Shape[], depth = 0): number {
  if (box.width < minWidth) {
    return 0;
  }
  if (node.kind === 'columns' && node.children.length > 0 && depth < maxDepth) {
    return drawRow(node.children, box, ink, shapes, depth);
  }
  if (node.children.length > 0 && depth < maxDepth) {
    return drawStack(node, box, ink, shapes, depth);
  }
  return drawLeaf(node, box, ink, shapes);
}

function drawStack(node: OutlineNode, box: Box, ink: Ink, shapes: Shape[], depth: number): number {
  const pad = node.has_background && depth > 0 && box.width > 160 ? 24 : 0;
  const inner: Shape[] = [];
  let height = pad;
  for (const child of node.children) {
    const inset = { x: box.x + pad, y: box.y + height, width: box.width - 2 * pad };
    const tall = draw(child, inset, ink, inner, depth + 1);
    height += tall === 0 ? 0 : tall + gap;
  }
  const total = Math.max(0, height - gap + pad);
  if (pad > 0 && total > 0) {
    shapes.push({ ...box, height: total, fill: ink.ground, radius: 14 });
  }
  shapes.push(...inner);
  return total;
}

function drawRow(children: OutlineNode[], box: Box, ink: Ink, shapes: Shape[], depth: number): number {
  const perRow = Math.max(1, Math.min(children.length, 4, Math.floor((box.width + gap) / (minColumn + gap))));
  let height = 0;
  for (let start = 0; start < children.length; start += perRow) {
    const row = children.slice(start, start + perRow);
    const free = box.width - gap * 1.6 * (row.length - 1);
    const shares = row.map(({ width }) => width ?? 100 / row.length);
    const sum = shares.reduce((all, share) => all + share, 0);
    let x = box.x;
    const heights = row.map((child, index) => {
      const width = (free * (shares[index] ?? 0)) / sum;
      const tall = draw(child, { x, y: box.y + height, width }, ink, shapes, depth + 1);
      x += width + gap * 1.6;
      return tall;
    });
    height += Math.max(...heights) + gap * 1.6;
  }
  return Math.max(0, height - gap * 1.6);
}

type Leaf = (node: OutlineNode, box: Box, ink: Ink, shapes: Shape[]) => number;

const leaves: Record<OutlineKind, Leaf> = {
  heading: ({ text = '', level = 2, align }, box, ink, shapes) =>
    bars(text, { box, shapes, fill: ink.strong, line: [44, 36, 26, 20, 18, 18][level - 1] ?? 26, align, max: 3 }),
  text: ({ text = '', align }, box, ink, shapes) => bars(text, { box, shapes, fill: ink.soft, line: 12, align, max: 5 }),
  quote: ({ text = '', align }, box, ink, shapes) => bars(text, { box, shapes, fill: ink.strong, line: 20, align, max: 4 }),
  button: ({ align }, box, ink, shapes) => {
    const width = Math.min(132, box.width);
    shapes.push({ x: startOf(box, width, align), y: box.y, width, height: 40, fill: ink.accent, radius: 20 });
    return 40;
  },
  image: (_, box, ink, shapes) => block(box, box.width * 0.66, ink.soft, shapes),
  video: (_, box, ink, shapes) => block(box, box.width * 0.56, ink.line, shapes),
  map: (_, box, ink, shapes) => block(box, box.width * 0.5, ink.soft, shapes),
  embed: (_, box, ink, shapes) => block(box, box.width * 0.5, ink.line, shapes),
  gallery: ({ count = 6 }, box, ink, shapes) => tiles(box, Math.min(Math.max(count, 2), 9), ink.soft, shapes),
  posts: (_, box, ink, shapes) => tiles(box, 3, ink.soft, shapes),
  list: ({ count = 3 }, box, ink, shapes) => rows(box, Math.min(Math.max(count, 1), 8), ink, shapes),
  menu: ({ count = 4 }, box, ink, shapes) => rows(box, Math.min(Math.max(count, 1), 4), ink, shapes),
  table: ({ count = 4 }, box, ink, shapes) => rows(box, Math.min(Math.max(count, 1), 8), ink, shapes),
  form: (_, box, ink, shapes) => {
    const width = Math.min(box.width, 420);
    for (const step of [0, 1, 2]) {
      shapes.push({ x: box.x, y: box.y + step * 56, width, height: 40, fill: ink.line, radius: 8 });
    }
    return 152;
  },
  icon: (_, box, ink, shapes) => dots(box, 1, 44, ink, shapes),
  social: ({ count = 4 }, box, ink, shapes) => dots(box, Math.min(count, 6), 28, ink, shapes),
  divider: (_, box, ink, shapes) => {
    shapes.push({ ...box, height: 2, fill: ink.line, radius: 1 });
    return 2;
  },
  spacer: () => 16,
  section: () => 0,
  columns: () => 0,
  column: () => 0,
  other: (_, box, ink, shapes) => block(box, 80, ink.line, shapes),
};

const drawLeaf: Leaf = (node, box, ink, shapes) => leaves[node.kind](node, box, ink, shapes);

type Bars = { box: Box; shapes: Shape[]; fill: string; line: number; align: OutlineNode['align']; max: number };

/** Draws as many bars as the text has lines, the last one shorter. */
function bars(text: string, { box, shapes, fill, line, align, max }: Bars): number {
  const room = Math.min(box.width, Math.max(line * 22, 260));
  const length = [...text].length * line * 0.52;
  const count = Math.min(max, Math.max(1, Math.ceil(length / room)));
  for (let index = 0; index < count; index++) {
    const isLast = index === count - 1;
    const width = isLast ? Math.min(room, Math.max(room * 0.3, length - room * index)) : room * (0.94 + (index % 2) * 0.06);
    shapes.push({
      x: startOf(box, width, align),
      y: box.y + index * line * 1.5,
      width,
      height: line * 0.8,
      fill,
      radius: line * 0.2,
    });
  }
  return count * line * 1.5 - line * 0.7;
}

function startOf({ x, width }: Box, own: number, align: OutlineNode['align']): number {
  return align === 'center' ? x + (width - own) / 2 : align === 'right' ? x + width - own : x;
}

function block(box: Box, height: number, fill: string, shapes: Shape[]): number {
  shapes.push({ ...box, height, fill, radius: 14 });
  return height;
}

function tiles(box: Box, count: number, fill: string, shapes: Shape[]): number {
  const columns = Math.max(1, Math.min(count, 3, Math.floor((box.width + gap) / (40 + gap))));
  const width = (box.width - gap * (columns - 1)) / columns;
  for (let index = 0; index < count; index++) {
    const x = box.x + (index % columns) * (width + gap);
    shapes.push({
      x,
      y: box.y + Math.floor(index / columns) * (width * 0.75 + gap),
      width,
      height: width * 0.75,
      fill,
      radius: 12,
    });
  }
  return Math.ceil(count / columns) * (width * 0.75 + gap) - gap;
}

function rows(box: Box, count: number, ink: Ink, shapes: Shape[]): number {
  for (let index = 0; index < count; index++) {
    const y = box.y + index * 30;
    shapes.push({ x: box.x, y, width: 14, height: 14, fill: ink.accent, radius: 7 });
    const width = Math.max(0, box.width - 26) * (0.5 + ((index * 37) % 40) / 100);
    shapes.push({ x: box.x + 26, y: y + 1, width, height: 12, fill: ink.soft, radius: 3 });
  }
  return count * 30 - 16;
}

function dots(box: Box, count: number, size: number, ink: Ink, shapes: Shape[]): number {
  for (let index = 0; index < count && (index + 1) * (size + 10) - 10 <= box.width; index++) {
    shapes.push({ x: box.x + index * (size + 10), y: box.y, width: size, height: size, fill: ink.accent, radius: size / 2 });
  }
  return size;
}
