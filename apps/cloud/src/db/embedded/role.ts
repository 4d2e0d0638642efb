import pg from 'pg';

/** The role of the cloud in its embedded database. */
const role = 'cloud';

type Server = { password: string; port: number };

/** Returns the address of an embedded database for its superuser. */
export const superuserAddress = ({ password, port }: Server) => toAddress('postgres', password, port);

const toAddress = (user: string, password: string, port: number) => `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;

/**
 * Prepares the role that the cloud uses instead of the superuser, who could run programs and read files of this machine. Makes it
 * the owner of everything that earlier versions created as the superuser. Idempotent. Returns its address.
 */
export async function prepareRole({ password, port }: Server): Promise<string> {
  const client = new pg.Client({ connectionString: superuserAddress({ password, port }) });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('role of the cloud'))`);
    await client.query(creation);
    await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
    await client.query(transfer);
    await client.query('commit');
  } finally {
    await client.end();
  }
  return toAddress(role, password, port);
}

const creation = `
do $$ begin
  if not exists (select from pg_roles where rolname = '${role}') then
    create role ${role} login nosuperuser nocreatedb nocreaterole;
  end if;
  if (select pg_get_userbyid(datdba) from pg_database where datname = current_database()) <> '${role}' then
    execute format('alter database %I owner to ${role}', current_database());
  end if;
end $$`;

/** The sequence of a column and the row type of a table change owner with the table. */
const transfer = `
do $$ declare statement text; begin
  for statement in
    with own as (select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
      kept as (select classid, objid from pg_depend where deptype in ('e', 'a', 'i'))
    select format('alter schema %I owner to ${role}', nspname) from own
      where pg_get_userbyid(nspowner) = 'postgres'
    union all
    select format('alter table %s owner to ${role}', c.oid::regclass) from pg_class c join own on own.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_get_userbyid(c.relowner) = 'postgres'
        and not (c.relkind = 'S' and exists (select from kept where classid = 'pg_class'::regclass and objid = c.oid))
    union all
    select format('alter routine %s owner to ${role}', p.oid::regprocedure) from pg_proc p join own on own.oid = p.pronamespace
      where pg_get_userbyid(p.proowner) = 'postgres'
        and not exists (select from kept where classid = 'pg_proc'::regclass and objid = p.oid)
    union all
    select format('alter type %s owner to ${role}', t.oid::regtype) from pg_type t join own on own.oid = t.typnamespace
      where t.typtype in ('e', 'd') and pg_get_userbyid(t.typowner) = 'postgres'
        and not exists (select from kept where classid = 'pg_type'::regclass and objid = t.oid)
  loop
    execute statement;
  end loop;
end $$`;
