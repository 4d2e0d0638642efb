import { randomBytes } from 'node:crypto';
import { AppError } from '@kithouse/contract';
import { toSlug } from '@kithouse/kits';
import { foldName } from '../clouds/names.service.js';

/** A title as it is kept and as it is searched. Throws `invalid_input` when nothing of it can be seen. */
export function readTitle(given: string): { title: string; title_key: string } {
  const title = given
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
    .normalize('NFC');
  if (!/[^\p{Cf}\p{Z}]/u.test(title)) {
    throw new AppError('invalid_input', undefined, { title: 'Please enter a name.' });
  }
  return { title, title_key: foldName(title) };
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** An address that nobody can guess, so that no workspace has a word's, such as `create`. It stays when the title changes. */
export const createSlug = (title: string): string =>
  `${toSlug(title, 60) || 'workspace'}-${Array.from(randomBytes(16), (byte) => letters[byte % 32]).join('')}`;
