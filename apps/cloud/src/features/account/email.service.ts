import { domainToASCII, domainToUnicode } from 'node:url';
import { normaliseEmail } from '@kithouse/contract';

/**
 * Normalises an e-mail. Different spellings of a domain reach one mail server, so the readable one is stored; otherwise a
 * stranger could send mail to one inbox under ever new names.
 */
export function readEmail(given: string): string {
  const email = normaliseEmail(given);
  const at = email.lastIndexOf('@') + 1;
  const domain = domainToUnicode(domainToASCII(email.slice(at)));
  return domain === '' ? email : email.slice(0, at) + domain;
}
