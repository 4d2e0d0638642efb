import { sql } from 'kysely';
import type { Db } from '../db/client.js';
import { stateTable } from '../db/state.js';

export type Table = { name: string; columns: { name: string; type: string }[] };
export type Sequence = { name: string; value: string; is_called: boolean };

/** Lists the tables that describe the database itself. */
const internal = ['kysely_migration', 'kysely_migration_lock', stateTable];

const ownSchema = sql`quote_ident(current_schema())::regnamespace`;

/** Lists the tables with their stored columns, each table after those that it references. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = ${ownSchema} and c.relkind = 'r' and c.relname <> all(${internal}::text[])
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(db);
  return sortByReferences(rows, await listReferences(db));
}

type Reference = { from: string; to: string };

async function listReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select distinct c.relname as "from", t.relname as "to"
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and c.relnamespace = ${ownSchema} and k.conrelid <> k.confrelid`.execute(db);
  return rows;
}

function sortByReferences(tables: Table[], references: Reference[]): Table[] {
  const sorted: Table[] = [];
  const isSorted = (name: string) => sorted.some((table) => table.name === name);
  for (let waiting = tables; waiting.length > 0; waiting = waiting.filter(({ name }) => !isSorted(name))) {
    const ready = waiting.filter(({ name }) => references.every(({ from, to }) => from !== name || isSorted(to)));
    if (ready.length === 0) {
      throw new Error(`These tables reference each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
    sorted.push(...ready);
  }
  return sorted;
}

/** Lists the sequences and their values. Read them after the rows: a value may be too high, but never too low. */
export async function listSequences(db: Db): Promise<Sequence[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c where c.relnamespace = ${ownSchema} and c.relkind = 'S' order by c.relname`.execute(
    db,
  );
  return Promise.all(
    rows.map(async ({ name }) => {
      const values = await sql<
        Omit<Sequence, 'name'>
      >`select last_value::text as value, is_called from ${sql.table(name)}`.execute(db);
      return { name, value: '1', is_called: false, ...values.rows[0] };
    }),
  );
}

/** Returns whether the database contains only objects of extensions and of an unfinished restore. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_class c
    where c.relnamespace = ${ownSchema} and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and c.relname <> ${stateTable}
      and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    limit 1`.execute(db);
  return rows.length === 0;
}
