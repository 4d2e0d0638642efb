import { sql } from 'kysely';
import type { Db } from '../db/client.js';
import type { Sequence, Table } from './tables.queries.js';

/** Describes how many rows are read or written at a time. */
const batch = { first: 10, max: 500, bytes: 4_000_000 };

/** Makes the text of every value independent of the server’s settings. */
export async function usePlainFormats(trx: Db): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(trx);
  await sql`set local datestyle = 'ISO, MDY'`.execute(trx);
  await sql`set local intervalstyle = 'postgres'`.execute(trx);
  await sql`set local bytea_output = 'hex'`.execute(trx);
  await sql`set local extra_float_digits = 1`.execute(trx);
}

/** Reads a table in a transaction. Each line is a JSON array of the texts of a row, which every type restores exactly. */
export async function* readRows(trx: Db, { name, columns }: Table): AsyncGenerator<string> {
  const texts = columns.map((column) => sql`${sql.ref(column.name)}::text`);
  await sql`declare rows_of_table no scroll cursor for
    select json_build_array(${sql.join(texts)})::text as line from ${sql.table(name)}`.execute(trx);
  for (let size = batch.first; ; ) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(size))} from rows_of_table`.execute(trx);
    let bytes = 1;
    for (const { line } of rows) {
      bytes += line.length;
      yield line;
    }
    if (rows.length < size) {
      break;
    }
    size = Math.max(1, Math.min(batch.max, Math.floor((batch.bytes * rows.length) / bytes)));
  }
  await sql`close rows_of_table`.execute(trx);
}

/** Writes rows into a table in a transaction. `given` lists the columns of the lines. */
export async function writeRows(trx: Db, table: Table, given: string[], lines: AsyncIterable<string>): Promise<void> {
  let waiting: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (waiting.length > 0) {
      await insert(trx, table, given, `[${waiting.join(',')}]`);
    }
    waiting = [];
    bytes = 0;
  };
  for await (const line of lines) {
    waiting.push(line);
    bytes += line.length;
    if (waiting.length >= batch.max || bytes >= batch.bytes) {
      await flush();
    }
  }
  await flush();
}

async function insert(trx: Db, { name, columns }: Table, given: string[], rows: string) {
  const names = columns.map((column) => sql.ref(column.name));
  const values = columns.map((column) => {
    const index = given.indexOf(column.name);
    return sql`(line ->> ${sql.lit(index)})::${sql.raw(column.type)}`;
  });
  await sql`insert into ${sql.table(name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from json_array_elements(${rows}::json) as lines (line)`.execute(trx);
}

/** Empties all tables, because migrations write rows too. */
export async function emptyTables(trx: Db, tables: Table[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx);
}

/** Switches the triggers that derive values off or on: the values are in the backup. */
export async function switchTriggers(trx: Db, tables: Table[], isOn: boolean): Promise<void> {
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(isOn ? 'enable' : 'disable')} trigger user`.execute(trx);
  }
}

export async function setSequence(trx: Db, { name, value, is_called }: Sequence): Promise<void> {
  await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint, ${is_called})`.execute(trx);
}
