import { AppError } from '@kithouse/contract';
import type { EditedContent } from '../lib/host.js';
import { t } from '../lib/i18n.js';
import type { Block, WpBlocks } from './wp-blocks.js';

const synced = 'core/block';
/** Post types that are parts of a page. */
const parts = ['wp_block', 'wp_template_part'];

/**
 * Reads the post or the blocks with these ids, saved or not. Inlines synced patterns, which other sites lack.
 * @throws AppError
 */
export async function readEditedBlocks(wp: WpBlocks, selectedIds?: readonly string[]): Promise<EditedContent> {
  return selectedIds ? readPart(wp, selectedIds) : readWhole(wp);
}

async function readWhole(wp: WpBlocks): Promise<EditedContent> {
  const editor = wp.data.select('core/editor');
  const id = editor?.getCurrentPostId();
  if (!editor || id === null) {
    throw new AppError('invalid_bundle', t('No page is open here. Open a page first.'));
  }
  const title = String(editor.getEditedPostAttribute('title') ?? '').trim();
  const markup = editor.getEditedPostContent();
  const blocks = wp.blocks.parse(markup);
  if (blocks.length === 0) {
    throw new AppError('invalid_bundle', t('This page is empty. Add content first.'));
  }
  const content = blocks.some(holdsPattern) ? wp.blocks.serialize(await fillPatterns(wp, blocks)) : markup;
  const type = parts.includes(editor.getCurrentPostType() ?? '') ? 'block' : 'page';
  return { name: title, ...(typeof id === 'number' && { id }), file_content: toFile(title, content, type) };
}

async function readPart(wp: WpBlocks, selectedIds: readonly string[]): Promise<EditedContent> {
  const editor = wp.data.select('core/block-editor');
  const blocks = selectedIds.flatMap((clientId) => editor.getBlock(clientId) ?? []);
  const first = blocks[0];
  if (!first) {
    throw new AppError('invalid_bundle', t('Your selection is no longer on this page. Select it again.'));
  }
  const pattern = blocks.length === 1 && first.name === synced ? await readPattern(wp, first) : undefined;
  const name = pattern?.title || nameBlock(wp, first);
  const content = wp.blocks.serialize(await fillPatterns(wp, blocks));
  // A synced pattern is a post, so pushing it again adds a version.
  return { name, ...(pattern && { id: Number(first.attributes.ref) }), file_content: toFile(name, content, 'block') };
}

/** Builds WordPress's format of pattern exports. */
const toFile = (title: string, content: string, type: 'page' | 'block') => ({ __file: 'wp_block', type, title, content });

function nameBlock(wp: WpBlocks, { name, attributes }: Block): string {
  const { name: given } = (attributes.metadata ?? {}) as { name?: unknown };
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : (wp.blocks.getBlockType(name)?.title ?? '');
}

const holdsPattern = ({ name, innerBlocks }: Block): boolean => name === synced || innerBlocks.some(holdsPattern);

async function fillPatterns(wp: WpBlocks, blocks: readonly Block[], inside: readonly number[] = []): Promise<Block[]> {
  const filled = await Promise.all(
    blocks.map(async (block) => {
      if (block.name !== synced) {
        return [{ ...block, innerBlocks: await fillPatterns(wp, block.innerBlocks, inside) }];
      }
      const ref = Number(block.attributes.ref);
      // A recursive pattern has no end.
      const pattern = inside.includes(ref) ? undefined : await readPattern(wp, block);
      return pattern ? fillPatterns(wp, pattern.blocks, [...inside, ref]) : [block];
    }),
  );
  return filled.flat();
}

/** Reads a pattern with unsaved changes. */
async function readPattern(wp: WpBlocks, { attributes }: Block) {
  const key = ['postType', 'wp_block', Number(attributes.ref)] as const;
  await wp.data.resolveSelect('core').getEntityRecord(...key);
  const record = wp.data.select('core').getEditedEntityRecord(...key);
  if (!record) {
    return undefined;
  }
  const content = typeof record.content === 'string' ? record.content : '';
  return { title: record.title?.trim() ?? '', blocks: record.blocks ?? wp.blocks.parse(content) };
}
