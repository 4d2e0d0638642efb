import type { Dependency, TermTable } from '@kithouse/contract';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/client.js';
import type { Database } from '../../db/schema.js';

/** Holds the published values of an item; counts and dates are set separately. */
export type ItemValues = Required<
  Omit<Insertable<Database['items']>, 'id' | 'popularity' | 'downloads' | 'rating' | 'published_at' | 'updated_at'>
>;

/** Holds JSON texts. */
type BundleValues = Record<'documents' | 'media' | 'requires' | 'warnings', string> &
  Record<'settings' | 'fonts' | 'site' | 'terms' | 'menus' | 'forms', string | null>;
type Named = { slug: string; name: string };

/** Expires every cached answer and blocks other publications until this transaction ends. */
export async function lockCatalogue(trx: Db): Promise<void> {
  await trx
    .updateTable('catalogue')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}

export type Published = NonNullable<Awaited<ReturnType<typeof findPublished>>>;

export async function findPublished(trx: Db, slug: string) {
  return trx
    .selectFrom('items')
    .select(['id', 'platform', 'type', 'plan', 'style_ids', 'color_ids'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Reads the fields of an item that the security log may store. */
export function readRecordedItem(db: Db, slug: string) {
  return db
    .selectFrom('items')
    .select(['title', 'plan', 'price', 'featured', 'rank'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Returns ids in the order of the names; adds new terms and updates the spelling of known ones. */
export async function saveTerms(trx: Db, table: TermTable, terms: Named[]): Promise<number[]> {
  if (terms.length === 0) {
    return [];
  }
  const rows = await trx
    .insertInto(table)
    .values(terms)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })))
    .returning(['id', 'slug'])
    .execute();
  return terms.flatMap(({ slug }) => rows.find((row) => row.slug === slug)?.id ?? []);
}

export async function saveDependencies(trx: Db, plugins: Dependency[]): Promise<number[]> {
  if (plugins.length === 0) {
    return [];
  }
  const values = plugins.map(({ plugin_file, slug, name, is_pro, plugin_original_slug, icon, link }) => ({
    plugin_file,
    slug,
    name,
    is_pro,
    plugin_original_slug: plugin_original_slug ?? null,
    icon: icon || null,
    link: link || null,
  }));
  const rows = await trx
    .insertInto('dependencies')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('plugin_file').doUpdateSet((eb) => ({
        slug: eb.ref('excluded.slug'),
        name: eb.ref('excluded.name'),
        is_pro: eb.ref('excluded.is_pro'),
        plugin_original_slug: sql`coalesce(excluded.plugin_original_slug, dependencies.plugin_original_slug)`,
        icon: sql`coalesce(excluded.icon, dependencies.icon)`,
        link: sql`coalesce(excluded.link, dependencies.link)`,
      })),
    )
    .returning(['id', 'plugin_file'])
    .execute();
  return plugins.flatMap(({ plugin_file }) => rows.find((row) => row.plugin_file === plugin_file)?.id ?? []);
}

/** Saves an item; keeps id, counters and the date of the first publication. */
export async function saveItem(trx: Db, values: ItemValues): Promise<number> {
  const { id } = await trx
    .insertInto('items')
    .values(values)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...values, updated_at: sql`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('item_stats')
    .values({ item_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

export async function saveBundle(trx: Db, itemId: number, values: BundleValues): Promise<void> {
  await trx
    .insertInto('bundles')
    .values({ item_id: itemId, ...values })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
    .execute();
}

export async function changeCount(
  trx: Db,
  { platform, type, plan: tier }: Pick<ItemValues, 'platform' | 'type' | 'plan'>,
  by: 1 | -1,
) {
  await trx
    .insertInto('item_counts')
    .values({ platform, type, plan: tier, n: by })
    .onConflict((conflict) =>
      conflict.columns(['platform', 'type', 'plan']).doUpdateSet((eb) => ({ n: eb('item_counts.n', '+', by) })),
    )
    .execute();
}
