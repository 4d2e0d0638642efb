/** Lists copied CSS properties; those of the first list are inherited. */
const inherited = `color direction font-family font-feature-settings font-size font-style font-variant-caps font-weight
  letter-spacing line-height list-style-position list-style-type text-align text-indent text-shadow text-transform
  visibility white-space word-break overflow-wrap word-spacing`.split(/\s+/);
const own = `align-content align-items align-self aspect-ratio background-attachment background-blend-mode background-clip
  background-color background-image background-origin background-position background-repeat background-size
  border-bottom-color border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width
  border-left-color border-left-style border-left-width border-right-color border-right-style border-right-width
  border-top-color border-top-left-radius border-top-right-radius border-top-style border-top-width bottom box-shadow
  box-sizing clip-path column-gap display filter flex-basis flex-direction flex-grow flex-shrink flex-wrap float clear
  grid-auto-flow grid-column-end grid-column-start grid-row-end grid-row-start grid-template-columns grid-template-rows
  height justify-content justify-items justify-self left margin-bottom margin-left margin-right margin-top mask-image
  max-height max-width min-height min-width mix-blend-mode object-fit object-position opacity order overflow-x overflow-y
  padding-bottom padding-left padding-right padding-top position right row-gap text-decoration-line text-decoration-color
  top transform transform-origin vertical-align width z-index border-collapse border-spacing`.split(/\s+/);

/** Default styles of an element. */
export type Plain = ReadonlyMap<string, string>;

export function readPlain(view: Window & typeof globalThis): Plain {
  const probe = view.document.createElement('div');
  probe.style.cssText = 'all:initial;display:block';
  view.document.body.append(probe);
  const computed = view.getComputedStyle(probe);
  const values = new Map(own.map((name) => [name, computed.getPropertyValue(name)]));
  probe.remove();
  // These are sizes of the page, not of the element.
  for (const name of ['width', 'height', 'perspective-origin', 'transform-origin']) {
    values.set(name, '');
  }
  return values;
}

/** Returns the declarations that make a plain element inside `around` look like the given one. */
export function copyStyles(
  look: CSSStyleDeclaration,
  around: CSSStyleDeclaration | undefined,
  plain: Plain,
): Map<string, string> {
  const copied = new Map<string, string>();
  for (const name of inherited) {
    const value = look.getPropertyValue(name);
    if (value !== around?.getPropertyValue(name)) {
      copied.set(name, value);
    }
  }
  for (const name of own) {
    const value = look.getPropertyValue(name);
    if (value !== '' && value !== plain.get(name)) {
      copied.set(name, value);
    }
  }
  return copied;
}
