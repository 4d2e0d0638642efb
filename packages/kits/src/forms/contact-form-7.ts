import type { BundleForm, ContactField, ContactForm } from '@kithouse/contract';
import { type FormStyle, formCss } from './form-css.js';

/**
 * Writes a form for Contact Form 7. Escapes the texts of the author, so that tags of that plugin and HTML in them have no
 * effect. The site adds sender and messages in its own language.
 */
export function toContactForm7(form: ContactForm, style: FormStyle): BundleForm {
  const { key, title, class_name, fields, button } = form;
  const sender = fields.find(({ kind }) => kind === 'email');
  const lines = fields.map((field) => `${toPlain(field.label)}: [${nameOf(field)}]`);
  const rows = fields.map((field) => {
    const className = field.is_half ? ` class="${class_name}-half"` : '';
    return `<p${className}><label>${escapeText(field.label)}${tagOf(field)}</label></p>`;
  });
  return {
    key,
    title,
    post_type: 'wpcf7_contact_form',
    content: '',
    meta: {
      _form: [
        `<style>\n${formCss(form, style)}\n</style>`,
        `<div class="${class_name}">`,
        ...rows,
        `<p>[submit "${toQuoted(button)}"]</p>`,
        '[response]',
        '</div>',
      ].join('\n'),
      _mail: {
        active: true,
        subject: `[_site_title]: ${sender ? `[${nameOf(fields[0] ?? sender)}]` : ''}`,
        body: [...lines, '', '-- ', '[_site_title] [_site_url]'].join('\n'),
        additional_headers: sender ? `Reply-To: [${nameOf(sender)}]` : '',
        attachments: '',
        use_html: false,
        exclude_blank: false,
      },
    },
  };
}

/** Prefixes names, because WordPress itself reads some of them, such as `name`, from each request. */
export const nameOf = ({ name }: Pick<ContactField, 'name'>): string => `your-${name}`;

const autocomplete: Partial<Record<string, string>> = { name: 'name', email: 'email', tel: 'tel' };

/** Returns what a browser can fill in by itself. */
export const autocompleteOf = ({ name, kind }: ContactField): string | undefined => autocomplete[kind] ?? autocomplete[name];

function tagOf(field: ContactField): string {
  const { kind, required, options = [] } = field;
  const filled = autocompleteOf(field);
  const settings = {
    text: ['maxlength:200'],
    email: ['maxlength:200'],
    tel: ['maxlength:60'],
    date: [],
    number: ['min:0', 'max:9999'],
    textarea: ['maxlength:5000'],
    select: ['include_blank'],
  }[kind];
  const parts = [
    `${kind}${required ? '*' : ''}`,
    nameOf(field),
    ...settings,
    ...(filled === undefined ? [] : [`autocomplete:${filled}`]),
    ...options.map((option) => `"${toQuoted(option)}"`),
  ];
  return `[${parts.join(' ')}]`;
}

const escapeText = (text: string) => text.replace(/[&<>"'[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Keeps texts inside a tag: a quote or bracket would end it, and a bar would hide a second value behind the first. */
const toQuoted = (text: string) =>
  text
    .replaceAll('"', '”')
    .replaceAll('|', '/')
    .replace(/[[\]<>&]/g, ' ')
    .trim();

/** Keeps texts of the mail from being read as mail tags. */
const toPlain = (text: string) => text.replace(/[[\]]/g, ' ').trim();
