import { login } from '@kithouse/contract';
import type { RemoteWordPress } from '@kithouse/playground';
import { type Account, callAs, connectAccount } from './account.js';
import type { Cloud } from './cloud.js';
import { fillAccount } from './filled-account.js';
import type { Who } from './screen.js';

/** Prepares the administrator as a screen requires; returns the account, if any. */
export async function enter(who: Who, site: RemoteWordPress, cloud: Cloud): Promise<Account | undefined> {
  if (who === 'visitor') {
    return undefined;
  }
  const account = await connectAccount(site, cloud);
  if (who === 'owner') {
    await fillAccount(site, cloud, account);
  }
  return account;
}

const entered = new Map<Who, Account>();

/** Prepares a shared account once per worker, for read-only tests. */
export async function enterOnce(who: Who, site: RemoteWordPress, cloud: Cloud): Promise<Account | undefined> {
  const known = entered.get(who);
  if (known) {
    await callAs(site).then((call) => call(login, known));
    return known;
  }
  const account = await enter(who, site, cloud);
  if (account) {
    entered.set(who, account);
  }
  return account;
}
