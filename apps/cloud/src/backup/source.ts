import type { Db } from '../db/client.js';
import { listApplied } from '../db/migrate.js';
import { readRows, usePlainFormats } from './rows.queries.js';
import { listSequences, listTables, type Sequence } from './tables.queries.js';

/** Describes data to load into a database: of a backup, or of a live database. */
export type Source = {
  /** The migrations that created its tables. */
  migrations: string[];
  tables: { name: string; columns: string[] }[];
  readRows: (table: string) => AsyncIterable<string>;
  /** Reads the sequences; call it after the rows. */
  readSequences: () => Promise<Sequence[]>;
};

/** Reads a live database within the transaction of a snapshot. */
export async function openLiveSource(trx: Db): Promise<Source> {
  await usePlainFormats(trx);
  const tables = await listTables(trx);
  const byName = new Map(tables.map((table) => [table.name, table]));
  return {
    migrations: await listApplied(trx),
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
    async *readRows(name) {
      const table = byName.get(name);
      if (table) {
        yield* readRows(trx, table);
      }
    },
    readSequences: () => listSequences(trx),
  };
}
