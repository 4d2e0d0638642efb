import type { BundleForm } from '@kithouse/contract';
import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import { toPlainText } from '../plain-text.js';
import { Names } from './naming.js';
import type { RawForm, RawSite } from './raw-site.js';
import type { References } from './references.js';

/** Maps each plugin's placeholder for the site's administrator. */
const owner: Record<BundleForm['post_type'], string> = {
  wpcf7_contact_form: '[_site_admin_email]',
  everest_form: '{admin_email}',
  wpforms: '{admin_email}',
  'mc4wp-form': '',
};
/** Matches addresses of any script, with quoted names and numeric hosts. */
const address = /[^\s@<>,;:()[\]{}"'\\|]{0,64}\\?["']?@(?:[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,9}|\[[\d.]{7,15}\])/gu;
/** Matches reserved example hosts, as whole names only. */
const sample = /@(?:example\.(?:com|net|org)|domain\.(?:com|tld))$/i;
/** Matches characters of addresses escaped as JSON numbers, not after an escaped backslash. */
const escapedSign = /(?<!\\)((?:\\\\)*)\\u00(2[bde]|3\d|4[\da-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;
const unescapeSigns = (text: string) =>
  text.replace(escapedSign, (_, before: string, code: string) => before + String.fromCharCode(Number.parseInt(code, 16)));

/** Builds forms without the author's addresses: messages go to the site's administrator. */
export function buildForms(raw: RawSite, refs: References): BundleForm[] {
  const names = new Names();
  return raw.forms.map((form) => {
    const title = toPlainText(form.title) || 'Form';
    const key = names.take(form.slug, form.title, `form-${form.id}`);
    refs.addForm({ key, ids: [form.id, ...form.aliases], title });
    return { key, title, post_type: form.post_type, ...withoutAddresses(form, key, raw) };
  });
}

function withoutAddresses(
  { post_type, content, meta }: RawForm,
  key: string,
  raw: RawSite,
): Pick<BundleForm, 'content' | 'meta'> {
  const found = new Set<string>();
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(address, (one) => {
        if (owner[post_type] === '' || sample.test(one)) {
          return one;
        }
        found.add(one);
        return owner[post_type];
      });
    }
    return Array.isArray(value) ? mapValues(value, clean) : isRecord(value) ? mapValues(value, clean) : value;
  };
  const text = content.trimStart().startsWith('{') ? unescapeSigns(content) : content;
  const cleaned = { content: clean(text) as string, meta: withoutFiles(clean(meta) as Record<string, unknown>) };
  if (found.size > 0) {
    raw.warnings.push({
      code: 'form_address',
      message: `The form sent its messages to ${[...found].slice(0, 3).join(', ')}. They now go to the administrator of your site.`,
      place: `form ${key}`,
    });
  }
  return cleaned;
}

/** Keeps only a visitor's uploads as attachments; others would be files of the site. */
const withoutFiles = (meta: Record<string, unknown>) =>
  mapValues(meta, (mail) =>
    isRecord(mail) && typeof mail.attachments === 'string'
      ? { ...mail, attachments: (mail.attachments.match(/\[[^\][\n]{1,200}\]/g) ?? []).join('') }
      : mail,
  );
