import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tolerated age of a signature in seconds, and lead for clock differences. */
const tolerance = 300;

/**
 * Verifies that Stripe signed these bytes recently. The header is `t=<seconds>,v1=<hex>`, with several `v1` while secrets change.
 */
export function isSigned(body: Buffer, header: string | undefined, secret: string, now: Date): boolean {
  const pairs = (header ?? '').split(',').map((pair) => pair.trim().split('=', 2) as [string, string | undefined]);
  const time = pairs.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > tolerance) {
    return false;
  }
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return pairs
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''))
    .some(([, value]) => timingSafeEqual(Buffer.from(value ?? '', 'hex'), expected));
}
