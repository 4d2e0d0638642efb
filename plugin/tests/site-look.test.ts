import { checkSiteImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import type { PlanOp } from './testing/sign-plan.js';
import { offerSite, siteOps } from './testing/site-plan.js';
import { noChoices } from './testing/site-stream.js';
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
  offerSite(plan.cloud, plan.signer, plan.site.url, siteOps(1) as PlanOp[]);
});

/** Returns the choices that the site sent with its last request for a plan. */
function sent(): Record<string, unknown> {
  const requested = plan.cloud.heard.findLast(({ path }) => path === '/v1/plans/site');
  return (requested?.body as { choices: Record<string, unknown> } | undefined)?.choices ?? {};
}

test('[R-SITE-183] sends a chosen pair of fonts, and none without a choice', async () => {
  await admin.call(checkSiteImport, { form: { ...noChoices, id: 1, fonts: { heading: 'lora', body: 'source-serif-4' } } });
  expect(sent().fonts).toEqual({ heading: 'lora', body: 'source-serif-4' });

  await admin.call(checkSiteImport, { form: { ...noChoices, id: 1 } });
  expect(sent()).not.toHaveProperty('fonts');
});

test('[R-SITE-183] refuses a pair whose names are no names of fonts', async () => {
  const form = { ...noChoices, id: 1, fonts: { heading: '../x', body: 'lora' } };

  expect(await refusalOf(admin.call(checkSiteImport, { form }))).toMatchObject({ code: 'invalid_input' });
});
