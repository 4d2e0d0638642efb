import { readConfig } from '../config.js';
import { assertBelongs, openDataFolder } from '../db/data-folder.js';
import { removeLostFactor } from '../features/account/lost-factor.service.js';
import { createLog } from '../log.js';
import { createSealer } from '../ports/sealer.js';
import type { Context } from './context.js';
import { withStores } from './open-stores.js';

/** Turns off the second factor of an account whose owner lost it. */
export async function removeSecondFactor({ environment, print }: Context, [email = '']: readonly string[]): Promise<number> {
  const config = readConfig(environment);
  return withStores(config, {}, async ({ db, dataDir, shared }) => {
    // The keys encrypt the email to the owner, and only the cloud that has them can send it.
    await assertBelongs(db, dataDir);
    const { signing, accepted } = await openDataFolder(db, dataDir, { shared });
    const sealer = createSealer(signing, 'mail', accepted);
    const removal = await removeLostFactor({ db, sealer, clock: { now: () => new Date() } }, email);
    if (removal.outcome === 'unknown') {
      print(`There is no account with the email address ${email}.`);
      return 1;
    }
    if (removal.outcome === 'off') {
      print(`Two-step sign-in is already off for ${email}.`);
      return 0;
    }
    const event = { security: 'account.remove-second-factor', outcome: 'success', by: 'command', account: removal.account };
    createLog(config.logLevel).info(event, 'security');
    print(`Two-step sign-in is off for ${email}. Its browsers are signed out, and the owner gets an email about it.`);
    return 0;
  });
}
