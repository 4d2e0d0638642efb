import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const folder = 'apps/cloud/src/db/migrations';

/** Returns a key that changes with the tables, by default the catalogue's, so that no figure uses outdated ones. */
export function migrationsKey(which = /^00[12]/): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder)
    .filter((name) => which.test(name))
    .sort()) {
    hash.update(readFileSync(`${folder}/${file}`));
  }
  return hash.digest('hex').slice(0, 8);
}
