import { isNumber, isOfType, plain, type TypedValue } from '../elementor/typed-value.js';
import { isRecord } from '../parse-json.js';
import { findSettingReference } from './setting-reference.js';

/** Describes a typed value that names content of the author's site by its number. */
export type TypedReference = { code: string; message: string };

/** Finds the reference of a typed value: a query for a page, or the number of a template, popup, form, menu or page. */
export function findTypedReference(key: string, typed: TypedValue): TypedReference | undefined {
  const page = pageOfQuery(typed);
  if (page !== undefined) {
    const { label } = typed.value as Record<string, unknown>;
    const name = typeof plain(label) === 'string' ? ` “${String(plain(label)).slice(0, 80)}”` : '';
    return {
      code: 'reference_page',
      message: `The link to the page${name} of the author’s site lost its target, because the page isn’t included.`,
    };
  }
  if (pageKey.test(key) && isNumber(typed.value)) {
    return {
      code: 'reference_page',
      message: 'A dynamic value referred to a page of the author’s site, which isn’t included. Its ID was removed.',
    };
  }
  const reference = findSettingReference(key, typed.value);
  return reference?.is_certain
    ? {
        code: reference.code,
        message: `The setting “${key}” referred to ${reference.what} of the author’s site, which isn’t included. Its ID was removed.`,
      }
    : undefined;
}

/** Returns the number of the page that a typed query finds. */
export function pageOfQuery(typed: TypedValue): string | undefined {
  const id = isOfType(typed, 'query') && isRecord(typed.value) ? plain(typed.value.id) : undefined;
  return isNumber(id) ? String(id) : undefined;
}

/** Matches settings of dynamic values that name a page. */
export const pageKey = /^(?:post|page)_id$/;
