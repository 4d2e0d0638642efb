import { isNumber, isTyped, type TypedValue } from '../elementor/typed-value.js';
import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import { findSettingReference } from '../references/setting-reference.js';
import { pageKey, pageOfQuery } from '../references/typed-reference.js';
import type { Resolving } from './references.js';
import { resolveLink, resolveText } from './resolve-text.js';

const termKey = /(?:^|_)(?:term|category|categories|cat|tag|tags)(?:_ids?)?$/i;
const menuKey = /^(?:nav_)?menu$/;

/** Replaces references in Elementor settings by symbols; returns the same object without any. */
export function resolveSettings<T>(value: T, path: string, resolving: Resolving): T {
  return resolve(value, path, '', resolving) as T;
}

function resolve(value: unknown, path: string, key: string, resolving: Resolving): unknown {
  if (Array.isArray(value)) {
    return mapValues(value, (item, index) => resolve(item, `${path}[${index}]`, isNumber(item) ? key : '', resolving));
  }
  if (isRecord(value)) {
    const typed = isTyped(value) ? resolveTyped(value, key, resolving) : undefined;
    if (typed) {
      return typed;
    }
    const kept = 'form_fields' in value ? withoutAddressees(value, path, resolving) : value;
    return mapValues(kept, (item, name) =>
      name === '__dynamic__'
        ? resolveDynamic(item, `${path}.${name}`, resolving)
        : name === '__globals__'
          ? item
          : resolve(item, `${path}.${name}`, name, resolving),
    );
  }
  if (isNumber(value) || menuKey.test(key)) {
    return findSymbol(key, String(value), resolving) ?? value;
  }
  if (typeof value !== 'string') {
    return value;
  }
  // Prices contain "/ month" and "/m²", so a path counts only where a link is expected.
  const isText = /^\s*\/(?!\/)/.test(value) && !/url|link|href|action|redirect/i.test(key);
  return (isText ? undefined : resolveAddress(value, path, resolving)) ?? resolveText(value, path, resolving);
}

/**
 * Replaces the number in a typed value. A link to a page becomes its address, because Elementor refuses a symbol in place of a
 * number. Undefined to keep the value.
 */
function resolveTyped(typed: TypedValue, key: string, resolving: Resolving): TypedValue | undefined {
  const page = pageOfQuery(typed);
  if (page !== undefined) {
    const symbol = resolving.refs.document(page);
    return symbol === undefined || key !== 'destination' ? undefined : { $$type: 'url', value: symbol.replace(/id$/, 'url') };
  }
  if (!isNumber(typed.value)) {
    return undefined;
  }
  const id = String(typed.value);
  const symbol = pageKey.test(key) ? resolving.refs.document(id) : findSymbol(key, id, resolving);
  return symbol === undefined ? undefined : { ...typed, value: symbol };
}

/** Finds the symbol of an id. Keeps unknown ones: attaching the media removes ambiguous ids. */
function findSymbol(key: string, id: string, { refs }: Resolving): string | undefined {
  if (menuKey.test(key)) {
    return refs.menu(id);
  }
  const code = findSettingReference(key, id)?.code;
  if (code === 'reference_template' || code === 'reference_popup') {
    return code === 'reference_popup' ? refs.popup(id) : refs.document(id);
  }
  if (code === 'reference_form') {
    return refs.form(id);
  }
  return termKey.test(key) ? refs.term(id) : undefined;
}

export function resolveAddress(value: string, path: string, resolving: Resolving): string | undefined {
  return value.length < 2000 && /^\s*(?:https?:\/\/|\/\/?(?=[^/\s<]))[^\s<>"']*\s*$/i.test(value)
    ? resolveLink(value, path, resolving)
    : undefined;
}

/** Resolves ids in the URL-encoded settings of dynamic tags. */
function resolveDynamic(tags: unknown, path: string, { refs, warn }: Resolving): unknown {
  if (!isRecord(tags)) {
    return tags;
  }
  return mapValues(tags, (tag, key) =>
    typeof tag === 'string'
      ? tag.replace(/%22(popup|post_id|page_id)%22%3A(?:%22)?([1-9]\d*)(?:%22)?/gi, (whole, name: string, id: string) => {
          const symbol = name === 'popup' ? refs.popup(id) : refs.document(id);
          if (symbol === undefined && name !== 'popup') {
            warn({
              code: 'reference_page',
              message: `A dynamic value referred to a page of the author’s site, which isn’t included. Its ID was removed.`,
              place: `${path}.${key}`,
            });
            return `%22${name}%22%3A%22%22`;
          }
          return symbol === undefined ? whole : `%22${name}%22%3A%22${symbol}%22`;
        })
      : tag,
  );
}

/** Matches form settings with recipients or secrets of the author. */
const addressee = /^email_(?:to|from|reply_to)(?:_|$)|webhook|api_(?:key|url)|_token$/;

/** Removes recipients, like Elementor's export; messages then go to the site's administrator. */
function withoutAddressees(settings: Record<string, unknown>, path: string, { warn }: Resolving): Record<string, unknown> {
  const entries = Object.entries(settings);
  const kept = entries.filter(([key, value]) => !(addressee.test(key) && (!key.startsWith('email_') || /@/.test(String(value)))));
  if (kept.length === entries.length) {
    return settings;
  }
  warn({
    code: 'form_address',
    message: 'The form sent its messages to its author. They now go to the administrator of your site.',
    place: path,
  });
  return Object.fromEntries(kept);
}
