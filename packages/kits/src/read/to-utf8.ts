/** Converts UTF-16 with a byte order mark, as Windows programs save it, to UTF-8; returns other bytes unchanged. */
export function toUtf8(bytes: Uint8Array): Uint8Array {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && !(first === 0xfe && second === 0xff)) {
    return bytes;
  }
  try {
    return new TextEncoder().encode(new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(bytes));
  } catch {
    return bytes;
  }
}
