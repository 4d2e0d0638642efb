import { AppError } from '@kithouse/contract';
import { expect, test, vi } from 'vitest';
import { createGutenbergEditor } from './gutenberg-editor.js';
import type { Block, WpBlocks } from './wp-blocks.js';

const block = (name: string, changes: Partial<Block> = {}): Block => ({
  name,
  clientId: name,
  isValid: true,
  attributes: {},
  innerBlocks: [],
  ...changes,
});

type Fake = {
  chosen?: Block | null;
  refuses?: string;
  markup?: string;
  patterns?: Record<number, { title?: string; content?: unknown; blocks?: Block[] }>;
  post?: { id: number | string | null; type: string; title: string };
  failsToSave?: boolean;
  /** Containers that accept blocks where the root does not. */
  holders?: Record<string, string[]>;
  status?: string;
  isDirty?: boolean;
};

/** Creates a stand-in for WordPress's block editor. */
function fakeWp(
  parsed: Block[],
  {
    chosen = null,
    refuses = '',
    markup = '<!-- as saved -->',
    patterns = {},
    post = { id: 12, type: 'page', title: 'Harbour' },
    failsToSave = false,
    holders,
    status = 'draft',
    isDirty = true,
  }: Fake = {},
) {
  const insertBlocks = vi.fn<(blocks: Block[], index: number, root: string | undefined, select: boolean) => void>();
  const replaceBlocks = vi.fn<(clientId: string, blocks: Block[]) => void>();
  const savePost = vi.fn<() => Promise<void>>(async () => undefined);
  const autosave = vi.fn<() => Promise<void>>(async () => undefined);
  const createWarningNotice = vi.fn<(text: string) => void>();
  const setIsWidgetAreaOpen = vi.fn<(clientId: string, isOpen: boolean) => void>();
  const editor = {
    getBlockInsertionPoint: () => ({ index: 3, rootClientId: holders ? undefined : 'column' }),
    getSelectedBlock: () => chosen,
    getBlockRootClientId: () => 'group',
    canInsertBlockType: (name: string, root: string | undefined) => name !== refuses && (!holders || root !== undefined),
    getBlocksByName: (name: string) => holders?.[name] ?? [],
    getBlockCount: () => 4,
    getCurrentPostId: () => post.id,
    getCurrentPostType: () => post.type,
    getEditedPostAttribute: (name: string) => (name === 'status' ? status : post.title),
    getBlocks: () => parsed,
    isEditedPostDirty: () => isDirty,
    getEditedPostContent: () => markup,
    getBlock: (clientId: string) => parsed.find((one) => one.clientId === clientId) ?? null,
    getEditedEntityRecord: (_: string, __: string, id: number) => patterns[id],
    didPostSaveRequestFail: () => failsToSave,
  };
  const wp: WpBlocks = {
    blocks: {
      parse: () => parsed,
      serialize: (blocks) => blocks.map(write).join(''),
      isUnmodifiedDefaultBlock: ({ name }) => name === 'core/paragraph',
      getBlockType: (name) => ({ title: name.replace('core/', 'The ') }),
    },
    data: {
      select: () => editor,
      resolveSelect: () => ({
        getEntityRecord: async () => undefined,
        getCurrentTheme: async () => undefined,
        getBlockPatterns: async () => [],
      }),
      dispatch: () => ({
        insertBlocks,
        replaceBlocks,
        savePost,
        autosave,
        createSuccessNotice: () => undefined,
        createWarningNotice,
        setIsWidgetAreaOpen,
      }),
    },
  };
  const reloadPage = vi.fn<() => void>();
  const mocks = { insertBlocks, replaceBlocks, savePost, autosave, createWarningNotice, setIsWidgetAreaOpen, reloadPage };
  return { editor: createGutenbergEditor(wp, 0, reloadPage), ...mocks };
}

const write = ({ name, innerBlocks }: Block): string => `[${name.replace('core/', '')}${innerBlocks.map(write).join('')}]`;
const content = { content: '<!-- wp:group /-->', warnings: [] };

