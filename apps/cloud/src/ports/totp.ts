import { createHmac, timingSafeEqual } from 'node:crypto';

/** Computes codes as RFC 6238 defines them and all authenticator apps expect: HMAC-SHA-1, 30 seconds, 6 digits. */
const period = 30_000;
const digits = 6;

/** Accepts the intervals before and after the current one, for clocks that differ and people who type slowly. */
const tolerated = [0, -1, 1];

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes in Base32 without padding; their bits must be a multiple of 5. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

export const stepAt = (time: Date) => Math.floor(time.getTime() / period);

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Finds the interval that a code belongs to. Compares with all of them in the same time. */
export function findStep(secret: Buffer, code: string, time: Date): number | undefined {
  const given = Buffer.from(code);
  const steps = tolerated.map((shift) => stepAt(time) + shift);
  const matching = steps.filter((step) => isSame(given, Buffer.from(codeAt(secret, step))));
  return matching[0];
}

const isSame = (given: Buffer, expected: Buffer) => given.length === expected.length && timingSafeEqual(given, expected);

/** Builds the address that authenticator apps open, often from a picture. */
export function toUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = [issuer, account].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
