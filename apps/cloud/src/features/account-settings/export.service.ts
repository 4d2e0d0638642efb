import type { AccountExport } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { getLanguage } from '../account/details.service.js';
import * as keys from '../account/keys.service.js';
import { getFacts } from '../account-facts/account-facts.service.js';
import { getSessionUser } from '../profile/profile.service.js';
import { listRecordedCallsOf } from '../security-log/security-log.service.js';
import * as own from './export.queries.js';

/** Exports all data about an account; keys without their secrets. */
export async function exportAccount(context: Pick<Deps, 'db' | 'clock' | 'config'>, userId: number): Promise<AccountExport> {
  const { db, clock } = context;
  return {
    exported_at: clock.now().toISOString(),
    account: await getSessionUser(context, userId),
    language: await getLanguage(db, userId),
    facts: await getFacts(db, userId),
    sites_and_keys: (await keys.list(db, userId)).data,
    browsers: await own.listSessionsOf(db, userId),
    favourites: await own.listFavouritesOf(db, userId),
    ratings: await own.listRatingsOf(db, userId),
    downloads: await own.listDownloadsOf(db, userId),
    purchases: await own.listPurchasesOf(db, userId),
    orders: await own.listOrdersOf(db, userId),
    files: await own.listFilesOf(db, userId),
    workspaces: await own.listWorkspacesOf(db, userId),
    invitations_sent: await own.listInvitationsBy(db, userId),
    invitations_received: await own.listInvitationsTo(db, userId),
    activity: await own.listActivityOf(db, userId),
    recorded_calls: await listRecordedCallsOf(db, userId),
  };
}
