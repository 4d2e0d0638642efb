const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return value;
});

/** Computes the CRC-32 of a zip entry; pass the result on for the next chunk. */
export function crc32(bytes: Uint8Array, previous = 0): number {
  let crc = ~previous;
  for (const byte of bytes) {
    crc = (table[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}
