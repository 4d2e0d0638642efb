import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importPage, Op, undoImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { anyComponent, anyDesign, hostileDesigns } from './testing/designs.js';
import { familyOf } from './testing/fonts.js';
import { blocks } from './testing/library.js';
import { countTraces, readPage } from './testing/look-inside.js';
import { oldTheme } from './testing/old-theme.js';
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

test('runs a plan signed by the cloud, so the refusals below have their own reasons', async () => {
  offerPlan(cloud, signer, plan());

  const { post_id } = await press();

  expect((await readPage(site, post_id)).content).toBe(page.content);
});

const hour = 3_600_000;
const medium = { sha256: 'a'.repeat(64), file_name: 'bread.webp', mime: 'image/webp', alt: '', bytes: 10 };
const plugin = { name: 'Acme', slug: 'acme', plugin_file: 'acme/acme.php', is_pro: false };
const aFace = { weight: '400', style: 'normal' as const, sha256: 'a'.repeat(64), bytes: 10, url: 'http://cloud.test/x.woff2' };
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
    () =>
      plan(
        withOp({ ...require, id: 'x', op: 'meta.set', args: { post: 'post', key: '_wp_attached_file', value: '/etc/passwd' } }),
      ),
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
  [
    'with a font at another host',
    () =>
      plan(
        withOp(
          op('x', 'fonts.ensure', {
            families: [familyOf(cloud, { faces: [{ ...aFace, url: 'http://169.254.169.254/x.woff2' }] })],
          }),
        ),
      ),
  ],
  [
    'with a font whose name ends a style',
    () => plan(withOp(op('x', 'fonts.ensure', { families: [familyOf(cloud, { name: 'Gloock";}</style><script>' })] }))),
  ],
  [
    'with a font whose range ends a rule',
    () => plan(withOp(op('x', 'fonts.ensure', { families: [familyOf(cloud, { faces: [{ ...aFace, range: 'U+0}*{' }] })] }))),
  ],
  [
    'with a font whose name climbs',
    () => plan(withOp(op('x', 'fonts.ensure', { families: [familyOf(cloud, { slug: '../../evil' })] }))),
  ],
  ['with a theme by an address', () => plan(withOp(op('x', 'theme.ensure', { slug: '../evil', name: 'Evil' })))],
  ['with two operations of one id', () => plan(withOp(require))],
  ['that refers to what comes later', () => plan([op('x', 'publish', { posts: ['post'] }), ...ops])],
  ['that publishes what is no post', () => plan(withOp(op('x', 'publish', { posts: ['require'] })))],
  ['with a step that nobody knows', () => plan(withOp({ ...require, id: 'x', step: 'sudo' }))],
  ['with an operation of no weight', () => plan(withOp({ ...require, id: 'x', weight: 0 }))],
  [
    'that makes a post of an unknown kind',
    () => plan(pageOps(page).map((one) => (one.op === 'post.create' ? { ...one, args: { ...one.args, as: 'user' } } : one))),
  ],
];
/** Selects rows that `npm test` always runs: installations, downloads, options and meta. */
const isTelling = ([title]: (typeof hostile)[number]) => /site|options|meta|host|plugin|theme|font|unknown kind/.test(title);
test.each(sample(hostile, 5, isTelling))('refuses a plan %s although it is signed, and changes nothing', async (_, makePlan) => {
  offerPlan(cloud, signer, makePlan());
  const before = await countTraces(site);

  const refusal = await refusalOf(press());

  expect(refusal.code).toBe('plan_refused');
  expect(await countTraces(site)).toEqual(before);
});

test.each([
  ['by another key', () => makeSigner().sign(plan())],
  ['for another text', () => ({ ...signer.sign(plan()), plan: JSON.stringify(plan(ops, { title: 'Other' })) })],
  ['that is invalid', () => ({ ...signer.sign(plan()), signature: 'AAAA' })],
  ['that is missing', () => ({ plan: JSON.stringify(plan()) })],
])('refuses a signature %s', async (_, answer) => {
  cloud.on('POST /v1/plans', { json: answer() });
  const before = await countTraces(site);

  expect((await refusalOf(press())).code).toBe('plan_refused');
  expect(await countTraces(site)).toEqual(before);
});

test('[R-OPS-52] trusts a new key of the cloud once an administrator signs in, and nobody else', async () => {
  const other = makeSigner();
  offerPlan(cloud, other, plan());

  await signInAtStub(cloud, editor, { key: 'new-key' });
  const refusal = await refusalOf(press());
  await signInAtStub(cloud, await site.as('administrator'), { key: 'key-of-admin' });
  const made = await press();

  expect(refusal.code).toBe('plan_refused');
  expect(made.post_id).toBeGreaterThan(0);
  await learnKey();
});

