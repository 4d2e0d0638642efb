import { AppError, Facts } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { findFacts, removeFacts, saveFacts } from './account-facts.queries.js';

/** Returns the stored details; null if there are none, or if a later release stored them in another format. */
export async function getFacts(db: Db, userId: number): Promise<Facts | null> {
  return Facts.safeParse(await findFacts(db, userId)).data ?? null;
}

/** Stores the details, or removes them. */
export async function changeFacts(db: Db, userId: number, facts: Facts | null): Promise<void> {
  // PostgreSQL stores neither zeros nor lone surrogates in JSON.
  if (/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(facts))) {
    throw new AppError('invalid_input', 'A detail contains a character that can’t be stored.');
  }
  await (facts === null ? removeFacts(db, userId) : saveFacts(db, userId, facts));
}
