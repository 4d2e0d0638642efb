import { copyStyles, type Plain } from './copied-styles.js';
import { inlineAddress, inlineShown } from './inline-picture.js';

export type Copying = {
  view: Window & typeof globalThis;
  plain: Plain;
  /** Selector of the editor's own controls. */
  chrome: string;
  /** In px of the window; content below is omitted. */
  bottom: number;
  /** Remaining elements and the deadline. */
  left: number;
  deadline: number;
};

const none = new Set(['script', 'style', 'link', 'noscript', 'template', 'iframe', 'audio', 'object', 'embed']);
const xhtml = 'http://www.w3.org/1999/xhtml';

/** Thrown when a document is too large to draw in time. */
export class TooMuch extends Error {}

/**
 * Copies an element into plain boxes with inline styles, as markup for an SVG. Undefined if invisible.
 * @throws TooMuch
 */
export async function copyElement(
  element: Element,
  around: CSSStyleDeclaration | undefined,
  copying: Copying,
): Promise<HTMLElement | SVGElement | undefined> {
  const { view, plain, chrome, bottom } = copying;
  if (none.has(element.localName) || element.matches(chrome) || element.getBoundingClientRect().top > bottom) {
    return undefined;
  }
  const look = view.getComputedStyle(element);
  if (look.display === 'none') {
    return undefined;
  }
  copying.left -= 1;
  if (copying.left < 0 || Date.now() > copying.deadline) {
    throw new TooMuch();
  }
  const styles = await inlineBackground(copyStyles(look, around, plain), element.baseURI);
  // Elements of the editor's iframe are of no class of this window.
  if (element.localName === 'svg') {
    return copyDrawing(element as SVGElement, look);
  }
  if (element.localName === 'img') {
    return copyPicture(element as HTMLImageElement, styles);
  }
  const box = makeBox(styles);
  await appendPseudo(box, element, '::before', look, copying);
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      box.append(child.textContent ?? '');
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      const copy = await copyElement(child as Element, look, copying);
      box.append(...(copy ? [copy] : []));
    }
  }
  await appendPseudo(box, element, '::after', look, copying);
  return box;
}

function makeBox(styles: Map<string, string>, tag = 'div'): HTMLElement {
  const box = document.createElementNS(xhtml, tag) as HTMLElement;
  box.setAttribute('style', [...styles].map(([name, value]) => `${name}:${value}`).join(';'));
  return box;
}

/** Copies a picture; an unreadable one stays empty. */
function copyPicture(image: HTMLImageElement, styles: Map<string, string>): HTMLElement {
  const src = inlineShown(image);
  if (!src) {
    return makeBox(new Map([...styles, ['background-color', '#dfe4e1']]));
  }
  const copy = makeBox(styles, 'img');
  copy.setAttribute('src', src);
  return copy;
}

/** Copies an SVG without references to other files. */
function copyDrawing(element: SVGElement, look: CSSStyleDeclaration): SVGElement {
  const copy = element.cloneNode(true) as SVGElement;
  for (const outside of copy.querySelectorAll('script, image, foreignObject, use[href^="http"]')) {
    outside.remove();
  }
  const { color, fill, stroke, width, height } = look;
  copy.setAttribute('style', `color:${color};fill:${fill};stroke:${stroke};width:${width};height:${height};flex-shrink:0`);
  return copy;
}

async function appendPseudo(
  box: HTMLElement,
  element: Element,
  name: '::before' | '::after',
  around: CSSStyleDeclaration,
  { view, plain }: Copying,
) {
  const look = view.getComputedStyle(element, name);
  const isOutline = look.pointerEvents === 'none' && element.hasAttribute('data-block');
  if (look.content === 'none' || look.content === 'normal' || look.display === 'none' || isOutline) {
    return;
  }
  const pseudo = makeBox(await inlineBackground(copyStyles(look, around, plain), element.baseURI));
  pseudo.append(/^"(.*)"$/s.exec(look.content)?.[1] ?? '');
  box.append(pseudo);
}

async function inlineBackground(styles: Map<string, string>, page: string): Promise<Map<string, string>> {
  const image = styles.get('background-image');
  const address = image && /url\("((?:[^"\\]|\\.)*)"\)/.exec(image);
  if (image && address?.[1]) {
    const inlined = await inlineAddress(address[1], page);
    styles.set('background-image', inlined ? image.replace(address[0], `url("${inlined}")`) : 'none');
  }
  for (const name of ['background-image', 'mask-image', 'filter', 'clip-path']) {
    // Any other external reference would taint the whole drawing.
    if (/url\("(?!data:)/.test(styles.get(name) ?? '')) {
      styles.delete(name);
    }
  }
  return styles;
}
