const primes: number[] = [];
for (let n = 2; primes.length < 64; n += 1) {
  if (primes.every((prime) => n % prime !== 0)) {
    primes.push(n);
  }
}
const fraction = (value: number) => ((value - Math.floor(value)) * 0x100000000) | 0;
const roundConstants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const startState = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** Computes SHA-256 as lower-case hex. The browser's implementation is asynchronous and missing without https. */
export function sha256(bytes: Uint8Array): string {
  const state = Int32Array.from(startState);
  const words = new Int32Array(64);
  const whole = bytes.length - (bytes.length % 64);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < whole; at += 64) {
    mixBlock(state, words, view, at);
  }
  const rest = bytes.length - whole;
  const tail = new DataView(new ArrayBuffer(rest < 56 ? 64 : 128));
  for (let index = 0; index < rest; index += 1) {
    tail.setUint8(index, bytes[whole + index] ?? 0);
  }
  tail.setUint8(rest, 0x80);
  tail.setUint32(tail.byteLength - 8, Math.floor(bytes.length / 0x20000000));
  tail.setUint32(tail.byteLength - 4, (bytes.length * 8) >>> 0);
  for (let at = 0; at < tail.byteLength; at += 64) {
    mixBlock(state, words, tail, at);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function mixBlock(state: Int32Array, words: Int32Array, view: DataView, at: number) {
  for (let index = 0; index < 16; index += 1) {
    words[index] = view.getInt32(at + index * 4);
  }
  for (let index = 16; index < 64; index += 1) {
    const a = words[index - 15] as number;
    const b = words[index - 2] as number;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[index] = ((words[index - 16] as number) + s0 + (words[index - 7] as number) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[index] as number) + (words[index] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = ((state[index] as number) + word) | 0;
  }
}
