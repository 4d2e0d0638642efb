/** Limits the custom CSS of one style. */
const maxCss = 20_000;
const maxLevels = 4;

const quoted = /"(?:[^"\\\n<]|\\[^\n<])*"|'(?:[^'\\\n<]|\\[^\n<])*'/g;
/** Matches what could end a declaration, load a file, or become one of these when WordPress removes encoded characters. */
const unsafe =
  /[;{}<\\"'@!]|\/\*|\*\/|%[0-9a-f]{2}|(?:url|src|image|image-set|cross-fade|element|expression)\(|-moz-binding|javascript:/i;
const hasControl = /[^\P{Cc}\n\t\r]/u;

/** Returns true for a value that cannot break out of its declaration and loads nothing. */
export function isSafeValue(value: string): boolean {
  const bare = value.replace(quoted, '""').replace(/\s*!important\s*$/i, '');
  return !hasControl.test(value) && !unsafe.test(bare.replaceAll('""', '')) && isBalanced(bare);
}

function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const letter of text) {
    if (letter === '(' || letter === '[') {
      open.push(letter);
    } else if ((letter === ')' && open.pop() !== '(') || (letter === ']' && open.pop() !== '[')) {
      return false;
    }
  }
  return open.length === 0;
}

/**
 * Keeps safe declarations, rules that apply to the element and what is inside it, and conditional groups of them. Returns an
 * empty text for CSS that would end its own rule.
 */
export function cleanCss(css: string, level = 0): string {
  const parts = css.length <= maxCss && level <= maxLevels ? splitCss(withoutComments(css)) : undefined;
  return (parts ?? [])
    .map(({ head, block }) => (block === undefined ? cleanDeclaration(head) : cleanRule(head, block, level)))
    .join('');
}

function cleanDeclaration(text: string): string {
  const colon = text.indexOf(':');
  const name = text.slice(0, colon).trim();
  const value = text.slice(colon + 1).trim();
  return colon > 0 && /^(?:--)?-?[a-z][\w-]*$/i.test(name) && value !== '' && name !== 'behavior' && isSafeValue(value)
    ? `${name}:${value};`
    : '';
}

function cleanRule(head: string, block: string, level: number): string {
  const isKept = head.startsWith('@')
    ? /^@(?:media|supports|container)\b[\w\s():.,%/-]*$/i.test(head) && isBalanced(head)
    : splitOutside(head, ',').every((selector) => isOwnSelector(selector.trim()));
  const inner = isKept ? cleanCss(block, level + 1) : '';
  return inner === '' ? '' : `${head}{${inner}}`;
}

/** Returns true for a selector of the element itself or its content: `&:hover`, `& em`. Siblings are outside. */
function isOwnSelector(selector: string): boolean {
  const bare = selector.replace(quoted, '""');
  if (!/^&[\w\s.#>+~:()[\]="*^$|,-]*$/.test(bare) || bare.includes('||') || /:has\b/i.test(bare) || !isBalanced(bare)) {
    return false;
  }
  const outer = withoutBrackets(bare.slice(1));
  return !/^[^\s>+~]*\s*[+~]/.test(outer);
}

function withoutBrackets(text: string): string {
  let depth = 0;
  let kept = '';
  for (const letter of text) {
    depth += letter === '(' || letter === '[' ? 1 : 0;
    kept += depth === 0 ? letter : '';
    depth -= letter === ')' || letter === ']' ? 1 : 0;
  }
  return kept;
}

/** Replaces comments by spaces; quoted ones stay. */
function withoutComments(css: string): string {
  let kept = '';
  for (let at = 0; at < css.length; at += 1) {
    const isComment = css.startsWith('/*', at);
    const end = isComment ? css.indexOf('*/', at + 2) + 1 : (findQuoteEnd(css, at) ?? at);
    if (isComment && end === 0) {
      return kept + css.slice(at);
    }
    kept += isComment ? ' ' : css.slice(at, end + 1);
    at = end;
  }
  return kept;
}

type Part = { head: string; block?: string };

/** Splits CSS into declarations and rules; undefined if brackets or quotes do not match. */
function splitCss(css: string): Part[] | undefined {
  const parts: Part[] = [];
  let head = '';
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at] as string;
    if (letter === '{') {
      const end = findEnd(css, at);
      if (end === undefined) {
        return undefined;
      }
      parts.push({ head: head.trim(), block: css.slice(at + 1, end) });
      head = '';
      at = end;
    } else if (letter === ';') {
      parts.push({ head: head.trim() });
      head = '';
    } else if (letter === '}') {
      return undefined;
    } else {
      const end = findClosing(css, at);
      if (end === undefined) {
        return undefined;
      }
      head += css.slice(at, end + 1);
      at = end;
    }
  }
  return head.trim() === '' ? parts : [...parts, { head: head.trim() }];
}

const closing = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** Returns the end of a quoted or bracketed text at this place, or the place itself; undefined without an end. */
function findClosing(css: string, at: number): number | undefined {
  const letter = css[at] as string;
  return isQuote(letter) ? findQuoteEnd(css, at) : closing.has(letter) ? findEnd(css, at) : at;
}

const isQuote = (letter: string | undefined) => letter === '"' || letter === "'";

/** Returns the end of a quoted text that starts at this place. */
function findQuoteEnd(css: string, start: number): number | undefined {
  const quote = css[start];
  for (let at = start + 1; isQuote(quote) && at < css.length && css[at] !== '\n'; at += 1) {
    if (css[at] === quote) {
      return at;
    }
    at += css[at] === '\\' ? 1 : 0;
  }
  return undefined;
}

function findEnd(css: string, start: number): number | undefined {
  const open: string[] = [];
  for (let at = start; at < css.length; at += 1) {
    const letter = css[at] as string;
    if (isQuote(letter)) {
      const end = findQuoteEnd(css, at);
      if (end === undefined) {
        return undefined;
      }
      at = end;
    } else if (closing.has(letter)) {
      open.push(closing.get(letter) as string);
    } else if (letter === ')' || letter === ']' || letter === '}') {
      if (open.pop() !== letter) {
        return undefined;
      }
      if (open.length === 0) {
        return at;
      }
    }
  }
  return undefined;
}

/** Splits at a letter outside of brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    depth += letter === '(' || letter === '[' ? 1 : letter === ')' || letter === ']' ? -1 : 0;
    if (letter === separator && depth === 0) {
      parts.push(part);
      part = '';
    } else {
      part += letter;
    }
  }
  return [...parts, part];
}
