import { expect, test, vi } from 'vitest';
import { listThemePatterns } from './theme-patterns.js';
import type { RegisteredPattern, WpBlocks } from './wp-blocks.js';

const pattern = (name: string, changes: Partial<RegisteredPattern> = {}): RegisteredPattern => ({
  name,
  title: name,
  content: `<!-- wp:paragraph --><p>${name}</p><!-- /wp:paragraph -->`,
  ...changes,
});

function anEditorOf(patterns: RegisteredPattern[]) {
  const root = { render: vi.fn<(content: unknown) => void>(), unmount: vi.fn<() => void>() };
  const wp = {
    element: { createElement: (type: unknown, props: unknown) => ({ type, props }), createRoot: () => root },
    blockEditor: { BlockPreview: () => null },
    blocks: { parse: (markup: string) => [{ markup }] },
    data: {
      select: () => ({ getCurrentPostType: () => 'page' }),
      resolveSelect: () => ({
        getCurrentTheme: async () => ({ stylesheet: 'coast-child', template: 'coast' }),
        getBlockPatterns: async () => patterns,
      }),
    },
  };
  return { wp: wp as unknown as WpBlocks, root };
}

test('[R-FIND-12] lists insertable patterns of the theme and its parent for this kind of post', async () => {
  const { wp } = anEditorOf([
    pattern('coast/hero'),
    pattern('coast-child/footer', { postTypes: ['page', 'post'] }),
    pattern('coastline/hero'),
    pattern('core/query-grid-posts'),
    pattern('coast/hidden', { inserter: false }),
    pattern('coast/template-home', { templateTypes: ['home'] }),
    pattern('coast/product', { postTypes: ['product'] }),
  ]);

  expect((await listThemePatterns(wp)).map(({ name }) => name)).toEqual(['coast/hero', 'coast-child/footer']);
});

test('[R-FIND-12] draws the blocks of a pattern with the editor’s preview and removes the drawing', async () => {
  const { wp, root } = anEditorOf([pattern('coast/hero')]);
  const [hero] = await listThemePatterns(wp);

  const erase = hero?.draw(document.createElement('div'));

  expect(root.render).toHaveBeenCalledExactlyOnceWith({
    type: wp.blockEditor?.BlockPreview,
    props: { blocks: [{ markup: hero?.content }], viewportWidth: 1200 },
  });
  erase?.();
  expect(root.unmount).toHaveBeenCalledOnce();
});
