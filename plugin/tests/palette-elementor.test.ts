import { type BundleDocument, type ElementorElement, type KitSettings, undoImport } from '@kithouse/contract';
import { compileSiteImportPlan } from '@kithouse/kits';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { packOf, siteChoices } from '../../packages/kits/src/testing/packs.js';
import { findBrowser, findElementor, toLaunchOptions } from '../../playground/src/index.js';
import { blockOthers } from './testing/computed-styles.js';
import { type DesignSite, startDesignSite } from './testing/design-site.js';
import { templateOf } from './testing/designs-of-templates.js';
import { blocks, elements } from './testing/library.js';
import type { PlanSite } from './testing/plan-site.js';
import { noChoices } from './testing/site-stream.js';
import { importAsWizard } from './testing/wizard.js';

const elementor = findElementor();
const program = await findBrowser({ install: false });
if (!elementor || !program) {
  console.log('Skipped the test of a palette on three kinds of content: it needs ELEMENTOR_ZIP and Chromium.');
}

const theme = 'twentytwentyfive';
const own = '#375EFB';
const chosen = '#aa3300';
const shown = 'rgb(170, 51, 0)';
const settings: KitSettings = { colors: [{ id: 'primary', title: 'Primary', color: own, role: 'system' }], fonts: [] };
/** The twin of blocks has its own names for the same colours. */
const ofTwin: KitSettings = { colors: [{ id: 'tide-main', title: 'Primary', color: own, role: 'custom' }], fonts: [] };
const named = (key: string, template_type: string) => ({
  key,
  slug: key,
  title: `Tide ${key}`,
  post_type: 'page',
  template_type,
});
const partOf = (document: object) =>
  ({
    ...document,
    ...named('header', 'header'),
    post_type: 'elementor_library',
    conditions: ['include/general'],
  }) as BundleDocument;
const heading = (title: string): ElementorElement => ({
  id: 'aaaaaaa',
  elType: 'widget',
  widgetType: 'heading',
  settings: { title, __globals__: { title_color: 'globals/colors?id=primary' } },
  elements: [],
});
const headerOfBlocks = `<!-- wp:heading {"textColor":"tide-main"} -->
<h2 class="wp-block-heading has-tide-main-color has-text-color">Blocks</h2>
<!-- /wp:heading -->`;

describe.skipIf(!elementor || !program)('a palette for a pack with pages of Elementor 3, pages of Elementor 4 and blocks', () => {
  let site: DesignSite;
  let plan: PlanSite;
  let browser: Browser;
  beforeAll(async () => {
    site = await startDesignSite(elementor ?? '');
    ({ plan } = site);
    await plan.site.run(`switch_theme( '${theme}' ); return true;`);
    await plan.site.snapshot('signed-in');
    browser = await chromium.launch(toLaunchOptions(program as NonNullable<typeof program>));
  });
  afterAll(async () => {
    await browser?.close();
    await plan?.close();
  });
  beforeEach(() => plan.restore());

  const opsOf = (existing_look: boolean) => {
    const [atomic] = site.bundleOf(templateOf()).documents;
    const documents = [
      { ...elements([heading('Three')]), ...named('three', 'page') } as BundleDocument,
      { ...atomic, ...named('four', 'page') } as BundleDocument,
      partOf(elements([heading('Header of Elementor')])),
    ];
    const pack = packOf({ platform: 'elementor', site: { title: 'Tide' }, settings, documents });
    const twin = packOf({ site: { title: 'Tide' }, settings: ofTwin, documents: [partOf(blocks(headerOfBlocks))] });
    const block_theme = { slug: theme, parts: { header: ['header'], footer: ['footer'] }, has_front_page: false };
    const frame = { block_theme, styles: theme, twin, design: site.room };
    return compileSiteImportPlan(pack, siteChoices({ color: { primary: chosen }, existing_look }, frame)).ops;
  };

  /** Returns the colour that a visitor sees of the first heading with this text. */
  async function readColor(slug: string, text: string) {
    const page = await browser.newPage();
    await blockOthers(page, plan.site.url);
    await page.goto(`${plan.site.url}/${slug}/`, { waitUntil: 'load' });
    const heading = page.getByRole('heading', { name: text, exact: true }).first();
    const color = await heading.evaluate((element) => getComputedStyle(element).color);
    await page.close();
    return color;
  }

  const readLook = async () => ({
    design: await site.readRaw(),
    rest: await plan.site.run<string[]>(
      `global $wpdb; wp_cache_flush();
      return array( get_post_meta( (int) get_option( 'elementor_active_kit' ), '_elementor_page_settings', true ),
        $wpdb->get_col( "SELECT post_content FROM $wpdb->posts WHERE post_type = 'wp_global_styles' AND post_status = 'publish' ORDER BY ID" ),
        $wpdb->get_col( "SELECT post_name FROM $wpdb->posts WHERE post_status = 'publish' AND post_type IN ( 'page', 'wp_template_part' ) ORDER BY ID" ) );`,
    ),
  });

  test.each([
    ['only for its own pages', false],
    ['for the whole site', true],
  ])('[R-EL4-54] has the same colours on all three, %s, and one undo restores them', async (_, existing_look) => {
    const before = await readLook();
    plan.offerSite(opsOf(existing_look));
    const person = await plan.visitOf('administrator');
    const form = { ...noChoices, id: 1, platform: 'elementor' as const, existing_look };
    const { import_id } = await importAsWizard(plan.site.url, person, form);

    const colors = {
      'Elementor 3': await readColor('three', 'Three'),
      'Elementor 4': await readColor('four', 'Hi'),
      blocks: await readColor('four', 'Blocks'),
    };

    expect(colors).toEqual({ 'Elementor 3': shown, 'Elementor 4': shown, blocks: shown });
    expect(JSON.stringify(Object.values((await site.read()).variables))).not.toMatch(/375efb/i);
    const { kept } = await person.call(undoImport, { import_id, dry_run: false, also: [] });
    expect(kept).toEqual([]);
    expect(await readLook()).toEqual(before);
  });
});
