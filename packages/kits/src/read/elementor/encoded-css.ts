/** Decodes custom CSS, which Elementor stores in Base64; undefined if it is damaged. */
export function decodeCss(raw: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(raw.replace(/\s+/g, '')), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Encodes custom CSS like Elementor. */
export const encodeCss = (css: string): string =>
  btoa(Array.from(new TextEncoder().encode(css), (byte) => String.fromCharCode(byte)).join(''));
