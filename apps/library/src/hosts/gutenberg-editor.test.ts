import { AppError } from '@kithouse/contract';
import { expect, test, vi } from 'vitest';
import { createGutenbergEditor, type WpBlocks } from './gutenberg-editor.js';

type Block = ReturnType<WpBlocks['blocks']['parse']>[number];
const block = (name: string, changes: Partial<Block> = {}): Block => ({
  name,
  clientId: name,
  isValid: true,
  innerBlocks: [],
  ...changes,
});

/** A stand-in for WordPress's block editor, which is not ours. */
function fakeWp(parsed: Block[], { chosen = null, refuses = '' }: { chosen?: Block | null; refuses?: string } = {}) {
  const insertBlocks = vi.fn<(blocks: Block[], index: number, root: string | undefined, select: boolean) => void>();
  const replaceBlocks = vi.fn<(clientId: string, blocks: Block[]) => void>();
  const editor = {
    getBlockInsertionPoint: () => ({ index: 3, rootClientId: 'column' }),
    getSelectedBlock: () => chosen,
    getBlockRootClientId: () => 'group',
    canInsertBlockType: (name: string) => name !== refuses,
    getCurrentPostId: () => 12,
  };
  const wp: WpBlocks = {
    blocks: {
      parse: () => parsed,
      isUnmodifiedDefaultBlock: ({ name }) => name === 'core/paragraph',
      getBlockType: (name) => ({ title: name.replace('core/', 'The ') }),
    },
    data: { select: () => editor, dispatch: () => ({ insertBlocks, replaceBlocks, createSuccessNotice: () => undefined }) },
  };
  return { editor: createGutenbergEditor(wp, 0), insertBlocks, replaceBlocks };
}
const content = { content: '<!-- wp:group /-->', warnings: [] };

test('[R-INSERT-04] blocks go in where the cursor is, all in one action', async () => {
  const blocks = [block('core/group', { innerBlocks: [block('core/heading')] }), block('core/image')];
  const { editor, insertBlocks } = fakeWp(blocks);

  await editor.insert(content);

  expect(editor.postId).toBe(12);
  expect(insertBlocks.mock.calls).toEqual([[blocks, 3, 'column', true]]);
});

test('an empty paragraph that the cursor is in makes room', async () => {
  const blocks = [block('core/group')];
  const { editor, insertBlocks, replaceBlocks } = fakeWp(blocks, { chosen: block('core/paragraph', { clientId: 'empty' }) });

  await editor.insert(content);

  expect(replaceBlocks.mock.calls).toEqual([['empty', blocks]]);
  expect(insertBlocks).not.toHaveBeenCalled();
});

test('one broken block deep inside keeps everything out, and is named', async () => {
  const broken = block('core/table', { isValid: false });
  const { editor, insertBlocks } = fakeWp([
    block('core/image'),
    block('core/group', { innerBlocks: [block('core/columns', { innerBlocks: [broken] })] }),
  ]);

  const refusal = editor.insert(content);

  await expect(refusal).rejects.toThrow(AppError);
  await expect(refusal).rejects.toThrow(/The table.*Nothing was inserted/);
  expect(insertBlocks).not.toHaveBeenCalled();
});

test('a block that takes no such blocks is told about, instead of nothing happening', async () => {
  const { editor, insertBlocks } = fakeWp([block('core/image'), block('core/group')], { refuses: 'core/group' });

  await expect(editor.insert(content)).rejects.toThrow(/Choose another place/);

  expect(insertBlocks).not.toHaveBeenCalled();
});

test.each([[undefined], [''], [[]]])('content that is no markup (%j) is refused in words', async (given) => {
  const { editor, insertBlocks } = fakeWp([]);

  await expect(editor.insert({ content: given, warnings: [] })).rejects.toThrow('This template holds no blocks.');

  expect(insertBlocks).not.toHaveBeenCalled();
});
