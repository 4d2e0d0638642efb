import { AppError, type Content, type createImportPlan, type Output, type ParsedInput } from '@kithouse/contract';
import type { ImportPlanChoices, ImportPlanSource } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { get } from '../content/content.service.js';
import { getContent } from '../library-files/content.service.js';
import { compileTemplatePlan } from './import-plans.tasks.js';
import { type Asker, assertStorable, importPlanFor, roomFor } from './plan-frame.js';

type Context = Pick<Deps, 'db' | 'files' | 'config' | 'clock' | 'signer' | 'planSigner' | 'threads'>;
type Requested = ParsedInput<typeof createImportPlan>;

/** Creates the plan of one template for a site, signed as the exact text that is sent. */
export async function create(context: Context, user: Asker, requested: Requested): Promise<Output<typeof createImportPlan>> {
  const frame = importPlanFor(user, context.clock.now());
  if (requested.as === 'library' && requested.platform !== 'elementor') {
    throw new AppError('invalid_input', 'Only Elementor has saved templates. Create a page instead.');
  }
  assertStorable({ title: requested.title });
  const content = await readContent(context, user, requested);
  const { platform, document, media, requires, warnings, settings, fonts } = content;
  const title = requested.title ?? content.name;
  const source: ImportPlanSource = {
    platform,
    requires,
    warnings,
    media,
    settings,
    fonts: requested.fonts ? fonts : undefined,
    documents: [{ document, as: requested.as, title }],
  };
  const choices: ImportPlanChoices = {
    ...frame,
    title,
    is_trusted: requested.origin === 'remote' || content.is_own === true,
    is_private: requested.origin === 'cloud',
    design: roomFor(context.config, requested.design),
    design_choices: requested.design_choices,
    atomic: requested.atomic,
  };
  const text = JSON.stringify({ source, choices });
  const plan = await context.threads.run(compileTemplatePlan, text, { owner: `${user.id}`, bytes: text.length });
  return { plan, signature: context.planSigner.sign(plan) };
}

async function readContent(
  context: Context,
  user: Asker,
  { id, platform, colors, origin, image_sizes, facts, locale, design }: Requested,
): Promise<Content> {
  const keeps_design = design !== undefined;
  if (origin === 'remote') {
    const filesUrl = `${context.config.publicUrl}/files/`;
    const input = { id, platform, colors, image_sizes, facts, locale, dry_run: false, keeps_design };
    return get({ db: context.db, filesUrl }, user, input);
  }
  if (!user.is_verified) {
    throw new AppError('invalid_data');
  }
  return getContent(context, user.id, { id, platform, colors, dry_run: false, keeps_design });
}
