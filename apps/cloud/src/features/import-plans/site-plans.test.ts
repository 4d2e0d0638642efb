import { createHash, createPublicKey, verify } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { longTest } from '../../../../../scripts/long-test.js';
import { expectBeside } from '../../testing/beside.js';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { packPage, publishPack } from '../../testing/packs.js';
import { codeOf } from '../../testing/people.js';
import { sweep } from '../../testing/sweep.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
type Person = Awaited<ReturnType<typeof app.user>>;
type Requested = Partial<contract.Input<typeof contract.createSiteImportPlan>>;

const day = 24 * 60 * 60_000;

const ask = ({ call }: Pick<Person, 'call'>, id: number, more: Requested = {}) =>
  call(contract.createSiteImportPlan, { id, platform: 'gutenberg', choices: {}, ...more });

const read = (plan: string) => contract.ImportPlan.parse(JSON.parse(plan));
const planOf = async (...requested: Parameters<typeof ask>) => read((await ask(...requested)).plan);
const opsOf = <Name extends contract.OpName>({ ops }: contract.ImportPlan, name: Name) =>
  ops.filter((op): op is Extract<contract.Op, { op: Name }> => op.op === name);
const countDownloads = async (slug: string) => (await app.visitor.call(contract.getItem, { slug })).downloads;
const buy = (userId: number, itemId: number) =>
  app.db.insertInto('purchases').values({ user_id: userId, item_id: itemId }).execute();

/** Publishes a pack whose plan has several chunks. */
const publishLarge = (documents = 60) =>
  publishPack(catalogue, {
    documents: Array.from({ length: documents }, (_, n) =>
      packPage(`page-${n}`, { content: `<p>日本 ${'x'.repeat(20_000)}</p>` }),
    ),
    menus: [],
  });

/** Reads all operations from the chunks of a large plan. */
async function fetchOps(
  { call }: Pick<Person, 'call'>,
  { plan_id, parts: chunks = [] }: contract.ImportPlan,
): Promise<contract.Op[]> {
  const lists: contract.Op[][] = [];
  for (const { sha256, bytes } of chunks) {
    const { ops } = await call(contract.getImportPlanChunk, { plan_id, sha256 });
    expect(createHash('sha256').update(ops).digest('hex')).toBe(sha256);
    expect(Buffer.byteLength(ops)).toBe(bytes);
    lists.push(JSON.parse(ops));
  }
  return lists.flat();
}

test('[R-OPS-101] answers other requests while a thread compiles the plan of a large pack', async () => {
  const ada = await app.user();
  const { id } = await publishLarge();

  const { parts = [] } = await expectBeside(app, planOf(ada, id));

  expect(parts.length).toBeGreaterThan(1);
});

test('[R-FSI-13] orders the steps of a full pack with visible changes last', async () => {
  const ada = await app.user();
  const { id, logo, bread } = await publishPack(catalogue);
  const choices: Requested['choices'] = {
    title: 'My bakery',
    slogan: 'Fresh',
    logo: 'pack',
    color: { primary: '#112233' },
    theme: 'plain',
    plugins: ['embedpress'],
  };

  const plan = await planOf(ada, id, { choices });

  expect(plan.ops.map(({ id, step }) => [id, step])).toEqual([
    ['require', 'permission'],
    ['media.1', 'download'],
    ['theme', 'theme'],
    ['plugin.1', 'plugin'],
    ['menu.1', 'templates'],
    ['post.1', 'templates'],
    ['post.2', 'wp-content'],
    ['post.3', 'wp-content'],
    ['term.1', 'wp-content'],
    ['post.4', 'wp-content'],
    ['form.1', 'wp-content'],
    ['menu-items.1', 'finalize'],
    ['link.1', 'finalize'],
    ['theme-active', 'finalize'],
    ['kit', 'finalize'],
    ['conditions.post.1', 'finalize'],
    ['publish', 'finalize'],
    ...Array.from({ length: 7 }, (_, index) => [`option.${index + 1}`, 'finalize']),
    ['verify', 'finalize'],
  ]);
  expect(plan).toMatchObject({ title: 'Bakery', platform: 'gutenberg', is_trusted: true, is_private: false, warnings: [] });
  expect(plan.totals).toMatchObject({ documents: 4, media: 2, ops: plan.ops.length });
  const media = opsOf(plan, 'media.fetch').flatMap(({ args }) => args.media);
  expect(media.map(({ sha256 }) => sha256).toSorted()).toEqual([logo, bread].toSorted());
  expect(media.every(({ url }) => url.startsWith('https://cloud.example/files/'))).toBe(true);
  expect(opsOf(plan, 'kit.apply')[0]?.args.settings.colors[0]?.color).toBe('#112233');
  expect(opsOf(plan, 'plugin.ensure')[0]?.args.plugin).toMatchObject({ plugin_file: 'embedpress/embedpress.php' });
});

