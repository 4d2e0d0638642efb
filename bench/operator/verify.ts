import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Confirmed } from './confirmed.js';
import type { Topology } from './topology.js';

export type Losses = Record<
  'items' | 'pictures' | 'accounts' | 'orders' | 'templates' | 'favourites' | 'counts' | 'mails',
  number
> & {
  repeatedMails: number;
};

/** A killed process holds its emails for five minutes (`mail/delivery.service.ts`). */
const patienceMs = 6 * 60_000;

/** Counts the confirmed writes that the cloud no longer has, and the mails that didn't arrive. */
export async function countLosses(cloud: Topology, confirmed: Confirmed): Promise<Losses> {
  const pool = new pg.Pool({ connectionString: cloud.databaseUrl, max: 1 });
  try {
    await untilSent(pool);
    const missing = async (sql: string, names: string[]) => {
      const { rows } = await pool.query<{ name: string }>(sql, [names]);
      const found = new Set(rows.map(({ name }) => name));
      return names.filter((name) => !found.has(name)).length;
    };
    return {
      items: await missing('select slug as name from items where slug = any($1)', confirmed.items),
      pictures: await countMissingFiles(cloud.url, confirmed.pictures),
      accounts: await missing('select email as name from users where email = any($1)', confirmed.accounts),
      orders: await missing('select number as name from orders where number = any($1)', [...confirmed.orders.keys()]),
      templates: await missing('select name from cloud_files where name = any($1)', confirmed.pushed),
      favourites: await missing(`select user_id || ' ' || item_id as name from favourites where $1::text[] is not null`, [
        ...confirmed.stars,
      ]),
      counts: await countWrongStars(pool, cloud.stock.favourites),
      ...countMails(cloud, confirmed),
    };
  } finally {
    await pool.end();
  }
}

/** Returns how far the counts of all items differ from the favourites of all customers. `seeded` belong to nobody. */
async function countWrongStars(pool: pg.Pool, seeded: number): Promise<number> {
  const { rows } = await pool.query<{ difference: number }>(
    'select abs((select sum(favourites) from item_stats) - $1 - (select count(*) from favourites))::int as difference',
    [seeded],
  );
  return rows[0]?.difference ?? 0;
}

async function untilSent(pool: pg.Pool) {
  for (const began = Date.now(); Date.now() - began < patienceMs; await sleep(500)) {
    const { rows } = await pool.query('select 1 from mails where failed_at is null limit 1');
    if (rows.length === 0) {
      return;
    }
  }
}

async function countMissingFiles(url: string, hashes: string[]): Promise<number> {
  let missing = 0;
  for (const hash of hashes) {
    const { status } = await fetch(`${url}/files/${hash}.webp`);
    missing += status === 200 ? 0 : 1;
  }
  return missing;
}

/** Expects one mail with the link for each account, and one with the payment details for each order. */
function countMails({ mails }: Topology, { accounts, orders }: Confirmed) {
  const expected = new Map(accounts.map((email) => [email, 1]));
  for (const email of orders.values()) {
    expected.set(email, (expected.get(email) ?? 0) + 1);
  }
  const counts = [...expected].map(([email, count]) => mails.to(email).length - count);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { mails: -sum(counts.filter((count) => count < 0)), repeatedMails: sum(counts.filter((count) => count > 0)) };
}
