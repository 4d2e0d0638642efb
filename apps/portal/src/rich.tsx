import { Fragment, type ReactNode } from 'react';

type Parts = Record<string, ReactNode | ((words: string) => ReactNode)>;

/**
 * A translated sentence with more than letters in it: `<name>words</name>` becomes what the part of that name makes of its
 * words, `{name}` the part itself.
 */
export function rich(text: string, parts: Parts): ReactNode {
  const pieces = [...text.matchAll(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}|[^<{]+|./gsu)];
  return pieces.map(([piece, tag, words = '', name], index) => {
    const part = parts[tag ?? name ?? ''];
    const shown = typeof part === 'function' ? part(words) : (part ?? (tag === undefined ? piece : words));
    return <Fragment key={index}>{shown}</Fragment>;
  });
}
