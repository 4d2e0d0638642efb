import { createPublicKey, randomUUID, verify } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { attachMedia, readTemplate } from '@kithouse/kits';
import { expect, test } from 'vitest';
import { drawPicture, makeDocument, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { makePictured, push } from '../../testing/library-files.js';
import { codeOf } from '../../testing/people.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
type Person = Awaited<ReturnType<typeof app.user>>;
type Requested = Partial<contract.Input<typeof contract.createImportPlan>>;

const ask = ({ call }: Pick<Person, 'call'>, id: number, more: Requested = {}) =>
  call(contract.createImportPlan, { id, platform: 'gutenberg', title: 'My page', ...more });

const planOf = async (...requested: Parameters<typeof ask>) =>
  contract.ImportPlan.parse(JSON.parse((await ask(...requested)).plan));

/** Verifies a plan as a site does that knows the key. */
async function isSigned({ plan, signature }: { plan: string; signature: string }) {
  const { plan_key } = await app.visitor.call(contract.getImportPlanKey, {});
  const x = Buffer.from(plan_key, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(plan), key, Buffer.from(signature, 'base64'));
}

async function publishPictured(pictures: number) {
  const hashes = await Promise.all(Array.from({ length: pictures }, async () => catalogue.upload(await drawPicture())));
  const media = hashes.map((sha256) => ({ sha256, mime: 'image/webp', bytes: 1, alt: '', file_name: 'bread.webp' }));
  const content = hashes.map((sha256) => `<!-- wp:image --><img src="kit:media/${sha256}/url" alt=""/><!-- /wp:image -->`);
  const { id, slug } = await catalogue.publish({ media, documents: [makeDocument('gutenberg', content.join(''))] });
  return { id, slug, hashes };
}

test('compiles a library template into ordered steps after their dependencies, with symbols unchanged', async () => {
  const ada = await app.user();
  const { id, hashes } = await publishPictured(1);

  const plan = await planOf(ada, id);

  expect(plan.ops.map(({ id, op, step, needs }) => [id, op, step, needs])).toEqual([
    ['require', 'require', 'permission', []],
    ['media.1', 'media.fetch', 'download', ['require']],
    ['post.1', 'post.create', 'wp-content', ['require', 'media.1']],
    ['verify', 'verify', 'finalize', ['post.1']],
  ]);
  const post = plan.ops.find(({ op }) => op === 'post.create');
  expect(post?.args).toMatchObject({ as: 'page', title: 'My page', terms: [], document: { key: 'main' } });
  expect(JSON.stringify(post?.args)).toContain(`kit:media/${hashes[0]}/url`);
  expect(plan).toMatchObject({ platform: 'gutenberg', title: 'My page', is_trusted: true, is_private: false, warnings: [] });
  expect(plan.totals).toMatchObject({ documents: 1, media: 1 });
});

test('signs the exact text that is sent', async () => {
  const ada = await app.user();
  const title = 'Bäckerei 日本 🍕 \u2028 </script> "quoted" \\u0000';
  const { id } = await publishPictured(1);

  const answer = await ask(ada, id, { title });

  expect(await isSigned(answer)).toBe(true);
  expect(JSON.parse(answer.plan)).toMatchObject({ title });
  const changed = answer.plan.replace('"page"', '"part"');
  expect(changed).not.toBe(answer.plan);
  expect(await isSigned({ ...answer, plan: changed })).toBe(false);
  expect(await isSigned({ ...answer, plan: `${answer.plan} ` })).toBe(false);
});

test('binds a plan to the requesting site, expires it after an hour and gives each its own id', async () => {
  const ada = await app.user();
  const { id } = await catalogue.publish();
  const spelled = app.callAs(ada.api_key, 'https://SITE.example/');

  const [one, other] = [await planOf(ada, id), await planOf({ call: spelled }, id)];

  expect([one.site, other.site]).toEqual(['https://site.example', 'https://SITE.example/']);
  expect(one.plan_id).not.toBe(other.plan_id);
  const left = Date.parse(one.expires_at) - app.clock.now().getTime();
  expect(left).toBeGreaterThan(55 * 60_000);
  expect(left).toBeLessThanOrEqual(60 * 60_000);
});

test('refuses a plan to a portal browser, which is no site', async () => {
  const browser = await (await app.user()).browse();
  const { id } = await catalogue.publish();

  expect(await codeOf(ask(browser, id))).toBe('invalid_input');
});

test('[R-ENT-10] refuses a plan without entitlement and counts nothing', async () => {
  const [ada, unverified] = await Promise.all([app.user(), app.user({ verified: false })]);
  const [free, paid, pack] = await Promise.all([
    catalogue.publish(),
    catalogue.publish({ plan: 'pro' }),
    catalogue.publish({ type: 'pack' }),
  ]);

  const codes = await Promise.all([
    codeOf(ask(app.visitor, free.id)),
    codeOf(ask({ call: app.callAs(ada.api_key, 'https://other.example') }, free.id)),
    codeOf(ask(unverified, free.id)),
    codeOf(ask(ada, paid.id)),
    codeOf(ask(ada, pack.id)),
    codeOf(ask(ada, free.id, { platform: 'elementor' })),
    codeOf(ask(ada, free.id, { as: 'library' })),
    codeOf(ask(ada, free.id, { title: 'half \ud83c' })),
    codeOf(ask(ada, 2_147_483_647)),
  ]);

  expect(codes).toEqual([
    'is_signed_failed',
    'invalid_api_key',
    'invalid_data',
    'required_pro_kithouse',
    'invalid_input',
    'invalid_input',
    'invalid_input',
    'invalid_input',
    'item_not_found',
  ]);
  expect((await app.visitor.call(contract.getItem, { slug: free.slug })).downloads).toBe(0);
});

test('counts a plan as a download once per account', async () => {
  const ada = await app.user();
  const { id, slug } = await catalogue.publish();

  await Promise.all([ask(ada, id), ask(ada, id), ask(ada, id)]);

  expect((await app.visitor.call(contract.getItem, { slug })).downloads).toBe(1);
});

test('groups pictures in batches of sixteen with overall totals', async () => {
  const ada = await app.user();
  const { id } = await publishPictured(40);

  const plan = await planOf(ada, id);

  const batches = plan.ops.flatMap(({ op, args }) => (op === 'media.fetch' ? [args.media] : []));
  expect(batches.map(({ length }) => length)).toEqual([16, 16, 8]);
  const media = batches.flat();
  expect(media.every(({ url }) => url.startsWith('https://cloud.example/files/'))).toBe(true);
  expect(plan.totals).toEqual({
    documents: 1,
    media: 40,
    bytes: media.reduce((sum, { bytes }) => sum + bytes, 0),
    weight: plan.ops.reduce((sum, { weight }) => sum + weight, 0),
  });
});

test('gives a cloud file media addresses that outlive its plan', async () => {
  const ada = await app.user();
  const { file, pushed } = await makePictured(ada);
  const { id } = await push(ada, pushed);

  const plan = await planOf(ada, id, { origin: 'cloud' });

  expect(plan).toMatchObject({ is_trusted: true, is_private: true });
  const [medium] = plan.ops.flatMap(({ op, args }) => (op === 'media.fetch' ? args.media : []));
  app.clock.advance(5 * 60 * 60_000);
  const answer = await fetch(String(medium?.url).replace('https://cloud.example', app.url));
  expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);
});

