import { randomBytes } from 'node:crypto';
import { AppError } from '@kithouse/contract';
import { toSlug } from '@kithouse/kits';
import { foldName } from '../library-files/names.service.js';

/** Normalises a title for display and search. Throws `invalid_input` for an invisible one. */
export function readTitle(given: string): { title: string; title_key: string } {
  const title = given
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
    .normalize('NFC');
  if (!/[^\p{Cf}\p{Z}]/u.test(title)) {
    throw new AppError('invalid_input', undefined, { title: 'Enter a name.' });
  }
  return { title, title_key: foldName(title) };
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Creates an unguessable slug, which therefore never collides with a word such as `create`. Renaming keeps it. */
export const createSlug = (title: string): string =>
  `${toSlug(title, 60) || 'workspace'}-${Array.from(randomBytes(16), (byte) => letters[byte % 32]).join('')}`;
