/** Matches the families of CSS, of block attributes, of Elementor's settings and of its typed values. */
const values =
  /font-family:\s*((?:&quot;|[^;"{}])*)|"fontFamily":"((?:[^"\\]|\\.)*)"|font_family":"((?:[^"\\]|\\.)*)"|"font-family":\{"\$\$type":"string","value":"((?:[^"\\]|\\.)*)"/g;

/** Lists the font families that a text names, in lower case. The text is the content of a document, as markup or JSON. */
export function namedFonts(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, ...found] of text.matchAll(values)) {
    const value = found.find((one) => one !== undefined) ?? '';
    for (const part of value.replaceAll(/&quot;|\\u0022|\\"/g, '"').split(',')) {
      names.add(
        part
          .replaceAll(/["'\\]/g, '')
          .trim()
          .toLowerCase(),
      );
    }
  }
  return names;
}

/** Keeps the families that a text names. */
export function keepNamedFonts<Font extends { name: string }>(fonts: readonly Font[], text: string): Font[] {
  const names = fonts.length > 0 ? namedFonts(text) : new Set();
  return fonts.filter(({ name }) => names.has(name.toLowerCase()));
}
