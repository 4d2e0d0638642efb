import { isIPv6 } from 'node:net';

/** Returns the /64 network of an IPv6 address, because its user controls all of it, and anything else unchanged. */
export function networkOf(who: string): string {
  if (!isIPv6(who) || who.includes('.')) {
    return who;
  }
  const [head = '', tail = ''] = who.split('::');
  const [left, right] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = who.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
