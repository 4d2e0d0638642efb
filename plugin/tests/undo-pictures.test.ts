import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePicture, type Picture } from './testing/library.js';
import { emptyTrash, listAttachments, setOption } from './testing/look-inside.js';
import { importPicturePost } from './testing/picture-post.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';

let plan: PlanSite;
let pictures: Picture[];
beforeAll(async () => {
  plan = await startPlanSite();
  pictures = await Promise.all(['a', 'b'].map((name) => makePicture(`${name}.webp`)));
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const importIt = () => importPicturePost(plan, pictures);
const namesOf = async () => (await listAttachments(plan.site)).map(({ url }) => path.basename(url));
const hasCategory = () => plan.site.run(`return (bool) get_term_by( 'slug', 'food', 'category' );`);
const showOnOwnPage = async (name: string) => {
  const url = (await listAttachments(plan.site)).find((one) => one.url.endsWith(`/${name}`))?.url;
  await plan.site.run(
    `wp_insert_post( array( 'post_title' => 'Own', 'post_status' => 'publish', 'post_content' => $args['url'] ) ); return true;`,
    {
      url,
    },
  );
};

test('keeps the pictures of a page in the trash and deletes them with the page', async () => {
  const import_id = await importIt();
  const files = await plan.site.run<string[]>(`return array_map( 'get_attached_file', $args['ids'] );`, {
    ids: (await listAttachments(plan.site)).map(({ id }) => id),
  });

  const { undone } = await plan.undo(import_id);
  const inTrash = await namesOf();
  const restored = await plan.site.run<string>(
    `$post = get_posts( array( 'post_type' => 'any', 'post_status' => 'trash', 'title' => 'One' ) )[0];
    wp_untrash_post( $post->ID );
    $content = get_post( $post->ID )->post_content;
    wp_trash_post( $post->ID );
    return $content;`,
  );
  await emptyTrash(plan.site);

  expect(undone.map(({ label }) => label)).toContain('Image “a.webp”');
  expect(inTrash).toEqual(['a.webp', 'b.webp']);
  expect(restored).toMatch(/a\.webp[\s\S]*b\.webp/);
  expect(await namesOf()).toEqual([]);
  expect(files.map((file) => existsSync(path.join(plan.site.site, file.replace(/^.*(?=wp-content)/, ''))))).toEqual([
    false,
    false,
  ]);
});

test('keeps a picture for good when another page shows it before the trash is emptied', async () => {
  await plan.undo(await importIt());
  await showOnOwnPage('b.webp');

  await emptyTrash(plan.site);

  expect(await namesOf()).toEqual(['b.webp']);
});

test.each([
  ['first', (ids: string[]) => ids],
  ['last', (ids: string[]) => ids.toReversed()],
])('removes the pictures and categories of a pack imported twice when the %s import is undone first', async (_, order) => {
  const ids = [await importIt(), await importIt()];

  for (const import_id of order(ids)) {
    await plan.undo(import_id);
  }
  await emptyTrash(plan.site);

  expect(await namesOf()).toEqual([]);
  expect(await hasCategory()).toBe(false);
});

test('removes pictures that a later import reused once that import is undone too', async () => {
  await plan.undo(await importIt());
  const second = await importIt();

  await emptyTrash(plan.site);
  const inUse = await namesOf();
  await plan.undo(second);
  await emptyTrash(plan.site);

  expect(inUse).toEqual(['a.webp', 'b.webp']);
  expect(await namesOf()).toEqual([]);
});

test('continues in the scheduled task when one request cannot check the whole site', async () => {
  await plan.undo(await importIt());
  await setOption(plan.site, 'test_slice_seconds', 0);

  await emptyTrash(plan.site);
  const left = await namesOf();
  const isScheduled = await plan.site.run(`return (bool) wp_next_scheduled( 'kithouse_delete_pictures' );`);
  for (let run = 0; run < 20 && (await namesOf()).length > 0; run++) {
    await plan.site.run(`do_action( 'kithouse_delete_pictures' ); return true;`);
  }

  expect(left).toEqual(['a.webp', 'b.webp']);
  expect(isScheduled).toBe(true);
  expect(await namesOf()).toEqual([]);
  expect(await plan.site.run(`return get_option( 'kithouse_picture_check' );`)).toBe(false);
});
