import type { Db } from '../db/client.js';
import type { Files } from '../ports/files.js';
import { findNamedFile } from './named-files.queries.js';
import { verifyFiles } from './verify-files.js';

/** Limits the files that one sweep removes, so that a wrong database can't empty a store at once. */
const maxOrphans = 10_000;

/**
 * Removes stored files that nothing in the database names, such as those of an interrupted upload or a restored database. The store
 * retains them for a week, and `verify-files --recover` brings them back. Returns their number.
 */
export async function sweepOrphans({ db, files }: { db: Db; files: Files }): Promise<number> {
  const orphans: string[] = [];
  await verifyFiles(
    { db, files },
    {
      isQuick: true,
      onProblem({ kind, sha256 }) {
        if (kind === 'orphaned' && orphans.length < maxOrphans) {
          orphans.push(sha256);
        }
      },
    },
  );
  for (const sha256 of orphans) {
    // Somebody may upload the same file in the meantime. An upload writes its row first, so this query finds it.
    if (!(await findNamedFile(db, sha256))) {
      await files.remove(sha256);
    }
  }
  return orphans.length;
}
