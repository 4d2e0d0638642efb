import type { BundleDocument, StyleValue } from '@kithouse/contract';
import { parseBlocks, walkBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import { toName } from './presets.js';

/** Matches sizes that a browser can resolve everywhere: `1.0625rem`, `clamp(1rem, 0.9rem + 1vw, 2rem)`. */
const exact = /^(?:\d*\.?\d+(?:px|rem)|clamp\(\s*\d*\.?\d+(?:px|rem)\s*,[0-9a-z.+* -]{1,60},\s*\d*\.?\d+(?:px|rem)\s*\))$/;

export type FontSizes = {
  presets: StyleValue[];
  /** Returns a reference to the preset of a size, or the size itself. */
  nameOf: (size: string) => string;
};

/** Lists every font size of the documents as a preset of the pack, the smallest first. */
export function listFontSizes(documents: readonly BundleDocument[], prefix: string, title: string): FontSizes {
  const found = [...new Set(documents.flatMap(listSizes))].toSorted((a, b) => toPixels(a) - toPixels(b) || (a < b ? -1 : 1));
  const slugs = new Map(found.map((size, index) => [size, `${prefix}-size-${index + 1}`]));
  return {
    presets: [...slugs].map(([size, slug]) => ({
      path: `settings.typography.fontSizes.${slug}`,
      value: { name: toName(`${title} ${describe(size)}`, slug), size, fluid: false },
    })),
    nameOf: (size) => (slugs.has(size) ? `var:preset|font-size|${slugs.get(size)}` : size),
  };
}

function listSizes(document: BundleDocument): string[] {
  const sizes: string[] = [];
  if (document.kind === 'blocks') {
    walkBlocks(parseBlocks(document.content).nodes, (block) => {
      const size = sizeOf(readAttributes(block));
      sizes.push(...(size === undefined ? [] : [size]));
    });
  }
  return sizes;
}

function sizeOf(attributes: Record<string, unknown> | undefined): string | undefined {
  const { typography } = isRecord(attributes?.style) ? attributes.style : {};
  const { fontSize } = isRecord(typography) ? typography : {};
  return typeof fontSize === 'string' && exact.test(fontSize) ? fontSize : undefined;
}

/** Returns the size on a wide screen. */
const toPixels = (size: string) => pixelsOf(/[^,()]+(?=\)?$)/.exec(size)?.[0] ?? '');

const pixelsOf = (size: string) => Math.round(Number.parseFloat(size) * (size.trim().endsWith('rem') ? 16 : 1) * 10) / 10;

function describe(size: string): string {
  const [least, max] = [pixelsOf(size.replace(/^clamp\(/, '').split(',')[0] ?? ''), toPixels(size)];
  return least === max ? `${max} px` : `${least}–${max} px`;
}
