/** Turns block trees into markup with the block editor itself, so that the committed markup is exactly what it would save. */
import { getBrowser, startWordPress, toLaunchOptions } from '@kithouse/playground';
import { chromium, type Page } from 'playwright-core';
import type { BlockTree } from './blocks/tree.js';

/** Turns block trees into the markup that the editor would save. */
export type Serialize = (trees: BlockTree[]) => Promise<string>;

/** Calls `work` with the serializer of a temporary WordPress. */
export async function withSerializer(work: (serialize: Serialize) => Promise<void>): Promise<void> {
  const wordpress = await startWordPress();
  const browser = await chromium.launch(toLaunchOptions(await getBrowser()));
  try {
    await wordpress.install();
    const { cookies } = await wordpress.auth();
    const context = await browser.newContext();
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: wordpress.url })));
    const page = await context.newPage();
    page.setDefaultTimeout(600_000);
    await page.goto(`${wordpress.url}/wp-admin/post-new.php?post_type=page`);
    await page.waitForFunction(() => (globalThis as Editor).wp?.blocks?.getBlockType('core/post-content'));
    await work(createSerializer(page));
  } finally {
    await browser.close();
    await wordpress.close();
  }
}

/** The block editor's own functions, in its page. */
type Blocks = {
  getBlockType: (name: string) => unknown;
  createBlock: (name: string, attributes: object, inner: unknown[]) => unknown;
  serialize: (blocks: unknown[]) => string;
};
type Editor = { wp?: { blocks?: Blocks } };

/** Returns a serializer for a page with an open block editor. */
const createSerializer =
  (page: Page): Serialize =>
  async (trees) => {
    const markup = await page.evaluate((json) => {
      const { blocks } = (globalThis as Editor).wp ?? {};
      if (!blocks) {
        throw new Error('The page has no block editor.');
      }
      // A method, because tsx wraps functions that get a name from a variable in a helper that the page lacks.
      const maker = {
        make([name, attributes, inner = []]: BlockTree): unknown {
          return blocks.createBlock(
            name,
            attributes,
            inner.map((tree) => maker.make(tree)),
          );
        },
      };
      return blocks.serialize((JSON.parse(json) as BlockTree[]).map((tree) => maker.make(tree)));
    }, JSON.stringify(trees));
    return withOlderAlignment(markup);
  };

type Attributes = { style?: { typography?: { textAlign?: string } } };

/** Writes alignment as WordPress did before version 7. Both spellings give the same HTML; this one is valid in each. */
export const withOlderAlignment = (markup: string): string =>
  markup.replace(/<!-- wp:(heading|paragraph) (\{.*?\}) -->/g, (comment, name: string, text: string) => {
    const attributes = JSON.parse(text) as Attributes;
    const align = attributes.style?.typography?.textAlign;
    if (!align) {
      return comment;
    }
    delete attributes.style?.typography?.textAlign;
    const rest = JSON.stringify({ [name === 'heading' ? 'textAlign' : 'align']: align, ...attributes });
    return `<!-- wp:${name} ${rest.replaceAll('--', '\\u002d\\u002d')} -->`;
  });
