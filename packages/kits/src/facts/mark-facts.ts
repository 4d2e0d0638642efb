import type { Bundle, BundleDocument, ElementorElement } from '@kithouse/contract';
import { hasMarks, inBlocks, inElements } from '../plan/facts/apply-marks.js';
import { type FactValues, sampleLinks, sampleRows } from '../plan/facts/fact-values.js';
import type { LeftOut } from '../plan/facts/left-out.js';
import { type MarkedBlock, type MarkedElement, readBlockMarks, readElementMarks } from '../plan/facts/marked-tree.js';
import { type BlockNode, parseBlocks } from '../read/blocks/parse-blocks.js';
import { serializeBlocks } from '../read/blocks/serialize-blocks.js';
import { addClass, classSetting, firstTag } from './preview-classes.js';

/** Values of lists whose rows a preview fills or chooses. */
const samples: FactValues = { texts: {}, rows: sampleRows, links: sampleLinks, has: () => true };

/**
 * Turns marks into classes, by which a preview acts like an import: `kit-without_<details>` names the details without which an
 * element is left out, and `kit-own-hours` or `kit-own-social` is the list that follows its sample, with rows to copy.
 */
export const markFacts = <T extends Pick<Bundle, 'documents'>>(pack: T): T => ({
  ...pack,
  documents: pack.documents.map(markDocument),
});

function markDocument(document: BundleDocument): BundleDocument {
  if (!hasMarks(document)) {
    return document;
  }
  return document.kind === 'elementor'
    ? { ...document, content: markElements(readElementMarks(document.content)) }
    : { ...document, content: serializeBlocks(markBlocks(readBlockMarks(parseBlocks(document.content).nodes))) };
}

const markElements = (marked: readonly MarkedElement[]): ElementorElement[] =>
  marked.flatMap((one) => {
    const { element, mark, when, inner } = one;
    const sample = withClasses({ ...element, elements: markElements(inner) }, toClasses(when));
    const [filled] = mark.list ? inElements([one], samples) : [];
    return filled ? [sample, withClasses(filled, [...toClasses(when), `kit-own-${mark.list}`])] : [sample];
  });

const withClasses = (element: ElementorElement, classes: readonly string[]): ElementorElement =>
  classes.length === 0 ? element : { ...element, settings: { ...element.settings, [classSetting]: classes.join(' ') } };

const markBlocks = (marked: readonly (string | MarkedBlock)[]): (string | BlockNode)[] =>
  marked.flatMap<string | BlockNode>((one) => {
    if (typeof one === 'string') {
      return [one];
    }
    const { block, mark, when, inner } = one;
    const sample = inClasses({ ...block, inner: markBlocks(inner) }, toClasses(when));
    const [filled] = mark.list ? inBlocks([one], samples) : [];
    return filled && typeof filled !== 'string'
      ? [sample, inClasses(filled, [...toClasses(when), `kit-own-${mark.list}`])]
      : [sample];
  });

/** Adds classes to the tag of a block. */
function inClasses(block: BlockNode, classes: readonly string[]): BlockNode {
  const first = block.inner.findIndex((node) => typeof node === 'string' && node.trim() !== '');
  const html = block.inner[first];
  return typeof html === 'string'
    ? { ...block, inner: block.inner.with(first, addClass(html, classes.join(' '), firstTag)) }
    : block;
}

const toClasses = (when: LeftOut): string[] =>
  when.map((keys) => `kit-without_${keys.map((key) => key.replaceAll('_', '-')).join('_')}`);
