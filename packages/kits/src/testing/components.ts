import type { ElementorElement } from '@kithouse/contract';
import { container, widget } from './fixtures.js';

export const typed = ($$type: string, value: unknown) => ({ $$type, value });
export const html = (text: string) => typed('html-v3', { content: typed('string', text), children: [] });
export const exposed = (key: string, origin: unknown) => typed('overridable', { override_key: key, origin_value: origin });
export const override = (key: string, value: unknown, id = 12) =>
  typed('override', { override_key: key, override_value: value, schema_source: { type: 'component', id } });
export const instance = (id: string, component: number, ...overrides: unknown[]): ElementorElement => ({
  ...widget(id, 'e-component', {
    component_instance: typed('component-instance', {
      component_id: typed('number', component),
      overrides: typed('overrides', overrides),
    }),
  }),
  editor_settings: { component_uid: `component-${component}` },
});
export const flexbox = (id: string, ...elements: ElementorElement[]): ElementorElement => ({
  ...container(id, ...elements),
  elType: 'e-flexbox',
  settings: {},
});

const propsOf = (label: string, keys: Record<string, string>) => ({
  props: Object.fromEntries(Object.entries(keys).map(([key, name]) => [key, { label: name, groupId: 'g1' }])),
  groups: { items: { g1: { label } } },
});

/** A card with a title, and a row that shows the card and hands its title up. */
export const card = {
  title: 'Card',
  uid: 'component-1-card',
  elements: [flexbox('c1', widget('c2', 'e-heading', { title: exposed('k-title', html('Card')), tag: typed('string', 'h3') }))],
  overridable_props: propsOf('Texts', { 'k-title': 'Headline' }),
};
export const row = {
  title: 'Row',
  uid: 'component-2-row',
  elements: [flexbox('r1', instance('r2', 12, exposed('k-row', override('k-title', html('From row')))), instance('r3', 12))],
  overridable_props: propsOf('Texts', { 'k-row': 'First headline' }),
};
