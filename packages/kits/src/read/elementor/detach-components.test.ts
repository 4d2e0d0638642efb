import type { ElementorElement } from '@kithouse/contract';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPack } from '../../index.js';
import { container, exportOf, read, widget } from '../../testing/fixtures.js';
import { walkElements } from './walk-elements.js';

const typed = ($$type: string, value: unknown) => ({ $$type, value });
const text = (value: string) => typed('string', value);
const exposed = (key: string, origin: unknown) => typed('overridable', { override_key: key, origin_value: origin });
const override = (key: string, value: unknown, id = 12) =>
  typed('override', { override_key: key, override_value: value, schema_source: { type: 'component', id } });
const instance = (id: string, component: number, ...overrides: unknown[]): ElementorElement =>
  widget(id, 'e-component', {
    component_instance: typed('component-instance', {
      component_id: typed('number', component),
      overrides: typed('overrides-v2', overrides),
    }),
  });

const card = [
  {
    ...container('c1', widget('c2', 'e-heading', { title: exposed('k-title', text('Card')), tag: exposed('k-tag', text('h3')) })),
    elType: 'e-flexbox',
  },
];
const outer = [
  { ...container('o1', instance('o2', 12, exposed('k-outer', override('k-title', text('From outer'))))), elType: 'e-div-block' },
];

function readPage(components: Record<string, unknown>, ...content: ElementorElement[]) {
  const reading = read({ ...exportOf(container('1', ...content)), globals: { components } });
  const [document] = reading.bundle.documents;
  const elements: ElementorElement[] = [];
  walkElements(document?.kind === 'elementor' ? document.content : [], (element) => elements.push(element));
  const headings = elements.filter(({ widgetType }) => widgetType === 'e-heading');
  return {
    elements,
    titles: headings.map(({ settings }) => settings.title),
    tags: headings.map(({ settings }) => settings.tag),
    codes: reading.warnings.map(({ code }) => code),
  };
}

describe('components of a template', () => {
  it('[R-EL4-05] become their elements, with the values of each instance', () => {
    const { titles, tags, elements, codes } = readPage(
      { 12: { elements: card } },
      instance('i1', 12, override('k-title', text('First')), override('k-tag', null), override('k-lost', text('x'))),
      instance('i2', 12),
    );

    expect(titles).toEqual([text('First'), text('Card')]);
    expect(tags).toEqual([text('h3'), text('h3')]);
    expect(new Set(elements.map(({ id }) => id)).size).toBe(elements.length);
    expect(elements.map(({ elType }) => elType)).toEqual(['container', 'e-flexbox', 'widget', 'e-flexbox', 'widget']);
    expect(codes).toEqual(['component_detached', 'component_rebuilt']);
  });

  it('[R-EL4-05] hand values up to nested components', () => {
    const components = { 12: { elements: card }, 14: { elements: outer } };

    expect(
      readPage(components, instance('i1', 14), instance('i2', 14, override('k-outer', text('From page'), 14))).titles,
    ).toEqual([text('From outer'), text('From page')]);
  });

  it('[R-EL4-05] are read the same each time', () => {
    const page = () => JSON.stringify(readPage({ 12: { elements: card } }, instance('i1', 12), instance('i2', 12)).elements);

    expect(page()).toBe(page());
  });

  it('[R-EL4-05] show their own values when opened as a template', () => {
    expect(readPage({}, ...card).titles).toEqual([text('Card')]);
  });

  it('[R-EL4-05] stay instances when they contain themselves or are damaged', () => {
    const endless = [container('e1', instance('e2', 9))];
    const { elements, codes } = readPage(
      { 9: { elements: endless }, 8: { content: [{ elType: 'x', settings: 'y' }] }, 7: null },
      instance('i1', 9),
      instance('i2', 8),
      instance('i3', 7),
    );

    expect(elements.filter(({ widgetType }) => widgetType === 'e-component')).toHaveLength(3);
    expect(codes).toContain('component_detached');
  });

  it('[R-EL4-05] are refused when they multiply beyond the limit', () => {
    const nested = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        index,
        { elements: [container('x', ...Array.from({ length: 10 }, (__, at) => instance(`n${at}`, index + 1)))] },
      ]),
    );

    expect(() => readPage(nested, instance('i', 0))).toThrow(expect.objectContaining({ code: 'too_many' }));
  });
});

it('[R-EL4-05] reads components of a kit, which pages of it show', () => {
  const files = {
    'manifest.json': {
      name: 'demo',
      version: '3.0',
      site: 'https://demo.test',
      templates: [],
      content: { elementor_component: { 12: { title: 'Card' } }, page: { 31: { title: 'Home' } } },
    },
    'content/elementor_component/12.json': { content: card, settings: [] },
    'content/page/31.json': { content: [container('1', instance('i1', 12, override('k-title', text('Kit'))))], settings: [] },
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, value]) => [name, strToU8(JSON.stringify(value))])));

  const { bundle, warnings } = readPack({ name: 'kit.zip', bytes });

  expect(JSON.stringify(bundle.documents)).toContain('"title":{"$$type":"string","value":"Kit"}');
  expect(bundle.documents).toHaveLength(1);
  expect(warnings.map(({ code }) => code)).toEqual(['component_detached', 'component_rebuilt']);
});
