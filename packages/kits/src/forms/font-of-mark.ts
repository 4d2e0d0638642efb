import type { BundleDocument, ElementorElement } from '@kithouse/contract';
import { parseBlocks, walkBlocks } from '../read/blocks/parse-blocks.js';
import { readAttributes } from '../read/blocks/serialize-blocks.js';
import { walkElements } from '../read/elementor/walk-elements.js';
import { isRecord } from '../read/parse-json.js';
import { markOfBlock, markOfElement } from './form-marks.js';

/** Matches families that can end neither a declaration nor a style. */
const families = /^[\w\s,'"()|:-]{1,300}$/;

/** Returns the font of the first text in the place of a form, so that the form looks like what it replaces. */
export function fontOfMark(document: BundleDocument, mark: string): string | undefined {
  const found = document.kind === 'blocks' ? inBlocks(document.content, mark) : inElements(document.content, mark);
  return found.find((font) => families.test(font));
}

function inBlocks(content: string, mark: string): string[] {
  const found: string[] = [];
  walkBlocks(parseBlocks(content).nodes, (block) => {
    if (markOfBlock(block) === mark) {
      walkBlocks(block.inner, (inner) => {
        const { style, fontFamily } = readAttributes(inner) ?? {};
        const typography = isRecord(style) && isRecord(style.typography) ? style.typography.fontFamily : undefined;
        const family = typeof fontFamily === 'string' ? `var:preset|font-family|${fontFamily}` : typography;
        if (typeof family === 'string') {
          found.push(family.replace(/^var:preset\|font-family\|([\w-]+)$/, 'var(--wp--preset--font-family--$1)'));
        }
      });
    }
  });
  return found;
}

function inElements(content: readonly ElementorElement[], mark: string): string[] {
  const found: string[] = [];
  walkElements(content, (element) => {
    if (markOfElement(element) === mark) {
      walkElements(element.elements, ({ settings }) => found.push(...familiesOf(settings)));
    }
  });
  return found;
}

const familiesOf = (settings: Record<string, unknown>): string[] =>
  Object.entries(settings).flatMap(([key, value]) => {
    const id = key === '__globals__' && isRecord(value) ? value.typography_typography : undefined;
    const global = typeof id === 'string' ? /^globals\/typography\?id=([\w-]+)$/.exec(id)?.[1] : undefined;
    return global !== undefined
      ? [`var(--e-global-typography-${global}-font-family)`]
      : key.endsWith('typography_font_family') && typeof value === 'string' && value !== ''
        ? [`"${value}",sans-serif`]
        : [];
  });
