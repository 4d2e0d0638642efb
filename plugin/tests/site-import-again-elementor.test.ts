import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findElementor, projectRoot } from '../../playground/src/index.js';
import { elements } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { followImport, noChoices, pressImport } from './testing/site-stream.js';

let plan: PlanSite;
beforeAll(async () => {
  const elementor = findElementor() ?? path.join(projectRoot, 'plugin/tests/testing/stand-in-elementor');
  plan = await startPlanSite({ platform: 'elementor', plugins: { elementor }, active: ['elementor/elementor.php'] });
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const heading = { id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title: 'Bread' }, elements: [] };
const document = (key: string, more: object = {}) => ({ ...elements([heading] as never), key, slug: key, ...more }) as never;
const template = (id: string, title: string) =>
  op(id, 'post.create', { document: document(id, { template_type: 'section' }), as: 'library', title, terms: [] } as never);
const ops = [
  require,
  op('home', 'post.create', { document: document('home'), as: 'page', title: 'Home', terms: [] }),
  template('hero', 'Hero'),
  template('offer', 'Offer'),
  op('publish', 'publish', { posts: ['home'] }, 'finalize'),
  op('verify', 'verify', { documents: 3, media: 0 }, 'finalize'),
];

async function importIt(again?: 'copy') {
  plan.offerSite(ops);
  const choices = { id: 7, ...noChoices, platform: 'elementor' as const, ...(again && { again }) };
  const visit = await plan.visitOf('administrator');
  const pressed = await pressImport(visit, choices);
  expect(await followImport(visit, pressed)).toMatchObject({ action: 'complete' });
  return pressed.import_id;
}

/** Lists saved templates by title and status. */
const listTemplates = () =>
  plan.site.run<string[]>(
    `wp_cache_flush();
    $all = array_map( fn( $post ) => "$post->post_title $post->post_status",
      get_posts( array( 'post_type' => 'elementor_library', 'post_status' => array( 'publish', 'draft', 'trash' ), 'nopaging' => true, 'meta_key' => '_kithouse_op' ) ) );
    sort( $all );
    return $all;`,
  );

test('replaces saved templates of the earlier import, and undo brings them back', async () => {
  await importIt();
  const second = await importIt();
  const replaced = await listTemplates();

  const { kept } = await plan.undo(second);

  expect(replaced).toEqual(['Hero draft', 'Hero trash', 'Offer draft', 'Offer trash']);
  expect(kept).toEqual([]);
  expect(await listTemplates()).toEqual(replaced);
  expect(
    await plan.site.run(
      `return array_map( fn( $post ) => get_post_meta( $post->ID, '_kithouse_replaced', true ), get_posts( array( 'post_type' => 'elementor_library', 'post_status' => 'draft', 'meta_key' => '_kithouse_op' ) ) );`,
    ),
  ).toEqual(['', '']);
});

test('leaves a saved template alone that somebody published', async () => {
  await importIt();
  await plan.site.run(
    `return wp_publish_post( get_posts( array( 'post_type' => 'elementor_library', 'post_status' => 'draft', 'title' => 'Hero' ) )[0] );`,
  );

  await importIt();

  expect(await listTemplates()).toEqual(['Hero draft', 'Hero publish', 'Offer draft', 'Offer trash']);
});

test('makes copies of saved templates when the person asks for them', async () => {
  await importIt();
  await importIt('copy');

  expect(await listTemplates()).toEqual(['Hero draft', 'Hero draft', 'Offer draft', 'Offer draft']);
});
