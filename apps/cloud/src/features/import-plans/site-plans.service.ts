import { createHash } from 'node:crypto';
import {
  AppError,
  type createSiteImportPlan,
  type getImportPlanChunk,
  type ImportPlan,
  type Output,
  type ParsedInput,
  type Platform,
} from '@kithouse/contract';
import { compileSiteImportPlan, type SiteSource, splitImportPlan } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { countDownload } from '../content/content.service.js';
import { getPack, readTwin } from '../packs/packs.service.js';
import { addVariants } from '../variants/variants.service.js';
import { deleteChunksBefore, findChunk, saveChunks } from './plan-chunks.queries.js';
import { type Asker, assertStorable, importPlanFor } from './plan-frame.js';
import { assertKnown, choosePlugins, chooseTheme } from './site-choices.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'planSigner'>;
type Asked = ParsedInput<typeof createSiteImportPlan>;
type StoredPack = Awaited<ReturnType<typeof getPack>>['pack'];

/** Limits how long the chunks of a plan can be downloaded, in ms. */
const chunkLife = 24 * 60 * 60_000;

/** Limits the number of plans per account with stored chunks. */
const mostPlans = 10;

/** Creates the plan of what a person chose of a pack, signed as the exact text that is sent. */
export async function createForSite(context: Context, user: Asker, asked: Asked): Promise<Output<typeof createSiteImportPlan>> {
  const { db, config, planSigner } = context;
  const { choices, id, platform, image_sizes, dry_run, block_theme, styles, fonts, new_kit, stores_facts, navigations, retire } =
    asked;
  assertStorable({ title: choices.title, slogan: choices.slogan });
  const frame = importPlanFor(user, context.clock.now());
  const { info, pack } = await getPack({ db, ...config }, user, { id, platform });
  assertKnown(choices, info);
  const toSource = async (stored: StoredPack, ofPlatform: Platform): Promise<SiteSource> => ({
    ...stored,
    platform: ofPlatform,
    media: await addressMedia(context, stored, image_sizes),
    fonts: fonts ? stored.fonts : undefined,
  });
  const needsTwin = block_theme !== undefined && info.platform === 'elementor';
  const twin = needsTwin ? await readTwin(db, user, { id: info.id, platform: 'gutenberg' }) : undefined;
  const planned = compileSiteImportPlan(await toSource(pack, info.platform), {
    ...frame,
    title: info.name,
    is_trusted: true,
    is_private: false,
    choices,
    install: choosePlugins(choices, info),
    ...chooseTheme(choices, info),
    block_theme,
    styles,
    new_kit,
    stores_facts,
    navigations,
    design: asked.design,
    atomic: asked.atomic,
    ...(twin ? { twin: await toSource(twin, 'gutenberg') } : {}),
    retire,
  });
  const plan = JSON.stringify(await storeChunks(context, user.id, planned));
  if (!dry_run) {
    await countDownload(db, user, id);
  }
  return { plan, signature: planSigner.sign(plan) };
}

/** Returns a pack's pictures with the addresses and smaller copies that the site needs. */
function addressMedia({ db, config }: Context, { media }: StoredPack, sizes: Asked['image_sizes']) {
  const filesUrl = `${config.publicUrl}/files/`;
  return addVariants(
    db,
    filesUrl,
    media.map(({ file, ...medium }) => ({ ...medium, url: filesUrl + file })),
    sizes,
  );
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

/** Stores a large plan's operations as chunks and names them in the plan by hash. */
async function storeChunks({ db, clock }: Context, userId: number, plan: ImportPlan): Promise<ImportPlan> {
  const chunks = splitImportPlan(plan).map((ops) => ({ ops, sha256: createHash('sha256').update(ops).digest('hex') }));
  if (chunks.length === 0) {
    return plan;
  }
  await saveChunks(db, { planId: plan.plan_id, userId, at: clock.now().toISOString() }, chunks, mostPlans);
  return { ...plan, ops: [], parts: chunks.map(({ ops, sha256 }) => ({ sha256, bytes: Buffer.byteLength(ops) })) };
}
