import { vi } from 'vitest';

const mark = (text: string) => `⟦${text}⟧`;

/** Enables a locale that puts every translated text in brackets. */
export function speakPseudo(): void {
  vi.stubGlobal('wp', {
    i18n: {
      __: mark,
      _n: (single: string, plural: string, count: number) => mark(count === 1 ? single : plural),
    },
  });
}

/** Enables a locale with these translations. */
export function speakGerman(texts: Record<string, string>): void {
  const find = (text: string) => texts[text] ?? text;
  vi.stubGlobal('wp', {
    i18n: { __: find, _n: (single: string, plural: string, count: number) => find(count === 1 ? single : plural) },
  });
}

const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'placeholder', 'title', 'alt'];

/** Lists visible or audible untranslated text. `names` may be in any language. */
export function listUntranslated(root: ParentNode, names: RegExp[]): string[] {
  const texts = listOutside(root);
  for (const element of root.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    texts.push(...attributes.flatMap((name) => outside(element.getAttribute(name) ?? '').text));
  }
  const isWord = (text: string) => /\p{L}/u.test(names.reduce((left, name) => left.replaceAll(name, ''), text));
  return [...new Set(texts.filter(isWord))];
}

/** Lists untranslated text, where a translated one may continue in the next element. */
function listOutside(root: ParentNode): string[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  let depth = 0;
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode;
    if (!parentElement?.closest('script, style')) {
      const found = outside(textContent ?? '', depth);
      texts.push(found.text);
      depth = found.depth;
    }
  }
  return texts;
}

/** Returns the text outside of all, possibly nested, brackets. */
function outside(text: string, from = 0) {
  let depth = from;
  let left = '';
  for (const letter of text) {
    depth -= letter === '⟧' ? 1 : 0;
    left += depth === 0 && !'⟦⟧'.includes(letter) ? letter : '';
    depth += letter === '⟦' ? 1 : 0;
  }
  return { text: left, depth };
}
