import type { Sketch } from '@kithouse/contract';

/** A rectangle of a drawing. `tone` determines its meaning and colour. */
export type Shape = { tone: Tone; x: number; y: number; width: number; height: number; radius: number };
export type Tone = 'band' | 'head' | 'text' | 'press' | 'picture' | 'field' | 'line';

type Box = { x: number; y: number; width: number };
type Page = { shapes: Shape[]; isMirrored: boolean };
type Drawn = (page: Page, box: Box, node: Sketch) => number;

/** Size of a drawing; overflow is cut. */
export const sketchSize = { width: 320, height: 240 };

const gap = 8;
const deepest = 8;
/** Minimum width of distinguishable columns. */
const narrowest = 6;
const maxShapes = 300;

/** Lays out a template's parts from the top of a sheet. `isMirrored` is for right-to-left pages. */
export function layOutSketch(nodes: readonly Sketch[], isMirrored = false): { shapes: Shape[]; height: number } {
  const page: Page = { shapes: [], isMirrored };
  let y = 0;
  for (const node of nodes) {
    if (y >= sketchSize.height) {
      break;
    }
    const isBand = node.kind === 'section' || node.kind === 'columns';
    const inset = isBand ? 0 : 20;
    const box = { x: inset, y: y + (isBand ? 0 : gap), width: sketchSize.width - 2 * inset };
    y = box.y + drawNode(page, box, node, 0) + (isBand ? 0 : gap);
  }
  return { shapes: page.shapes, height: Math.min(y, sketchSize.height) };
}

/** Returns its height. */
function drawNode(page: Page, box: Box, node: Sketch, depth: number): number {
  const isOut = box.y >= sketchSize.height || box.width < narrowest || page.shapes.length >= maxShapes || depth > deepest;
  if (isOut) {
    return 0;
  }
  if (node.children.length > 0) {
    return drawBand(page, box, node, depth);
  }
  return (Object.hasOwn(leaves, node.kind) ? leaves[node.kind] : leaves.other)?.(page, box, node) ?? 0;
}

function drawBand(page: Page, box: Box, node: Sketch, depth: number): number {
  const across = depth === 0 ? 20 : node.has_background ? gap : 0;
  const along = depth === 0 ? 14 : across;
  const band = node.has_background ? add(page, 'band', box, 0, depth === 0 ? 0 : 3) : undefined;
  const inner = { x: box.x + across, y: box.y + along, width: box.width - 2 * across };
  const height =
    (node.kind === 'columns' ? drawColumns(page, inner, node, depth) : drawStack(page, inner, node.children, depth)) + 2 * along;
  if (band) {
    band.height = Math.min(height, sketchSize.height - band.y);
  }
  return height;
}

function drawStack(page: Page, box: Box, nodes: readonly Sketch[], depth: number): number {
  let height = 0;
  for (const node of nodes) {
    const taken = drawNode(page, { ...box, y: box.y + height }, node, depth + 1);
    height += taken > 0 ? taken + gap : 0;
  }
  return Math.max(0, height - gap);
}

function drawColumns(page: Page, box: Box, { children }: Sketch, depth: number): number {
  const columns = children.slice(0, 12);
  const shares = columns.map(({ width }) => (width && width > 0 && width <= 100 ? width : 100 / columns.length));
  const whole = Math.max(100, sum(shares));
  const room = box.width - gap * (columns.length - 1);
  let x = box.x;
  const heights = columns.map((column, index) => {
    const width = (room * (shares[index] ?? 0)) / whole;
    const height = drawNode(page, { x, y: box.y, width }, column, depth + 1);
    x += width + gap;
    return height;
  });
  return Math.max(0, ...heights);
}

const add = (page: Page, tone: Tone, { x, y, width }: Box, height: number, radius = 2): Shape => {
  const shape = { tone, x, y, width, height, radius };
  page.shapes.push(shape);
  return shape;
};

/** Returns a box of that width, aligned as the node asks. */
function aligned({ isMirrored }: Page, box: Box, { align }: Sketch, width: number): Box {
  const side = isMirrored && align !== 'center' ? (align === 'left' ? 'right' : 'left') : align;
  const isEnd = align !== undefined && side === 'right';
  const rest = Math.max(0, box.width - width);
  return { x: box.x + (align === 'center' ? rest / 2 : isEnd ? rest : 0), y: box.y, width: Math.min(width, box.width) };
}

