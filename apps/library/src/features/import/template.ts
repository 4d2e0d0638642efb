import type { CloudFile, Item, Platform } from '@kithouse/contract';

/** What is put on a site: an item of the library, a file of the cloud (by its `my_cloud_id`), or a saved template of the site. */
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

/** What is known of it when it is of the library. */
export const itemOf = (template: Template): Item | undefined => (template.origin === 'remote' ? template.item : undefined);
