import path from 'node:path';
import { type BundleDocument, checkSiteImport, listThemeParts, undoImport } from '@kithouse/contract';
import { compileSiteImportPlan } from '@kithouse/kits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { packOf, siteChoices } from '../../packages/kits/src/testing/packs.js';
import { findElementor, projectRoot } from '../../playground/src/index.js';
import { blocks, elements } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { noChoices } from './testing/site-stream.js';
import type { Visit } from './testing/start-site.js';
import { equipForThemeParts, paragraph } from './testing/theme-parts.js';
import { importAsWizard } from './testing/wizard.js';

const real = findElementor();
const theme = 'twentytwentyfive';
let plan: PlanSite;
let admin: Visit;
let removeEquipment: () => void;
beforeAll(async () => {
  const elementor = real ?? path.join(projectRoot, 'plugin/tests/testing/stand-in-elementor');
  plan = await startPlanSite({ platform: 'elementor', plugins: { elementor }, active: ['elementor/elementor.php'] });
  removeEquipment = equipForThemeParts(plan.site);
  await plan.site.run(`switch_theme( '${theme}' ); return true;`);
  await plan.site.snapshot('signed-in');
  admin = await plan.visitOf('administrator');
});
afterAll(async () => {
  removeEquipment?.();
  await plan?.close();
});
beforeEach(() => plan.restore());

const heading = (title: string) =>
  elements([{ id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title }, elements: [] }] as never);
const page = (document: object) => ({ ...document, ...named('home', 'page'), front_page: true }) as BundleDocument;
const part = (type: string, document: object) =>
  ({ ...document, ...named(type, type), post_type: 'elementor_library', conditions: ['include/general'] }) as BundleDocument;
const named = (key: string, template_type: string) => ({
  key,
  slug: key,
  title: `Tide ${key}`,
  post_type: 'page',
  template_type,
});

const types = [
  ['header', 'HEADER'],
  ['footer', 'FOOTER'],
  ['error-404', '404'],
] as const;
const designed = types.map(([type, text]) => part(type, heading(`ELEMENTOR ${text}`)));
const twins = types.map(([type, text]) => part(type, blocks(paragraph(`BLOCK ${text}`))));

/** Lets the cloud plan the pack for a site with or without a block theme. */
function offer(isBlockTheme: boolean) {
  const pack = packOf({ platform: 'elementor', site: { title: 'Tide' }, documents: [page(heading('Bread')), ...designed] });
  const block_theme = { slug: theme, parts: { header: ['header'], footer: ['footer'] }, has_front_page: false };
  const twin = packOf({ site: { title: 'Tide' }, documents: [page(blocks('')), ...twins] });
  const more = isBlockTheme ? { block_theme, styles: theme, twin } : {};
  plan.offerSite(compileSiteImportPlan(pack, siteChoices({}, more)).ops);
}

const choices = { ...noChoices, id: 1, platform: 'elementor' as const };
const read = async (address: string) => (await plan.site.visitor.ask(address, { redirect: 'follow' })).text();
const readPage = () =>
  plan.site.run<object>(
    `$page = get_page_by_path( 'home' );
    return array( 'template' => get_page_template_slug( $page ), 'builder' => get_post_meta( $page->ID, '_elementor_edit_mode', true ) );`,
  );
const countRecords = () =>
  plan.site.run<number>(
    `return count( get_posts( array( 'post_type' => array( 'wp_template', 'wp_template_part', 'page', 'elementor_library' ), 'post_status' => 'any', 'nopaging' => true ) ) );`,
  );

test('[R-SITE-280] [R-SITE-32] shows visitors and the site editor the same frame around pages of Elementor, until the undo', async () => {
  const before = [await countRecords(), await read('/no-such-page/')] as const;

  offer(true);
  const { import_id, results } = await importAsWizard(plan.site.url, admin, choices);

  expect(results.proof.differences).toEqual([]);
  const front = await read('/');
  expect(front).toMatch(real ? /BLOCK HEADER[\s\S]*Bread[\s\S]*BLOCK FOOTER/ : /BLOCK HEADER[\s\S]*BLOCK FOOTER/);
  expect(front).not.toContain('ELEMENTOR HEADER');
  expect(await read('/no-such-page/')).toMatch(/BLOCK HEADER[\s\S]*BLOCK 404[\s\S]*BLOCK FOOTER/);
  expect(await readPage()).toEqual({ template: 'tide-page', builder: 'builder' });
  const inEditor = await plan.site.run(
    `return array_map( fn( $slug ) => array( get_block_template( "twentytwentyfive//$slug", 'wp_template_part' )->source, strip_tags( do_blocks( get_block_template( "twentytwentyfive//$slug", 'wp_template_part' )->content ) ) ), array( 'header', 'footer' ) );`,
  );
  expect(inEditor).toEqual([
    ['custom', expect.stringContaining('BLOCK HEADER')],
    ['custom', expect.stringContaining('BLOCK FOOTER')],
  ]);
  const { locations } = await admin.call(listThemeParts, {});
  const owners = locations.flatMap(({ type, owners }) =>
    ['header', 'footer', 'error-404'].includes(type.value) ? [[type.value, owners.map(({ owner }) => owner)]] : [],
  );
  expect(owners).toEqual(['header', 'footer', 'error-404'].map((type) => [type, ['wordpress']]));

  const { kept } = await admin.call(undoImport, { import_id, dry_run: false, also: [] });

  expect(kept).toEqual([]);
  expect(await countRecords()).toBe(before[0]);
  expect(await read('/no-such-page/')).not.toContain('BLOCK');
});

test('[R-SITE-32] names the frame and the template of the pages in the preview, and changes nothing', async () => {
  const before = await countRecords();

  offer(true);
  const { create } = await admin.call(checkSiteImport, { form: choices });

  expect(create.map(({ title, type_label }) => `${type_label}: ${title}`)).toEqual(
    expect.arrayContaining(['Template of the theme: Full width', 'Template part of the theme: Tide header', 'Page: Tide home']),
  );
  expect(await countRecords()).toBe(before);
});

test.skipIf(!real)(
  '[R-SITE-32] [R-SITE-63] keeps the header of Elementor and the full width of Elementor on a classic theme',
  async () => {
    await plan.site.run(`switch_theme( 'classic' ); return true;`);

    offer(false);
    await importAsWizard(plan.site.url, admin, choices);

    const front = await read('/');
    expect(await readPage()).toEqual({ template: 'elementor_header_footer', builder: 'builder' });
    expect(front).not.toContain('BLOCK HEADER');
    expect([front.includes('THEME BODY'), front.includes('Proudly')]).toEqual([false, false]);
  },
);