/** Draws text bars with a short last one. */
const drawLines: (count: number) => Drawn = (count) => (page, box, node) => {
  for (let line = 0; line < count; line += 1) {
    const width = box.width * (line === count - 1 ? 0.6 : 1);
    add(page, 'text', { ...aligned(page, box, node, width), y: box.y + line * 9 }, 4);
  }
  return count * 9 - 5;
};

/** Draws a 16:10 picture within the available space. */
const drawPicture: Drawn = (page, box) => {
  const height = Math.min(110, box.width * 0.625);
  add(page, 'picture', box, height, 3);
  return height;
};

/** Draws up to `max` equal parts beside each other. */
const drawRow = (max: number, height: number, tone: Tone, radius: number): Drawn => {
  return (page, box, node) => {
    const count = countOf(node, max);
    const width = (box.width - gap * (count - 1)) / count;
    for (let at = 0; at < count; at += 1) {
      add(page, tone, { ...box, x: box.x + at * (width + gap), width: Math.max(1, width) }, height, radius);
    }
    return height;
  };
};

/** Draws small equal marks close together. */
const drawMarks = (size: { width: number; height: number; radius: number }, tone: Tone): Drawn => {
  return (page, box, node) => {
    const fitting = Math.max(1, Math.floor((box.width + gap) / (size.width + gap)));
    const count = Math.min(fitting, countOf(node, 5));
    const row = aligned(page, box, node, count * (size.width + gap) - gap);
    for (let at = 0; at < count; at += 1) {
      const x = row.x + at * (size.width + gap);
      add(page, tone, { ...row, x, width: Math.min(size.width, row.width) }, size.height, size.radius);
    }
    return size.height;
  };
};

const drawRows = (height: number, mark: Tone, rest: Tone): Drawn => {
  return (page, box, node) => {
    const count = countOf(node, 6);
    for (let row = 0; row < count; row += 1) {
      const y = box.y + row * (height + 5);
      add(page, mark, { x: box.x, y, width: Math.min(4, box.width) }, height);
      add(page, rest, { x: box.x + 10, y, width: Math.max(1, box.width * 0.8 - 10) }, height);
    }
    return count * (height + 5) - 5;
  };
};

const drawButton: Drawn = (page, box, node) => {
  add(page, 'press', aligned(page, box, node, 46), 14, 4);
  return 14;
};

const drawForm: Drawn = (page, box, node) => {
  const count = countOf(node, 4);
  for (let field = 0; field < count; field += 1) {
    add(page, 'field', { ...box, y: box.y + field * 18 }, 13, 3);
  }
  return count * 18 + drawButton(page, { ...box, y: box.y + count * 18 }, node);
};

const drawBar = (tone: Tone, height: number, share = 1): Drawn => {
  return (page, box, node) => {
    add(page, tone, aligned(page, box, node, box.width * share), height);
    return height;
  };
};

const leaves: Record<string, Drawn> = {
  heading: (page, box, node) => drawBar('head', [14, 12, 10, 8, 7, 6][(node.level ?? 2) - 1] ?? 10, 0.66)(page, box, node),
  text: drawLines(3),
  quote: drawLines(2),
  image: drawPicture,
  video: drawPicture,
  map: drawPicture,
  embed: drawPicture,
  gallery: drawRow(4, 52, 'picture', 3),
  posts: drawRow(3, 64, 'picture', 3),
  button: drawButton,
  form: drawForm,
  list: drawRows(4, 'press', 'text'),
  table: drawRows(8, 'field', 'field'),
  icon: drawMarks({ width: 16, height: 16, radius: 8 }, 'press'),
  social: drawMarks({ width: 10, height: 10, radius: 5 }, 'text'),
  menu: drawMarks({ width: 24, height: 4, radius: 2 }, 'text'),
  divider: drawBar('line', 1),
  spacer: () => 12,
  section: () => 12,
  columns: () => 12,
  column: () => 12,
  other: drawBar('field', 24),
};

/** Returns the number of parts: three if unknown, one for a single mark. */
function countOf({ kind, count }: Sketch, max: number): number {
  return Math.max(1, Math.min(max, count ?? (kind === 'icon' ? 1 : 3)));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
