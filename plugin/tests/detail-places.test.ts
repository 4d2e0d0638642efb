import { randomUUID } from 'node:crypto';
import { AppError, type Facts, listFactPlaces, saveSiteFacts, updateFactPlaces } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { addKiller, endLease } from './testing/killed-scripts.js';
import { blocks } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { refusalOf, type Visit } from './testing/start-site.js';

let plan: PlanSite;
let admin: Visit;
let post: number;
let imported: string;

const former: Facts = {
  phone: '030 123',
  email: 'hi@rye.example',
  street: 'Gässe 1',
  city: 'Wien',
  social: [{ network: 'x', url: 'https://x.com/rye' }],
};
const now: Facts = {
  phone: '+43 (1) 999',
  email: 'post@oven.example',
  street: 'Ring <2> & "3"',
  city: 'Wien Mitte',
  social: [{ network: 'x', url: 'https://x.com/oven?a=1&b=2' }],
};
const content = [
  '<!-- wp:paragraph {"className":"Wien","metadata":{"name":"Gässe 1"}} -->',
  '<p class="Wien">Gässe 1, Wien. <a href="tel:030123">030 123</a>, not 030 1234 or 030 123-9 <a href="mailto:hi@rye.example">hi@rye.example</a></p>',
  '<!-- /wp:paragraph -->',
  '<!-- wp:image --><figure><img src="https://cdn.example/Wien.jpg" alt="In Wien"/></figure><!-- /wp:image -->',
  '<!-- wp:social-links --><ul><!-- wp:social-link {"url":"https://x.com/rye","service":"x"} /--><!-- wp:social-link {"url":"https://x.com/rye-2","service":"x"} /--></ul><!-- /wp:social-links -->',
].join('\n');
const pageOps = [
  require,
  op('post', 'post.create', { document: blocks(content) as never, as: 'page', title: 'At Gässe 1', terms: [] }),
  op('verify', 'verify', { documents: 1, media: 0 }, 'finalize'),
];

beforeAll(async () => {
  plan = await startPlanSite({ signedIn: ['administrator', 'editor'] });
  admin = await plan.visitOf('administrator');
  await admin.call(saveSiteFacts, { facts: former });
  const made = await plan.carryOut(pageOps);
  [post, imported] = [made.post_id, made.import_id];
  await plan.site.run(
    `wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Own', 'post_content' => 'Call 030 123' ) ); return true;`,
  );
  await plan.site.snapshot('imported');
});
afterAll(() => plan?.close());
beforeEach(() => plan.site.restore('imported'));

const list = async () => (await admin.call(listFactPlaces, {})).places;
const change = (facts: Facts = now) => admin.call(saveSiteFacts, { facts });
const read = () =>
  plan.site.run<string[]>(`$p = get_post( $args['id'] ); return array( $p->post_title, $p->post_content );`, { id: post });
const state = (id: number) => plan.site.run<string>(`return (string) get_post_status( $args['id'] );`, { id });

async function update(places: string[], { import_id = randomUUID() as string, headers = {} } = {}): Promise<string> {
  const body = JSON.stringify({ import_id, places });
  for (let requests = 1; requests < 20; requests++) {
    if (Object.keys(headers).length > 0) {
      await admin
        .ask('/wp-json/kithouse/v1/facts/places', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-wp-nonce': admin.auth?.nonce ?? '', ...headers },
          body,
        })
        .catch(() => undefined);
      return import_id;
    }
    try {
      return (await admin.call(updateFactPlaces, { import_id, places })).import_id;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'import_unfinished') {
        throw error;
      }
    }
  }
  return import_id;
}

test('[R-SITE-294] [R-SITE-295] lists where imported content shows former details, and leaves single words to the person', async () => {
  expect(await list()).toEqual([]);
  await change();

  const places = await list();

  expect(places.map(({ key, from, to, times, is_certain }) => [key, from, to, times, is_certain])).toEqual([
    ['phone', '030 123', '+43 (1) 999', 2, true],
    ['email', 'hi@rye.example', 'post@oven.example', 2, true],
    ['street', 'Gässe 1', 'Ring <2> & "3"', 2, true],
    ['city', 'Wien', 'Wien Mitte', 1, false],
    ['address', 'Gässe 1, Wien', 'Ring <2> & "3", Wien Mitte', 1, true],
    ['social/x/0', 'https://x.com/rye', 'https://x.com/oven?a=1&b=2', 1, true],
  ]);
  expect(new Set(places.map(({ title, kind }) => `${title} (${kind})`))).toEqual(new Set(['At Gässe 1 (Page)']));
  const editor = await plan.visitOf('editor');
  expect(await refusalOf(editor.call(listFactPlaces, {}))).toMatchObject({ code: 'invalid_permission' });
});

