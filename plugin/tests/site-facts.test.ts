import { checkSiteImport, fullSiteActions } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import type { PlanOp } from './testing/sign-plan.js';
import { offerSite, siteOps } from './testing/site-plan.js';
import { emptyWish, pressImport } from './testing/site-stream.js';
import { refusalOf, type Visit } from './testing/start-site.js';

let plan: PlanSite;
let admin: Visit;
beforeAll(async () => {
  plan = await startPlanSite();
  admin = await plan.visitOf('administrator');
});
afterAll(() => plan?.close());
beforeEach(async () => {
  await plan.restore();
  plan.cloud.on('GET /v1/packs/1/info', { json: { has_settings: false, name: 'Bread', platform: 'gutenberg' } });
  offerSite(plan.cloud, plan.signer, plan.site.url, siteOps(1) as PlanOp[]);
});

const facts = { phone: ' +43 1\r\n555 ', email: 'post@zwölf.test', street: 'Ringgasse 5 <b>', hours: '' };

/** Returns the choices that the site sent with its last request for a plan. */
function sent(): Record<string, unknown> {
  const asked = plan.cloud.heard.findLast(({ path }) => path === '/v1/plans/site');
  return (asked?.body as { choices: Record<string, unknown> } | undefined)?.choices ?? {};
}

async function offered(): Promise<unknown> {
  const response = await admin.ask(`/wp-admin/admin-ajax.php?action=${fullSiteActions.info}&id=1`, {
    headers: { 'x-wp-nonce': admin.auth?.nonce ?? '' },
  });
  return ((await response.json()) as { data: { facts: unknown } }).data.facts;
}

test('[R-SITE-112] sends the details with the name of the site, and offers them in the next import', async () => {
  await plan.site.run(`update_option( 'blogname', 'Oak & Sons' ); return true;`);
  const before = await offered();

  await pressImport(admin, { id: 1, platform: 'gutenberg', facts });

  expect(before).toEqual({});
  expect(sent().facts).toEqual({ ...facts, name: 'Oak & Sons' });
  expect(await offered()).toEqual({ phone: '+43 1 555', email: 'post@zwölf.test', street: 'Ringgasse 5 <b>' });
});

test('[R-SITE-112] leaves the name to a new title, and stores nothing for a dry run', async () => {
  await admin.call(checkSiteImport, { form: { ...emptyWish, id: 1, title: 'Rye', facts: { phone: '1' } } });

  expect(sent()).toMatchObject({ title: 'Rye', facts: { phone: '1' } });
  expect(await offered()).toEqual({});
});

test('[R-SITE-111] sends no details for a form without them, and keeps the stored ones', async () => {
  await plan.site.run(`update_option( 'kithouse_facts', array( 'city' => 'Kiel', 'phone' => array( 'x' ) ) ); return true;`);

  await pressImport(admin, { id: 1, platform: 'gutenberg' });

  expect(sent()).not.toHaveProperty('facts');
  expect(await offered()).toEqual({ city: 'Kiel' });
});

test('[R-SITE-112] refuses an email address that is none', async () => {
  const form = { ...emptyWish, id: 1, facts: { email: 'nobody' } };

  expect(await refusalOf(admin.call(checkSiteImport, { form }))).toMatchObject({ code: 'invalid_input' });
});
