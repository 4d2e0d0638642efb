import { createPublicKey, randomUUID, verify } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { drawPicture, makeDocument, openCatalogue } from '../../testing/catalogue.js';
import { makePictured, push } from '../../testing/clouds.js';
import { createTestApp } from '../../testing/index.js';
import { codeOf } from '../../testing/people.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
type Person = Awaited<ReturnType<typeof app.user>>;
type Asked = Partial<contract.Input<typeof contract.createPlan>>;

const ask = ({ call }: Pick<Person, 'call'>, id: number, more: Asked = {}) =>
  call(contract.createPlan, { id, platform: 'gutenberg', title: 'My page', ...more });

const planOf = async (...asked: Parameters<typeof ask>) => contract.SitePlan.parse(JSON.parse((await ask(...asked)).plan));

/** As a site does it that has learned the key. */
async function isSigned({ plan, signature }: { plan: string; signature: string }) {
  const { plan_key } = await app.visitor.call(contract.getPlanKey, {});
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

test('a template of the library becomes steps in their order, each behind what it needs, symbols as they are', async () => {
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

test('what is signed is the very text that is sent, and nothing else', async () => {
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

test('a plan is for the site that asked, ends after an hour, and is another each time', async () => {
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

test('a browser on the own pages, which is no site, gets no plan', async () => {
  const browser = await (await app.user()).browse();
  const { id } = await catalogue.publish();

  expect(await codeOf(ask(browser, id))).toBe('invalid_input');
});

test('[R-ENT-10] who may not have a template gets no plan of it, and nothing is counted', async () => {
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

test('a plan counts as a download, once for each account', async () => {
  const ada = await app.user();
  const { id, slug } = await catalogue.publish();

  await Promise.all([ask(ada, id), ask(ada, id), ask(ada, id)]);

  expect((await app.visitor.call(contract.getItem, { slug })).downloads).toBe(1);
});

test('pictures come in batches of sixteen, and the numbers are those of the whole', async () => {
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

test('a file of the cloud comes with addresses that live longer than its plan', async () => {
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

test("somebody else's file gives no plan, a shared one does as long as it is shared, and its code is not trusted", async () => {
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

test('an account without a confirmed e-mail gets no plan of a file of the cloud', async () => {
  const ada = await app.user();
  const { id } = await push(ada);
  await app.db.updateTable('users').set({ verified_at: null }).where('id', '=', ada.id).execute();

  expect(await codeOf(ask(ada, id, { origin: 'cloud' }))).toBe('invalid_data');
});

test('a large template is one plan', async () => {
  const ada = await app.user();
  const paragraph = `<!-- wp:paragraph --><p>${randomUUID().repeat(50)}</p><!-- /wp:paragraph -->`;
  const content = paragraph.repeat(2_000);
  const { id } = await catalogue.publish({ documents: [makeDocument('gutenberg', content)] });

  const answer = await ask(ada, id);

  expect(await isSigned(answer)).toBe(true);
  expect(answer.plan.length).toBeGreaterThan(content.length);
});
