import { login } from '@kithouse/contract';
import type { RemoteWordPress } from '@kithouse/playground';
import { type Account, callAs, connectAccount } from './account.js';
import type { Cloud } from './cloud.js';
import { fillAccount } from './filled-account.js';
import type { Who } from './screen.js';

/** Makes the administrator of the WordPress who a screen is for; answers the account, where there is one. */
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

/** The same for tests that only look: the account and all that is in it are made once for those of one worker. */
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
