import type { Deps } from '../deps.js';
import { sweepKeys } from '../features/account/keys.service.js';
import { sweepSessions } from '../features/account/sessions.service.js';
import { sweepTokens } from '../features/account/tokens.service.js';
import { sweepFiles } from '../features/cloud-trash/cloud-trash.service.js';
import { sweepImportPlanChunks } from '../features/import-plans/site-plans.service.js';
import { sweepInvitations } from '../features/invitations/joining.service.js';
import { sweepMails } from '../features/mail/mail.service.js';
import { sweepMedia } from '../features/publishing/media.service.js';
import { sweepWorkspaces } from '../features/workspaces/trash.service.js';

type Context = Pick<Deps, 'db' | 'clock' | 'files' | 'log'>;

const hour = 60 * 60_000;

/** Limits how long an upload can wait to be published. */
const uploadPatience = 7 * 24 * hour;

/** Deletes what can no longer be used. Safe to run in several processes; a failing part does not stop the others. */
export async function sweep(context: Context): Promise<void> {
  const oldest = new Date(context.clock.now().getTime() - uploadPatience);
  const tasks = {
    sessions: () => sweepSessions(context),
    'links of mails': () => sweepTokens(context),
    'failed mails': () => sweepMails(context),
    'revoked keys': () => sweepKeys(context),
    invitations: () => sweepInvitations(context),
    'workspaces in the trash': () => sweepWorkspaces(context),
    'files in the trash': () => sweepFiles(context),
    'parts of plans': () => sweepImportPlanChunks(context),
    'unused uploads': () => sweepMedia(context, oldest),
    'unfinished uploads': () => context.files.removeUnfinished(oldest),
  };
  for (const [what, run] of Object.entries(tasks)) {
    await run().catch((error: unknown) => context.log.error({ err: error, what }, 'a sweep failed'));
  }
}

/** Sweeps once an hour. Returns a function that stops it. */
export function startSweeping(context: Context): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(context);
  }, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
