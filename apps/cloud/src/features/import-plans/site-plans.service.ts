import {
  AppError,
  type createSiteImportPlan,
  type getImportPlanChunk,
  type Output,
  type ParsedInput,
  type Platform,
} from '@kithouse/contract';
import type { SiteImportPlanChoices, SiteSource } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { countDownload } from '../content/content.service.js';
import { getPack, readTwin } from '../packs/packs.service.js';
import { addVariants } from '../variants/variants.service.js';
import { compileSitePlan } from './import-plans.tasks.js';
import { deleteChunksBefore, findChunk, saveChunks } from './plan-chunks.queries.js';
import { type Asker, assertStorable, importPlanFor, roomFor } from './plan-frame.js';
import type { PlanStore } from './plan-store.js';
import { assertKnown, choosePlugins, chooseTheme } from './site-choices.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'planSigner' | 'threads'> & { plans: PlanStore };
type Asked = ParsedInput<typeof createSiteImportPlan>;
type StoredPack = Awaited<ReturnType<typeof getPack>>['pack'];

/** Replaces the values that differ between sites, so that all sites share the rest of the plan. */
const unnamed = { plan_id: '', site: '', expires_at: '' };

/** Limits how long the chunks of a plan can be downloaded, in ms. */
const chunkLife = 24 * 60 * 60_000;

/** Limits the number of plans per account with stored chunks. */
const maxPlans = 10;

/** Creates the plan for a person's choice of a pack, signed as the exact text that is sent. */
export async function createForSite(context: Context, user: Asker, asked: Asked): Promise<Output<typeof createSiteImportPlan>> {
  const { db, config, clock, planSigner, threads, plans } = context;
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
  const source = await toSource(pack, info.platform);
  const chosen: SiteImportPlanChoices = {
    ...unnamed,
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
    design: roomFor(config, asked.design),
    atomic: asked.atomic,
    ...(twin ? { twin: await toSource(twin, 'gutenberg') } : {}),
    retire,
  };
  const text = JSON.stringify({ source, choices: chosen });
  const order = { owner: `${user.id}`, bytes: text.length };
  const planned = await plans(text, () => threads.run(compileSitePlan, text, order));
  if (planned.chunks.length > 0) {
    const owner = { planId: frame.plan_id, userId: user.id, at: clock.now().toISOString() };
    await saveChunks(db, owner, planned.chunks, maxPlans);
  }
  const plan = JSON.stringify({ ...planned.plan, ...frame });
  if (!dry_run) {
    await countDownload(db, user, id);
  }
  return { plan, signature: planSigner.sign(plan) };
}

/** Returns a pack's pictures with the addresses and smaller copies that the site needs. */
function addressMedia({ db, config }: Pick<Context, 'db' | 'config'>, { media }: StoredPack, sizes: Asked['image_sizes']) {
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