test('[R-FSI-14] [R-FSI-15] omits plugin and theme steps when none are chosen', async () => {
  const ada = await app.user();
  const { id } = await publishPack(catalogue);

  const plan = await planOf(ada, id);

  const steps = new Set(plan.ops.map(({ step }) => step));
  expect([...steps]).toEqual(['permission', 'download', 'templates', 'wp-content', 'finalize']);
});

test('[R-SITE-76] writes the header into the block theme that a site names, and shows it by conditions on any other', async () => {
  const ada = await app.user();
  const { id } = await publishPack(catalogue);
  const block_theme = { slug: 'plain', parts: { header: ['header'], footer: ['footer'] }, has_front_page: false };

  const [native, other] = [await planOf(ada, id, { block_theme }), await planOf(ada, id)];

  expect(opsOf(native, 'template.write').map(({ args }) => [args.theme, args.slug])).toEqual([['plain', 'header']]);
  expect(opsOf(native, 'conditions.set')).toEqual([]);
  expect(native.totals.documents).toBe(other.totals.documents);
  expect(opsOf(other, 'template.write')).toEqual([]);
  expect(opsOf(other, 'conditions.set')).toHaveLength(1);
  const hostile = { ...block_theme, parts: { header: ['../header'], footer: [] } };
  expect(await codeOf(ask(ada, id, { block_theme: hostile }))).toBe('invalid_input');
});

test('[R-SITE-281] sends an older plugin no operation that it does not know', async () => {
  const ada = await app.user();
  const { id } = await publishPack(catalogue);

  const [newer, older] = [await planOf(ada, id, { styles: 'plain' }), await planOf(ada, id)];

  expect(opsOf(newer, 'styles.set').map(({ args }) => args.theme)).toEqual(['plain']);
  expect(opsOf(newer, 'kit.apply')).toEqual([]);
  expect(opsOf(older, 'styles.set')).toEqual([]);
  expect(opsOf(older, 'kit.apply')).toHaveLength(1);
  expect(await codeOf(ask(ada, id, { styles: '../plain' }))).toBe('invalid_input');
});

test('[R-SITE-62] stores the details of the business only on a site that asks for it', async () => {
  const ada = await app.user();
  const { id } = await publishPack(catalogue);
  const choices: Requested['choices'] = { facts: { phone: '+49 30 901820' } };

  const requested = await planOf(ada, id, { choices, stores_facts: true });
  const older = await planOf(ada, id, { choices });

  expect(opsOf(requested, 'facts.set').map(({ args }) => args.values)).toEqual([{ phone: '+49 30 901820' }]);
  expect(opsOf(older, 'facts.set')).toEqual([]);
});