test("refuses another's file, accepts it while shared, and does not trust its code", async () => {
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  const { workspace } = await ada.call(contract.createWorkspace, { title: 'Team' });
  const workspace_id = workspace.id;
  const { id } = await push(ada, { workspace: 'workspace', workspace_id });
  const join = { workspace_id, user_id: grace.id, role: 'viewer' as const };

  const before = await codeOf(ask(grace, id, { origin: 'cloud' }));
  await app.db.insertInto('workspace_members').values(join).execute();
  const during = await planOf(grace, id, { origin: 'cloud' });
  await app.db.deleteFrom('workspace_members').where('user_id', '=', grace.id).execute();
  const after = await codeOf(ask(grace, id, { origin: 'cloud' }));

  expect([before, after]).toEqual(['file_not_found', 'file_not_found']);
  expect(during).toMatchObject({ is_trusted: false, is_private: true });
});

test('refuses a plan of a cloud file with an unconfirmed e-mail', async () => {
  const ada = await app.user();
  const { id } = await push(ada);
  await app.db.updateTable('users').set({ verified_at: null }).where('id', '=', ada.id).execute();

  expect(await codeOf(ask(ada, id, { origin: 'cloud' }))).toBe('invalid_data');
});

test('puts a large template in one plan', async () => {
  const ada = await app.user();
  const paragraph = `<!-- wp:paragraph --><p>${randomUUID().repeat(50)}</p><!-- /wp:paragraph -->`;
  const content = paragraph.repeat(2_000);
  const { id } = await catalogue.publish({ documents: [makeDocument('gutenberg', content)] });

  const answer = await ask(ada, id);

  expect(await isSigned(answer)).toBe(true);
  expect(answer.plan.length).toBeGreaterThan(content.length);
});

test('[R-EL4-30] [R-EL4-32] adds global classes only on a site that says it can, and never sends marks', async () => {
  const ada = await app.user();
  const typed = ($$type: string, value: unknown) => ({ $$type, value });
  const variant = { meta: { breakpoint: 'desktop', state: null }, props: { color: typed('color', 'red') }, custom_css: null };
  const frame = { id: 'aaaaaaa', elType: 'e-flexbox', elements: [] };
  const page = {
    content: [{ ...frame, settings: { classes: typed('classes', ['g-1']) }, styles: {} }],
    type: 'page',
    global_classes: { items: { 'g-1': { id: 'g-1', label: 'hero', type: 'class', variants: [variant] } }, order: ['g-1'] },
  };
  const reading = readTemplate({ name: 'page.json', bytes: Buffer.from(JSON.stringify(page)) });
  const [document] = attachMedia(reading, new Map()).documents;
  const { id } = await catalogue.publish({ platform: 'elementor', documents: document ? [{ ...document, key: 'main' }] : [] });
  const pushed = await push(ada, { name: 'Hero', platform: 'elementor', file_content: page });
  const design = { classes: 10, variables: 10, sizes: false };

  for (const more of [
    { id, origin: 'remote' as const },
    { id: pushed.id, origin: 'cloud' as const },
  ]) {
    const newer = await planOf(ada, id, { ...more, platform: 'elementor', design });
    const older = await planOf(ada, id, { ...more, platform: 'elementor' });

    const made = newer.ops.find(({ op }) => op === 'design.ensure');
    expect(made?.args).toMatchObject({ classes: [{ id: 'g-1', label: 'hero' }] });
    expect(JSON.stringify(newer.ops)).toContain('["kit:class/hero-');
    expect(older.ops.map(({ op }) => op)).toEqual(['require', 'post.create', 'verify']);
    expect(JSON.stringify(older)).not.toMatch(/kit:class|"design"/);
  }
  const inserted = await ada.call(contract.getContent, { id, platform: 'elementor' });
  const ofCloud = await ada.call(contract.getCloudContent, { id: pushed.id, platform: 'elementor' });
  expect(JSON.stringify([inserted, ofCloud])).not.toMatch(/kit:class|"design"/);
  expect(JSON.stringify([inserted, ofCloud]).match(/"value":"red"/g)).toHaveLength(2);
});
