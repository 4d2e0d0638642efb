import { randomInt } from 'node:crypto';

/** Omits letters that look like digits or others, and vowels, which could spell words. */
const letters = '23456789BCDFGHJKMNPQRSTVXZ';

/** Creates a random number such as `K7FM-92QX`, which reveals no order count. */
export function createOrderNumber(): string {
  const draw = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${draw()}-${draw()}`;
}
