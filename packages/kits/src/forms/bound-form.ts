import type { BundleForm } from '@kithouse/contract';
import { mapValues } from '../read/map-values.js';
import { isRecord } from '../read/parse-json.js';

/** Contact Form 7's tag for the site's administrator, to whom forms of other packs send. */
const administrator = '[_site_admin_email]';

/** Settings by which a form would not send, or would run code. */
const silencing = /^\s*(?:demo_mode|skip_mail|on_sent_ok|on_submit)\s*:/i;

/**
 * Bounds what a form of Contact Form 7 can do on somebody's site: it writes to the administrator and to the visitor only,
 * attaches nothing but uploads, and can't be made to keep messages.
 */
export function boundForm(form: BundleForm): BundleForm {
  if (form.post_type !== 'wpcf7_contact_form') {
    return form;
  }
  const meta = mapValues(form.meta, (value, key) =>
    key === '_additional_settings'
      ? linesOf(value)
          .filter((line) => !silencing.test(line))
          .join('\n')
      : key === '_mail' && isRecord(value)
        ? boundMail(value, [administrator])
        : key === '_mail_2' && isRecord(value)
          ? boundReply(value)
          : value,
  );
  return { ...form, meta };
}

const linesOf = (value: unknown) => (typeof value === 'string' ? value.split(/\r\n|\r|\n/) : []);

/** Matches replies to a visitor, and copies to the administrator. */
const header = /^Reply-To\s*:[^@]+$|^(?:Cc|Bcc)\s*:(?:[\s,]*\[_site_admin_email\])+\s*$/i;

function boundMail(mail: Record<string, unknown>, recipients: readonly string[]): Record<string, unknown> {
  const recipient = String(mail.recipient ?? '').trim();
  return {
    ...mail,
    recipient: recipients.includes(recipient) ? recipient : (recipients[0] ?? ''),
    ...('additional_headers' in mail
      ? {
          additional_headers: linesOf(mail.additional_headers)
            .filter((line) => header.test(line))
            .join('\n'),
        }
      : {}),
    ...('attachments' in mail ? { attachments: (String(mail.attachments).match(/\[[\w-]+\]/g) ?? []).join('') } : {}),
  };
}

/** Bounds the copy for the visitor, which must not tell them the administrator's address. */
function boundReply(mail: Record<string, unknown>): Record<string, unknown> {
  const own = /^\[(?!_)[\w-]+\]$/.exec(String(mail.recipient ?? '').trim())?.[0];
  const withoutAddress = (value: unknown) => (typeof value === 'string' ? value.replaceAll(administrator, '') : value);
  const made = boundMail(mail, own === undefined ? [] : [own]);
  return {
    ...made,
    ...(own === undefined ? { active: false } : {}),
    ...('subject' in mail ? { subject: withoutAddress(mail.subject) } : {}),
    ...('body' in mail ? { body: withoutAddress(mail.body) } : {}),
  };
}
