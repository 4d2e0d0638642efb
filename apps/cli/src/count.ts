/** Formats a number with its noun, such as “1 file” and “2 files”. */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