test('[R-OPS-52] keeps the stored key when an administrator signs in while the cloud has none to give', async () => {
  const before = await site.run(`return get_option( 'kithouse_plan_key' );`);
  cloud.on('GET /v1/plans/key', { status: 503 });

  await signInAtStub(cloud, await site.as('administrator'), { key: 'another-key' });

  expect(await site.run(`return get_option( 'kithouse_plan_key' );`)).toBe(before);
  await learnKey();
});

async function learnKey() {
  await site.run(`delete_transient( 'kithouse_cloud_down' ); return true;`);
  cloud.on('GET /v1/plans/key', { json: { plan_key: signer.plan_key } });
  await signInAtStub(cloud, await site.as('administrator'));
}

longTest('learns a key that was missing at sign-in with the first plan; without it the library is unreachable', async () => {
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

test('a plan that needs a single-file plugin activates it, and its undo deactivates it', async () => {
  const administrator = await site.as('administrator');
  await signInAtStub(cloud, administrator);
  writeFileSync(path.join(site.site, 'wp-content/plugins/hello.php'), '<?php\n/* Plugin Name: Hello */\n');
  const hello = { name: 'Hello', slug: 'hello-dolly', plugin_file: 'hello.php', is_pro: false };
  const isActive = () =>
    site.run<boolean>(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; return is_plugin_active( 'hello.php' );`);
  offerPlan(cloud, signer, plan([require, op('hello', 'plugin.ensure', { plugin: hello }, 'plugin'), ...ops.slice(1)]));
  const import_id = randomUUID();

  const request = { id: 1, title: 'Bread', platform: 'gutenberg', import_id } as const;
  const unfinished = await refusalOf(administrator.call(importPage, request));
  const made = await administrator.call(importPage, request);
  const wasActive = await isActive();
  await administrator.call(undoImport, { import_id, dry_run: false });

  expect(unfinished.code).toBe('import_unfinished');
  expect(made.post_id).toBeGreaterThan(0);
  expect([wasActive, await isActive()]).toEqual([true, false]);
});

test('accepts and refuses the same arguments in the contract and on the site with any signature', async () => {
  const item = { key: 'a', title: 'A', url: '#' };
  const form = { key: 'x', title: 'x', post_type: 'wpcf7_contact_form', content: '', meta: {} };
  const doc = { ...page, kind: 'blocks', content: 'x' };
  const ensure = (changes: object) => ({ plugin: { ...plugin, ...changes } });
  const post = { document: doc, as: 'page', title: 'x', terms: [] };
  const cases: [string, unknown, boolean][] = [
    ['option.set', { name: 'siteurl', value: 'https://evil.example' }, false],
    ['option.set', { name: 'blogname', value: { a: 1 } }, false],
    ['option.set', { name: 'logo', media: '../x' }, false],
    ['option.set', { name: 'logo', attachment: '1' }, false],
    ['option.set', { name: 'logo_size', value: 8000 }, false],
    ['option.set', { name: 'page_on_front', value: 1 }, false],
    ['option.set', { name: 'menu_location', menu: 'm', location: 'x'.repeat(61) }, false],
    ['option.set', { name: 'blogname', value: 'Bread' }, true],
    ['option.set', { name: 'logo' }, false],
    ['option.set', { name: 'logo', attachment: 0 }, false],
    ['option.set', { name: 'logo', attachment: 7 }, true],
    ['menu.ensure', { slug: '../x', name: 'x' }, false],
    ['menu.ensure', { slug: 'main_menu', name: 'x' }, false],
    ['menu.ensure', { slug: 'main-menu', name: 'x' }, true],
    ['plugin.ensure', ensure({ plugin_file: 'hello.php' }), true],
    ['plugin.ensure', ensure({ plugin_file: '.php' }), false],
    ['plugin.ensure', ensure({ plugin_file: '../hello.php' }), false],
    ['plugin.ensure', ensure({ plugin_file: 'acme/inc/acme.php' }), false],
    ['plugin.ensure', ensure({ plugin_file: '' }), false],
    ['plugin.ensure', ensure({ slug: 'Acme' }), false],
    ['plugin.ensure', ensure({ plugin_original_slug: 'Acme' }), false],
    ['plugin.ensure', ensure({ plugin_original_slug: '' }), true],
    ['menu.fill', { menu: 'm', items: [item, item] }, false],
    ['menu.fill', { menu: 'm', items: [{ ...item, post: 'p' }] }, false],
    ['menu.fill', { menu: 'm', items: [{ ...item, parent: 'later' }] }, false],
    ['menu.fill', { menu: 'm', items: ['x'] }, false],
    ['menu.fill', { menu: 'm', items: [{ ...item, classes: ['a" onclick="x'] }] }, false],
    ['menu.fill', { menu: 'm', items: [{ ...item, target: 'evil' }] }, false],
    ['menu.fill', { menu: 'm', items: [{ ...item, xfn: '"><script>' }] }, false],
    ['menu.fill', { menu: 'm', items: [{ ...item, description: { a: 1 } }] }, false],
    ['menu.fill', { menu: 'm', items: [{ ...item, classes: ['cta'], target: '_blank', xfn: 'me', attr_title: 'x' }] }, true],
    ['menu.fill', { menu: 'm', items: [item, { ...item, key: 'b', parent: 'a' }] }, true],
    ['form.create', { form: { ...form, post_type: 'administrator' } }, false],
    ['form.create', { form: { ...form, meta: 'x' } }, false],
    ['form.create', { form }, true],
    ['post.create', { ...post, on_conflict: 'delete' }, false],
    ['post.create', { ...post, document: { ...doc, featured: '/etc/passwd' } }, false],
    ['post.create', { ...post, document: { ...doc, menu_order: 'x' } }, false],
    ['post.create', { ...post, page_template: 'bakery-page' }, true],
    ['post.create', { ...post, page_template: '../x.php' }, false],
    ['post.create', { ...post, as: 'user' }, false],
    ['post.create', { ...post, as: 'library' }, false],
    ['post.create', { ...post, document: { ...doc, footnotes: [{ id: '"><', content: 'x' }] } }, false],
    ['post.create', { ...post, document: { ...doc, footnotes: [{ id: 'note-1', content: 'x' }] } }, true],
    ['post.create', { ...post, as: 'post', refs: {} }, true],
    ['theme.activate', { slug: 'https://evil.example/x', name: 'x' }, false],
    ['theme.ensure', { ...oldTheme, activate: 'no' }, false],
    ['kit.apply', { settings: { colors: {}, fonts: [] }, mode: 'erase' }, false],
    ['kit.apply', { settings: { colors: [], fonts: [], styles: 'x' }, mode: 'set' }, false],
    ['verify', { documents: 1, media: 0, term_count: -1 }, false],
    ['fonts.ensure', { families: [] }, false],
    ['fonts.activate', { fonts: 1 }, false],
    ...hostileDesigns,
  ];

  const accepted = cases.map(([name, args]) => [name, args, isInContract(name, args)]);
  const found = await areAccepted(cases);

  expect(accepted).toEqual(cases);
  expect(found.map((is_accepted, index) => [...(cases[index] ?? []).slice(0, 2), is_accepted])).toEqual(cases);
});

const isInContract = (name: string, args: unknown) =>
  Op.safeParse({ ...op('x', 'publish', { posts: [] }), op: name, args }).success;
const areAccepted = (cases: readonly [string, unknown, ...unknown[]][]) =>
  site.run<boolean[]>(
    `$operations = new Kithouse\\Import\\Operation_Contract( new Kithouse\\Contract( WP_PLUGIN_DIR . '/kithouse/contract.json' ) );
    return array_map( fn( $case ) => is_array( $case[1] ) && $operations->accepts( $case[0], $case[1] ), $args['cases'] );`,
    { cases },
  );

test('accepts and refuses the same arguments as the contract when one value is exchanged', async () => {
  const url = `${cloud.url}/files/bread.webp`;
  const document = { ...page, featured: medium.sha256, menu_order: 1, footnotes: [{ id: 'a', content: 'x' }] };
  const elements = { ...page, kind: 'elementor', content: [], page_settings: {} };
  const item = { key: 'a', title: 'A', classes: ['cta'], target: '_blank', xfn: 'me' };
  const color = { id: 'ink', title: 'Ink', color: '#000', role: 'custom' };
  const valid: [string, object][] = [
    ['require', { ...require.args, wordpress: '6.5', fonts: true }],
    ['import.retire', { import_id: 'an-import-id' }],
    ['plugin.ensure', { plugin: { ...plugin, plugin_original_slug: 'acme-pro' } }],
    ['theme.ensure', { ...oldTheme, activate: false }],
    ['theme.activate', oldTheme],
    ['media.fetch', { media: [{ ...medium, url }] }],
    ['term.ensure', { taxonomy: 'category', slug: 'news', name: 'News', description: '', parent: 'x' }],
    ['post.create', { document, as: 'page', title: 'x', terms: ['x'], refs: { 'doc/a': 'x' }, on_conflict: 'both' }],
    ['post.create', { document: elements, as: 'library', title: 'x', terms: [], parent: 'x' }],
    ['post.link', { post: 'x', refs: { 'doc/a': 'x' } }],
    ['menu.ensure', { slug: 'main', name: 'Main' }],
    [
      'menu.fill',
      {
        menu: 'x',
        items: [
          { ...item, url: '#' },
          { ...item, key: 'b', parent: 'a', post: 'x' },
        ],
      },
    ],
    ['form.create', { form: { key: 'x', title: 'x', post_type: 'wpforms', content: '', meta: {} } }],
    ['kit.apply', { settings: { colors: [color], fonts: [], styles: {} }, mode: 'set' }],
    [
      'styles.set',
      {
        theme: 'plain',
        values: [
          { path: 'settings.color.palette.x', value: { name: 'X', color: '#fff' } },
          { path: 'settings.typography.fontSizes.x-1', value: { name: 'X', size: '1rem', fluid: false } },
          { path: 'styles.elements.link.:hover.color.text', value: 'var:preset|color|x' },
        ],
      },
    ],
    [
      'fonts.ensure',
      {
        families: [
          {
            slug: 'acme-gloock',
            name: 'Gloock',
            fallback: "Georgia, 'Times New Roman', serif",
            licence: { name: 'OFL-1.1', text: 'SIL Open Font License 1.1' },
            faces: [{ weight: '300 900', style: 'normal', range: 'U+0-FF, U+4??', sha256: medium.sha256, bytes: 10, url }],
          },
        ],
      },
    ],
    ['fonts.activate', { fonts: 'x' }],
    ['design.ensure', anyDesign],
    ['component.ensure', anyComponent],
    ['option.set', { name: 'blogname', value: 'x' }],
    ['option.set', { name: 'logo', attachment: 1 }],
    ['option.set', { name: 'logo_size', value: 20 }],
    ['option.set', { name: 'menu_location', menu: 'x', location: 'x' }],
    [
      'facts.set',
      {
        values: {
          phone: '030 1',
          opening_hours: [{ days: [1, 7], opens: '09:00', closes: '17:30' }],
          social: [{ network: 'x', url: 'https://x.com/rye' }],
        },
      },
    ],
    ['conditions.set', { post: 'x', conditions: ['include/general'] }],
    ['publish', { posts: ['x'], navigations: ['x'], templates: ['x'] }],
    ['navigation.ensure', { slug: 'driftwood-main', title: 'x', document, refs: { 'doc/a': 'x' } }],
    [
      'template.write',
      { kind: 'wp_template_part', theme: 'plain', slug: 'header', area: 'header', title: 'x', document, refs: { 'doc/a': 'x' } },
    ],
    ['verify', { documents: 1, media: 0, term_count: 0 }],
  ];
  const cases = valid.flatMap(([name, args]) => [args, ...exchangeValues(args)].map((one): [string, unknown] => [name, one]));

  // Only the site knows the address of its cloud.
  const isElsewhere = (name: string, args: unknown) =>
    ['media.fetch', 'fonts.ensure'].includes(name) &&
    JSON.stringify(args).replaceAll(`"url":"${cloud.url}/`, '').includes('"url"');
  const isExpected = (name: string, args: unknown) => isInContract(name, args) && !isElsewhere(name, args);
  // The site doesn't know the fields of Elementor's elements.
  const isElement = (args: unknown) => {
    const content: unknown = (args as Partial<typeof anyComponent> | null)?.component?.content;
    const [element, ...others] = Array.isArray(content) ? (content as unknown[]) : [];
    return others.length === 0 && typeof element === 'object' && element !== anyComponent.component.content[0];
  };

  const found = await areAccepted(cases);

  expect(new Set(valid.map(([name]) => name)).size).toBe(Op.def.options.length);
  expect(valid.filter(([name, args]) => !isInContract(name, args))).toEqual([]);
  const isSame = ([name, args]: [string, unknown], index: number) =>
    (name === 'component.ensure' && isElement(args)) || isExpected(name, args) === found[index];
  expect(cases.filter((one, index) => !isSame(one, index))).toEqual([]);
  expect(found.filter((is_accepted) => !is_accepted).length).toBeGreaterThan(500);
});

const hostileValues = ['', 'x', 'X\n', '../x', '1', 0, -1, 1.5, true, null, { a: 1 }];
const hostileLists = [[], ['x']];

/** Removes or exchanges each part of a value in turn. PHP reads a list and an object alike, so no list replaces an object. */
function exchangeValues(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return [
      ...hostileValues,
      ...hostileLists,
      ...value.flatMap((one, at) => exchangeValues(one).map((other) => value.with(at, other))),
    ];
  }
  if (typeof value !== 'object' || value === null) {
    return [...hostileValues, ...hostileLists];
  }
  const parts = Object.entries(value);
  return [
    ...hostileValues,
    ...parts.map(([key]) => Object.fromEntries(parts.filter(([other]) => other !== key))),
    ...parts.flatMap(([key, part]) => exchangeValues(part).map((other) => ({ ...value, [key]: other }))),
  ];
}
