import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BlockNode, parseBlocks } from '@kithouse/kits';
import { expect, test } from 'vitest';

const folder = 'catalogue';

type Spacing = { style?: { spacing?: { margin?: { top?: string }; blockGap?: unknown } }; layout?: { type?: string } };
const readAttributes = ({ attributes_text }: BlockNode): Spacing =>
  attributes_text ? (JSON.parse(attributes_text) as Spacing) : {};

type Separator = { margin: string | undefined; markup: string; gap: unknown; isFirst: boolean };

/** Lists separators in groups and columns that stack their blocks. */
function listSeparators(node: BlockNode): Separator[] {
  const blocks = node.inner.filter((part) => typeof part !== 'string');
  const { style, layout } = readAttributes(node);
  const isStacked = layout?.type === undefined || layout.type === 'default';
  const own = blocks.flatMap((block, index) => {
    const margin = readAttributes(block).style?.spacing?.margin?.top;
    const markup = block.inner.filter((part) => typeof part === 'string').join('');
    const separator = { margin, markup, gap: style?.spacing?.blockGap, isFirst: index === 0 };
    return isStacked && block.name === 'core/separator' ? [separator] : [];
  });
  return [...own, ...blocks.flatMap(listSeparators)];
}

test('keeps a separator as far from the block above as that from the one before', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /-blocks\/[^/]+\.html$/.test(name));
  const separators = files.flatMap((name) =>
    parseBlocks(readFileSync(path.join(folder, name), 'utf8'))
      .nodes.filter((node) => typeof node !== 'string')
      .flatMap(listSeparators)
      .map((separator) => ({ name, ...separator })),
  );
  const below = separators.filter(({ isFirst }) => !isFirst);

  expect([separators.length > 50, below.length > 20]).toEqual([true, true]);
  for (const { name, margin, markup, gap, isFirst } of separators) {
    // Morsel's hero has a larger distance below its buttons.
    const isKept = isFirst ? margin === '0' : margin === gap || margin?.startsWith('clamp(1.75rem');
    expect([name, margin, isKept, markup.includes(`margin-top:${margin};`)]).toEqual([name, margin, true, true]);
  }
});
