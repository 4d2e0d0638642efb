import { randomUUID } from 'node:crypto';
import { AppError, type Content, type createPlan, type Output, type ParsedInput } from '@kithouse/contract';
import { compilePlan } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { getContent } from '../clouds/content.service.js';
import { get } from '../content/content.service.js';

type Context = Pick<Deps, 'db' | 'files' | 'config' | 'clock' | 'signer' | 'planSigner'>;
type Asker = { id: number; is_verified: boolean; site_url?: string | undefined };
type Asked = ParsedInput<typeof createPlan>;

/** How long a site may wait before it begins, in ms. Addresses of private media live much longer. */
const life = 60 * 60_000;

/** What one site is told to do for one template, signed as the very text that is sent. */
export async function create(context: Context, user: Asker, asked: Asked): Promise<Output<typeof createPlan>> {
  const site = siteOf(user);
  if (asked.as === 'library' && asked.platform !== 'elementor') {
    throw new AppError('invalid_input', 'Only Elementor keeps saved templates.');
  }
  // Half of a character: no JSON reader of a site would take the plan.
  if (/[\0\p{Surrogate}]/u.test(asked.title ?? '')) {
    throw new AppError('invalid_input', undefined, { title: 'This title contains a character that cannot be stored.' });
  }
  const content = await readContent(context, user, asked);
  const { platform, document, media, requires, warnings, settings } = content;
  const title = asked.title ?? content.name;
  const planned = compilePlan(
    { platform, requires, warnings, media, settings, documents: [{ document, as: asked.as, title }] },
    {
      plan_id: randomUUID(),
      site,
      expires_at: new Date(context.clock.now().getTime() + life).toISOString(),
      title,
      is_trusted: asked.origin === 'remote' || content.is_own === true,
      is_private: asked.origin === 'cloud',
    },
  );
  const plan = JSON.stringify(planned);
  return { plan, signature: context.planSigner.sign(plan) };
}

/** The key of a site is bound to its address; the pages of the provider are no site. */
function siteOf({ site_url = '' }: Asker): string {
  if (site_url === '') {
    throw new AppError('invalid_input', 'A plan is made for a site, and this call comes from none.');
  }
  return site_url;
}

async function readContent(context: Context, user: Asker, { id, platform, colors, origin }: Asked): Promise<Content> {
  if (origin === 'remote') {
    const filesUrl = `${context.config.publicUrl}/files/`;
    return get({ db: context.db, filesUrl }, user, { id, platform, colors, dry_run: false });
  }
  if (!user.is_verified) {
    throw new AppError('invalid_data');
  }
  return getContent(context, user.id, { id, platform, colors, dry_run: false });
}
