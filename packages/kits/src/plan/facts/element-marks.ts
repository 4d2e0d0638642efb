import { FactMark } from '@kithouse/contract';
import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';

type Settings = Record<string, unknown>;

/** Name of the mark in a block's metadata; in an Elementor element's settings it starts with an underscore. */
const blockName = 'kithouse';
const elementName = '_kithouse';

/** Parses a mark; one that isn’t valid counts as none. */
const toMark = (value: unknown): FactMark => FactMark.safeParse(value).data ?? {};

/** Takes the mark out of a block. */
export function takeBlockMark(block: BlockNode): { block: BlockNode; mark: FactMark } {
  // Most blocks have none, and parsing attributes is slow.
  const attributes = block.attributes_text.includes(`"${blockName}"`) ? readAttributes(block) : undefined;
  const metadata = attributes?.metadata;
  if (!attributes || !isRecord(metadata) || !(blockName in metadata)) {
    return { block, mark: {} };
  }
  const { [blockName]: mark, ...rest } = metadata;
  const { metadata: _, ...others } = attributes;
  const kept = Object.keys(rest).length > 0 ? { ...others, metadata: rest } : others;
  return { block: replaceAttributes(block, kept), mark: toMark(mark) };
}

/** Takes the mark out of the settings of an Elementor element. */
export function takeElementMark<T extends { settings: Settings }>(element: T): { element: T; mark: FactMark } {
  if (!Object.hasOwn(element.settings, elementName)) {
    return { element, mark: {} };
  }
  const { [elementName]: mark, ...settings } = element.settings;
  return { element: { ...element, settings }, mark: toMark(mark) };
}