test('[R-INSERT-04] inserts blocks at the cursor in one action', async () => {
  const blocks = [block('core/group', { innerBlocks: [block('core/heading')] }), block('core/image')];
  const { editor, insertBlocks } = fakeWp(blocks);

  await editor.insert(content);

  expect(editor.postId).toBe(12);
  expect(insertBlocks.mock.calls).toEqual([[blocks, 3, 'column', true]]);
});

test.each(['core/paragraph', 'kithouse/library'])('replaces an empty %s at the cursor', async (name) => {
  const blocks = [block('core/group')];
  const { editor, insertBlocks, replaceBlocks } = fakeWp(blocks, { chosen: block(name, { clientId: 'empty' }) });

  await editor.insert(content);

  expect(replaceBlocks.mock.calls).toEqual([['empty', blocks]]);
  expect(insertBlocks).not.toHaveBeenCalled();
});

test('refuses everything for one nested invalid block and names it', async () => {
  const broken = block('core/table', { isValid: false });
  const { editor, insertBlocks } = fakeWp([
    block('core/image'),
    block('core/group', { innerBlocks: [block('core/columns', { innerBlocks: [broken] })] }),
  ]);

  const refusal = editor.insert(content);

  await expect(refusal).rejects.toThrow(AppError);
  await expect(refusal).rejects.toThrow(/nothing was inserted: The table/);
  expect(insertBlocks).not.toHaveBeenCalled();
});

test('reports a block that does not accept such blocks', async () => {
  const { editor, insertBlocks } = fakeWp([block('core/image'), block('core/group')], { refuses: 'core/group' });

  await expect(editor.insert(content)).rejects.toThrow(/Select another position/);

  expect(insertBlocks).not.toHaveBeenCalled();
});

test("inserts at the end of the page's content where only that accepts blocks", async () => {
  const blocks = [block('core/group')];
  const { editor, insertBlocks } = fakeWp(blocks, { holders: { 'core/post-content': ['content'] } });

  await editor.insert(content);

  expect(insertBlocks.mock.calls).toEqual([[blocks, 4, 'content', true]]);
});

test('inserts into the first or chosen area on the widgets screen and opens it', async () => {
  const areas = { 'core/widget-area': ['side', 'foot'] };
  const first = fakeWp([block('core/group')], { holders: areas });
  const chosen = fakeWp([block('core/group')], { holders: areas, chosen: block('core/widget-area', { clientId: 'foot' }) });

  await first.editor.insert(content);
  await chosen.editor.insert(content);

  expect(first.insertBlocks.mock.calls[0]?.slice(1, 3)).toEqual([4, 'side']);
  expect(chosen.insertBlocks.mock.calls[0]?.slice(1, 3)).toEqual([4, 'foot']);
  expect(chosen.setIsWidgetAreaOpen.mock.calls).toEqual([['foot', true]]);
});

test.each([[undefined], [''], [[]]])('refuses content without markup (%j) in words', async (given) => {
  const { editor, insertBlocks } = fakeWp([]);

  await expect(editor.insert({ content: given, warnings: [] })).rejects.toThrow(
    'This template contains no blocks. Choose another one.',
  );

  expect(insertBlocks).not.toHaveBeenCalled();
});

const pattern = (ref: number) => block('core/block', { clientId: `pattern-${ref}`, attributes: { ref } });

test('reads the whole page including unsaved changes, with name and post', async () => {
  const { editor } = fakeWp([block('core/group')], {
    markup: '<!-- wp:group /-->',
    post: { id: 12, type: 'page', title: ' Harbour ' },
  });

  expect(await editor.read()).toEqual({
    name: 'Harbour',
    id: 12,
    file_content: { __file: 'wp_block', type: 'page', title: 'Harbour', content: '<!-- wp:group /-->' },
  });
});

test('treats an edited pattern as a block, and a document without an id as no post', async () => {
  const { editor } = fakeWp([block('core/group')], { post: { id: 'theme//card', type: 'wp_block', title: 'Card' } });

  const edited = await editor.read();

  expect(edited.file_content).toMatchObject({ type: 'block' });
  expect(edited).not.toHaveProperty('id');
});

