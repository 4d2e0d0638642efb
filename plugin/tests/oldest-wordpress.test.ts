import { compileSiteImportPlan, type SiteImportPlanChoices, type SiteSource } from '@kithouse/kits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteChoices } from '../../packages/kits/src/testing/packs.js';
import { familyOf, namingFont, noFonts, readStoredFonts } from './testing/fonts.js';
import { blocks, makePicture, type Picture } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { noChoices } from './testing/site-stream.js';
import { smallPack } from './testing/small-pack.js';
import { runCommand } from './testing/stand-in-wp-cli.js';
import { importAsWizard } from './testing/wizard.js';

// `WORDPRESS_FOLDER` runs these tests on another WordPress, with the default theme of that version.
let plan: PlanSite;
beforeAll(async () => {
  plan = await startPlanSite();
});
afterAll(() => plan?.close());

const addresses = ['/', '/hello-world/', '/no-such-page/'];
const readPages = async () =>
  Promise.all(addresses.map(async (address) => (await plan.site.visitor.ask(address, { redirect: 'follow' })).text()));

/** Compiles the pack for the block theme that the site has, as the cloud does. */
async function compile() {
  const block_theme = await plan.site.run<SiteImportPlanChoices['block_theme']>(
    `return Kithouse\\WordPress\\Block_Theme::describe( '' );`,
  );
  const pictures: [Picture, Picture, Picture] = [await makePicture('logo.png'), await makePicture(), await makePicture()];
  const { media: _, documents, ...bundle } = smallPack(pictures);
  const missing = { ...blocks(namingFont), key: 'missing', slug: 'missing', title: 'Missing', post_type: 'kithouse_part' };
  const source: SiteSource = {
    ...bundle,
    documents: [...documents, { ...missing, template_type: 'error-404', conditions: ['include/general'] } as never],
    media: pictures.map(plan.mediumOf),
  };
  const choices = siteChoices({ logo: 'pack', existing_look: true }, { block_theme, styles: block_theme?.slug });
  const { ops } = compileSiteImportPlan(source, choices);
  const fonts = {
    id: 'fonts',
    step: 'download',
    op: 'fonts.ensure',
    args: { families: [familyOf(plan.cloud)] },
    needs: [],
    weight: 1,
  };
  const faces = { id: 'faces', step: 'finalize', op: 'fonts.activate', args: { fonts: 'fonts' }, needs: [], weight: 1 };
  const withFonts = ops.flatMap((one): object[] =>
    one.op === 'require' ? [one, fonts] : one.op === 'styles.set' ? [faces, one] : [one],
  );
  return { theme: block_theme?.slug ?? '', ops: withFonts };
}

async function handOver(): Promise<{ import_id: string }> {
  const { out } = await runCommand(plan.site, 'hand_over', {
    group: 'hand-over',
    login: 'administrator',
    options: { format: 'json' },
  });
  return JSON.parse(out[0] ?? '');
}

const setActive = (isActive: boolean) =>
  plan.site.run(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; $args['on'] ? activate_plugin( 'kithouse/kithouse.php' ) : deactivate_plugins( 'kithouse/kithouse.php' ); return true;`,
    { on: isActive },
  );

test('[R-SITE-34] [R-SITE-30] imports a pack into the default theme of this WordPress, hands it over, and undoes both', async () => {
  const before = await readPages();
  const { theme, ops } = await compile();
  plan.offerSite(ops);

  const admin = await plan.visitOf('administrator');
  const { import_id, results } = await importAsWizard(plan.site.url, admin, { ...noChoices, id: 1 });

  expect(results.proof.differences).toEqual([]);
  const [front = '', post = '', missing = ''] = await readPages();
  expect(front).toMatch(/Above[\s\S]*wp-image-[\s\S]*Below/);
  expect(post).toMatch(/Above[\s\S]*Below/);
  expect(missing).toMatch(/Above[\s\S]*font-family:Gloock[\s\S]*Below/);
  expect(front).toMatch(/--wp--preset--color--[a-z-]*crust: ?#aa5500/);
  expect(front).toMatch(/@font-face ?\{ ?font-family: ?"?Gloock/);
  expect(await readStoredFonts(plan.site)).toMatchObject({ families: ['acme-gloock'], presets: ['acme-gloock'] });
  const records = await plan.site.run(
    `return array_map( fn( $slug ) => get_block_template( $args['theme'] . "//$slug", 'wp_template_part' )->source, array( 'header', 'footer' ) );`,
    { theme },
  );
  expect(records).toEqual(['custom', 'custom']);

  const handedOver = await handOver();
  expect(handedOver).toMatchObject({ handed_over: [{ kind: 'frame' }], lost: [] });
  await setActive(false);
  const withoutPlugin = await readPages();
  await setActive(true);
  expect(withoutPlugin[0]).toMatch(/Above[\s\S]*wp-image-[\s\S]*Below/);
  expect(withoutPlugin[0]).toMatch(/--wp--preset--color--[a-z-]*crust: ?#aa5500/);
  expect(withoutPlugin[2]).toMatch(/Above[\s\S]*font-family:Gloock[\s\S]*Below/);

  expect((await plan.undo(handedOver.import_id)).kept).toEqual([]);
  const { kept } = await plan.undo(import_id);

  expect(kept).toEqual([]);
  expect(await readPages()).toEqual(before);
  expect(await readStoredFonts(plan.site)).toEqual(noFonts);
  expect(await plan.site.readLog()).toBe('');
});
