import type { BundleDocument } from '@kithouse/contract';
import { normalizeColor } from '../../look/tokens.js';
import { parseBlocks } from '../../read/blocks/parse-blocks.js';
import { serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import type { FindColor } from './find-color.js';
import { nameInBlocks } from './name-block-colors.js';
import { nameInSettings } from './name-setting-colors.js';

/**
 * Replaces literal colours by references to the pack's colours and tokens, so that a site changes them in one place. Blocks get
 * exactly what the editor saves for a palette colour: setting and inline style.
 */
export function nameColors(
  documents: readonly BundleDocument[],
  colors: readonly { id: string; color: string }[],
): BundleDocument[] {
  const ids = new Map(colors.toReversed().map(({ id, color }) => [normalizeColor(color), id]));
  const find: FindColor = (value) => {
    const color = typeof value === 'string' ? normalizeColor(value) : undefined;
    return color === undefined ? undefined : ids.get(color);
  };
  return documents.map((document) =>
    document.kind === 'blocks'
      ? { ...document, content: serializeBlocks(nameInBlocks(parseBlocks(document.content).nodes, find)) }
      : { ...document, content: nameInSettings(document.content, find) },
  );
}
