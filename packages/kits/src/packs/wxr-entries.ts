import type { BundleForm } from '@kithouse/contract';
import type { RawForm, RawMenuItem } from './raw-site.js';
import { isSerialized, unserialize } from './unserialize.js';
import type { WxrItem } from './wxr-reader.js';

/** An entry of a menu as an export has it. */
export function toMenuItem({ id, title, terms, menu_order, meta }: WxrItem): RawMenuItem {
  const parent = meta.get('_menu_item_menu_item_parent') ?? '';
  return {
    id,
    menus: terms.filter(({ taxonomy }) => taxonomy === 'nav_menu').map(({ slug }) => slug),
    title,
    parent: parent === '0' ? '' : parent,
    order: menu_order,
    type: meta.get('_menu_item_type') ?? 'custom',
    object: meta.get('_menu_item_object') ?? '',
    object_id: meta.get('_menu_item_object_id') ?? '',
    url: meta.get('_menu_item_url') ?? '',
  };
}

/** A form as an export has it, without what other plugins noted beside it. */
export function toForm({ id, title, slug, content, meta }: WxrItem, post_type: BundleForm['post_type']): RawForm {
  const kept = [...meta].filter(
    ([key]) => !/^_(?:edit_|oembed|wp_old|elementor|yoast|rank_math)|^(?:rank_math|zakra_)/.test(key),
  );
  const values = kept.map(([key, value]): [string, unknown] => [
    key,
    isSerialized(value) ? (unserialize(value) ?? value) : value,
  ]);
  const hash = meta.get('_hash');
  const aliases = hash ? [hash, hash.slice(0, 7)] : [];
  return { id, aliases, title, slug, post_type, content, meta: Object.fromEntries(values) };
}
