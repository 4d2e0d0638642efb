import type { BlockTree } from './parse-blocks.js';

/** As many are told one by one; what follows is mostly their echo. */
const most = 50;

/** The first faults of block markup as sentences, each with its line, counted from 1. One pass over the text. */
export function describeFaults(content: string, faults: BlockTree['faults']): { message: string; line: number }[] {
  let line = 1;
  let counted = 0;
  return [...faults]
    .sort((a, b) => a.offset - b.offset)
    .slice(0, most)
    .map(({ kind, name, expected, offset }) => {
      line += content.slice(counted, offset).split('\n').length - 1;
      counted = offset;
      const messages = {
        unclosed: `The block ${name} is opened in line ${line} and never closed.`,
        'stray-closer': `The block ${name} is closed in line ${line} but was not opened.`,
        'wrong-closer': `Line ${line} closes ${name} where ${expected} is open.`,
      };
      return { message: messages[kind], line };
    });
}
