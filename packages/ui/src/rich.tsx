import { Fragment, type ReactNode } from 'react';

type Tags = Record<string, ReactNode | ((words: string) => ReactNode)>;

/**
 * Renders a translated sentence with elements: `<name>words</name>` becomes the element that the part of that name returns for
 * the words, and `{name}` the part itself.
 */
export function rich(text: string, tags: Tags): ReactNode {
  const pieces = [...text.matchAll(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}|[^<{]+|./gsu)];
  return pieces.map(([piece, tag, words = '', name], index) => {
    const part = tags[tag ?? name ?? ''];
    const shown = typeof part === 'function' ? part(words) : (part ?? (tag === undefined ? piece : words));
    return <Fragment key={index}>{shown}</Fragment>;
  });
}
