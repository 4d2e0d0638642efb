import type { Db } from '../db/client.js';
import { migrate, migrateTo } from '../db/migrate.js';
import { clearState, readState, writeState } from '../db/state.js';
import { emptyTables, setSequence, switchTriggers, usePlainFormats, writeRows } from './rows.queries.js';
import type { Source } from './source.js';
import { isEmpty, listTables, type Table } from './tables.queries.js';

type Options = {
  /** Names the source in messages. An interrupted load continues only from the same one. */
  label: string;
  /** Does the rest of the work before the database counts as complete. */
  finish?: () => Promise<void>;
};

/**
 * Returns the progress of an interrupted load of the same source; undefined for an empty database. Throws one sentence for any
 * other database.
 */
export async function findProgress(db: Db, label: string): Promise<'restoring' | 'completing' | undefined> {
  const marked = await readState(db);
  if (marked && marked.state !== 'moved' && marked.detail === label) {
    return marked.state;
  }
  if (marked || !(await isEmpty(db))) {
    throw new Error('The database is not empty. Create a new one and set DATABASE_URL to it.');
  }
  return undefined;
}

/**
 * Loads a source into an empty database: creates its tables by the same migrations, writes all rows in one transaction and then
 * brings them up to date. No cloud starts with the database before that is complete.
 */
export async function loadDatabase(db: Db, source: Source, { label, finish = async () => {} }: Options): Promise<void> {
  if ((await findProgress(db, label)) !== 'completing') {
    await writeState(db, { state: 'restoring', detail: label });
    await migrateTo(db, source.migrations);
    await db.transaction().execute(async (trx) => {
      await loadTables(trx, source);
      await writeState(trx, { state: 'completing', detail: label });
    });
  }
  await migrate(db);
  await finish();
  await clearState(db);
}

async function loadTables(trx: Db, source: Source): Promise<void> {
  await usePlainFormats(trx);
  const tables = await listTables(trx);
  assertSameTables(tables, source);
  const columnsOf = new Map(source.tables.map(({ name, columns }) => [name, columns]));
  await switchTriggers(trx, tables, false);
  await emptyTables(trx, tables);
  for (const table of tables) {
    await writeRows(trx, table, columnsOf.get(table.name) ?? [], source.readRows(table.name));
  }
  for (const sequence of await source.readSequences()) {
    await setSequence(trx, sequence);
  }
  await switchTriggers(trx, tables, true);
}

function assertSameTables(tables: Table[], source: Source) {
  const describe = (list: { name: string; columns: string[] }[]) =>
    list
      .map(({ name, columns }) => `${name}(${columns.toSorted().join()})`)
      .toSorted()
      .join();
  const own = tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
  if (describe(own) !== describe(source.tables)) {
    throw new Error('Its tables are not those that its migrations create. It was changed by another program.');
  }
}
