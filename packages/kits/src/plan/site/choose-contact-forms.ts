import { type BundleForm, type KitSettings, parseUrl, Recipient, type SiteChoices, type Warning } from '@kithouse/contract';
import { toContactForm7 } from '../../forms/contact-form-7.js';
import { fontOfMark } from '../../forms/font-of-mark.js';
import { colorVariable } from '../../forms/form-css.js';
import { listMarks, symbolOf, withoutForms } from '../../forms/form-marks.js';
import type { PlannedDocument, SiteSource } from '../plan-source.js';

/** A form, with the address that gets its messages if the plan chooses it. */
export type PlannedForm = BundleForm & { recipient?: string };

type Chosen = { forms: PlannedForm[]; documents: PlannedDocument[]; warnings: Warning[] };

/** Chooses the forms that the documents show. Without a person's address there is none: the documents show a mail button. */
export function chooseContactForms(
  { platform, site }: Pick<SiteSource, 'platform' | 'site'>,
  { facts }: SiteChoices,
  settings: KitSettings | undefined,
  documents: readonly PlannedDocument[],
): Chosen {
  const marks = new Set(documents.flatMap(({ document }) => listMarks(document)));
  const shown = (site?.contact_forms ?? []).filter(({ key }) => marks.has(symbolOf(key)));
  const recipient = shown.length === 0 ? undefined : toRecipient(facts?.email ?? '');
  if (recipient === undefined) {
    const plain = documents.map((planned) => ({ ...planned, document: withoutForms(planned.document) }));
    return { forms: [], documents: plain, warnings: shown.length === 0 ? [] : [noRecipient] };
  }
  const colors = new Map((settings?.colors ?? []).map(({ id, color }) => [id, color]));
  const colorOf = (id: string) => colorVariable(platform, id, colors.get(id));
  const forms = shown.map((form) => {
    const font = documents.map(({ document }) => fontOfMark(document, symbolOf(form.key))).find((found) => found !== undefined);
    return { ...toContactForm7(form, { colorOf, font }), recipient };
  });
  return { forms, documents: [...documents], warnings: [] };
}

const noRecipient: Warning = {
  code: 'form_recipient',
  message: 'The contact form needs your email address. Without it, pages show a mail button instead. Enter it in step 1.',
};

/** Returns an address that is safe in a mail's header, with an international domain in the letters that mail servers use. */
function toRecipient(email: string): string | undefined {
  const [name = '', domain = '', ...more] = email.trim().split('@');
  const isName = more.length === 0 && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  const host = isName ? parseUrl(`http://${domain}`)?.hostname : undefined;
  return host === undefined ? undefined : Recipient.safeParse(`${name}@${host}`).data;
}
