import type { BundleForm } from '@kithouse/contract';
import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import { toPlainText } from '../plain-text.js';
import { Names } from './naming.js';
import type { RawForm, RawSite } from './raw-site.js';
import type { References } from './references.js';

/** How each plugin writes "whoever runs this site" in place of an address. */
const owner: Record<BundleForm['post_type'], string> = {
  wpcf7_contact_form: '[_site_admin_email]',
  everest_form: '{admin_email}',
  wpforms: '{admin_email}',
  'mc4wp-form': '',
};
/** Of any script, also with a name in quotes, or of a host that is a number. */
const address = /[^\s@<>,;:()[\]{}"'\\|]{0,64}\\?["']?@(?:[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,9}|\[[\d.]{7,15}\])/gu;
/** Hosts that are nobody's: only the whole name says so. */
const sample = /@(?:example\.(?:com|net|org)|domain\.(?:com|tld))$/i;
/** A sign of an address that JSON has as its number, behind no backslash that is one itself. */
const escapedSign = /(?<!\\)((?:\\\\)*)\\u00(2[bde]|3\d|4[\da-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;
const unescapeSigns = (text: string) =>
  text.replace(escapedSign, (_, before: string, code: string) => before + String.fromCharCode(Number.parseInt(code, 16)));

/** Forms, with the author's own addresses taken out: what people write goes to whoever runs the site. */
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
      message: `The form sent its messages to ${[...found].slice(0, 3).join(', ')}. They go to whoever runs the site instead.`,
      place: `form ${key}`,
    });
  }
  return cleaned;
}

/** Of what goes along with a message only what a person has sent: anything else would be a file of the site. */
const withoutFiles = (meta: Record<string, unknown>) =>
  mapValues(meta, (mail) =>
    isRecord(mail) && typeof mail.attachments === 'string'
      ? { ...mail, attachments: (mail.attachments.match(/\[[^\][\n]{1,200}\]/g) ?? []).join('') }
      : mail,
  );
