import { sql } from 'kysely';
import { openDb } from '../../apps/cloud/src/db/client.js';
import { startEmbedded } from '../../apps/cloud/src/db/embedded/start.js';
import { migrate } from '../../apps/cloud/src/db/migrate.js';
import { writeCatalogue } from '../seed/write.js';
import { writePeople } from './people.js';

export const sizes = { items: 10_000, customers: 5_000, authors: 200 };

const seed = 2026;
const minutes = 60_000;

type Folders = { dataDir: string; programsDir: string };

/**
 * Fills the folder of an embedded database with a catalogue and people before a cloud uses it. Returns the people, and the
 * number of favourites in the counts of the items, which belong to nobody.
 */
export async function stockDatabase(folders: Folders) {
  const server = await startEmbedded({ ...folders, settings: { fsync: 'off', synchronous_commit: 'off' } });
  try {
    const db = openDb({ url: server.superuserUrl, pool: 1, timeoutMs: 30 * minutes });
    await migrate(db);
    await writeCatalogue(db, sizes.items, seed, () => {});
    // Writing the catalogue turns triggers off for its connection.
    await sql`set session_replication_role = origin`.execute(db);
    const people = await writePeople(db, sizes);
    const { rows } = await sql<{ favourites: number }>`select sum(favourites)::int as favourites from item_stats`.execute(db);
    await db.destroy();
    return { ...people, favourites: rows[0]?.favourites ?? 0 };
  } finally {
    await server.stop();
  }
}
