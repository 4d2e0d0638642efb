import { importPage } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks } from './testing/library.js';
import { countTraces, readPage } from './testing/look-inside.js';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import { makeSigner, offerPlan, op, pageOps, planFor, require } from './testing/sign-plan.js';
import { refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

const signer = makeSigner();
let cloud: StubCloud;
let site: Site;
let editor: Visit;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url, isHasty: true });
  editor = await site.as('editor');
  cloud.on('GET /v1/plans/key', { json: { plan_key: signer.plan_key } });
  await signInAtStub(cloud, editor);
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(() => cloud.reset());

const page = blocks('<!-- wp:paragraph -->\n<p>Bread</p>\n<!-- /wp:paragraph -->');
const ops = pageOps(page);
const press = () => editor.call(importPage, { id: 1, title: 'Bread', platform: 'gutenberg' });
const plan = (given: object[] = ops, changes: object = {}) => planFor(site.url, given, changes);
const withOp = (...extra: object[]) => [...ops.slice(0, -1), ...extra];

test('a plan that the cloud has signed is carried out, so what follows is refused for its own reason', async () => {
  offerPlan(cloud, signer, plan());

  const { post_id } = await press();

  expect((await readPage(site, post_id)).content).toBe(page.content);
});

const hour = 3_600_000;
const medium = { sha256: 'a'.repeat(64), file_name: 'bread.webp', mime: 'image/webp', alt: '', bytes: 10 };
const plugin = { name: 'Acme', slug: 'acme', plugin_file: 'acme/acme.php', is_pro: false };
const hostile: [string, () => unknown][] = [
  ['for another site', () => plan(ops, { site: 'https://other.example' })],
  ['for a site whose name begins alike', () => plan(ops, { site: `${site.url}.evil.example` })],
  ['whose time is over', () => plan(ops, { expires_at: new Date(Date.now() - hour).toISOString() })],
  ['without an end', () => plan(ops, { expires_at: 'never' })],
  ['of another format', () => plan(ops, { format: 2 })],
  ['for the other builder', () => plan(ops, { platform: 'elementor' })],
  ['of nothing', () => plan([])],
  ['that is no plan', () => 'true'],
  ['that is no JSON', () => '{"format":1'],
  ['with an operation that nobody knows', () => plan(withOp({ ...require, id: 'x', op: 'php.eval' }))],
  [
    'that sets options',
    () => plan(withOp({ ...require, id: 'x', op: 'option.set', args: { name: 'siteurl', value: 'https://x.example' } })),
  ],
  [
    'that sets meta of other plugins',
    () => plan(withOp(op('x', 'meta.set', { post: 'post', key: '_wp_attached_file', value: '/etc/passwd' }))),
  ],
  [
    'with a picture at another host',
    () => plan(withOp(op('x', 'media.fetch', { media: [{ ...medium, url: 'http://169.254.169.254/x.webp' }] }))),
  ],
  [
    'with a plugin by an address',
    () => plan(withOp(op('x', 'plugin.ensure', { plugin: { ...plugin, slug: 'https://evil.example/x.zip' } }))),
  ],
  [
    'with a plugin whose file climbs',
    () => plan(withOp(op('x', 'plugin.ensure', { plugin: { ...plugin, plugin_file: '../../evil.php' } }))),
  ],
  [
    'with a plugin whose other name climbs',
    () => plan(withOp(op('x', 'plugin.ensure', { plugin: { ...plugin, plugin_original_slug: '../evil' } }))),
  ],
  ['with a theme by an address', () => plan(withOp(op('x', 'theme.ensure', { slug: '../evil', name: 'Evil' })))],
  ['with two operations of one id', () => plan(withOp(require))],
  ['that refers to what comes later', () => plan([op('x', 'publish', { posts: ['post'] }), ...ops])],
  ['that publishes what is no post', () => plan(withOp(op('x', 'publish', { posts: ['require'] })))],
  ['with a step that nobody knows', () => plan(withOp({ ...require, id: 'x', step: 'sudo' }))],
  ['with an operation of no weight', () => plan(withOp({ ...require, id: 'x', weight: 0 }))],
  [
    'that makes a post of a kind of its own',
    () => plan(pageOps(page).map((one) => (one.op === 'post.create' ? { ...one, args: { ...one.args, as: 'user' } } : one))),
  ],
];
test.each(hostile)('a plan %s is refused although it is signed, and nothing is changed', async (_, makePlan) => {
  offerPlan(cloud, signer, makePlan());
  const before = await countTraces(site);

  const refusal = await refusalOf(press());

  expect(refusal.code).toBe('plan_refused');
  expect(await countTraces(site)).toEqual(before);
});

test.each([
  ['of somebody else', () => makeSigner().sign(plan())],
  ['of another text', () => ({ ...signer.sign(plan()), plan: JSON.stringify(plan(ops, { title: 'Other' })) })],
  ['that is none', () => ({ ...signer.sign(plan()), signature: 'AAAA' })],
  ['that is missing', () => ({ plan: JSON.stringify(plan()) })],
])('a signature %s is refused', async (_, answer) => {
  cloud.on('POST /v1/plans', { json: answer() });
  const before = await countTraces(site);

  expect((await refusalOf(press())).code).toBe('plan_refused');
  expect(await countTraces(site)).toEqual(before);
});

test('a cloud that signs with another key is trusted again once somebody has signed in anew', async () => {
  const other = makeSigner();
  offerPlan(cloud, other, plan());

  const refusal = await refusalOf(press());
  await signInAtStub(cloud, editor, { key: 'new-key' });
  const made = await press();

  expect(refusal.code).toBe('plan_refused');
  expect(made.post_id).toBeGreaterThan(0);
});

test('a key that could not be learned at sign-in is learned with the first plan; without it the library is not reachable', async () => {
  await site.run(`return delete_option( 'kithouse_plan_key' );`);
  offerPlan(cloud, signer, plan());
  cloud.on('GET /v1/plans/key', { status: 503 });

  const refusal = await refusalOf(press());
  cloud.on('GET /v1/plans/key', { json: { plan_key: signer.plan_key } });
  await site.run(`delete_transient( 'kithouse_cloud_down' ); return true;`);
  const made = await press();

  expect(refusal.code).toBe('kithouse_api_error');
  expect(made.post_id).toBeGreaterThan(0);
  expect(await site.run(`return get_option( 'kithouse_plan_key' );`)).toBe(signer.plan_key);
});
