import { randomInt } from 'node:crypto';

/** No letter that looks like a digit or another letter, and none that spells words. */
const letters = '23456789BCDFGHJKMNPQRSTVXZ';

/** Such as `K7FM-92QX`; says nothing about how many orders there are. */
export function createOrderNumber(): string {
  const draw = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${draw()}-${draw()}`;
}
