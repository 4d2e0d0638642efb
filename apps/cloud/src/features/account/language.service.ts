import { sourceLanguage } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { listLanguagesOf } from './users.queries.js';

/** Returns the mail language of the first address that has an account. */
export async function findLanguage(db: Db, emails: readonly string[]): Promise<string> {
  const known = new Map((await listLanguagesOf(db, emails)).map(({ email, language }) => [email, language]));
  return emails.flatMap((email) => known.get(email) ?? [])[0] ?? sourceLanguage;
}
