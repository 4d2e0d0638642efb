/** Writes a number with its noun in the singular or plural. */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
