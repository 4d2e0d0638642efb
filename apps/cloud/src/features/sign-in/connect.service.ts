import type { connect, Output, ParsedInput, register } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { adoptKey, issueKey } from '../account/keys.service.js';
import { type Checked, signInPerson } from '../account/sign-in.service.js';
import { type Newcomer, signUpPerson } from '../account/sign-up.service.js';
import { readSite, type SiteAddress } from '../account/site.service.js';
import { getProfile } from '../profile/profile.service.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config' | 'sealer' | 'factorSealer'>;
type Connected = Output<typeof connect>;

/** Issues an account's key to a site, in exchange for e-mail and password or an existing key. */
export async function connectSite(context: Context, input: ParsedInput<typeof connect>, ip: string): Promise<Connected> {
  const site = readSite(input.site);
  if (input.api_key !== undefined) {
    const { key, user_id } = await adoptKey(context, input.api_key, site, input.release);
    return { user: await getProfile(context, user_id), api_key: input.api_key.trim(), key_id: key };
  }
  const { email = '', password = '', code } = input;
  const user = await signInPerson(context, { email, password, code }, ip);
  return connectAs(context, user, site, input.release);
}

/** Creates an account and signs the site in. */
export async function registerAccount(
  context: Context,
  input: ParsedInput<typeof register>,
  newcomer: Newcomer,
): Promise<Connected> {
  const site = readSite(input.site);
  return connectAs(context, await signUpPerson(context, input, newcomer), site);
}

async function connectAs(context: Context, user: Checked, site: SiteAddress, release?: number): Promise<Connected> {
  const { key, api_key } = await issueKey(context, user, site, release);
  return { user: await getProfile(context, user.id), api_key, key_id: key.id };
}
