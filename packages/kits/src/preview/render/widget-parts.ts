import { isRecord } from '../../read/parse-json.js';
import { plainText } from '../outline/outline-node.js';
import { type Settings, textOf } from './element-css.js';
import { escapeAttribute, escapeText } from './sanitize-html.js';
import { linked } from './site-parts.js';

/** Unwraps values of Elementor 4. */
export const plainSettings = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, unwrap(value)]));
export const unwrap = (value: unknown): unknown =>
  isRecord(value) && '$$type' in value
    ? unwrap(value.value)
    : isRecord(value) && ('src' in value || 'content' in value)
      ? unwrap(value.src ?? value.content)
      : value;

export const tag = (name: string, style: string, inner: string, className = '') =>
  `<${name}${className === '' ? '' : ` class="${className}"`}${style === '' ? '' : ` style="${escapeAttribute(style)}"`}>${inner}</${name}>`;
export const rows = (value: unknown): Settings[] => (Array.isArray(value) ? value.filter(isRecord) : []);
export const alignOf = (value: unknown) => ({ start: 'left', end: 'right' })[String(value)] ?? textOf(value);
/** Returns HTML of a setting, which is sanitised with the whole page. */
export const html = (value: unknown) => (typeof value === 'string' ? value : '');
export const words = (value: unknown) => escapeText(plainText(html(value)) ?? '');

export function picture(value: unknown, style = ''): string {
  const media = isRecord(value) ? value : {};
  const source = [media.url, unwrap(media.id)].find((part) => typeof part === 'string' && part.startsWith('kit:')) ?? '';
  return `<img alt="" src="${escapeAttribute(String(source))}" style="${escapeAttribute(style)}">`;
}

export const icon = (style = '') => tag('span', style, '', 'kit-icon');

/** Links a widget to a document of the pack; other links are removed. */
export function toDocument(link: unknown, inner: string): string {
  const key = isRecord(link) ? /^kit:doc\/([a-z0-9-]+)\/url$/.exec(String(unwrap(link.url)))?.[1] : undefined;
  return key === undefined ? inner : linked(key, inner);
}
