import type { createSiteImportPlan, ParsedInput, Platform } from '@kithouse/contract';
import type { SiteImportPlanChoices, SiteSource } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { type AllowedPack, openPack, readPack, type StoredPack } from '../packs/packs.service.js';
import { addVariants, listWithoutCopies } from '../variants/variants.service.js';
import { compileSitePlan } from './import-plans.tasks.js';
import { roomFor } from './plan-frame.js';
import type { StoredPlan } from './plan-store.js';
import { assertKnown, choosePlugins, chooseTheme } from './site-choices.js';

type Context = Pick<Deps, 'db' | 'config' | 'threads'>;
export type PlanRequest = Omit<ParsedInput<typeof createSiteImportPlan>, 'dry_run'>;
type Packs = { item: AllowedPack; twin: { id: number } | undefined };

/** Replaces the values that differ between sites, so that all sites share the rest of the plan. */
const placeholders = { plan_id: '', site: '', expires_at: '' };

/** Reads a pack and compiles the plan for a request, without the values that differ between sites. */
export async function compileForSite(
  context: Context,
  user: { id: number },
  { item, twin }: Packs,
  request: PlanRequest,
): Promise<StoredPlan> {
  const { db, config, threads } = context;
  const { choices, block_theme, styles, new_kit, stores_facts, navigations, retire, atomic } = request;
  const { info, pack } = await openPack({ db, ...config }, user, item);
  assertKnown(choices, info);
  const twinPack = twin && (await readPack(db, twin.id));
  // Must run before `toSource` reads the copies: a copy that is drawn in between then makes the stored plan outdated.
  const undrawn = await listUndrawn(context, [pack, twinPack], request);
  const chosen: SiteImportPlanChoices = {
    ...placeholders,
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
    design: roomFor(config, request.design),
    atomic,
    ...(twinPack ? { twin: await toSource(context, twinPack, 'gutenberg', request) } : {}),
    retire,
  };
  const text = JSON.stringify({ source: await toSource(context, pack, info.platform, request), choices: chosen });
  const { plan, chunks } = await threads.run(compileSitePlan, text, { owner: `${user.id}`, bytes: text.length });
  const shared = { ...plan, plan_id: undefined, site: undefined, expires_at: undefined };
  return { shared: JSON.stringify(shared), chunks, undrawn };
}

/** Lists the pictures whose copies a later plan may include. */
function listUndrawn({ db }: Context, packs: (StoredPack | undefined)[], { image_sizes }: PlanRequest): Promise<string[]> {
  const hashes = packs.flatMap((pack) => pack?.media ?? []).map(({ sha256 }) => sha256);
  return listWithoutCopies(db, image_sizes.length > 0 ? [...new Set(hashes)] : []);
}

/** Returns a pack with the addresses of its pictures, and the smaller copies that the site needs. */
async function toSource(
  { db, config }: Context,
  pack: StoredPack,
  platform: Platform,
  { fonts, image_sizes }: PlanRequest,
): Promise<SiteSource> {
  const filesUrl = `${config.publicUrl}/files/`;
  const media = pack.media.map(({ file, ...medium }) => ({ ...medium, url: filesUrl + file }));
  return {
    ...pack,
    platform,
    media: await addVariants(db, filesUrl, media, image_sizes),
    fonts: fonts ? pack.fonts : undefined,
  };
}
