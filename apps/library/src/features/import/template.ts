import type { CloudFile, Item, Platform } from '@kithouse/contract';

/** A template to import or insert: an item, a cloud file (by `my_cloud_id`), or a saved template of the site. */
export type Template = { id: number; name: string; platform: Platform } & (
  | { origin: 'remote'; item: Item }
  | { origin: 'cloud'; file: CloudFile }
  | { origin: 'local' }
);

export const ofItem = (item: Item): Template => ({
  origin: 'remote',
  id: item.id,
  name: item.name,
  platform: item.platform,
  item,
});

export const ofFile = (file: CloudFile): Template => ({
  origin: 'cloud',
  id: file.my_cloud_id,
  name: file.name,
  platform: file.platform,
  file,
});

/** Returns the library item, if it is one. */
export const itemOf = (template: Template): Item | undefined => (template.origin === 'remote' ? template.item : undefined);
