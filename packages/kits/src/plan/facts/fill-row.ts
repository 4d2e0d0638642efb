import type { ElementorElement, HoursRow } from '@kithouse/contract';
import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { stableId } from '../../read/elementor/stable-id.js';
import { escapeHtml } from './match-facts.js';

/** Writes days into the first text of a block row and times into the second, which is left out without times. */
export function fillBlockRow(row: BlockNode, hours: HoursRow): BlockNode {
  const fill = textFiller(hours);
  const inBlock = (block: BlockNode): BlockNode[] => {
    const isLeaf = block.inner.every((node) => typeof node === 'string');
    if (!isLeaf) {
      return [
        {
          ...block,
          inner: block.inner.flatMap<string | BlockNode>((node) => (typeof node === 'string' ? [node] : inBlock(node))),
        },
      ];
    }
    const text = fill(block.inner.join(''));
    return text === undefined ? [] : [{ ...block, inner: [text] }];
  };
  return inBlock(row)[0] ?? row;
}

/** Does the same for an Elementor row. Later copies get their own ids. */
export function fillElementRow(row: ElementorElement, hours: HoursRow, index: number): ElementorElement {
  const fill = textFiller(hours);
  const inElement = (element: ElementorElement): ElementorElement[] => {
    const { editor, title } = element.settings;
    const name = typeof editor === 'string' ? 'editor' : 'title';
    const shown = typeof editor === 'string' ? editor : title;
    const text = typeof shown === 'string' ? fill(shown) : '';
    const settings = typeof shown === 'string' ? { ...element.settings, [name]: text } : element.settings;
    const made = { ...element, id: copyId(element.id, index), settings, elements: element.elements.flatMap(inElement) };
    return text === undefined ? [] : [made];
  };
  return inElement(row)[0] ?? row;
}

/** Returns the id of a copy, the same each time the plan is compiled. */
export const copyId = (id: string, index: number): string => (index === 0 ? id : stableId(`${index} ${id}`));

/** Replaces the text between tags: days first, then times; undefined removes a text that has none. Further ones stay. */
function textFiller({ days, times }: HoursRow): (html: string) => string | undefined {
  const texts = [days, times];
  return (html) => {
    if (!/(^|>)[^<>]*\S[^<>]*(<|$)/.test(html)) {
      return html;
    }
    const text = texts.shift();
    if (text === '') {
      return undefined;
    }
    return text === undefined
      ? html
      : html.replace(/(^|>)([^<>]*[^\s<>][^<>]*)(?=<|$)/, (_, start: string) => start + escapeHtml(text));
  };
}
