import { readingOf } from '../draft.js';
import { KitError } from '../kit-error.js';
import type { Reading } from '../reading.js';
import { parseBlocks } from './parse-blocks.js';
import { isPagePattern, type PatternHeader } from './pattern-header.js';

/** Markup without a header counts as a whole page from this number of top-level blocks. */
const blocksOfPage = 4;

type BlocksFile = { text: string; name: string; header?: PatternHeader; title?: string; is_page?: boolean };

/**
 * Reads a theme pattern whose PHP WordPress has already run.
 * @throws KitError like readTemplate
 */
export function readPattern({ header, markup }: { header: PatternHeader; markup: string }): Reading {
  return readBlocks({ text: markup, header, name: (header.slug ?? header.title ?? 'pattern').replace(/^.*\//, '') });
}

/**
 * Reads block markup.
 * @throws KitError `not_rendered`, `not_a_template`, `too_deep`, `too_many`
 */
export function readBlocks({ text, header, name, title, is_page: isWhole }: BlocksFile): Reading {
  const content = text.trim();
  if (/<\?(?:php|=)/i.test(content)) {
    throw new KitError('not_rendered', 'This pattern still contains PHP. Render it with WordPress first.');
  }
  const { nodes } = parseBlocks(content);
  const blocks = nodes.filter((node) => typeof node !== 'string');
  if (blocks.length === 0) {
    throw new KitError('not_a_template', 'This file contains no blocks.');
  }
  const isPage = isWhole ?? (header ? isPagePattern(header) : blocks.length >= blocksOfPage);
  return readingOf({
    platform: 'gutenberg',
    type: isPage ? 'page' : 'block',
    name,
    title: header?.title ?? title,
    description: header?.description,
    document: {
      kind: 'blocks',
      post_type: isPage ? 'page' : 'wp_block',
      template_type: isPage ? 'page' : 'section',
      content,
    },
  });
}
