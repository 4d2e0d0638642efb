import { checkSiteImport, fullSiteActions, getSiteFacts, insertItem, saveSiteFacts, undoImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, type PlanOp } from './testing/sign-plan.js';
import { offerSite, siteOps } from './testing/site-plan.js';
import { askPart, noChoices, pressImport } from './testing/site-stream.js';
import { refusalOf, type Visit } from './testing/start-site.js';

let plan: PlanSite;
let admin: Visit;
beforeAll(async () => {
  plan = await startPlanSite({ signedIn: ['administrator', 'editor'] });
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
  const requested = plan.cloud.heard.findLast(({ path }) => path === '/v1/plans/site');
  return (requested?.body as { choices: Record<string, unknown> } | undefined)?.choices ?? {};
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

const stored = async () => (await admin.call(getSiteFacts, {})).facts;
async function importAll() {
  const pressed = await pressImport(admin, { id: 1, platform: 'gutenberg', facts });
  await askPart(admin, pressed, 'download');
  await askPart(admin, pressed, 'import');
  return pressed.import_id;
}
const offerFacts = (values: object) =>
  offerSite(plan.cloud, plan.signer, plan.site.url, [
    ...(siteOps(1) as PlanOp[]).slice(0, -1),
    op('facts', 'facts.set', { values }, 'finalize'),
    op('verify', 'verify', { documents: 1, media: 0 }, 'finalize'),
  ]);

test('[R-SITE-62] stores the details with the import, and undo restores the former ones', async () => {
  await admin.call(saveSiteFacts, { facts: { name: 'Rye', phone: '1', city: 'Kiel' } });
  offerFacts({ name: 'Ignored', phone: ' 030\n2', social: [{ network: 'x', url: 'https://x.com/rye' }] });
  const checked = await admin.call(checkSiteImport, { form: { ...noChoices, id: 1, facts } });
  const atOnce = await stored();

  const import_id = await importAll();
  const after = await stored();
  const undone = await admin.call(undoImport, { import_id });

  expect(checked.change).toContainEqual({
    label: 'Details of the business',
    from: '',
    to: 'Stored on this site, for later imports and templates',
  });
  expect(atOnce).toEqual({ name: 'Rye', phone: '1', city: 'Kiel' });
  expect(after).toEqual({ name: 'Rye', phone: '030 2', social: [{ network: 'x', url: 'https://x.com/rye' }] });
  expect(undone.kept).toEqual([]);
  expect(await stored()).toEqual({ name: 'Rye', phone: '1', city: 'Kiel' });
});

test('[R-SITE-62] keeps details that somebody changed after the import', async () => {
  offerFacts({ phone: '2', city: 'Wien' });
  const import_id = await importAll();
  await admin.call(saveSiteFacts, { facts: { phone: '3', city: 'Wien' } });

  const undone = await admin.call(undoImport, { import_id });

  expect(await stored()).toEqual({ phone: '3' });
  expect(undone.kept).toEqual([{ label: 'Details of the business', reason: 'It was changed after the import.' }]);
});

test('[R-SITE-112] leaves the name to a new title, and stores nothing for a dry run', async () => {
  await admin.call(checkSiteImport, { form: { ...noChoices, id: 1, title: 'Rye', facts: { phone: '1' } } });

  expect(sent()).toMatchObject({ title: 'Rye', facts: { phone: '1' } });
  expect(await offered()).toEqual({});
});

test('[R-SITE-111] sends no details for a form without them, and keeps the stored ones', async () => {
  await plan.site.run(`update_option( 'kithouse_facts', array( 'city' => 'Kiel', 'phone' => array( 'x' ) ) ); return true;`);

  await pressImport(admin, { id: 1, platform: 'gutenberg' });

  expect(sent()).not.toHaveProperty('facts');
  expect(await offered()).toEqual({ city: 'Kiel' });
});

test('[R-SITE-144] stores the details, without what isn’t one, and lets only administrators read and change them', async () => {
  const facts = {
    name: 'Rye [gallery] <b>',
    opening_hours: [{ days: [6, 7], opens: '09:00', closes: '02:00' }],
    social: [{ network: 'x' as const, url: 'https://x.com/rye?a=1' }],
  };
  await admin.call(saveSiteFacts, { facts: { ...facts, city: ' \r\n ' } });
  const editor = await plan.visitOf('editor');

  expect((await admin.call(getSiteFacts, {})).facts).toEqual(facts);
  expect(await refusalOf(editor.call(getSiteFacts, {}))).toMatchObject({ code: 'invalid_permission' });
  expect(await refusalOf(editor.call(saveSiteFacts, { facts: {} }))).toMatchObject({ code: 'invalid_permission' });
  const wrong = { ...facts, social: [{ network: 'x' as const, url: 'javascript:alert(1)' }] };
  expect(await refusalOf(admin.call(saveSiteFacts, { facts: wrong }))).toMatchObject({ code: 'invalid_input' });
  expect(
    await plan.site.run(
      `global $wpdb; return $wpdb->get_var( "select autoload from $wpdb->options where option_name = 'kithouse_facts'" );`,
    ),
  ).toMatch(/off|no/);
});

test('[R-SITE-141] sends the stored details with a request for a single template, and none without any', async () => {
  plan.cloud.on('POST /v1/content', { status: 404, json: { code: 'item_not_found', message: 'x' } });
  const requested = async () => {
    await refusalOf(admin.call(insertItem, { id: 5, platform: 'gutenberg' }));
    return plan.cloud.heard.findLast(({ path }) => path === '/v1/content')?.body;
  };

  expect(await requested()).not.toHaveProperty('facts');
  await admin.call(saveSiteFacts, { facts: { city: 'Kiel' } });
  expect(await requested()).toMatchObject({ facts: { city: 'Kiel' }, locale: 'en_US' });
});

test('[R-SITE-112] refuses an email address that is none', async () => {
  const form = { ...noChoices, id: 1, facts: { email: 'nobody' } };

  expect(await refusalOf(admin.call(checkSiteImport, { form }))).toMatchObject({ code: 'invalid_input' });
});
