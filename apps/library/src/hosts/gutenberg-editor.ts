import { AppError, brand } from '@kithouse/contract';
import type { Host, InsertedContent } from '../lib/host.js';
import { t } from '../lib/i18n.js';
import { readEditedBlocks } from './edited-blocks.js';
import { findInsertionPoint } from './insertion-point.js';
import { refreshBlocks } from './refresh-blocks.js';
import { reloadEditor } from './reload-editor.js';
import type { Block, WpBlocks } from './wp-blocks.js';

/** The block by which a person opened the library from WordPress's inserter. */
const placeholder = `${brand.slug}/library`;

/** Wraps the block editor's open post. */
export function createGutenbergEditor(wp: WpBlocks, post_id: number, reloadPage = reloadEditor): NonNullable<Host['editor']> {
  return {
    platform: 'gutenberg',
    get postId() {
      // The widgets screen may lack this store; site editor templates have names instead of ids.
      const id = wp.data.select('core/editor')?.getCurrentPostId();
      return typeof id === 'number' ? id : post_id;
    },
    get isEmpty() {
      return wp.data.select('core/block-editor').getBlocks().length === 0;
    },
    // Unknown blocks are kept.
    findUnknown: () => [],
    insert: async ({ content }) => {
      const blocks = readBlocks(wp, content);
      const editor = wp.data.select('core/block-editor');
      const actions = wp.data.dispatch('core/block-editor');

      const chosen = editor.getSelectedBlock();
      const isRoom = chosen && (wp.blocks.isUnmodifiedDefaultBlock(chosen) || chosen.name === placeholder);
      const empty = isRoom ? chosen : undefined;
      const cursor = editor.getBlockInsertionPoint();
      const root = empty ? (editor.getBlockRootClientId(empty.clientId) ?? undefined) : cursor.rootClientId;
      const point = findInsertionPoint(wp, blocks, { index: cursor.index, rootClientId: root });
      if (!point) {
        throw new AppError(
          'import_failed',
          t('Templates can’t be inserted into the selected block. Select another position and try again.'),
        );
      }
      // Either is one action and undo step. Replaces an empty paragraph like the editor's patterns.
      await (empty
        ? actions.replaceBlocks(empty.clientId, blocks)
        : actions.insertBlocks(blocks, point.index, point.rootClientId, true));
      if (point.rootClientId) {
        wp.data.dispatch('core/edit-widgets')?.setIsWidgetAreaOpen?.(point.rootClientId, true);
      }
      tell(wp, blocks);
    },
    refresh: () => refreshBlocks(wp),
    reload: async () => {
      await keepWork(wp);
      reloadPage();
    },
    read: (selectedIds) => readEditedBlocks(wp, selectedIds),
    draw: async (selectedIds) => {
      const { drawBlocks } = await import('./drawing/draw-blocks.js');
      return drawBlocks(selectedIds);
    },
    listThemePatterns: async () => (await import('./theme-patterns.js')).listThemePatterns(wp),
    save: async () => {
      await wp.data.dispatch('core/editor').savePost();
      if (wp.data.select('core/editor').didPostSaveRequestFail()) {
        throw new AppError('internal_error');
      }
    },
  };
}

/** Reports unknown blocks, which stay as written and show nothing. */
function tell(wp: WpBlocks, blocks: Block[]) {
  const { createSuccessNotice, createWarningNotice } = wp.data.dispatch('core/notices');
  createSuccessNotice(t('The template was inserted.'), { type: 'snackbar' });
  const missing = blocks.flatMap(withInner).filter(({ name }) => name === 'core/missing');
  const names = [...new Set(missing.map(({ attributes }) => String(attributes.originalName ?? '')))].join(', ');
  if (names) {
    createWarningNotice(t('No active plugin supports these blocks. They’ll appear once you activate one: {names}.', { names }));
  }
}

const unpublished = ['auto-draft', 'draft', 'pending'];

/** Saves the work without publishing: a published page as an autosave; others the person must save. */
async function keepWork(wp: WpBlocks) {
  const editor = wp.data.select('core/editor');
  const { savePost, autosave } = wp.data.dispatch('core/editor') ?? {};
  if (editor && typeof editor.getCurrentPostId() === 'number' && editor.isEditedPostDirty()) {
    await (unpublished.includes(String(editor.getEditedPostAttribute('status'))) ? savePost() : autosave());
    if (editor.didPostSaveRequestFail()) {
      throw new AppError('internal_error');
    }
  } else if (!editor || editor.isEditedPostDirty()) {
    throw new AppError('import_failed', t('Save your work and reload this page.'));
  }
}

/** Parses a template's blocks; refuses all if one is invalid in this site's version. */
function readBlocks(wp: WpBlocks, content: InsertedContent['content']): Block[] {
  const blocks = typeof content === 'string' ? wp.blocks.parse(content) : [];
  if (blocks.length === 0) {
    throw new AppError('import_failed', t('This template contains no blocks. Choose another one.'));
  }
  const broken = blocks.flatMap(withInner).filter(({ isValid }) => !isValid);
  if (broken.length > 0) {
    const names = [...new Set(broken.map(({ name }) => wp.blocks.getBlockType(name)?.title ?? name))].join(', ');
    throw new AppError(
      'import_failed',
      t('This WordPress version can’t read these blocks, so nothing was inserted: {names}.', { names }),
    );
  }
  return blocks;
}

const withInner = (block: Block): Block[] => [block, ...block.innerBlocks.flatMap(withInner)];
