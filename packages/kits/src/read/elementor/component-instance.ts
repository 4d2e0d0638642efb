import type { ElementorElement } from '@kithouse/contract';
import { isRecord } from '../parse-json.js';
import { isOfType, isTyped, plain } from './typed-value.js';

/** Stands for the name of a component on the target site; with `/id` for its number. */
export const componentSymbol = (key: string) => `kit:component/${key}`;

/** Returns the key in the settings of an instance that names its component by symbol. */
export function keyOfInstance({ settings }: ElementorElement): string | undefined {
  const { component_instance: instance } = settings;
  const id =
    isOfType(instance, 'component-instance') && isRecord(instance.value) ? plain(instance.value.component_id) : undefined;
  return typeof id === 'string' ? /^kit:component\/([a-z0-9][a-z0-9-]*)\/id$/.exec(id)?.[1] : undefined;
}

/** Names the component of an instance by symbol, also in its values, whatever number they have. */
export function instanceSettings(settings: Record<string, unknown>, key: string): Record<string, unknown> {
  const { component_instance: instance } = settings;
  const given = isOfType(instance, 'component-instance') && isRecord(instance.value) ? plain(instance.value.overrides) : [];
  const rows = (Array.isArray(given) ? given : []).flatMap((row) => nameRow(row, key) ?? []);
  return { ...settings, component_instance: instanceOf(key, rows) };
}

/** Returns an instance with these values by key. */
export function newInstance(key: string, id: string, overrides: Record<string, unknown>, title?: string): ElementorElement {
  const rows = Object.entries(overrides).map(([name, value]) => override(key, name, value));
  return {
    id,
    elType: 'widget',
    widgetType: 'e-component',
    settings: { component_instance: instanceOf(key, rows) },
    elements: [],
    editor_settings: { component_uid: componentSymbol(key), ...(title === undefined ? {} : { title }) },
  };
}

/** Builds an instance with the oldest type of a list of values, which Elementor's migrations know on every site. */
const instanceOf = (key: string, rows: unknown[]) => ({
  $$type: 'component-instance',
  value: {
    component_id: { $$type: 'number', value: `${componentSymbol(key)}/id` },
    overrides: { $$type: 'overrides', value: rows },
  },
});

const override = (key: string, name: string, value: unknown) => ({
  $$type: 'override',
  value: {
    override_key: name,
    override_value: isTyped(value) ? value : null,
    schema_source: { type: 'component', id: `${componentSymbol(key)}/id` },
  },
});

/** Names the component in a value, or in one that an outer component can change. */
function nameRow(row: unknown, key: string): unknown {
  if (isOfType(row, 'overridable') && isRecord(row.value) && typeof row.value.override_key === 'string') {
    const origin = nameRow(row.value.origin_value, key);
    return origin && { $$type: 'overridable', value: { override_key: row.value.override_key, origin_value: origin } };
  }
  const { override_key: name, override_value: value } = isOfType(row, 'override') && isRecord(row.value) ? row.value : {};
  return typeof name === 'string' ? override(key, name, value) : undefined;
}
