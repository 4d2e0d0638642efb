import { isRecord } from '../parse-json.js';

/** Describes a block's reference to the author's site. `key` is the attribute that must not reach another site. */
export type BlockReference = { code: string; severity: 'warning' | 'info'; message: string; key?: string };

const warning = (code: string, message: string, key?: string): BlockReference => ({
  code,
  severity: 'warning',
  message,
  ...(key ? { key } : {}),
});

/** Finds a block's reference to the author's site. The message is a sentence without its full stop. */
export function findBlockReference(name: string, attributes: Record<string, unknown>): BlockReference | undefined {
  const slug = String(attributes.slug).slice(0, 80);
  switch (name) {
    case 'core/block':
      // A symbol refers to content of the pack.
      return String(attributes.ref).startsWith('kit:doc/')
        ? undefined
        : warning(
            'reference_pattern',
            "A synced pattern of the author's site is used, which does not come along",
            keyOf(attributes, 'ref'),
          );
    case 'core/pattern':
      return warning('reference_pattern', `A pattern of the theme is used by name ("${slug}"), which only that theme has`);
    case 'core/template-part':
      return warning('reference_template_part', `A template part of the theme is used ("${slug}"), which only that theme has`);
    case 'core/navigation':
      return keyOf(attributes, 'ref')
        ? warning(
            'reference_menu',
            "A menu of the author's site is used, which does not come along; the site's own appears instead",
            'ref',
          )
        : undefined;
    case 'core/query':
      return namesPosts(attributes.query)
        ? warning('reference_query', "A list of posts is limited to numbers of the author's site")
        : undefined;
    case 'core/navigation-link':
    case 'core/navigation-submenu':
      return keyOf(attributes, 'id')
        ? { ...warning('reference_page', "A menu entry names a page of the author's site by its number", 'id'), severity: 'info' }
        : undefined;
    default:
      return name.startsWith('core/') || !keyOf(attributes, 'formId')
        ? undefined
        : warning(
            'reference_form',
            "A form of the author's site is used, which does not come along; another one has to be chosen",
            'formId',
          );
  }
}

const keyOf = (attributes: Record<string, unknown>, key: string) =>
  /^[1-9]\d*$/.test(String(attributes[key])) ? key : undefined;

const queryKeys = ['taxQuery', 'author', 'parents', 'exclude', 'categoryIds', 'tagIds'];
const namesPosts = (query: unknown) => isRecord(query) && queryKeys.some((key) => isFilled(query[key]));

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.length > 0;
  }
  return isRecord(value) ? Object.values(value).some(isFilled) : value !== undefined && value !== null && value !== '';
}
