/** What a PHP file of the plugin declares and uses. Reads the plugin's own style, not every PHP. */
export type PhpSource = {
  file: string;
  namespace: string;
  /** Full name of the class, interface or trait; undefined for a template. */
  className: string | undefined;
  /** Full names of everything that may be a class. */
  references: Set<string>;
  methods: string[];
  /** Full name of the class that this one extends. */
  parent: string | undefined;
  /** Names of methods that are called or handed over as a callback. */
  calls: Set<string>;
  texts: string[];
  lines: number;
};

type Token = { kind: 'name' | 'variable' | 'text' | 'sign'; value: string };

const tokenPattern =
  /(?<html>\?>[\s\S]*?(?:<\?(?:php|=)|$))|(?<comment>\/\*[\s\S]*?\*\/|\/\/[^\n]*|#(?!\[)[^\n]*)|(?<text>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|(?<variable>\$\w+)|(?<name>\\?[A-Za-z_]\w*(?:\\\w+)*)|(?<sign>\?->|->|::|[^\s\w])/g;

function tokenize(code: string): Token[] {
  return [...code.slice(code.indexOf('<?php') + 5).matchAll(tokenPattern)].flatMap(({ groups = {} }): Token[] =>
    (['text', 'variable', 'name', 'sign'] as const).flatMap((kind) => {
      const value = groups[kind];
      return value === undefined ? [] : { kind, value };
    }),
  );
}

export function readPhp(file: string, code: string): PhpSource {
  const tokens = tokenize(code);
  const source: PhpSource = {
    file,
    namespace: '',
    className: undefined,
    references: new Set(),
    methods: [],
    parent: undefined,
    calls: new Set(),
    texts: [],
    lines: code.trimEnd().split('\n').length,
  };
  const imports = new Map<string, string>();
  for (const [index, { kind, value }] of tokens.entries()) {
    const before = tokens[index - 1]?.value ?? '';
    if (kind === 'text') {
      source.texts.push(value.slice(1, -1));
      if (before === ',' && /^(\$\w+|class|\))$/.test(tokens[index - 2]?.value ?? '') && tokens[index + 1]?.value === ')') {
        source.calls.add(value.slice(1, -1));
      }
    } else if (kind === 'name' && before === 'namespace') {
      source.namespace = value;
    } else if (kind === 'name' && before === 'use') {
      imports.set(value.split('\\').at(-1) ?? '', value);
    } else if (kind === 'name' && /^(class|interface|trait)$/.test(before) && tokens[index - 2]?.value !== '::') {
      source.className ??= `${source.namespace}\\${value}`;
    } else if (kind === 'name' && before === 'function') {
      source.methods.push(value);
    } else if (kind === 'name' && before !== '->' && before !== '?->' && before !== '::') {
      const name = resolve(value, source.namespace, imports);
      source.references.add(name);
      if (before === 'extends') {
        source.parent = name;
      }
    } else if (kind === 'name') {
      source.calls.add(value);
    }
  }
  return source;
}

function resolve(name: string, namespace: string, imports: ReadonlyMap<string, string>): string {
  const [first = '', ...rest] = name.split('\\');
  if (first === '') {
    return rest.join('\\');
  }
  const imported = imports.get(first);
  return imported === undefined ? `${namespace}\\${name}` : [imported, ...rest].join('\\');
}
