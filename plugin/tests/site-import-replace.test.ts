import { checkSiteImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { followImport, noChoices, pressImport } from './testing/site-stream.js';
import type { Visit } from './testing/start-site.js';

let plan: PlanSite;
let administrator: Visit;
beforeAll(async () => {
  plan = await startPlanSite();
  administrator = await plan.visitOf('administrator');
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const page = (name: string, slug: string) =>
  op(slug, 'post.create', {
    document: { ...blocks(`<p>${name}</p>`), key: `${name.toLowerCase()}-${slug}`, slug } as never,
    as: 'page',
    title: `${name} ${slug}`,
    terms: [],
  });
/** Plans a pack with a front page and these pages; `retire` is the import that it replaces. */
const ops = (name: string, slugs: string[], retire?: string) => [
  require,
  ...(retire === undefined ? [] : [op('retire', 'import.retire', { import_id: retire }, 'permission')]),
  ...slugs.map((slug) => page(name, slug)),
  op('publish', 'publish', { posts: slugs }, 'finalize'),
  op('front', 'option.set', { name: 'page_on_front', post: slugs[0] ?? '' }, 'finalize'),
  op('verify', 'verify', { documents: slugs.length, media: 0 }, 'finalize'),
];
const driftwood = { id: 7, name: 'Driftwood', slugs: ['home', 'about', 'rooms'] };
const loam = { id: 8, name: 'Loam', slugs: ['home', 'shop'] };

async function importPack({ id, name, slugs }: typeof driftwood, retire?: string) {
  plan.offerSite(ops(name, slugs, retire));
  const pressed = await pressImport(administrator, { ...noChoices, id, ...(retire && { retire }) });
  expect(await followImport(administrator, pressed)).toMatchObject({ action: 'complete' });
  return pressed.import_id;
}
async function check({ id, name, slugs }: typeof driftwood, retire?: string) {
  plan.offerSite(ops(name, slugs, retire));
  return administrator.call(checkSiteImport, { form: { ...noChoices, id, ...(retire && { retire }) } });
}
/** Reads which pages visitors and editors see, without ids and dates. */
const readSite = () =>
  plan.site.run<{ posts: string[]; front: string }>(
    `wp_cache_flush();
    $asked = array( 'post_type' => 'page', 'post_status' => array( 'publish', 'draft' ), 'nopaging' => true, 'meta_key' => '_kithouse_op' );
    $posts = array_map( fn( $post ) => "$post->post_status $post->post_name: $post->post_title", get_posts( $asked ) );
    sort( $posts );
    return array( 'posts' => $posts, 'front' => get_post_field( 'post_title', (int) get_option( 'page_on_front' ) ) );`,
  );
const change = (title: string) =>
  plan.site.run(
    `$post = get_posts( array( 'post_type' => 'any', 'title' => $args['title'] ) )[0];
    return wp_update_post( array( 'ID' => $post->ID, 'post_content' => 'Mine' ) );`,
    { title },
  );
const onlyLoam = ['publish home: Loam home', 'publish shop: Loam shop'];

test('[R-SITE-36] lists sites of other packs, and their pages as no conflicts when they go', async () => {
  expect((await check(loam)).others).toEqual([]);
  const first = await importPack(driftwood);
  await change('Driftwood rooms');

  const beside = await check(loam);
  const instead = await check(loam, first);

  expect(beside.others).toMatchObject([
    { import_id: first, by: 'administrator', posts: 3, changed: [{ title: 'Driftwood rooms' }] },
  ]);
  expect(beside.conflicts.map(({ key }) => key)).toEqual(['loam-home']);
  expect(instead.conflicts).toEqual([]);
  expect(instead.change).toContainEqual(
    expect.objectContaining({
      from: '3 pages, posts and theme parts',
      to: 'Moved to the trash. 1 changed page becomes a draft.',
    }),
  );
});

test('[R-SITE-35] adds a second pack beside the first and leaves its pages alone', async () => {
  await importPack(driftwood);
  await importPack(loam);

  expect(await readSite()).toEqual({
    posts: [
      'publish about: Driftwood about',
      'publish home-2: Loam home',
      'publish home: Driftwood home',
      'publish rooms: Driftwood rooms',
      'publish shop: Loam shop',
    ],
    front: 'Loam home',
  });
});

test('[R-SITE-36] replaces the site of another pack, and one undo brings it back', async () => {
  const first = await importPack(driftwood);
  const before = await readSite();

  const second = await importPack(loam, first);
  expect(await readSite()).toEqual({ posts: onlyLoam, front: 'Loam home' });

  const { kept } = await plan.undo(second);
  expect([kept, await readSite()]).toEqual([[], before]);
});

test('[R-SITE-61] keeps a changed page of the replaced site as a draft', async () => {
  const first = await importPack(driftwood);
  await change('Driftwood rooms');

  const second = await importPack(loam, first);
  expect((await readSite()).posts).toEqual(['draft rooms-2: Driftwood rooms', ...onlyLoam]);

  await plan.undo(second);
  expect((await readSite()).posts).toContain('publish rooms: Driftwood rooms');
});

test('[R-SITE-61] imports the pack if the replaced site was undone meanwhile', async () => {
  const first = await importPack(driftwood);
  await plan.undo(first);

  await importPack(loam, first);

  expect((await readSite()).posts).toEqual(onlyLoam);
});

test.each([
  ['first', (ids: string[]) => ids],
  ['last', (ids: string[]) => ids.toReversed()],
])('[R-SITE-36] leaves nothing visible when both are undone, the %s one first', async (_, order) => {
  const first = await importPack(driftwood);
  const ids = [first, await importPack(loam, first)];

  const [one = '', other = ''] = order(ids);
  await plan.undo(one);
  await plan.undo(other);

  expect((await readSite()).posts).toEqual([]);
});
