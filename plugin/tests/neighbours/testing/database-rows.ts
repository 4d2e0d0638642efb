import type { NeighbourSite } from './neighbour-site.js';

type Row = Record<string, string | null>;
/** Rows of all tables, by table and primary key. */
export type Rows = Record<string, Row>;

type Exception = {
  table: string;
  reason: string;
  isMeant?: (row: Row, all: Rows) => boolean;
  /** Matches only rows that did not exist before the import. */
  isNew?: true;
  /** Matches only these columns; the others must be unchanged. */
  columns?: string[];
};

const named =
  (...patterns: RegExp[]) =>
  ({ option_name }: Row) =>
    patterns.some((pattern) => pattern.test(option_name ?? ''));
const isOf =
  (type: string) =>
  ({ post_type }: Row) =>
    post_type === type;
const isTypeTerm = ({ taxonomy }: Row) =>
  ['wp_theme', 'wp_template_part_area', 'elementor_library_type'].includes(taxonomy ?? '');
const isKit = (id: string | null | undefined, all: Rows): boolean => {
  const own = Object.values(all).find(({ option_name }) => option_name === 'elementor_active_kit');
  return own !== undefined && own.option_value === id;
};

/** Lists all rows that an import and its undo may change, with the reason. */
export const exceptions: Exception[] = [
  { table: 'kithouse_imports', reason: 'the history lists undone imports' },
  { table: 'kithouse_answers', reason: 'cached answers of the cloud' },
  { table: 'kithouse_ops', reason: 'the history lists what each import did' },
  { table: 'options', reason: 'WordPress and plugins schedule events', isMeant: named(/^cron$/, /^action_scheduler_/) },
  { table: 'options', reason: 'transients expire', isMeant: named(/^_(site_)?transient_/) },
  { table: 'options', reason: 'WordPress rebuilds the permalink rules', isMeant: named(/^rewrite_rules$/) },
  {
    table: 'options',
    reason: "the cloud's public key, and whether answers have a table",
    isMeant: named(/^kithouse_(plan_key|answers)$/),
  },
  {
    table: 'options',
    reason: 'Elementor notes when it wrote its style sheets, WordPress how terms are nested',
    isMeant: named(/^_elementor_design_system_sync_css_meta$/, /^elementor_atomic_cache_validity_/, /^category_children$/),
  },
  {
    table: 'postmeta',
    reason: 'Elementor rebuilds its style sheets and cached elements',
    isMeant: ({ meta_key }) => /^_elementor_(css|page_assets|element_cache)$/.test(meta_key ?? ''),
  },
  {
    table: 'options',
    reason: 'WordPress and WooCommerce note that they have looked once',
    isMeant: named(
      /^as_has_wp_comment_logs$/,
      /^finished_updating_comment_type$/,
      /^woocommerce_admin_customize_store_completed$/,
    ),
  },
  {
    table: 'posts',
    reason: 'WordPress keeps one record of global styles for each theme, and its revisions',
    isMeant: (row, all) => isOf('wp_global_styles')(row) || isOf('wp_global_styles')(all[`posts ${row.post_parent}`] ?? {}),
    isNew: true,
  },
  {
    table: 'term_relationships',
    reason: 'the theme of that record',
    isMeant: (row, all) => isOf('wp_global_styles')(all[`posts ${row.object_id}`] ?? {}),
    isNew: true,
  },
  {
    table: 'term_taxonomy',
    reason: 'theme and area of that record; the type of a saved template of Elementor',
    isMeant: isTypeTerm,
    isNew: true,
  },
  {
    table: 'terms',
    reason: 'the same terms',
    isMeant: (row, all) => Object.values(all).some((one) => one.term_id === row.term_id && isTypeTerm(one)),
    isNew: true,
  },
  {
    table: 'posts',
    reason: 'Elementor saves its kit when the title of the site changes: date',
    isMeant: (row, all) => isKit(row.ID, all),
    columns: ['post_modified', 'post_modified_gmt'],
  },
  {
    table: 'posts',
    reason: 'and a revision each time',
    isMeant: (row, all) => isOf('revision')(row) && isKit(row.post_parent, all),
    isNew: true,
  },
  {
    table: 'postmeta',
    reason: 'meta of those revisions, and the default template that WordPress notes with the kit',
    isMeant: ({ post_id, meta_key }, all) =>
      isKit(all[`posts ${post_id}`]?.post_parent, all) || (isKit(post_id, all) && meta_key === '_wp_page_template'),
    isNew: true,
  },
  { table: 'wc_category_lookup', reason: 'WooCommerce rebuilds its look-up table' },
  { table: 'woocommerce_sessions', reason: 'WooCommerce stores sessions of people who look at the shop' },
  { table: 'actionscheduler_actions', reason: 'WooCommerce schedules events' },
  { table: 'actionscheduler_claims', reason: 'WooCommerce schedules events' },
  { table: 'actionscheduler_groups', reason: 'WooCommerce schedules events' },
  { table: 'actionscheduler_logs', reason: 'WooCommerce schedules events' },
];

/** Reads all tables without auto-increment counters. */
export const readRows = (site: NeighbourSite) =>
  site.run<Rows>(`
    global $wpdb;
    $rows = array();
    foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
      $name = str_starts_with( $table, $wpdb->prefix ) ? substr( $table, strlen( $wpdb->prefix ) ) : $table;
      $keys = array_column( array_filter( $wpdb->get_results( "SHOW COLUMNS FROM \`$table\`", ARRAY_A ), fn( $column ) => 'PRI' === $column['Key'] ), 'Field' );
      foreach ( $wpdb->get_results( "SELECT * FROM \`$table\`", ARRAY_A ) as $row ) {
        $key = 'options' === $name ? $row['option_name'] : implode( ' ', array_map( fn( $key ) => $row[ $key ], $keys ) );
        $rows[ "$name " . ( '' === $key ? md5( serialize( $row ) ) : $key ) ] = $row;
      }
    }
    return (object) $rows;`);

/** Returns every changed row without an exception, before and after. */
export function findDifferences(before: Rows, after: Rows): { row: string; before?: Row; after?: Row }[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return keys.flatMap((key) => {
    const [was, is] = [before[key], after[key]];
    if (JSON.stringify(was) === JSON.stringify(is)) {
      return [];
    }
    const table = key.split(' ')[0];
    const isMeant = exceptions.some(
      (one) =>
        one.table === table &&
        (one.isNew === undefined || was === undefined) &&
        (one.columns === undefined || changedColumns(was, is).every((column) => one.columns?.includes(column))) &&
        (one.isMeant === undefined || one.isMeant((is ?? was) as Row, after)),
    );
    return isMeant ? [] : [{ row: key, ...(was && { before: was }), ...(is && { after: is }) }];
  });
}

/** Lists all columns of an added or removed row. */
const changedColumns = (was: Row = {}, is: Row = {}) =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((column) => was[column] !== is[column]);
