import { AppError, type createSiteImportPlan, type getImportPlanChunk, type Output, type ParsedInput } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { countDownload } from '../content/content.service.js';
import { findTwin, getAllowedPack } from '../packs/packs.service.js';
import { listWithoutCopies } from '../variants/variants.service.js';
import { compileForSite } from './compile-site.service.js';
import { deleteChunksBefore, findChunk, saveChunks } from './plan-chunks.queries.js';
import { type Asker, assertStorable, importPlanFor } from './plan-frame.js';
import type { PlanStore, StoredPlan } from './plan-store.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'planSigner' | 'threads'> & { plans: PlanStore };
type Requested = ParsedInput<typeof createSiteImportPlan>;

/** Limits how long the chunks of a plan can be downloaded, in ms. */
const chunkLife = 24 * 60 * 60_000;

/** Limits the number of plans per account with stored chunks. */
const maxPlans = 10;

/** Creates the plan for a person's choice of a pack, signed as the exact text that is sent. */
export async function createForSite(
  context: Context,
  user: Asker,
  { dry_run, ...wanted }: Requested,
): Promise<Output<typeof createSiteImportPlan>> {
  const { db, clock, planSigner } = context;
  assertStorable({ title: wanted.choices.title, slogan: wanted.choices.slogan });
  const frame = importPlanFor(user, clock.now());
  const { shared, chunks } = await findPlan(context, user, wanted);
  if (chunks.length > 0) {
    const owner = { planId: frame.plan_id, userId: user.id, at: clock.now().toISOString() };
    await saveChunks(db, owner, chunks, maxPlans);
  }
  const plan = `${JSON.stringify(frame).slice(0, -1)},${shared.slice(1)}`;
  if (!dry_run) {
    await countDownload(db, user, wanted.id);
  }
  return { plan, signature: planSigner.sign(plan) };
}

/** Returns the plan that all sites share. Always checks the rights, but reads the pack only if no current plan is stored. */
async function findPlan(context: Context, user: Asker, wanted: Omit<Requested, 'dry_run'>): Promise<StoredPlan> {
  const { db, plans } = context;
  const item = await getAllowedPack(db, user, wanted);
  const needsTwin = wanted.block_theme !== undefined && item.platform === 'elementor';
  const twin = needsTwin ? await findTwin(db, user, { id: item.id, platform: 'gutenberg' }) : undefined;
  const versions = [item, twin].map((pack) => pack && [pack.id, pack.version]);
  return plans([versions, item.title, wanted], {
    isCurrent: async ({ undrawn }) => (await listWithoutCopies(db, undrawn)).length === undrawn.length,
    compile: () => compileForSite(context, user, { item, twin }, wanted),
  });
}

export async function getChunk(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  user: Asker,
  { plan_id, sha256 }: ParsedInput<typeof getImportPlanChunk>,
): Promise<Output<typeof getImportPlanChunk>> {
  const since = new Date(clock.now().getTime() - chunkLife).toISOString();
  const ops = await findChunk(db, { plan_id, sha256, user_id: user.id, since });
  if (ops === undefined) {
    throw new AppError('not_found', 'This part of the import has expired. Start the import again.');
  }
  return { ops };
}

export function sweepImportPlanChunks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteChunksBefore(db, new Date(clock.now().getTime() - chunkLife).toISOString());
}
