import type { Bundle, ContactField, ContactForm } from '@kithouse/contract';
import { autocompleteOf, nameOf } from '../../forms/contact-form-7.js';
import { fontOfMark } from '../../forms/font-of-mark.js';
import { colorVariable, formCss } from '../../forms/form-css.js';
import { symbolOf } from '../../forms/form-marks.js';
import { escapeAttribute, escapeText } from './sanitize-html.js';
import type { SiteShown } from './site-parts.js';

/** Stands for a form until the page is sanitised, which removes all forms. */
const tokenOf = (key: string) => `\u{E000}form ${key}\u{E000}`;

/** Adds the place of a form before the parts that a site without a form plugin shows. */
export function withForm(html: string, mark: string | undefined, shown: SiteShown | undefined): string {
  const key = mark === undefined ? undefined : /^kit:form\/([a-z-]+)\/id$/.exec(mark)?.[1];
  return key === undefined || !shown?.forms.has(key)
    ? html
    : `<div class="kit-form">${tokenOf(key)}</div><div class="kit-no-form">${html}</div>`;
}

/** Draws the forms into sanitised HTML: as they will look, and without any effect. */
export function drawForms(html: string, forms: readonly ContactForm[] = []): string {
  return forms.reduce((page, form) => page.replaceAll(tokenOf(form.key), () => formHtml(form)), html);
}

/** Returns the styles of all forms, which a page shows instead of its mail buttons. */
export function formsCss({ documents, settings, site }: Pick<Bundle, 'documents' | 'settings' | 'site'>): string {
  const colors = new Map([...(settings?.colors ?? []), ...(settings?.tokens ?? [])].map(({ id, color }) => [id, color]));
  const platform = documents.some(({ kind }) => kind === 'elementor') ? 'elementor' : 'gutenberg';
  const colorOf = (id: string) => colorVariable(platform, id, colors.get(id));
  return (site?.contact_forms ?? [])
    .map((form) => {
      const font = documents.map((document) => fontOfMark(document, symbolOf(form.key))).find((found) => found !== undefined);
      return formCss(form, { colorOf, font });
    })
    .join('\n');
}

/** Writes what Contact Form 7 prints. */
function formHtml({ class_name, fields, button }: ContactForm): string {
  const rows = fields.map((field) => {
    const className = field.is_half ? ` class="${class_name}-half"` : '';
    const control = `<span class="wpcf7-form-control-wrap">${controlOf(field)}</span>`;
    return `<p${className}><label>${escapeText(field.label)}${control}</label></p>`;
  });
  const submit = `<p><input class="wpcf7-form-control wpcf7-submit" type="submit" value="${escapeAttribute(button)}"></p>`;
  return `<div class="wpcf7" inert><div class="wpcf7-form"><div class="${class_name}">${rows.join('')}${submit}</div></div></div>`;
}

function controlOf(field: ContactField): string {
  const { kind, options = [] } = field;
  const filled = autocompleteOf(field);
  const common = `name="${nameOf(field)}"${filled === undefined ? '' : ` autocomplete="${filled}"`}`;
  const named = (style: string) => `class="wpcf7-form-control wpcf7-${style}" ${common}`;
  if (kind === 'textarea') {
    return `<textarea ${named('textarea')} cols="40" rows="10"></textarea>`;
  }
  if (kind === 'select') {
    const choices = ['—', ...options].map((option) => `<option>${escapeText(option)}</option>`).join('');
    return `<select ${named('select')}>${choices}</select>`;
  }
  return `<input ${named(kind === 'date' || kind === 'number' ? kind : 'text')} type="${kind}" size="40">`;
}
