type Read = (n: number) => number;

/** Lists C operators, lowest precedence first. */
const operators: Record<string, (left: number, right: number) => number | boolean>[] = [
  { '||': (left, right) => Boolean(left) || Boolean(right) },
  { '&&': (left, right) => Boolean(left) && Boolean(right) },
  { '==': (left, right) => left === right, '!=': (left, right) => left !== right },
  {
    '<=': (left, right) => left <= right,
    '>=': (left, right) => left >= right,
    '<': (left, right) => left < right,
    '>': (left, right) => left > right,
  },
  { '%': (left, right) => left % right },
];

/** Parses a gettext rule such as `nplurals=2; plural=(n != 1);` into the form of a number. Throws for an invalid rule. */
export function readPluralRule(header: string): Read {
  const rule = /plural\s*=\s*([^;]+)/.exec(header.replace(/nplurals\s*=\s*\d+/, ''))?.[1] ?? '';
  const tokens = rule.match(/\d+|n|[()?:%]|\|\||&&|[=!<>]=|[<>]|\S/g) ?? [];
  const refuse = (): never => {
    throw new Error(`This rule of plurals cannot be read: ${header}`);
  };
  const take = (wanted: string) => (tokens[0] === wanted ? tokens.shift() : undefined);

  const readChoice = (): Read => {
    const requested = readBinary(0);
    if (!take('?')) {
      return requested;
    }
    const yes = readChoice();
    const no = take(':') ? readChoice() : refuse();
    return (n) => (requested(n) ? yes(n) : no(n));
  };
  const readBinary = (level: number): Read => {
    const known = operators[level];
    if (!known) {
      return readValue();
    }
    let left = readBinary(level + 1);
    for (let apply = known[tokens[0] ?? '']; apply; apply = known[tokens[0] ?? '']) {
      tokens.shift();
      const [first, second, join] = [left, readBinary(level + 1), apply];
      left = (n) => Number(join(first(n), second(n)));
    }
    return left;
  };
  const readValue = (): Read => {
    if (take('(')) {
      const inside = readChoice();
      return take(')') ? inside : refuse();
    }
    const token = tokens.shift() ?? '';
    return token === 'n' ? (n) => n : /^\d+$/.test(token) ? () => Number(token) : refuse();
  };

  const read = readChoice();
  return tokens.length > 0 ? refuse() : (n) => read(Math.abs(n));
}
