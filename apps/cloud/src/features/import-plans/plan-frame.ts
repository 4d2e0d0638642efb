import { randomUUID } from 'node:crypto';
import { AppError, type DesignRoom, type ImportPlan } from '@kithouse/contract';
import type { Config } from '../../config.js';

export type Asker = { id: number; is_verified: boolean; site_url?: string | undefined };

/** Limits in ms how long a site can wait before it starts. Addresses of private media live much longer. */
const life = 60 * 60_000;

/** Returns a plan's id, site and expiry. */
export function importPlanFor(user: Asker, now: Date): Pick<ImportPlan, 'plan_id' | 'site' | 'expires_at'> {
  return { plan_id: randomUUID(), site: siteOf(user), expires_at: new Date(now.getTime() + life).toISOString() };
}

/** Returns the site that the key is bound to; the portal is no site. */
function siteOf({ site_url = '' }: Asker): string {
  if (site_url === '') {
    throw new AppError('invalid_input', 'Only a connected site can request an import plan. Sign in on a site first.');
  }
  return site_url;
}

/** Returns a site's room, without components if this cloud's imports copy their elements. */
export const roomFor = ({ components }: Pick<Config, 'components'>, room: DesignRoom | undefined): DesignRoom | undefined =>
  room && components === 'copy' ? { ...room, components: undefined, existing_components: undefined } : room;

/** Rejects lone surrogates, because a site's JSON parser would refuse the plan. */
export function assertStorable(texts: Record<string, string | undefined>): void {
  for (const [field, text = ''] of Object.entries(texts)) {
    if (/[\0\p{Surrogate}]/u.test(text)) {
      throw new AppError('invalid_input', undefined, { [field]: 'This text contains a character that can’t be stored.' });
    }
  }
}
