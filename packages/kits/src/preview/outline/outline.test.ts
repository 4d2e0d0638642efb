import { describe, expect, it } from 'vitest';
import { type OutlineNode, outline } from '../../index.js';
import { container, exportOf, read, widget } from '../../testing/fixtures.js';

/** Formats an outline: `section[heading columns[column[text]]]`. */
const draw = (nodes: readonly OutlineNode[]): string =>
  nodes.map(({ kind, children }) => (children.length === 0 ? kind : `${kind}[${draw(children)}]`)).join(' ');
const drawFile = (file: string | object) =>
  outline(read(file).bundle)
    .map(({ nodes }) => draw(nodes))
    .join(' | ');

describe('outline', () => {
  it('lists sections, columns and their contents of blocks in order', () => {
    const content = [
      '<!-- wp:cover {"url":"https://a.org/a.jpg"} --><div><!-- wp:heading {"level":1,"textAlign":"center"} --><h1>Big &amp; <em>bold</em></h1><!-- /wp:heading -->',
      '<!-- wp:buttons --><div><!-- wp:button --><a>Go</a><!-- /wp:button --></div><!-- /wp:buttons --></div><!-- /wp:cover -->',
      '<!-- wp:columns --><div><!-- wp:column {"width":"66%"} --><div><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph --></div><!-- /wp:column -->',
      '<!-- wp:column --><div><!-- wp:image --><img src="https://a.org/b.jpg"/><!-- /wp:image --></div><!-- /wp:column --></div><!-- /wp:columns -->',
      '<!-- wp:list --><ul><li>a</li><li>b</li></ul><!-- /wp:list -->',
    ].join('');
    const [cover, columns, list] = outline(read(content).bundle)[0]?.nodes ?? [];

    expect(drawFile(content)).toBe('section[heading button] columns[column[text] column[image]] list');
    expect(cover).toMatchObject({
      has_background: true,
      children: [{ text: 'Big & bold', level: 1, align: 'center' }, { text: 'Go' }],
    });
    expect(columns?.children[0]?.width).toBe(66);
    expect(list).toMatchObject({ count: 2, text: 'a b' });
  });

  it('treats a row of groups as columns and guesses unknown blocks by name', () => {
    const row = '<!-- wp:group {"layout":{"type":"flex"}} --><!-- wp:site-title /--><!-- wp:navigation /--><!-- /wp:group -->';

    expect(drawFile(row)).toBe('columns[heading menu]');
    expect(drawFile('<!-- wp:acme/contact-form /--><!-- wp:acme/zzz /-->')).toBe('form other');
  });

  it('treats old sections and new containers of Elementor alike', () => {
    const column = (...elements: unknown[]) => ({ id: 'c', elType: 'column', settings: { _column_size: 50 }, elements });
    const section = {
      id: 's',
      elType: 'section',
      settings: { background_background: 'classic' },
      elements: [column(widget('h', 'heading', { title: 'Hi', header_size: 'h1' })), column(widget('f', 'form'))],
    };
    const row = {
      ...container('r', widget('i', 'image'), container('x', widget('b', 'button', { text: 'Go' }))),
      settings: { flex_direction: 'row' },
    };
    const nodes = outline(read(exportOf(section, row)).bundle)[0]?.nodes ?? [];

    expect(draw(nodes)).toBe('columns[column[heading] column[form]] columns[column[image] column[section[button]]]');
    expect(nodes[0]).toMatchObject({ has_background: true, children: [{ width: 50, children: [{ text: 'Hi', level: 1 }] }, {}] });
  });

  it('omits styles and scripts and stays short', () => {
    const [node] =
      outline(
        read(exportOf(widget('t', 'text-editor', { editor: `<style>.a{}</style><p>${'word '.repeat(500)}</p>` }))).bundle,
      )[0]?.nodes[0]?.children ?? [];

    expect(node?.text?.startsWith('word word')).toBe(true);
    expect(node?.text?.length).toBeLessThanOrEqual(200);
  });

  it('[R-EL4-14] reads the direction and the texts of atomic elements', () => {
    const typed = ($$type: string, value: unknown) => ({ $$type, value });
    const title = typed('html-v3', { content: typed('string', 'Hi'), children: [] });
    const box = { ...container('1', widget('2', 'e-heading', { title }), widget('3', 'e-image')), elType: 'e-flexbox' };
    const props = { 'flex-direction': typed('string', 'column') };
    const styles = { s: { id: 's', variants: [{ meta: { breakpoint: 'desktop', state: null }, props }] } };

    expect(drawFile(exportOf(box))).toBe('columns[column[heading] column[image]]');
    expect(drawFile(exportOf({ ...box, styles }))).toBe('section[heading image]');
    expect(outline(read(exportOf(box)).bundle)[0]?.nodes[0]?.children[0]?.children[0]).toMatchObject({ text: 'Hi' });
  });
});
