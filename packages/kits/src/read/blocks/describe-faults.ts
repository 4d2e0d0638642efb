import type { BlockTree } from './parse-blocks.js';

/** Limits the described faults; further ones are mostly consequences. */
const maxFaults = 50;

/** Describes the first faults of block markup as sentences with their line numbers, in one pass. */
export function describeFaults(content: string, faults: BlockTree['faults']): { message: string; line: number }[] {
  let line = 1;
  let counted = 0;
  return [...faults]
    .sort((a, b) => a.offset - b.offset)
    .slice(0, maxFaults)
    .map(({ kind, name, expected, offset }) => {
      line += content.slice(counted, offset).split('\n').length - 1;
      counted = offset;
      const messages = {
        unclosed: `The block ${name} in line ${line} is never closed.`,
        'stray-closer': `The block ${name} is closed in line ${line} but never opened.`,
        'wrong-closer': `Line ${line} closes ${name}, but ${expected} is still open.`,
      };
      return { message: messages[kind], line };
    });
}
