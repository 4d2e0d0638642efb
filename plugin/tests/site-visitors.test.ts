import type { BundleDocument } from '@kithouse/contract';
import { compileSiteImportPlan, type SiteImportPlanChoices, type SiteSource } from '@kithouse/kits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteChoices } from '../../packages/kits/src/testing/packs.js';
import { findNeighbour } from '../../playground/src/index.js';
import { isLongRun } from '../../scripts/test-extent.js';
import { elements, makePicture, type Picture } from './testing/library.js';
import { setOption } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { askPart, followImport, pressImport } from './testing/site-stream.js';
import { addSmallTheme, smallPack, smallTheme } from './testing/small-pack.js';

/** Operations that visitors may notice. */
const visible = new Set([
  'theme.activate',
  'kit.apply',
  'styles.set',
  'fonts.activate',
  'conditions.set',
  'publish',
  'option.set',
]);
const theme = 'twentytwentyfive';
const block_theme = { slug: theme, parts: { header: ['header'], footer: ['footer'] }, has_front_page: false };
const elementor = isLongRun ? findNeighbour('elementor') : undefined;
const platform = elementor ? 'elementor' : 'gutenberg';

let plan: PlanSite;
beforeAll(async () => {
  plan = await startPlanSite(elementor ? { platform, plugins: { elementor }, active: ['elementor/elementor.php'] } : {});
  await addSmallTheme(plan.site);
  await plan.site.run(makeOwnPage, { is_elementor: elementor !== undefined });
  await plan.site.snapshot('signed-in');
});
afterAll(() => plan?.close());

/** Creates a page of the site's owner, which shows Elementor's kit where Elementor is active. */
const makeOwnPage = `
  $id = wp_insert_post( array( 'post_type' => 'page', 'post_name' => 'own', 'post_title' => 'Own', 'post_status' => 'publish', 'post_content' => 'Own' ) );
  if ( $args['is_elementor'] ) {
    $button = array( 'id' => 'aaaaaaa', 'elType' => 'widget', 'widgetType' => 'button', 'settings' => array( 'text' => 'Go' ), 'elements' => array() );
    update_post_meta( $id, '_elementor_edit_mode', 'builder' );
    update_post_meta( $id, '_elementor_data', wp_slash( wp_json_encode( array( $button ) ) ) );
  }
  return true;`;

const addresses = ['/', '/own/', '/hello-world/', ...(isLongRun ? ['/?s=hello', '/category/uncategorized/', '/missing/'] : [])];

/** Reads pages as a visitor. Elementor adds the time of its style sheets to their addresses. */
async function readPages(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const address of addresses) {
    const html = await (await plan.site.visitor.ask(address, { redirect: 'follow' })).text();
    pages[address] = html.replaceAll(/ver=\d{10}\b/g, '');
  }
  return pages;
}

/** Returns the name of the next operation of an import. */
const findNext = (import_id: string) =>
  plan.site.run<string | null>(
    `global $wpdb;
    return $wpdb->get_var( $wpdb->prepare( "SELECT op FROM {$wpdb->prefix}kithouse_ops WHERE import_id = %s AND state IN ( 'waiting', 'begun' ) ORDER BY seq LIMIT 1", $args['import_id'] ) );`,
    { import_id },
  );

const toElements = ({ content, ...document }: BundleDocument): BundleDocument =>
  ({
    ...elements([
      { id: 'bbbbbbb', elType: 'widget', widgetType: 'text-editor', settings: { editor: content }, elements: [] },
    ] as never),
    ...document,
    kind: 'elementor',
  }) as BundleDocument;

/** Compiles a pack with one of everything. */
async function compile(more: Partial<SiteImportPlanChoices>) {
  const pictures: [Picture, Picture, Picture] = [await makePicture('logo.png'), await makePicture(), await makePicture()];
  const { media: _, documents, ...bundle } = smallPack(pictures);
  const made = elementor ? documents.map(toElements) : documents;
  const source: SiteSource = { ...bundle, platform, documents: made, media: pictures.map(plan.mediumOf) };
  return compileSiteImportPlan(source, siteChoices({ logo: 'pack' }, more)).ops;
}

const press = async () => pressImport(await plan.visitOf('administrator'), { id: 1, platform });

const toBlocks = { active: theme, more: { block_theme, styles: theme } };

test('[R-SITE-68] shows visitors the old site after all operations before the first visible one', async () => {
  await plan.restore();
  plan.offerSite((await compile(toBlocks.more)).filter(({ op }) => !visible.has(op) && op !== 'verify'));
  const before = await readPages();

  expect(await followImport(await plan.visitOf('administrator'), await press())).toMatchObject({ action: 'complete' });

  expect(await readPages()).toEqual(before);
});

test.runIf(isLongRun).each([
  ['a block theme', toBlocks],
  ['a block theme that a classic one replaces', { active: theme, more: { theme: smallTheme } }],
  ['a classic theme', { active: smallTheme.slug, more: {} }],
])(
  `[R-SITE-68] shows visitors the old site wherever an import for ${platform} stops before the first visible operation, on %s`,
  async (_, { active, more }) => {
    await plan.restore();
    await plan.site.run(`switch_theme( $args['active'] ); return true;`, { active });
    plan.offerSite(await compile(more));
    const before = await readPages();
    const admin = await plan.visitOf('administrator');
    const pressed = await press();
    await setOption(plan.site, 'test_slice_seconds', 0);

    const stops: string[] = [];
    for (
      let next = await findNext(pressed.import_id);
      next !== null && !visible.has(next);
      next = await findNext(pressed.import_id)
    ) {
      await askPart(admin, pressed, stops.length === 0 ? 'download' : 'import');
      stops.push(next);
      expect({ after: stops, ...(await readPages()) }).toEqual({ after: stops, ...before });
    }
    expect(stops).toContain('post.create');

    await setOption(plan.site, 'test_slice_seconds', 600);
    expect(await followImport(admin, pressed)).toMatchObject({ action: 'complete' });
    expect((await readPages())['/']).not.toBe(before['/']);
  },
);
