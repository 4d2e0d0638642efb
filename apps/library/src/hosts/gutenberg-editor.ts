import { AppError } from '@kithouse/contract';
import type { Host, InsertedContent } from '../lib/host.js';
import { t } from '../lib/i18n.js';
import { readEditedBlocks } from './edited-blocks.js';
import { findPlace } from './insertion-place.js';
import { refreshBlocks } from './refresh-blocks.js';
import { reloadEditor } from './reload-editor.js';
import type { Block, WpBlocks } from './wp-blocks.js';

/** The open post of the block editor. */
export function createGutenbergEditor(wp: WpBlocks, post_id: number, reloadPage = reloadEditor): NonNullable<Host['editor']> {
  return {
    platform: 'gutenberg',
    get postId() {
      // The widgets screen may have no such store; templates of the site editor are named, not numbered.
      const id = wp.data.select('core/editor')?.getCurrentPostId();
      return typeof id === 'number' ? id : post_id;
    },
    get isEmpty() {
      return wp.data.select('core/block-editor').getBlocks().length === 0;
    },
    // Blocks that are not known are kept as they are.
    findUnknown: () => [],
    insert: async ({ content }) => {
      const blocks = readBlocks(wp, content);
      const editor = wp.data.select('core/block-editor');
      const actions = wp.data.dispatch('core/block-editor');

      const chosen = editor.getSelectedBlock();
      const empty = chosen && wp.blocks.isUnmodifiedDefaultBlock(chosen) ? chosen : undefined;
      const cursor = editor.getBlockInsertionPoint();
      const root = empty ? (editor.getBlockRootClientId(empty.clientId) ?? undefined) : cursor.rootClientId;
      const place = findPlace(wp, blocks, { index: cursor.index, rootClientId: root });
      if (!place) {
        throw new AppError(
          'import_failed',
          t('A template cannot be put into the block that is chosen now. Choose another place and try again.'),
        );
      }
      // Either is one action, and so one step of undo. An empty paragraph makes room, as it does for the editor's own patterns.
      await (empty
        ? actions.replaceBlocks(empty.clientId, blocks)
        : actions.insertBlocks(blocks, place.index, place.rootClientId, true));
      if (place.rootClientId) {
        wp.data.dispatch('core/edit-widgets')?.setIsWidgetAreaOpen?.(place.rootClientId, true);
      }
      tell(wp, blocks);
    },
    refresh: () => refreshBlocks(wp),
    reload: async () => {
      await keepWork(wp);
      reloadPage();
    },
    read: (part) => readEditedBlocks(wp, part),
    draw: async (part) => {
      const { drawBlocks } = await import('./drawing/draw-blocks.js');
      return drawBlocks(part);
    },
    save: async () => {
      await wp.data.dispatch('core/editor').savePost();
      if (wp.data.select('core/editor').didPostSaveRequestFail()) {
        throw new AppError('internal_error');
      }
    },
  };
}

/** Blocks that this site does not know stand there as they were written, and show nothing. */
function tell(wp: WpBlocks, blocks: Block[]) {
  const { createSuccessNotice, createWarningNotice } = wp.data.dispatch('core/notices');
  createSuccessNotice(t('The template is in.'), { type: 'snackbar' });
  const missing = blocks.flatMap(withInner).filter(({ name }) => name === 'core/missing');
  const names = [...new Set(missing.map(({ attributes }) => String(attributes.originalName ?? '')))].join(', ');
  if (names) {
    createWarningNotice(
      t('No active plugin knows these blocks of the template; they are kept and show once one does: {names}.', { names }),
    );
  }
}

const unpublished = ['auto-draft', 'draft', 'pending'];

/** What visitors see stays: a published page is kept as an autosave, and what has none the person saves. */
async function keepWork(wp: WpBlocks) {
  const editor = wp.data.select('core/editor');
  const { savePost, autosave } = wp.data.dispatch('core/editor') ?? {};
  if (editor && typeof editor.getCurrentPostId() === 'number' && editor.isEditedPostDirty()) {
    await (unpublished.includes(String(editor.getEditedPostAttribute('status'))) ? savePost() : autosave());
    if (editor.didPostSaveRequestFail()) {
      throw new AppError('internal_error');
    }
  } else if (!editor || editor.isEditedPostDirty()) {
    throw new AppError('import_failed', t('Please save your work and reload this page.'));
  }
}

/** Nothing of a template goes in when one of its blocks is not as this site's version of that block writes it. */
function readBlocks(wp: WpBlocks, content: InsertedContent['content']): Block[] {
  const blocks = typeof content === 'string' ? wp.blocks.parse(content) : [];
  if (blocks.length === 0) {
    throw new AppError('import_failed', t('This template holds no blocks.'));
  }
  const broken = blocks.flatMap(withInner).filter(({ isValid }) => !isValid);
  if (broken.length > 0) {
    const names = [...new Set(broken.map(({ name }) => wp.blocks.getBlockType(name)?.title ?? name))].join(', ');
    throw new AppError(
      'import_failed',
      t('This WordPress cannot read these blocks of the template: {names}. Nothing was inserted.', { names }),
    );
  }
  return blocks;
}

const withInner = (block: Block): Block[] => [block, ...block.innerBlocks.flatMap(withInner)];