test("reads selected blocks alone under the person's name for them", async () => {
  const { editor } = fakeWp([
    block('core/image', { clientId: 'a' }),
    block('core/group', {
      clientId: 'b',
      attributes: { metadata: { name: 'Opening hours' } },
      innerBlocks: [block('core/list')],
    }),
    block('core/table', { clientId: 'c' }),
  ]);

  expect(await editor.read(['b', 'c'])).toEqual({
    name: 'Opening hours',
    file_content: { __file: 'wp_block', type: 'block', title: 'Opening hours', content: '[group[list]][table]' },
  });
  expect((await editor.read(['a'])).name).toBe('The image');
});

test('inlines synced patterns, nested ones too, and stops at recursion', async () => {
  const patterns = {
    7: { title: 'Footer', content: '', blocks: [block('core/columns', { innerBlocks: [pattern(8)] })] },
    8: { title: 'Card', content: '', blocks: [block('core/heading'), pattern(8)] },
  };
  const { editor } = fakeWp([block('core/group', { innerBlocks: [pattern(7)] }), pattern(99)], { patterns });

  const { file_content } = await editor.read();

  expect(file_content).toMatchObject({ content: '[group[columns[heading][block]]][block]' });
});

test('reads a synced pattern selected alone as its post', async () => {
  const patterns = { 7: { title: 'Footer', blocks: [block('core/columns')] } };
  const { editor } = fakeWp([pattern(7)], { patterns });

  expect(await editor.read(['pattern-7'])).toMatchObject({ name: 'Footer', id: 7, file_content: { content: '[columns]' } });
});

test('reads a theme part as a block, and nothing without an open document', async () => {
  const part = fakeWp([block('core/group')], { post: { id: 'theme//header', type: 'wp_template_part', title: 'Header' } });
  const widgets = fakeWp([block('core/group')], { post: { id: null, type: '', title: '' } });

  expect((await part.editor.read()).file_content).toMatchObject({ type: 'block' });
  await expect(widgets.editor.read()).rejects.toThrow('No page is open here. Open a page first.');
});

test('reports an empty page and a missing block', async () => {
  await expect(fakeWp([]).editor.read()).rejects.toThrow('This page is empty. Add content first.');
  await expect(fakeWp([block('core/group')]).editor.read(['gone'])).rejects.toThrow(
    'Your selection is no longer on this page. Select it again.',
  );
});

test('[R-CLOUD-47] saves the post like the editor and reports a refusal', async () => {
  const { editor, savePost } = fakeWp([]);
  await editor.save();

  expect(savePost).toHaveBeenCalledOnce();
  await expect(fakeWp([], { failsToSave: true }).editor.save()).rejects.toThrow(AppError);
});

test('keeps and names unknown blocks', async () => {
  const missing = block('core/missing', { attributes: { originalName: 'acme/map' } });
  const blocks = [block('core/group', { innerBlocks: [missing, missing] })];
  const { editor, insertBlocks, createWarningNotice } = fakeWp(blocks);

  await editor.insert(content);

  expect(insertBlocks.mock.calls[0]?.[0]).toEqual(blocks);
  expect(createWarningNotice.mock.calls).toEqual([[expect.stringMatching(/: acme\/map\.$/)]]);
});

test.each([
  ['saves a draft', { status: 'draft' }, 'savePost'],
  ['autosaves a published page', { status: 'publish' }, 'autosave'],
  ['skips a document without changes', { isDirty: false, status: 'publish' }, undefined],
] as const)('before a reload %s', async (_, state, wanted) => {
  const { editor, savePost, autosave, reloadPage } = fakeWp([], state);

  await editor.reload();

  const saved = [savePost.mock.calls.length > 0 ? 'savePost' : [], autosave.mock.calls.length > 0 ? 'autosave' : []].flat();
  expect(saved).toEqual(wanted ? [wanted] : []);
  expect(reloadPage).toHaveBeenCalledOnce();
});

test.each([
  ['a template of the theme has no draft', { post: { id: 'theme//home', type: 'wp_template', title: 'Home' } }, /Save your work/],
  ['saving fails', { failsToSave: true }, /went wrong/],
] as const)('keeps the editor open when %s, and says so', async (_, state, message) => {
  const { editor, reloadPage } = fakeWp([], state);

  await expect(editor.reload()).rejects.toThrow(message);

  expect(reloadPage).not.toHaveBeenCalled();
});
