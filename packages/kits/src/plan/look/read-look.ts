import { type BundleDocument, StyleValue } from '@kithouse/contract';
import { type BlockNode, parseBlocks, walkBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';

/** Values by their path inside a style: `typography.fontSize`, `color.text`. */
export type Style = Readonly<Record<string, string>>;

/** The look of texts, and of each element by its name in `theme.json`. */
export type Look = { text: Style; elements: Readonly<Record<string, Style>> };

/** Counts letters by style, so that the usual text outweighs labels. */
type Counts = Map<string, number>;

/**
 * Finds how most of a pack's text, headings, links and filled buttons look. Leaves out colours that would be hard to read on the
 * pack's background, such as those of a heading on a picture.
 */
export function readLook(
  documents: readonly BundleDocument[],
  nameSize: (size: string) => string,
  isReadable: (color: string) => boolean,
): Look {
  const found = new Map<string, Counts>();
  const count = (element: string, style: Style, weight: number) => {
    const counts = found.get(element) ?? new Map<string, number>();
    const { 'typography.fontSize': size, ...others } = style;
    const key = JSON.stringify({ ...others, ...(size === undefined ? {} : { 'typography.fontSize': nameSize(size) }) });
    found.set(element, counts.set(key, (counts.get(key) ?? 0) + weight));
  };
  for (const document of documents) {
    walkBlocks(document.kind === 'blocks' ? parseBlocks(document.content).nodes : [], (block) => countBlock(block, count));
  }
  const usual = (element: string, isMeant: (style: Style) => boolean = () => true): Style =>
    [...(found.get(element) ?? [])]
      .map(([key, weight]) => ({ style: JSON.parse(key) as Style, weight }))
      .filter(({ style }) => isMeant(style))
      .reduce((best, one) => (one.weight > best.weight ? one : best), { style: {}, weight: 0 }).style;
  const readable = (element: string) => usual(element, ({ 'color.text': color }) => color !== undefined && isReadable(color));
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((level): [string, Style] => [level, usual(level)]);
  const elements = [...headings, ['heading', readable('heading color')], ['link', readable('link')], ['button', usual('button')]];
  return { text: { ...usual('text'), ...readable('text color') }, elements: Object.fromEntries(elements) as Look['elements'] };
}

function countBlock(block: BlockNode, count: (element: string, style: Style, weight: number) => void): void {
  const { style, level = 2 } = readAttributes(block) ?? {};
  if (!isRecord(style)) {
    return;
  }
  const weight = lengthOf(block);
  const { elements, color, ...others } = style;
  const { typography } = others;
  const ofColor = { color: isRecord(color) && color.text !== undefined ? { text: color.text } : {} };
  if (block.name === 'core/button' && isRecord(color) && isFilled(color.background)) {
    count('button', listLeaves({ ...others, color }), weight);
  } else if (block.name === 'core/heading' || block.name === 'core/paragraph') {
    const isText = block.name === 'core/paragraph';
    count(isText ? 'text' : `h${String(level)}`, listLeaves({ typography }), weight);
    count(isText ? 'text color' : 'heading color', listLeaves(ofColor), weight);
  }
  const { link } = isRecord(elements) ? elements : {};
  if (block.name === 'core/paragraph' && isRecord(link)) {
    count('link', listLeaves(link), weight);
  }
}

const isFilled = (background: unknown) =>
  typeof background === 'string' && !/^#(?:[0-9a-f]{3}0|[0-9a-f]{6}00)$/i.test(background);

/** Writes a look as global styles, which change every page of a site. */
export const listRootValues = ({ text, elements }: Look, background: string | undefined): StyleValue[] =>
  [
    ...toValues('styles', { ...text, ...(background === undefined ? {} : { 'color.background': background }) }),
    ...Object.entries(elements).flatMap(([element, style]) => toValues(`styles.elements.${element}`, style)),
    // The contract refuses what `theme.json` can't say, such as a margin.
  ].filter((value) => StyleValue.safeParse(value).success);

const toValues = (path: string, style: Style) =>
  Object.entries(style).map(([leaf, value]) => ({ path: `${path}.${leaf}`, value })) as StyleValue[];

function listLeaves(style: Record<string, unknown>, path = ''): Style {
  return Object.fromEntries(
    Object.entries(style).flatMap(([name, value]): [string, string][] => {
      const at = path === '' ? name : `${path}.${name}`;
      return isRecord(value) ? Object.entries(listLeaves(value, at)) : typeof value === 'string' ? [[at, value]] : [];
    }),
  );
}

const lengthOf = ({ inner }: BlockNode): number =>
  inner.reduce((sum, node) => sum + (typeof node === 'string' ? node.replace(/<[^>]*>/g, '').trim().length : 0), 1);
