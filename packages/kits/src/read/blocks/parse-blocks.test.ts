import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlock, KitError, parseBlocks, serializeAttributes, serializeBlocks, walkBlocks } from '../../index.js';
import type { BlockNode } from './parse-blocks.js';
import { readAttributes, replaceAttributes } from './serialize-blocks.js';

const roundTrip = (text: string) => serializeBlocks(parseBlocks(text).nodes);
const only = (text: string) => parseBlocks(text).nodes[0] as BlockNode;

describe('block markup', () => {
  it('round-trips exactly, with any white space, freeform text and namespaces', () => {
    const text = [
      'before\n<!-- wp:paragraph {"a" : 1.0, "é":"\\u002d\\u002d"}   --><p>Hi</p><!--   /wp:core/paragraph -->',
      'between <!-- wp:kadence/row-layout {"b":{"c":{}}} /-->\r\n<!-- wp:group --><div><!-- wp:spacer /--></div><!-- /wp:group -->after',
    ].join('');

    expect(roundTrip(text)).toBe(text);
    const { nodes, faults } = parseBlocks(text);
    expect(nodes.filter((node) => typeof node !== 'string').map(({ name }) => name)).toEqual([
      'core/paragraph',
      'kadence/row-layout',
      'core/group',
    ]);
    expect(faults).toEqual([]);
  });

  it('ignores comments that only look like blocks', () => {
    const junk = `<!--(figma)eyJ${'A'.repeat(300)}<!-- (/figma)--><!-- wp: --><!-- wp:Upper --><!-- /WP:paragraph -->`;
    const { nodes, faults } = parseBlocks(`<!-- wp:paragraph --><p>${junk}</p><!-- /wp:paragraph -->`);

    expect(nodes).toHaveLength(1);
    expect((nodes[0] as BlockNode).inner).toEqual([`<p>${junk}</p>`]);
    expect(faults).toEqual([]);
  });

  it('reports unmatched delimiters and keeps their text', () => {
    const text = 'a<!-- /wp:group -->b<!-- wp:group --><!-- wp:columns --><!-- /wp:group -->';

    const { faults } = parseBlocks(text);

    expect(faults.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'stray-closer core/group',
      'wrong-closer core/group',
      'unclosed core/group',
    ]);
    expect(roundTrip(text)).toBe(text);
  });

  it('escapes attributes so that nothing ends the comment early', () => {
    const attributes = { a: '-->', b: '<b>"&"</b>', c: 'C:\\', d: '\\"--', e: '----' };
    const text = serializeAttributes(attributes);

    expect(text).not.toMatch(/--|[<>&]/);
    expect(readAttributes(only(`<!-- wp:x ${text} /-->`))).toEqual(attributes);
  });

  it('changes attributes and keeps the rest of the delimiter', () => {
    const block = only('<!-- wp:image {"id":5}   --><p></p><!-- /wp:image -->');

    expect(replaceAttributes(block, { id: 6 }).opener).toBe('<!-- wp:image {"id":6}   -->');
    expect(replaceAttributes(only('<!-- wp:x /-->'), { id: 6 }).opener).toBe('<!-- wp:x {"id":6} /-->');
    expect(replaceAttributes(block, {}).opener).toBe('<!-- wp:image -->');
    expect(replaceAttributes(only('<!-- wp:x {"id":5} /-->'), {}).opener).toBe('<!-- wp:x /-->');
  });

  it('names positions by block, not by text', () => {
    const places: string[] = [];
    walkBlocks(parseBlocks('a<!-- wp:group -->b<!-- wp:spacer /--><!-- /wp:group -->').nodes, ({ name }, place) =>
      places.push(`${place} ${name}`),
    );

    expect(places).toEqual(['blocks[0] core/group', 'blocks[0].innerBlocks[0] core/spacer']);
  });
});

describe('hostile block markup', () => {
  const size = 5 * 1024 * 1024;
  const fill = (unit: string) => unit.repeat(Math.ceil(size / unit.length));

  it.each([
    ['unclosed openers', '<!-- wp:'],
    ['unclosed attributes', '<!-- wp:a {'],
    ['attributes without a closing comment', '<!-- wp:a {x-->'],
    ['white space inside delimiters', `<!--${' '.repeat(200)}`],
    ['braces', '<!-- wp:a {}}}} '],
    ['incomplete closers', '<!-- /wp:a '],
  ])('reads 5 MB of %s in one pass', (_, unit) => {
    const text = fill(unit);

    expect(roundTrip(text)).toBe(text);
  });

  it('refuses blocks nested ten thousand deep, or too many of them, with a sentence', () => {
    expect(() => parseBlocks('<!-- wp:group -->'.repeat(10_000))).toThrow(/nested more than 60 levels deep/);
    expect(() => parseBlocks('<!-- wp:a /-->'.repeat(60_000))).toThrow(/more than 20,000 blocks/);
    expect(() => readAttributes(only(`<!-- wp:a {"a":${'['.repeat(9000)}${']'.repeat(9000)}} /-->`))).toThrow(KitError);
  });
});

describe('any block markup', () => {
  const attributes = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });
  const name = fc
    .stringMatching(/^([a-z][a-z0-9-]{0,6}\/)?[a-z][a-z0-9-]{0,8}$/)
    .map((text) => (text.includes('/') ? text : `core/${text}`));
  const html = fc.string().map((text) => `<p>${text.replaceAll('<!--', '')}</p>`);
  const { block } = fc.letrec<{ block: BlockNode }>((tie) => ({
    block: fc.oneof(
      { maxDepth: 4 },
      fc.tuple(name, attributes).map(([of, given]) => createBlock(of, given)),
      fc
        .tuple(name, attributes, html, fc.array(tie('block'), { maxLength: 3 }))
        .map(([of, given, text, inner]) => createBlock(of, given, [text, ...inner])),
    ),
  }));

  it('is parsed back into the parts it was made of', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
        const { nodes, faults } = parseBlocks(serializeBlocks(blocks));
        expect(nodes).toEqual(blocks);
        expect(faults).toEqual([]);
      }),
    );
  });

  it('keeps any text unchanged', () => {
    const pieces = fc.constantFrom(
      '<!--',
      ' wp:a',
      ' /wp:a',
      ' {"a":1}',
      ' {',
      '}',
      ' -->',
      ' /-->',
      '-->',
      'x',
      '\n',
      '"',
      '<p>',
      '/',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 60 }), (parts) => {
        expect(roundTrip(parts.join(''))).toBe(parts.join(''));
      }),
      { numRuns: 500 },
    );
  });
});
