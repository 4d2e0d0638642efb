/**
 * Parses an address; undefined for an invalid one. Use it instead of `URL.canParse`, which in Node 20 refuses addresses with
 * letters such as “ü” after some thousand calls.
 */
export function parseUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
