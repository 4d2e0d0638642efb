import { readConfig } from '../config.js';
import { migrateDatabase } from '../db/migrate.js';
import type { Context } from './context.js';
import { openDatabase } from './open-database.js';

/** Brings the database up to date. */
export async function migrateOnce({ environment, print }: Context): Promise<number> {
  const database = await openDatabase(readConfig(environment), { creates: true });
  try {
    const names = await migrateDatabase(database.url);
    print(names.length > 0 ? `The database was brought up to date: ${names.join(', ')}.` : 'The database is up to date.');
    return 0;
  } finally {
    await database.stop();
  }
}
