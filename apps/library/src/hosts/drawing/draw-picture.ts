import { readPlain } from './copied-styles.js';
import { type Copying, copyElement } from './copy-element.js';

/** In px. A picture is as wide as a tile and shows the top. */
const widest = 400;
const tallest = 1.5;
/** Minimum ratio: a tile would enlarge a single line. */
const flattest = 0.5;
const maxElements = 1500;
/** Timeout in ms. */
const patience = 6000;
/** Maximum characters in the cloud. */
const longest = 600_000;

/**
 * Draws elements as a WebP data address. Undefined on any failure; the cloud then draws a sketch. Elements matching `chrome`
 * belong to the editor.
 */
export async function drawPicture(elements: readonly Element[], chrome: string): Promise<string | undefined> {
  try {
    return await draw(elements, chrome);
  } catch {
    return undefined;
  }
}

async function draw(elements: readonly Element[], chrome: string): Promise<string | undefined> {
  const view = elements[0]?.ownerDocument.defaultView;
  const frame = frameOf(elements);
  if (!view || frame.width < 1 || frame.height < 1) {
    return undefined;
  }
  const copying: Copying = {
    view,
    plain: readPlain(view),
    chrome,
    bottom: frame.top + frame.height,
    left: maxElements,
    deadline: Date.now() + patience,
  };
  const ground = document.createElementNS('http://www.w3.org/1999/xhtml', 'div');
  ground.setAttribute(
    'style',
    `position:relative;overflow:hidden;width:${frame.width}px;height:${frame.height}px;background:${groundOf(elements[0])}`,
  );
  for (const element of elements) {
    const copy = await copyElement(element, undefined, copying);
    if (copy) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = `left:${left - frame.left}px;top:${top - frame.top}px;width:${width}px;height:${height}px`;
      const reset = 'position:absolute;margin:0;transform:none;right:auto;bottom:auto;max-width:none;box-sizing:border-box';
      copy.setAttribute('style', `${copy.getAttribute('style') ?? ''};${reset};${place}`);
      ground.append(copy);
    }
  }
  return paint(ground, frame);
}

type Frame = { left: number; top: number; width: number; height: number };

/** Returns the elements' bounding box, cut below and padded if flat. */
function frameOf(elements: readonly Element[]): Frame {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const filled = Math.min(Math.max(...boxes.map((box) => box.bottom)) - top, width * tallest);
  const height = filled < 1 ? 0 : Math.max(filled, width * flattest);
  return { left, top: top - (height - filled) / 2, width, height };
}

/** Returns the background of the elements. */
function groundOf(element: Element | undefined): string {
  for (let behind = element; behind; behind = behind.parentElement ?? undefined) {
    const colour = getComputedStyle(behind).backgroundColor;
    if (colour !== '' && colour !== 'transparent' && !/,\s*0\)$/.test(colour)) {
      return colour;
    }
  }
  return '#fff';
}

async function paint(ground: Element, { width, height }: Frame): Promise<string | undefined> {
  const scale = Math.min(1, widest / width);
  const markup = new XMLSerializer().serializeToString(ground);
  // Unlike with a blob address, every browser can read the result from a data address.
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><foreignObject width="${width}" height="${height}">${markup}</foreignObject></svg>`,
  )}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = canvas.toDataURL('image/webp', 0.8);
  return picture.startsWith('data:image/webp') && picture.length <= longest ? picture : undefined;
}
