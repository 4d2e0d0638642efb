import type { Site } from './start-site.js';

type Row = Record<string, string | null>;
export type Rows = Record<string, Row[]>;

/** The key of each table that an import writes to. Numbers of meta and option rows mean nothing and are left out. */
const tables = {
  posts: ['ID'],
  postmeta: ['post_id', 'meta_key', 'meta_value'],
  terms: ['term_id'],
  term_taxonomy: ['term_taxonomy_id'],
  term_relationships: ['object_id', 'term_taxonomy_id'],
  termmeta: ['term_id', 'meta_key'],
  options: ['option_name'],
  kithouse_imports: ['import_id'],
  kithouse_ops: ['import_id', 'op_id'],
};
/** Options that change on their own. */
const passing =
  /transient|^(cron|rewrite_rules|kithouse_import_lock|recently_edited|recovery_keys|finished_updating_comment_type|test_.*)$/;

/** Reads everything that an import may write. */
export async function readRows(site: Site): Promise<Rows> {
  const rows = await site.run<Rows>(
    `global $wpdb;
    wp_cache_flush();
    Kithouse\\Import\\Tables::ensure();
    $rows = array();
    foreach ( $args['tables'] as $table ) { $rows[ $table ] = $wpdb->get_results( "SELECT * FROM $wpdb->prefix$table", ARRAY_A ); }
    return $rows;`,
    { tables: Object.keys(tables) },
  );
  const clean = Object.entries(rows).map(([table, all]) => [
    table,
    all.filter(({ option_name }) => !passing.test(option_name ?? '')).map((row) => withoutNumbers(table, row)),
  ]);
  return Object.fromEntries(clean) as Rows;
}

function withoutNumbers(table: string, row: Row): Row {
  const dropped = table === 'kithouse_imports' ? ['id'] : ['meta_id', 'option_id'];
  return Object.fromEntries(Object.entries(row).filter(([name]) => !dropped.includes(name)));
}

/** Rows that are new or different afterwards. */
export function listChanges(before: Rows, after: Rows): Rows {
  const changes = Object.entries(after).map(([table, rows]) => {
    const known = new Set((before[table] ?? []).map((row) => JSON.stringify(row)));
    return [table, rows.filter((row) => !known.has(JSON.stringify(row)))];
  });
  return Object.fromEntries(changes) as Rows;
}

/** Writes rows as they are, over those of the same key. */
export const writeRows = (site: Site, rows: Rows) =>
  site.run(
    `global $wpdb;
    Kithouse\\Import\\Tables::ensure();
    foreach ( $args['rows'] as $table => $all ) {
      foreach ( $all as $row ) {
        $wpdb->delete( $wpdb->prefix . $table, array_intersect_key( $row, array_flip( $args['tables'][ $table ] ) ) );
        $wpdb->insert( $wpdb->prefix . $table, $row );
      }
    }
    wp_cache_flush();
    return true;`,
    { rows, tables },
  );
