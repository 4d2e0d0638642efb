import { AppError } from '@kithouse/contract';
import { t } from '../lib/i18n.js';
import type { Host, InsertedContent } from './host.js';

type Block = { name: string; clientId: string; isValid: boolean; innerBlocks: Block[] };
type Point = { index: number; rootClientId: string | undefined };

/** What is used of the block editor's global. */
export type WpBlocks = {
  blocks: {
    parse: (markup: string) => Block[];
    isUnmodifiedDefaultBlock: (block: Block) => boolean;
    getBlockType: (name: string) => { title: string } | undefined;
  };
  data: {
    select: (store: string) => {
      getBlockInsertionPoint: () => Point;
      getSelectedBlock: () => Block | null;
      getBlockRootClientId: (clientId: string) => string | null;
      canInsertBlockType: (name: string, rootClientId: string | undefined) => boolean;
      getCurrentPostId: () => number | null;
    };
    dispatch: (store: string) => {
      insertBlocks: (blocks: Block[], index: number, rootClientId: string | undefined, updateSelection: boolean) => unknown;
      replaceBlocks: (clientId: string, blocks: Block[]) => unknown;
      createSuccessNotice: (text: string, options: { type: 'snackbar' }) => unknown;
    };
  };
};

/** The open post of the block editor. */
export function createGutenbergEditor(wp: WpBlocks, post_id: number): NonNullable<Host['editor']> {
  return {
    platform: 'gutenberg',
    get postId() {
      return wp.data.select('core/editor').getCurrentPostId() ?? post_id;
    },
    insert: async ({ content }) => {
      const blocks = readBlocks(wp, content);
      const editor = wp.data.select('core/block-editor');
      const actions = wp.data.dispatch('core/block-editor');

      const chosen = editor.getSelectedBlock();
      const empty = chosen && wp.blocks.isUnmodifiedDefaultBlock(chosen) ? chosen : undefined;
      const point = editor.getBlockInsertionPoint();
      const root = empty ? (editor.getBlockRootClientId(empty.clientId) ?? undefined) : point.rootClientId;
      const refused = blocks.find(({ name }) => !editor.canInsertBlockType(name, root));
      if (refused) {
        throw new AppError(
          'import_failed',
          t('A template cannot be put into the block that is chosen now. Choose another place and try again.'),
        );
      }
      // Either is one action, and so one step of undo. An empty paragraph makes room, as it does for the editor's own patterns.
      await (empty ? actions.replaceBlocks(empty.clientId, blocks) : actions.insertBlocks(blocks, point.index, root, true));
      wp.data.dispatch('core/notices').createSuccessNotice(t('The template is in.'), { type: 'snackbar' });
    },
  };
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
