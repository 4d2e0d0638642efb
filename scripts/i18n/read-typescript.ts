import { type ESTree, parseSync, Visitor } from 'vite';
import type { Message } from './message.js';

type Argument = ESTree.CallExpression['arguments'][number] | undefined;
type Source = { file: string; code: string };
export type Found = { messages: Message[]; faults: string[] };

/** Maps translation functions to their number of texts. WordPress's own are used in the editors' entries. */
const functions: Record<string, number> = { t: 1, tn: 2, sentence: 1, __: 1, _n: 2 };
/** Lists functions that only mark a text, because they run before translations are loaded. */
const markers = new Set(['sentence', 'AppError']);

/** Collects a file's texts and reports untranslatable ones: concatenated, or looked up too early. */
export function readTypeScript({ file, code }: Source): Found {
  const { program, comments, errors } = parseSync(file, code);
  if (errors[0]) {
    return { messages: [], faults: [`${file}: ${errors[0].message}`] };
  }
  const found: Found = { messages: [], faults: [] };
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };

  const add = (name: string, start: number, texts: Argument[]) => {
    const line = lineOf(code, start);
    const [single, plural] = texts.map(readText);
    if (single === undefined || (texts.length > 1 && plural === undefined)) {
      found.faults.push(`${file}:${line}: ${name}() needs a literal text.`);
    } else if (depth === 0 && !markers.has(name)) {
      found.faults.push(`${file}:${line}: ${name}() runs when the file loads, before the translation is available.`);
    } else {
      const near = comments.filter(({ end }) => end <= start && lineOf(code, end) >= line - 1).map(({ value }) => value.trim());
      const translators = near.flatMap((text) => /^translators:\s*(.*)$/s.exec(text)?.[1] ?? []).slice(-1);
      found.messages.push({ single, ...(plural !== undefined && { plural }), comments: translators, references: [file] });
    }
  };

  const readCall = ({ callee, arguments: given, start }: ESTree.CallExpression) => {
    const name = nameOf(callee);
    const count = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (count !== undefined) {
      add(
        name,
        start,
        Array.from({ length: count }, (_, index) => given[index]),
      );
    }
  };
  const readError = ({ callee, arguments: [, text], start }: ESTree.NewExpression) => {
    // Without its own text an error uses the message of its code; a composed one stays unchanged.
    if (nameOf(callee) === 'AppError' && readText(text) !== undefined) {
      add('AppError', start, [text]);
    }
  };

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: readCall,
    NewExpression: readError,
  }).visit(program);
  return found;
}

/** Returns a function's name: `wp.i18n.__` is WordPress's, and a method `t` is not ours. */
function nameOf(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') {
    return callee.name;
  }
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed
    ? callee.property.name.replace(/^tn?$/, '')
    : '';
}

function readText(node: Argument): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    return node.value;
  }
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

const lineOf = (code: string, position: number) => code.slice(0, position).split('\n').length;
