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

/** Throws one sentence unless the database is empty or has an interrupted load of the same source. */
export async function assertLoadable(db: Db, label: string): Promise<void> {
  const marked = await readState(db);
  const continues = marked?.state === 'restoring' && marked.detail === label;
  if (!continues && !(await isEmpty(db))) {
    throw new Error('The database is not empty. Create a new one and set DATABASE_URL to it.');
  }
}

/**
 * Loads a source into an empty database: creates its tables by the same migrations, writes all rows in one transaction and then
 * brings them up to date. No cloud starts with the database before that is complete. Returns the number of rows.
 */
export async function loadDatabase(db: Db, source: Source, { label, finish = async () => {} }: Options): Promise<number> {
  await assertLoadable(db, label);
  await writeState(db, { state: 'restoring', detail: label });
  await migrateTo(db, source.migrations);
  const rows = await db.transaction().execute((trx) => loadTables(trx, source));
  await migrate(db);
  await finish();
  await clearState(db);
  return rows;
}

async function loadTables(trx: Db, source: Source): Promise<number> {
  await usePlainFormats(trx);
  const tables = await listTables(trx);
  assertSameTables(tables, source);
  const columnsOf = new Map(source.tables.map(({ name, columns }) => [name, columns]));
  let count = 0;
  await switchTriggers(trx, tables, false);
  await emptyTables(trx, tables);
  for (const table of tables) {
    count += await writeRows(trx, table, columnsOf.get(table.name) ?? [], source.readRows(table.name));
  }
  for (const sequence of await source.readSequences()) {
    await setSequence(trx, sequence);
  }
  await switchTriggers(trx, tables, true);
  return count;
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
