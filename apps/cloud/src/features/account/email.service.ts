import { domainToASCII, domainToUnicode } from 'node:url';
import { normaliseEmail } from '@kithouse/contract';

/**
 * An e-mail as accounts are known by it. Many spellings of a domain lead to one mail server; the one that people read
 * is kept. Otherwise a stranger could have mail sent to an inbox under ever new names.
 */
export function readEmail(given: string): string {
  const email = normaliseEmail(given);
  const at = email.lastIndexOf('@') + 1;
  const domain = domainToUnicode(domainToASCII(email.slice(at)));
  return domain === '' ? email : email.slice(0, at) + domain;
}
