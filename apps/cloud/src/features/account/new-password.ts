import { guessablePassword, passwordRule } from '@kithouse/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Lists about 49,000 passwords of published leaks, from the most used one. */
const leaked = new Set(dictionary['passwords-common']);

/** Checks a new password of the person with that address. Returns an error text or undefined. */
export const newPasswordRule = (password: string, email: string): string | undefined =>
  passwordRule(password) ?? (isGuessable(password.normalize('NFKC').toLowerCase(), email) ? guessablePassword : undefined);

function isGuessable(password: string, email: string): boolean {
  // People append a year or an exclamation mark to satisfy rules, and programs that guess passwords know it.
  const stem = password.replace(/[^\p{L}]+$/u, '');
  return (
    leaked.has(password) ||
    leaked.has(stem) ||
    /^(.{1,3})\1*$/u.test(password) ||
    [email, email.split('@')[0]].some((own) => own === password || own === stem)
  );
}
