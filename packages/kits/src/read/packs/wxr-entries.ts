import type { BundleDocument, BundleForm } from '@kithouse/contract';
import { isRecord, parseJson } from '../parse-json.js';
import { toPlainText } from '../plain-text.js';
import type { RawForm, RawMenuItem } from './raw-site.js';
import { isSerialized, unserialize } from './unserialize.js';
import type { WxrItem } from './wxr-reader.js';

/** Reads a menu item of an export. */
export function toMenuItem({ id, title, terms, menu_order, meta, content, excerpt }: WxrItem): RawMenuItem {
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
    details: readDetails(content, excerpt, meta),
  };
}

/** Reads a menu item's description and title attribute, which WordPress stores as content and excerpt. */
function readDetails(content: string, excerpt: string, meta: WxrItem['meta']): RawMenuItem['details'] {
  const description = toPlainText(content).slice(0, 2000);
  const attrTitle = toPlainText(excerpt).slice(0, 500);
  const listed = unserialize(meta.get('_menu_item_classes') ?? '');
  const classes = (isRecord(listed) || Array.isArray(listed) ? Object.values(listed) : [])
    .filter((name): name is string => typeof name === 'string' && /^[A-Za-z0-9_-]{1,80}$/.test(name))
    .slice(0, 20);
  const xfn = (meta.get('_menu_item_xfn') ?? '').trim().toLowerCase();
  return {
    ...(description === '' ? {} : { description }),
    ...(classes.length === 0 ? {} : { classes }),
    ...(meta.get('_menu_item_target') === '_blank' ? { target: '_blank' as const } : {}),
    ...(/^[a-z -]{1,200}$/.test(xfn) ? { xfn } : {}),
    ...(attrTitle === '' ? {} : { attr_title: attrTitle }),
  };
}

/** Reads core's `footnotes` meta, a JSON list. Omits damaged entries. */
export function readFootnotes(meta: WxrItem['meta']): NonNullable<BundleDocument['footnotes']> {
  const text = meta.get('footnotes') ?? '';
  if (!text.trimStart().startsWith('[')) {
    return [];
  }
  try {
    const rows = parseJson(text, 'the footnotes');
    return (Array.isArray(rows) ? rows : [])
      .filter(isRecord)
      .flatMap(({ id, content }) =>
        typeof id === 'string' && /^[\w-]{1,100}$/.test(id) && typeof content === 'string'
          ? [{ id, content: content.slice(0, 20_000) }]
          : [],
      )
      .slice(0, 500);
  } catch {
    return [];
  }
}

/** Reads a form of an export without other plugins' meta. */
export function toForm({ id, title, slug, content, meta }: WxrItem, postType: BundleForm['post_type']): RawForm {
  const kept = [...meta].filter(
    ([key]) => !/^_(?:edit_|oembed|wp_old|elementor|yoast|rank_math)|^(?:rank_math|zakra_)/.test(key),
  );
  const values = kept.map(([key, value]): [string, unknown] => [
    key,
    isSerialized(value) ? (unserialize(value) ?? value) : value,
  ]);
  const hash = meta.get('_hash');
  const aliases = hash ? [hash, hash.slice(0, 7)] : [];
  return { id, aliases, title, slug, post_type: postType, content, meta: Object.fromEntries(values) };
}
