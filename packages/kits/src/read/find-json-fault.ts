const token = /[\s]*([{}[\],:]|"|-?\d[\d.eE+-]*|true|false|null|$)/y;

/**
 * Returns the offset of the first invalid token of a JSON text, or its length if it is truncated. Engines word their errors
 * differently, mostly without a position.
 */
export function findJsonFault(text: string): number {
  const open: string[] = [];
  let expected = 'value';
  for (let at = 0; ; ) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) {
      return at + (/^\s*/.exec(text.slice(at, at + 10_000))?.[0].length ?? 0);
    }
    const [whole, sign = ''] = found;
    const start = at + whole.length - sign.length;
    if (sign === '') {
      return text.length;
    }
    const next = step(sign, expected, open);
    if (next === undefined) {
      return start;
    }
    expected = next;
    at = sign === '"' ? endOfString(text, start) : start + sign.length;
  }
}

/** Returns the allowed tokens after `sign`; undefined if it is not allowed itself. */
function step(sign: string, expected: string, open: string[]): string | undefined {
  const wantsValue = expected.includes('value');
  if (sign === '{' || sign === '[') {
    open.push(sign);
    return wantsValue ? (sign === '{' ? 'key end' : 'value end') : undefined;
  }
  if (sign === '}' || sign === ']') {
    const isPair = open.pop() === (sign === '}' ? '{' : '[');
    return isPair && expected.includes('end') ? after(open) : undefined;
  }
  if (sign === ',') {
    return expected.includes('comma') ? (open.at(-1) === '{' ? 'key' : 'value') : undefined;
  }
  if (sign === ':') {
    return expected === 'colon' ? 'value' : undefined;
  }
  if (sign === '"' && expected.includes('key')) {
    return 'colon';
  }
  return wantsValue ? after(open) : undefined;
}

const after = (open: string[]) => (open.length === 0 ? 'nothing' : 'comma end');

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') {
      at += 1;
    } else if (text[at] === '"') {
      return at + 1;
    }
  }
  return text.length;
}
