import { describe, expect, it } from 'vitest';
import { attachMedia, readTemplate } from './index.js';
import { bytesOf, container, exportOf, read, widget } from './testing/fixtures.js';

const contentOf = (content: string | object) => {
  const [document] = read(content).bundle.documents;
  return document?.kind === 'elementor' ? document.content : [];
};
const heading = widget('a1b2c3d', 'heading', { title: 'Hi' });
const column = (id: string) => ({ id, elType: 'column', isInner: true, settings: { _column_size: 50 }, elements: [heading] });

describe('push from Elementor', () => {
  it('wraps single widgets in a container, deterministically, and types the document accordingly', () => {
    const pushed = { ...exportOf(heading, widget('b', 'button')), type: 'widget' };
    const [document] = read(pushed).bundle.documents;

    expect(document).toMatchObject({ template_type: 'container', post_type: 'elementor_library' });
    expect(read(pushed).bundle.type).toBe('block');
    expect(contentOf(pushed)).toMatchObject([
      { elType: 'container', isInner: false, settings: {}, elements: [{ id: 'a1b2c3d' }, { id: 'b' }] },
    ]);
    expect(contentOf(pushed)[0]?.id).toMatch(/^[0-9a-f]{7}$/);
    expect(contentOf(pushed)).toEqual(contentOf(pushed));
  });

  it('wraps columns in a section and marks top-level boxes as outer ones', () => {
    const inner = { ...container('c'), isInner: true, elements: [{ ...container('d'), isInner: true }] };

    expect(contentOf({ ...exportOf(column('x'), column('y'), inner), type: 'column' })).toMatchObject([
      { elType: 'section', elements: [{ id: 'x' }, { id: 'y' }] },
      { id: 'c', isInner: false, elements: [{ id: 'd', isInner: true }] },
    ]);
  });

  it('reads clipboard content and drops editor-only data', () => {
    const copied = { ...heading, editSettings: { a: 1 }, defaultEditSettings: {} };
    const { bundle } = read({ type: 'elementor', siteurl: 'https://a.test/wp-json/', elements: [copied] });

    expect(bundle).toMatchObject({ type: 'block', documents: [{ template_type: 'container' }] });
    expect(JSON.stringify(bundle)).not.toMatch(/ditSettings/);
  });

  it('keeps document settings and warns about omitted global classes', () => {
    const styled = { ...heading, settings: { classes: { $$type: 'classes', value: ['e-1', 'g-4711'] } } };
    const reading = read({ ...exportOf(container('c', styled)), page_settings: { hide_title: 'yes' } });

    expect(reading.bundle.documents[0]).toMatchObject({ page_settings: { hide_title: 'yes' } });
    expect(reading.warnings).toMatchObject([{ code: 'globals_left_out', place: 'content[0].elements[0]' }]);
  });
});

describe('push from the block editor', () => {
  it('keeps its declared type for a short page and a long selection', () => {
    const paragraph = '<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph -->';
    const typeOf = (type: string, content: string) => read({ __file: 'wp_block', title: 'x', content, type }).bundle.type;

    expect([typeOf('page', paragraph), typeOf('section', paragraph.repeat(20))]).toEqual(['page', 'block']);
  });

  it('removes the id of an unresolved synced pattern with a warning', () => {
    const bundle = attachMedia(read('<!-- wp:block {"ref":12} /-->'), new Map());

    expect(bundle.documents[0]).toMatchObject({ content: '<!-- wp:block /-->' });
    expect(bundle.warnings.map(({ code }) => code)).toEqual(['reference_pattern']);
  });
});

describe('unstorable texts', () => {
  const paragraph = (text: string) =>
    JSON.stringify({ __file: 'wp_block', title: 'x', content: `<!-- wp:html -->${text}<!-- /wp:html -->` });

  it.each([
    [
      'a lone surrogate',
      paragraph('Hello \ud83d'),
      'This template contains an incomplete character, such as half of an emoji, behind “<!-- wp:html -->Hello”',
    ],
    ['a null character', paragraph('a\0b'), 'This template contains a null character behind “<!-- wp:html -->a”'],
    [
      'a lone surrogate in a setting',
      JSON.stringify(exportOf(widget('w', 'heading', { title: '\ude00' }))),
      'This template contains an incomplete character',
    ],
    [
      'a null character in a setting name',
      JSON.stringify(exportOf(widget('w', 'heading', { 'a\0': 1 }))),
      'This template contains a null character',
    ],
  ])('refuses %s in plain words', (_, text, message) => {
    expect(() => readTemplate({ name: 'x.json', bytes: bytesOf(text) })).toThrow(
      expect.objectContaining({ code: 'broken_text', message: expect.stringContaining(message) }),
    );
  });

  it('keeps complete characters of every plane and direction', () => {
    const text = '🥐👩‍🚀 \u202eعربي\u202c \u0001 ﷽ \ufeff𝒳';
    const [document] = read(paragraph(text)).bundle.documents;

    expect(document).toMatchObject({ content: `<!-- wp:html -->${text}<!-- /wp:html -->` });
  });

  it('repairs a broken title', () => {
    expect(read({ ...exportOf(container('c')), title: 'Cut \ud83d&#00;&#55357;!' }).bundle.title).toBe('Cut !');
  });
});
