import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Copies the database and the uploads beside the site. WordPress must be idle. */
export function takeSnapshot(site: string, name: string) {
  const kept = path.join(site, 'snapshots', name);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  copyFileSync(databaseOf(site), path.join(kept, 'wp.sqlite'));
  keepUploads(site, kept);
}

/** Restores the database and the uploads. */
export function restoreSnapshot(site: string, name: string) {
  const kept = path.join(site, 'snapshots', name);
  if (!existsSync(kept)) {
    throw new Error(`There is no snapshot named ${name}.`);
  }
  copyFileSync(path.join(kept, 'wp.sqlite'), databaseOf(site));
  restoreUploads(site, kept);
}

/** Copies the uploads, without those of an earlier snapshot of the same name. */
export function keepUploads(site: string, kept: string) {
  rmSync(path.join(kept, 'uploads'), { recursive: true, force: true });
  cpSync(uploadsOf(site), path.join(kept, 'uploads'), { recursive: true });
}

export function restoreUploads(site: string, kept: string) {
  rmSync(uploadsOf(site), { recursive: true, force: true });
  cpSync(path.join(kept, 'uploads'), uploadsOf(site), { recursive: true });
}

export const databaseOf = (site: string) => path.join(site, 'db/wp.sqlite');
const uploadsOf = (site: string) => path.join(site, 'wp-content/uploads');
