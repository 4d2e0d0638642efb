import { AppError, nameRule, toLanguage } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { assertFields } from './fields.js';
import { cleanName } from './names.js';
import { getUser, setLanguage, setName } from './users.queries.js';

type Name = { first_name: string; last_name: string };

/** Throws `invalid_input`. */
export async function changeName(db: Db, userId: number, { first_name, last_name }: Name): Promise<void> {
  assertFields('invalid_input', { first_name: nameRule(first_name), last_name: nameRule(last_name) });
  await setName(db, userId, { first_name: cleanName(first_name), last_name: cleanName(last_name) });
}

/** Throws `invalid_input` for a language that doesn't exist. */
export async function changeLanguage(db: Db, userId: number, given: string): Promise<void> {
  const language = toLanguage(given);
  if (language === undefined) {
    throw new AppError('invalid_input');
  }
  await setLanguage(db, userId, language);
}

export const getLanguage = async (db: Db, userId: number): Promise<string> => (await getUser(db, userId)).language;
