import type { Box } from './box.js';

export type Collected = Omit<Box, 'type'> & { type?: Omit<NonNullable<Box['type']>, 'faces'> & { family: string } };

/**
 * Collects everything visible of a page in document order. Runs inside the page, so it uses nothing from this file. Stores the
 * text nodes in `window.parityTexts` by index.
 */
export function collectBoxes(): Collected[] {
  const texts: Record<number, Text> = {};
  Object.assign(window, { parityTexts: texts });
  const found: Collected[] = [];
  const areas: { at: number; element: Element }[] = [];
  const clear = 'rgba(0, 0, 0, 0)';

  const isClipped = (start: Element) => {
    for (let element: Element | null = start; element; element = element.parentElement) {
      const { position, clipPath, clip } = getComputedStyle(element);
      const isCut = clipPath.startsWith('inset(50%') || (clip !== 'auto' && clip !== '');
      if (position === 'absolute' && (isCut || (element as HTMLElement).offsetWidth <= 1)) {
        return true;
      }
    }
    return false;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false }) &&
    !isClipped(element);
  const opacityOf = (start: Element) => {
    let opacity = 1;
    for (let element: Element | null = start; element; element = element.parentElement) {
      opacity *= Number(getComputedStyle(element).opacity);
    }
    return opacity.toFixed(2);
  };
  const height = document.documentElement.scrollHeight;
  const isWholePage = (element: Element) => element === document.body || element.getBoundingClientRect().height > height - 2;
  /** Returns true if an image or colour fills an element behind its texts, as in a cover. */
  const hasCover = (element: Element) =>
    [...element.children].some((child) => {
      const { position, backgroundColor, backgroundImage } = getComputedStyle(child);
      const isOpaque = child.localName === 'img' || backgroundColor !== clear || backgroundImage !== 'none';
      return position === 'absolute' && isOpaque && child.clientHeight >= element.clientHeight - 2;
    });
  /** Returns the plain colour or picture behind an element; `page` where sections leave the page's own background visible. */
  const groundOf = (start: Element | null): string => {
    for (let element = start; element && !isWholePage(element); element = element.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') {
        return backgroundImage;
      }
      if (backgroundColor !== clear) {
        return backgroundColor;
      }
      if (hasCover(element)) {
        return 'cover';
      }
    }
    return 'page';
  };
  /** Returns the colour of the whole page behind an element: that of its body or of an element that fills the body. */
  const pageGroundOf = (start: Element | null): string => {
    for (let element = start; element; element = element.parentElement) {
      const { backgroundColor } = getComputedStyle(element);
      if (isWholePage(element) && backgroundColor !== clear) {
        return backgroundColor;
      }
    }
    return 'rgb(255, 255, 255)';
  };
  const placeOf = (rects: Iterable<DOMRect>) => {
    const all = [...rects].filter(({ width, height }) => width > 0 && height > 0);
    const [left, top] = [Math.min(...all.map((one) => one.left)), Math.min(...all.map((one) => one.top))];
    const [right, bottom] = [Math.max(...all.map((one) => one.right)), Math.max(...all.map((one) => one.bottom))];
    const isOutside = all.length === 0 || right <= 0 || left >= innerWidth;
    return isOutside ? undefined : { x: left, y: top + scrollY, width: right - left, height: bottom - top };
  };
  const bordersOf = (style: CSSStyleDeclaration) =>
    ['Top', 'Right', 'Bottom', 'Left'].map((side) => {
      const [width, line, color] = ['Width', 'Style', 'Color'].map((part) => style[`border${side}${part}` as 'borderTopWidth']);
      return width === '0px' || line === 'none' ? 'none' : `${width} ${line} ${color}`;
    });
  const pictureless = (image: string) => image.replace(/url\("[^"]*"\)/g, 'url(picture)');

  function addText(node: Text) {
    const parent = node.parentElement;
    const name = node.data.replace(/\s+/g, ' ').trim();
    if (!parent || name === '' || parent.closest('script,style,noscript,svg,select') || !isShown(parent)) {
      return;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const place = placeOf(range.getClientRects());
    if (place) {
      const { color, fontSize, fontWeight, fontStyle, fontFamily, textTransform } = getComputedStyle(parent);
      const line = parent.closest('a,u,ins,s,del') ?? parent;
      const decoration = getComputedStyle(line).textDecorationLine;
      texts[found.length] = node;
      found.push({
        role: parent.closest('h1,h2,h3,h4,h5,h6')?.localName ?? 'text',
        name: name.slice(0, 80),
        ...place,
        paint: { color, opacity: opacityOf(parent), transform: textTransform, decoration },
        type: {
          size: `${Number(Number.parseFloat(fontSize).toFixed(1))}px`,
          weight: fontWeight,
          style: fontStyle,
          family: fontFamily,
        },
      });
    }
  }

  function addElement(element: Element) {
    const style = getComputedStyle(element);
    const borders = bordersOf(style);
    const { backgroundColor, backgroundImage, borderRadius } = style;
    const isPainted = backgroundColor !== clear && !isWholePage(element) && backgroundColor !== groundOf(element.parentElement);
    const hasGround = backgroundImage !== 'none' || isPainted;
    const roles: Record<string, string> = { img: 'picture', hr: 'separator', input: 'field', textarea: 'field', svg: 'icon' };
    const role = element.classList.contains('kit-icon') ? 'icon' : roles[element.localName];
    if (
      (!role && !hasGround && borders.every((border) => border === 'none')) ||
      element.closest('svg') !== (role === 'icon' && element.localName === 'svg' ? element : null)
    ) {
      return;
    }
    const place = isShown(element) ? placeOf([element.getBoundingClientRect()]) : undefined;
    if (place && (element as HTMLInputElement).type !== 'hidden') {
      areas.push({ at: found.length, element });
      const label = element.getAttribute('alt') ?? element.getAttribute('placeholder') ?? '';
      const paint: Record<string, string> =
        role === 'icon'
          ? { color: element.localName === 'svg' ? style.fill : style.color }
          : {
              ground: hasGround ? backgroundColor : clear,
              image: pictureless(backgroundImage),
              borders: borders.join(', '),
              radius: borderRadius,
            };
      found.push({ role: role ?? 'area', name: label, ...place, paint: { ...paint, opacity: opacityOf(element) } });
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      addText(node);
    } else {
      addElement(node as Element);
    }
  }
  for (const { at, element } of areas) {
    const first = Object.entries(texts).find(([, text]) => element.contains(text))?.[0];
    const area = found[at] as Collected;
    area.name ||= (first === undefined ? '' : found[Number(first)]?.name) ?? '';
  }
  const bare = Object.values(texts).find((text) => groundOf(text.parentElement) === 'page');
  return [
    {
      role: 'page',
      name: '',
      x: 0,
      y: 0,
      width: document.documentElement.clientWidth,
      height,
      paint: { ground: bare ? pageGroundOf(bare.parentElement) : 'covered' },
    },
    ...found,
  ];
}
