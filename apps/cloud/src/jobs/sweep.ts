import { sweepOrphans } from '../backup/sweep-orphans.js';
import type { Deps } from '../deps.js';
import { sweepKeys } from '../features/account/keys.service.js';
import { sweepUnconfirmed } from '../features/account/removal.service.js';
import { sweepSessions } from '../features/account/sessions.service.js';
import { sweepTokens } from '../features/account/tokens.service.js';
import { sweepFiles } from '../features/cloud-trash/cloud-trash.service.js';
import { sweepImportPlanChunks } from '../features/import-plans/site-plans.service.js';
import { sweepInvitations } from '../features/invitations/joining.service.js';
import { defineRecurringJob, type JobKind } from '../features/jobs/job.service.js';
import { sweepMails } from '../features/mail/mail.service.js';
import { sweepOperatorKeys } from '../features/operators/operator-keys.service.js';
import { sweepMedia } from '../features/publishing/media.service.js';
import { sweepAccountActions } from '../features/security-log/security-log.service.js';
import { sweepWorkspaces } from '../features/workspaces/trash.service.js';
import { sweepUploads, uploadsFolder } from '../http/stored-upload.js';

type Context = Pick<Deps, 'db' | 'clock' | 'files' | 'config'>;

/** Limits how long an upload can wait to be published. */
const uploadPatience = 7 * 24 * 60 * 60_000;

/** Deletes expired and unused data once an hour. Each part is a job, so that a failing one doesn't stop the others. */
export const sweepJob = (context: Context): JobKind =>
  defineRecurringJob({
    name: 'sweep',
    limits: { every: 3600, run: 900, atOnce: 1, retries: 3, retryAfter: 60 },
    parts: listSweeps(context),
  });

/** Removes stored files that no row names, once a day, because it lists the whole store. */
export const orphanJob = (context: Context): JobKind =>
  defineRecurringJob({
    name: 'orphans',
    limits: { every: 24 * 3600, run: 3600, atOnce: 1, retries: 2, retryAfter: 600 },
    parts: { all: () => sweepOrphans(context) },
  });

/** Lists the parts by their names. They are safe to run in several processes at once. */
export function listSweeps(context: Context): Record<string, () => Promise<unknown>> {
  const oldest = () => new Date(context.clock.now().getTime() - uploadPatience);
  return {
    sessions: () => sweepSessions(context),
    'links of mails': () => sweepTokens(context),
    'failed mails': () => sweepMails(context),
    'recorded calls of accounts': () => sweepAccountActions(context),
    'expired operator keys': () => sweepOperatorKeys(context),
    'revoked keys': () => sweepKeys(context),
    invitations: () => sweepInvitations(context),
    'workspaces in the trash': () => sweepWorkspaces(context),
    'files in the trash': () => sweepFiles(context),
    'parts of plans': () => sweepImportPlanChunks(context),
    'unconfirmed accounts': () => sweepUnconfirmed(context),
    'unused uploads': () => sweepMedia(context, oldest()),
    'unread bodies': () => sweepUploads(uploadsFolder(context.config.dataDir), context.clock.now()),
    'unfinished uploads': () => context.files.removeUnfinished(oldest()),
  };
}
