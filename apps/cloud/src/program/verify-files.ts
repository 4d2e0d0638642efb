import { type FileProblem, verifyFiles } from '../backup/verify-files.js';
import { readConfig } from '../config.js';
import { assertBelongs } from '../db/data-folder.js';
import type { Context, Flags } from './context.js';
import { withStores } from './open-stores.js';

/** Compares the store of files with the database. Returns 1 if a file is missing or damaged. */
export async function runVerification({ environment, print }: Context, _given: readonly string[], flags: Flags): Promise<number> {
  return withStores(readConfig(environment), {}, async (stores) => {
    await assertBelongs(stores.db, stores.dataDir);
    const found = { missing: 0, damaged: 0, orphaned: 0, recovered: 0 };
    const onProblem = ({ kind, sha256 }: FileProblem) => {
      found[kind] += 1;
      print(`${kind.padEnd(9)} ${sha256}`);
    };
    const count = await verifyFiles(stores, { isQuick: flags.quick === true, recovers: flags.recover === true, onProblem });
    const { missing, damaged, orphaned, recovered } = found;
    print(`${count} files: ${missing} missing, ${damaged} damaged, ${orphaned} orphaned, ${recovered} recovered.`);
    return found.missing + found.damaged > 0 ? 1 : 0;
  });
}
