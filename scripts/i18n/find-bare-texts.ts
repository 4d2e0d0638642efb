import { type ESTree, parseSync, Visitor } from 'vite';

type Source = { file: string; code: string };
type Range = { start: number; end: number };

/** Lists calls whose texts are translated or for programmers. */
const calls = new Set(['t', 'tn', 'sentence', 'AppError', 'Error']);
/** Matches attributes that nobody reads. */
const silent =
  /^(className|href|type|id|key|name|rel|target|autoComplete|autoCapitalize|inputMode|kind|size|sizes|tone|sign|icon|method|form|accept|role|announcedAs|scope|picture|heading|dir|lang|src|path|style|sandbox|srcDoc|width|height|value|aria-(hidden|live|busy|current|pressed|labelledby|disabled))$/;
const letter = /\p{L}/u;
/** Matches text for people: a capitalised word, or several words. */
const words = /^\W*\p{Lu}\p{Ll}+|\p{L}{2,}[,:.]? +\p{L}/u;

/** Finds texts that people would see untranslated. */
export function findBareTexts({ file, code }: Source): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) {
    return [`${file}: ${errors[0].message}`];
  }
  const left: Range[] = [];
  const seen: (Range & { text: string })[] = [];
  const leave = ({ start, end }: Range) => void left.push({ start, end });
  const see = (node: Range, text: string, pattern: RegExp) => {
    if (pattern.test(text)) {
      seen.push({ start: node.start, end: node.end, text: text.trim().replace(/\s+/g, ' ') });
    }
  };
  const leaveCall = ({ callee, start, end }: ESTree.CallExpression | ESTree.NewExpression) => {
    if (callee.type === 'Identifier' && calls.has(callee.name)) {
      leave({ start, end });
    }
  };

  new Visitor({
    ImportDeclaration: leave,
    CallExpression: leaveCall,
    NewExpression: leaveCall,
    'JSXText:exit': (node) => see(node, node.value, letter),
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && silent.test(node.name.name)) {
        leave(node);
      } else if (node.value?.type === 'Literal') {
        see(node, String(node.value.value), letter);
      }
    },
    Literal(node) {
      if (typeof node.value === 'string') {
        see(node, node.value, words);
      }
    },
    'TemplateElement:exit': (node) => see(node, node.value.cooked ?? '', words),
  }).visit(program);

  const isInside = (inner: Range, { start, end }: Range) => start <= inner.start && inner.end <= end;
  const bare = seen
    .filter((text) => !left.some((range) => isInside(text, range)))
    .map(({ start, text }) => `${file}:${code.slice(0, start).split('\n').length}: ${text}`);
  return [...new Set(bare)];
}