test('[R-SITE-296] [R-SITE-297] writes the chosen details once, as text and links, and undo restores the former ones', async () => {
  const before = await read();
  await change();
  const ids = (await list()).map(({ id }) => id);

  const import_id = await update(ids);
  const [title, written] = await read();

  expect(title).toBe('At Ring &lt;2&gt; & "3"');
  expect(written).toBe(
    [
      '<!-- wp:paragraph {"className":"Wien","metadata":{"name":"Ring \\u0026#60;2\\u0026#62; \\u0026#38; \\u0026#34;3\\u0026#34;"}} -->',
      '<p class="Wien">Ring &#60;2&#62; &#38; &#34;3&#34;, Wien Mitte. <a href="tel:+431999">+43 (1) 999</a>, not 030 1234 or 030 123-9 <a href="mailto:post@oven.example">post@oven.example</a></p>',
      '<!-- /wp:paragraph -->',
      '<!-- wp:image --><figure><img src="https://cdn.example/Wien.jpg" alt="In Wien Mitte"/></figure><!-- /wp:image -->',
      '<!-- wp:social-links --><ul><!-- wp:social-link {"url":"https://x.com/oven?a=1\\u0026b=2","service":"x"} /--><!-- wp:social-link {"url":"https://x.com/rye-2","service":"x"} /--></ul><!-- /wp:social-links -->',
    ].join('\n'),
  );
  expect(await list()).toEqual([]);
  const { kept } = await plan.undo(import_id);
  expect(kept).toEqual([]);
  expect(await read()).toEqual(before);
  expect((await list()).map(({ id }) => id)).toEqual(ids);
});

test('[R-SITE-298] counts an updated page as unchanged when its own import is undone', async () => {
  await change();
  await update((await list()).map(({ id }) => id));

  const { kept } = await plan.undo(imported);

  expect(kept).toEqual([]);
  expect(await state(post)).toBe('trash');
});

test('[R-SITE-296] keeps a page that somebody edited before the update as theirs, and what they wrote after it', async () => {
  const add = (text: string) =>
    plan.site.run(
      `wp_update_post( wp_slash( array( 'ID' => $args['id'], 'post_content' => get_post( $args['id'] )->post_content . $args['text'] ) ) ); return true;`,
      { id: post, text },
    );
  await add('<p>Mine</p>');
  await change();
  const import_id = await update((await list()).flatMap(({ id, key }) => (key === 'phone' ? [id] : [])));
  const [, updated] = await read();
  await add('<p>Later</p>');

  const { kept } = await plan.undo(import_id);
  const [, content] = await read();

  expect(updated).toContain('+43 (1) 999');
  expect(updated).toContain('hi@rye.example');
  expect(content).toBe(`${updated}<p>Later</p>`);
  expect(kept.map(({ reason }) => reason)).toEqual(['It was changed after the import.']);
  expect((await plan.undo(imported)).kept).toHaveLength(1);
});

test('[R-SITE-296] changes nothing for places that are gone, or that no import made', async () => {
  await change();
  const [title, written] = await read();
  await update([`${post}/phone-00000000`, '1/phone-00000000', 'x', `${post}`]);

  expect(await read()).toEqual([title, written]);
});

test('[R-SITE-294] [R-SITE-296] finds and changes them in elements of Elementor, menu items and forms, whose other values stay', async () => {
  const elements = [
    { id: 'a', settings: { _css_classes: 'x', editor: '<p>030 123</p>', link: { url: 'tel:030123' }, empty: {} }, elements: [] },
  ];
  const made = await plan.site.run<Record<string, number>>(
    `$make = function ( $type, $metas ) {
      $id = wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'Made' ) );
      foreach ( $metas + array( '_kithouse_op' => 'an-import/post' ) as $key => $value ) { add_post_meta( $id, $key, wp_slash( $value ) ); }
      return $id;
    };
    return array(
      'page' => $make( 'page', array( '_elementor_data' => $args['elements'] ) ),
      'item' => $make( 'nav_menu_item', array( '_menu_item_url' => 'mailto:hi@rye.example?subject=Hi' ) ),
      'form' => $make( 'wpcf7_contact_form', array( '_form' => '[email* mail placeholder "030 123"]', '_mail' => array( 'recipient' => 'hi@rye.example', 'active' => true ) ) ),
    );`,
    { elements: JSON.stringify(elements) },
  );
  await change();
  await update((await list()).flatMap(({ id, is_certain }) => (is_certain ? [id] : [])));

  const read = (id: number | undefined, key: string) =>
    plan.site.run<unknown>(`return get_post_meta( $args['id'], $args['key'], true );`, { id, key });
  const [first] = elements;
  expect(JSON.parse(String(await read(made.page, '_elementor_data')))).toEqual([
    { ...first, settings: { ...first?.settings, editor: '<p>+43 (1) 999</p>', link: { url: 'tel:+431999' } } },
  ]);
  expect(await read(made.item, '_menu_item_url')).toBe('mailto:post@oven.example?subject=Hi');
  expect(await read(made.form, '_form')).toBe('[email* mail placeholder "+43 (1) 999"]');
  expect(await read(made.form, '_mail')).toEqual({ recipient: 'post@oven.example', active: true });
});

longTest('[R-SITE-297] ends like an undisturbed update when killed anywhere', async () => {
  await change();
  const ids = (await list()).map(({ id }) => id);
  const removeKiller = await addKiller(plan.site);
  await plan.site.snapshot('ready');
  await update(ids);
  const expected = await read();
  for (const kill of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16]) {
    await plan.site.restore('ready');
    const import_id = await update(ids, { headers: { 'x-test-kill': String(kill) } });
    await endLease(plan.site);
    await update(ids, { import_id });
    expect(await read(), `killed before write ${kill}`).toEqual(expected);
    expect((await plan.undo(imported)).kept, `killed before write ${kill}`).toEqual([]);
  }
  await removeKiller();
});
