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
            'This uses a synced pattern of the author’s site, which isn’t included',
            keyOf(attributes, 'ref'),
          );
    case 'core/pattern':
      return warning('reference_pattern', `This uses a pattern of the original theme (“${slug}”), which isn’t included`);
    case 'core/template-part':
      return warning(
        'reference_template_part',
        `This uses a template part of the original theme (“${slug}”), which isn’t included`,
      );
    case 'core/navigation':
      return keyOf(attributes, 'ref')
        ? warning('reference_menu', 'This uses a menu of the author’s site, so your site’s menu appears instead', 'ref')
        : undefined;
    case 'core/query':
      return namesPosts(attributes.query)
        ? warning('reference_query', 'A list of posts is limited to IDs of the author’s site')
        : undefined;
    case 'core/navigation-link':
    case 'core/navigation-submenu':
      return keyOf(attributes, 'id')
        ? { ...warning('reference_page', 'A menu entry refers to a page of the author’s site by its ID', 'id'), severity: 'info' }
        : undefined;
    default:
      return name.startsWith('core/') || !keyOf(attributes, 'formId')
        ? undefined
        : warning('reference_form', 'This uses a form of the author’s site, which isn’t included and must be replaced', 'formId');
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
