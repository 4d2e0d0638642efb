import { randomUUID } from 'node:crypto';
import { AppError, type SitePlan } from '@kithouse/contract';

export type Asker = { id: number; is_verified: boolean; site_url?: string | undefined };

/** How long a site may wait before it begins, in ms. Addresses of private media live much longer. */
const life = 60 * 60_000;

/** What a plan says of itself: which one it is, for whom and until when. */
export function planFor(user: Asker, now: Date): Pick<SitePlan, 'plan_id' | 'site' | 'expires_at'> {
  return { plan_id: randomUUID(), site: siteOf(user), expires_at: new Date(now.getTime() + life).toISOString() };
}

/** The key of a site is bound to its address; the pages of the provider are no site. */
function siteOf({ site_url = '' }: Asker): string {
  if (site_url === '') {
    throw new AppError('invalid_input', 'A plan is made for a site, and this call comes from none.');
  }
  return site_url;
}

/** Half of a character: no JSON reader of a site would take the plan. */
export function assertStorable(texts: Record<string, string | undefined>): void {
  for (const [field, text = ''] of Object.entries(texts)) {
    if (/[\0\p{Surrogate}]/u.test(text)) {
      throw new AppError('invalid_input', undefined, { [field]: 'This text contains a character that cannot be stored.' });
    }
  }
}
