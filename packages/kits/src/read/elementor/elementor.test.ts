import type { ElementorElement } from '@kithouse/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshElementIds, readTemplate, walkElements } from '../../index.js';
import { bytesOf, container, exportOf, read, widget } from '../../testing/fixtures.js';

const heading = { id: '9d53c', elType: 'widget', widgetType: 'heading', settings: { title: 'Hello' } };
const section = { id: 'f57c52', elType: 'section', settings: [], elements: [{ id: '1', elType: 'column', elements: [heading] }] };

describe('Elementor template', () => {
  it.each([
    ['the current format', { content: [section], page_settings: [], version: '0.4', title: 'Hero', type: 'page' }],
    ['the old format without page settings', { version: '0.4', title: 'Hero', type: 'page', content: [section] }],
    ['the library format', { model: { title: 'Hero', type: 'page' }, content: [section], page_settings: {} }],
    ['another plugin’s format', { layout: [section], title: 'Hero' }],
    ['a kit’s format', { content: [section], settings: { template: 'elementor_canvas' }, metadata: [], title: 'Hero' }],
    ['a clipboard copy', { type: 'elementor', siteurl: 'https://a.org', elements: [section], title: 'Hero' }],
    ['a bare list', [section]],
    ['a single element', section],
    ['JSON in a string', JSON.stringify([section])],
  ])('accepts %s', (_, file) => {
    const { bundle } = read(JSON.stringify(file), 'hero.json');
    const [document] = bundle.documents;

    expect(bundle).toMatchObject({ platform: 'elementor', title: 'Hero', slug: 'hero', format: 1 });
    expect(document?.content).toEqual([
      {
        id: 'f57c52',
        elType: 'section',
        settings: {},
        elements: [{ id: '1', elType: 'column', settings: {}, elements: [{ ...heading, elements: [] }] }],
      },
    ]);
  });

  it('accepts a byte order mark and block comments in its text', () => {
    const file = JSON.stringify(exportOf(widget('1', 'text-editor', { editor: '<!-- /wp:paragraph --> <!-- wp:group -->' })));

    expect(readTemplate({ name: 'x', bytes: bytesOf(`\uFEFF${file}`) }).bundle.platform).toBe('elementor');
  });

  it('keeps unknown and deliberately removed values', () => {
    const odd = {
      ...heading,
      elements: [],
      isInner: true,
      htmlCache: null,
      settings: { __globals__: { color: '' }, a: null, b: [] },
    };

    expect(read([container('c', odd)]).bundle.documents[0]?.content).toEqual([container('c', odd)]);
  });

  it('treats an unknown type as a page and a part of a page as a block', () => {
    const typeOf = (type: string) => read({ ...exportOf(section), type }).bundle.type;

    expect(['masteriyo-course-archive-page', 'page', 'section', 'popup', 'header'].map(typeOf)).toEqual([
      'page',
      'page',
      'block',
      'block',
      'block',
    ]);
  });

  it('applies only page Elementor templates itself', () => {
    const templateOf = (template: string) =>
      read({ content: [section], page_settings: { template } }).bundle.documents[0]?.page_template;

    expect(templateOf('elementor_canvas')).toBe('elementor_canvas');
    expect(templateOf('page-templates/pagebuilder.php')).toBeUndefined();
  });

  it.each([
    ['an element without a type', exportOf({ id: '1', elType: 'container', elements: [{ id: '2' }] }), 'content[0].elements[0]'],
    ['text among the elements', exportOf(section, 'oops'), 'content[1]'],
    ['settings that are a list', exportOf({ id: '1', elType: 'container', settings: [1] }), 'content[0]'],
    ['children that are text', exportOf({ id: '1', elType: 'container', elements: 'x' }), 'content[0]'],
  ])('refuses %s with the position', (_, file, place) => {
    expect(() => read(file)).toThrow(
      expect.objectContaining({ code: 'broken_elements', path: place, message: expect.stringContaining(place) }),
    );
  });

  it('lists requirements: Elementor, Pro by widget or type, and other plugins', () => {
    const needs = (type: string, ...widgets: string[]) => {
      const { plugins, elementor_pro } = read({ ...exportOf(...widgets.map((name, i) => widget(`${i}`, name))), type }).bundle
        .requires;
      return [...plugins.map(({ plugin_file, is_pro }) => `${plugin_file}${is_pro ? ' pro' : ''}`), elementor_pro];
    };

    expect(needs('page', 'heading')).toEqual(['elementor/elementor.php', false]);
    expect(needs('popup', 'heading')).toEqual(['elementor/elementor.php', 'elementor-pro/elementor-pro.php pro', true]);
    expect(needs('page', 'flip-box', 'everest-forms')).toEqual([
      'elementor/elementor.php',
      'elementor-pro/elementor-pro.php pro',
      'everest-forms/everest-forms.php',
      true,
    ]);
  });
});

describe('new element ids', () => {
  const idsOf = (elements: readonly ElementorElement[]) => {
    const ids: string[] = [];
    walkElements(elements, ({ id }) => ids.push(id));
    return ids;
  };
  const random = (seed: number) => () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };

  it('update the class names and ids of Elementor 4 consistently', () => {
    const local = { id: 'e-513-5d7', label: 'local', variants: [] };
    const element = {
      ...widget('513', 'e-heading', { classes: { $$type: 'classes', value: ['e-513-5d7', 'g-abc'] } }),
      styles: { 'e-513-5d7': local },
    };

    const [fresh] = freshElementIds([element], random(1));

    const name = `e-${fresh?.id}-5d7`;
    expect(fresh?.styles).toEqual({ [name]: { ...local, id: name } });
    expect(fresh?.settings).toEqual({ classes: { $$type: 'classes', value: [name, 'g-abc'] } });
  });

  it('update selectors that name an element', () => {
    const [fresh] = freshElementIds(
      [container('aaa', widget('bbb', 'html', { html: '.elementor-element-aaa .elementor-element-fff{}' }))],
      random(2),
    );

    expect(fresh?.elements[0]?.settings).toEqual({ html: `.elementor-element-${fresh?.id} .elementor-element-fff{}` });
  });

  it('are unique and deterministic, even when the random source repeats itself', () => {
    const tree = fc.letrec<{ element: ElementorElement }>((tie) => ({
      element: fc.oneof(
        { maxDepth: 5 },
        fc.stringMatching(/^[0-9a-f]{0,2}$/).map((id) => widget(id, 'heading')),
        fc
          .tuple(fc.constantFrom('a', 'b'), fc.array(tie('element'), { maxLength: 4 }))
          .map(([id, inner]) => container(id, ...inner)),
      ),
    }));
    fc.assert(
      fc.property(
        fc.array(tree.element, { maxLength: 6 }),
        fc.constantFrom(
          random(7),
          () => 0.5,
          () => 0.999999999,
        ),
        (elements, source) => {
          const ids = idsOf(freshElementIds(elements, source));

          expect(new Set(ids).size).toBe(idsOf(elements).length);
          expect(ids.every((id) => /^[0-9a-f]{7}$/.test(id))).toBe(true);
        },
      ),
    );
    const elements = [container('a', widget('b', 'heading'), widget('b', 'heading'))];
    expect(freshElementIds(elements, random(3))).toEqual(freshElementIds(elements, random(3)));
    expect(elements[0]?.id).toBe('a');
  });
});
