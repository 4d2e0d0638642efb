import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePicture, type Picture } from './testing/library.js';
import { emptyTrash, listAttachments, setOption } from './testing/look-inside.js';
import { importPicturePost } from './testing/picture-post.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { refusalOf } from './testing/start-site.js';

let plan: PlanSite;
let picture: Picture;
beforeAll(async () => {
  plan = await startPlanSite();
  picture = await makePicture('crust.webp');
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const comment = (fields: object) =>
  plan.site.run(
    `$post = get_posts( array( 'post_type' => 'any', 'title' => 'One' ) )[0];
    return wp_insert_comment( $args['fields'] + array( 'comment_post_ID' => $post->ID, 'comment_content' => 'Nice', 'comment_author' => 'Ada' ) );`,
    { fields },
  );
const statusOfPost = () =>
  plan.site.run(`global $wpdb; return $wpdb->get_var( "SELECT post_status FROM $wpdb->posts WHERE post_title = 'One'" );`);

test('lists and keeps a post that has comments by others, with its pictures', async () => {
  const import_id = await importPicturePost(plan, [picture]);
  await comment({});
  await comment({ comment_approved: 0 });
  await comment({ comment_approved: 'spam' });

  const preview = await plan.undo(import_id, { dry_run: true });
  const done = await plan.undo(import_id);

  expect(preview.kept[0]).toEqual({ label: 'Post “One”', reason: 'It has 2 comments by others.', id: 'one' });
  expect(done).toEqual(preview);
  expect(done.kept.map(({ label }) => label)).toEqual(['Post “One”', 'Category “Food”', 'Image “crust.webp”']);
  expect(await statusOfPost()).toBe('publish');
});

test('moves a post to the trash when only the person who imported it has commented', async () => {
  const import_id = await importPicturePost(plan, []);
  const user_id = await plan.site.run(`return get_user_by( 'login', 'administrator' )->ID;`);
  await comment({ user_id });

  expect((await plan.undo(import_id)).kept).toEqual([]);
  expect(await statusOfPost()).toBe('trash');
});

test('moves kept posts to the trash when the person asks for it, over several requests', async () => {
  const import_id = await importPicturePost(plan, [picture]);
  await comment({});
  const also = ['one'];
  const preview = await plan.undo(import_id, { dry_run: true, also });
  await setOption(plan.site, 'test_slice_seconds', 0);

  expect((await refusalOf(plan.undo(import_id, { also }))).code).toBe('import_unfinished');
  await setOption(plan.site, 'test_slice_seconds', 600);
  await plan.site.run(`do_action( 'kithouse_import_go_on', $args['import_id'] ); return true;`, { import_id });
  const done = await plan.undo(import_id);
  const status = await statusOfPost();
  await emptyTrash(plan.site);

  expect(preview.kept).toEqual([]);
  expect(done).toEqual(preview);
  expect(status).toBe('trash');
  expect(await listAttachments(plan.site)).toEqual([]);
});