test('signs the exact text that is sent, for the requesting site', async () => {
  const ada = await app.user();
  const { id } = await publishPack(catalogue);

  const { plan, signature } = await ask(ada, id, { choices: { title: 'Bäckerei 日本 🍕 \u2028 </script>' } });

  const { plan_key } = await app.visitor.call(contract.getImportPlanKey, {});
  const x = Buffer.from(plan_key, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  expect(verify(null, Buffer.from(plan), key, Buffer.from(signature, 'base64'))).toBe(true);
  expect(read(plan)).toMatchObject({ site: 'https://site.example' });
});

test('splits a large plan into ordered chunks whose hashes match', async () => {
  const ada = await app.user();
  const { id } = await publishLarge();

  const plan = await planOf(ada, id);

  expect(plan.ops).toEqual([]);
  expect(plan.parts?.length).toBeGreaterThan(3);
  expect(plan.parts?.every(({ bytes }) => bytes <= 256 * 1024)).toBe(true);
  const ops = await fetchOps(ada, plan);
  expect(ops.map((op) => contract.Op.parse(op)).length).toBe(plan.totals.ops);
  expect([ops[0]?.id, ops.at(-1)?.id]).toEqual(['require', 'verify']);
  const before = new Set<string>();
  for (const { id, needs } of ops) {
    expect(needs.filter((need) => !before.has(need))).toEqual([]);
    before.add(id);
  }
});

test('gives chunks only to the account and for the plan that they belong to', async () => {
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  const { id } = await publishLarge();
  const [plan, other] = [await planOf(ada, id), await planOf(ada, id)];
  const [chunk] = plan.parts ?? [];
  const wanted = { plan_id: plan.plan_id, sha256: chunk?.sha256 ?? '' };

  const codes = await Promise.all([
    codeOf(ada.call(contract.getImportPlanChunk, wanted)),
    codeOf(grace.call(contract.getImportPlanChunk, wanted)),
    codeOf(app.visitor.call(contract.getImportPlanChunk, wanted)),
    codeOf(ada.call(contract.getImportPlanChunk, { ...wanted, sha256: 'a'.repeat(64) })),
    codeOf(ada.call(contract.getImportPlanChunk, { ...wanted, plan_id: `${other.plan_id}x` })),
    codeOf(ada.call(contract.getImportPlanChunk, { ...wanted, plan_id: '../../etc' })),
  ]);

  expect(codes).toEqual(['success', 'not_found', 'is_signed_failed', 'not_found', 'not_found', 'invalid_input']);
});

test('stores chunks for a day and for the last ten plans of an account', async () => {
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  const { id } = await publishLarge(20);
  const wanted = ({ plan_id, parts: chunks = [] }: contract.ImportPlan) => ({ plan_id, sha256: chunks[0]?.sha256 ?? '' });
  const ofGrace = await planOf(grace, id);
  const plans: contract.ImportPlan[] = [];
  for (let n = 0; n < 11; n++) {
    plans.push(await planOf(ada, id));
    app.clock.advance(1000);
  }

  const codes = await Promise.all(plans.map((plan) => codeOf(ada.call(contract.getImportPlanChunk, wanted(plan)))));
  expect(codes).toEqual(['not_found', ...Array.from({ length: 10 }, () => 'success')]);
  expect(await codeOf(grace.call(contract.getImportPlanChunk, wanted(ofGrace)))).toBe('success');

  app.clock.advance(day);
  expect(await codeOf(grace.call(contract.getImportPlanChunk, wanted(ofGrace)))).toBe('not_found');
  await sweep(app.deps);
  const left = await app.db.selectFrom('plan_parts').select('plan_id').where('user_id', 'in', [ada.id, grace.id]).execute();
  expect(left).toEqual([]);
});

test('[R-ENT-10] refuses a plan without entitlement and counts nothing', async () => {
  const [ada, grace, unverified] = await Promise.all([app.user(), app.user({ name: 'Grace' }), app.user({ verified: false })]);
  const browser = await ada.browse();
  const [free, paid, page] = await Promise.all([
    publishPack(catalogue),
    publishPack(catalogue, { plan: 'pro', price: 39 }),
    catalogue.publish(),
  ]);
  await buy(grace.id, paid.id);

  const codes = await Promise.all([
    codeOf(ask(app.visitor, free.id)),
    codeOf(ask({ call: app.callAs(ada.api_key, 'https://other.example') }, free.id)),
    codeOf(ask(browser, free.id)),
    codeOf(ask(unverified, free.id)),
    codeOf(ask(ada, paid.id)),
    codeOf(ask(ada, page.id)),
    codeOf(ask(ada, free.id, { platform: 'elementor' })),
    codeOf(ask(ada, 2_147_483_647)),
    codeOf(ask(grace, paid.id, { dry_run: true })),
  ]);

  expect(codes).toEqual([
    'is_signed_failed',
    'invalid_api_key',
    'invalid_input',
    'invalid_data',
    'required_pro_kithouse',
    'invalid_input',
    'invalid_input',
    'item_not_found',
    'success',
  ]);
  expect(await Promise.all([free, paid].map(({ slug }) => countDownloads(slug)))).toEqual([0, 0]);
});

test.for([
  ['a lone surrogate', { title: 'half \ud83c' }, ''],
  ['a document outside the pack', { documents: ['home', 'gone'] }, '“gone”'],
  ['a plugin the pack doesn’t list', { plugins: ['evil'] }, '“evil”'],
  ['a theme of another pack', { theme: 'other' }, '“other”'],
  ['an invalid colour', { color: { primary: 'red;}' } }, ''],
  ['a prototype key among the colours', { color: { __proto__x: 'url(x)' } }, ''],
] as const)('refuses %s and counts nothing', async ([, choices, word]) => {
  const ada = await app.user();
  const { id, slug } = await publishPack(catalogue);

  const attempt = ask(ada, id, { choices: choices as object });

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_input', message: expect.stringContaining(word) });
  expect(await countDownloads(slug)).toBe(0);
});

test('counts a plan as a download once per account, and no dry run', async () => {
  const ada = await app.user();
  const { id, slug } = await publishPack(catalogue);

  const dry = await planOf(ada, id, { dry_run: true });
  const before = await countDownloads(slug);
  const [wet] = await Promise.all([planOf(ada, id), planOf(ada, id), planOf(ada, id)]);

  expect([before, await countDownloads(slug)]).toEqual([0, 1]);
  expect(dry.ops).toEqual(wet.ops);
});

test('includes only the chosen parts, empties references to the rest and lists them', async () => {
  const ada = await app.user();
  const { id } = await publishPack(catalogue);

  const plan = await planOf(ada, id, { choices: { documents: ['home'], import_demo_content: false } });

  expect(opsOf(plan, 'post.create').map(({ args }) => args.document.key)).toEqual(['home']);
  expect(JSON.stringify(plan.ops)).not.toContain('kit:doc/first');
  expect(plan.warnings.map(({ place }) => place)).toEqual(['main', 'doc/first']);
});

longTest('accepts the longest allowed names for all of ten thousand documents', async () => {
  const ada = await app.user();
  const documents = Array.from({ length: 10_000 }, (_, n) => packPage(`${'a'.repeat(114)}-${n}`, { content: '' }));
  const { id } = await catalogue.publish({ type: 'pack', documents });

  const plan = await planOf(ada, id, { choices: { documents: documents.map(({ key }) => key) } });

  expect(plan.totals.documents).toBe(10_000);
});

test('compiles a pack without site data into its pages', async () => {
  const ada = await app.user();
  const { id } = await catalogue.publish({ type: 'pack', documents: [packPage('a'), packPage('b')] });

  const plan = await planOf(ada, id, { choices: { title: 'Mine', logo: 'pack', theme: 'twentytwentyfour' } });

  expect(plan.ops.map(({ op }) => op)).toEqual([
    'require',
    'theme.ensure',
    'post.create',
    'post.create',
    'theme.activate',
    'publish',
    'option.set',
    'verify',
  ]);
});

test('[R-SITE-280] takes theme parts for a block theme from the same pack of blocks', async () => {
  const ada = await app.user();
  const part = { post_type: 'kithouse_part', template_type: 'header', conditions: ['include/general'] };
  const variation = 'rye-and-twin';
  const elementor = { kind: 'elementor' as const, content: [], page_settings: {} };
  const { id } = await publishPack(catalogue, {
    platform: 'elementor',
    variation,
    documents: [packPage('home', elementor as never), packPage('header', { ...part, ...elementor } as never)],
    menus: [],
  });
  await publishPack(catalogue, { variation, documents: [packPage('header', part)], menus: [] });
  const block_theme = { slug: 'plain', parts: { header: ['header'], footer: [] }, has_front_page: false };
  const written = async (more: Requested) =>
    opsOf(await planOf(ada, id, { platform: 'elementor', ...more }), 'template.write').map(({ args }) => args.slug);

  expect(await written({ block_theme, styles: 'plain' })).toEqual(['rye-sons-page', 'header']);
  expect(await written({})).toEqual([]);
});

test('[R-SITE-300] takes no theme parts from a paid pack of blocks that the account doesn’t have', async () => {
  const ada = await app.user();
  const part = { post_type: 'kithouse_part', template_type: 'header', conditions: ['include/general'] };
  const variation = 'rye-and-paid-twin';
  const elementor = packPage('header', { ...part, kind: 'elementor', content: [], page_settings: {} } as never);
  const blocks = packPage('header', { ...part, content: '<!-- wp:paragraph --><p>Paid words</p><!-- /wp:paragraph -->' });
  const { id } = await publishPack(catalogue, { platform: 'elementor', variation, documents: [elementor], menus: [] });
  const paid = await publishPack(catalogue, { variation, documents: [blocks], menus: [], plan: 'pro', price: 39 });
  const block_theme = { slug: 'plain', parts: { header: ['header'], footer: [] }, has_front_page: false };
  const isShown = async () =>
    (await ask(ada, id, { platform: 'elementor', block_theme, styles: 'plain' })).plan.includes('Paid words');

  const before = await isShown();
  await buy(ada.id, paid.id);

  expect([before, await isShown()]).toEqual([false, true]);
});
