import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks, makePicture } from './testing/library.js';
import { setOption } from './testing/look-inside.js';
import { addOldTheme, oldTheme } from './testing/old-theme.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { pageOps } from './testing/sign-plan.js';
import { addUpload } from './testing/uploads.js';

let plan: PlanSite;
const file = () => path.join(plan.site.site, 'wp-content/mu-plugins/test-frames.php');
/** Queries like Hello Elementor and Astra while they print a page. */
const asking = `<?php add_action( 'wp_footer', function () {
  echo '<i id="frames">', implode( ' ', array( (int) apply_filters( 'hello_elementor_page_title', true ), (int) apply_filters( 'astra_the_title_enabled', true ),
    apply_filters( 'astra_get_content_layout', 'plain' ), apply_filters( 'astra_page_layout', 'right-sidebar' ) ) ), '</i>';
} );`;
beforeAll(async () => {
  plan = await startPlanSite();
  await writeFile(file(), asking);
});
afterAll(async () => {
  await rm(file(), { force: true });
  await plan?.close();
});
beforeEach(() => plan.restore());

const heading = '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Bread</h1><!-- /wp:heading -->';
const text = '<!-- wp:paragraph --><p>Bread</p><!-- /wp:paragraph -->';
const untitled = '0 0 plain right-sidebar';
const whole = '0 0 page-builder no-sidebar';
const untouched = '1 1 plain right-sidebar';

async function importPage(content: string): Promise<number> {
  const { post_id } = await plan.carryOut(pageOps(blocks(content), []));
  return post_id;
}
async function readFrames(id: number): Promise<string | undefined> {
  const address = await plan.site.run<string>(
    `wp_update_post( array( 'ID' => $args['id'], 'post_status' => 'publish' ) ); return wp_make_link_relative( get_permalink( $args['id'] ) );`,
    { id },
  );
  const html = await (await plan.site.visitor.ask(address)).text();
  return /<i id="frames">([^<]*)</.exec(html)?.[1];
}

test('shows an imported page with its own heading without the title of the theme', async () => {
  expect(await readFrames(await importPage(heading))).toBe(untitled);
});

test('gives an imported page of Elementor the whole width', async () => {
  const id = await importPage(text);
  await plan.site.run(`return update_post_meta( $args['id'], '_elementor_edit_mode', 'builder' );`, { id });

  expect(await readFrames(id)).toBe(whole);
});

test("keeps the theme's title for an imported page without a heading and for every page of the site", async () => {
  const own = await plan.site.run<number>(
    `return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Own', 'post_content' => $args['heading'] ) );`,
    { heading },
  );

  expect([await readFrames(await importPage(text)), await readFrames(own)]).toEqual([untouched, untouched]);
});

test('keeps the layout that somebody has chosen for an imported page', async () => {
  const id = await importPage(heading);
  await plan.site.run(`return update_post_meta( $args['id'], 'ast-site-content-layout', 'narrow-width-container' );`, { id });

  expect(await readFrames(id)).toBe(untouched);
});

test('[R-SITE-31] states the width of a logo as a style on a classic theme, which could stretch it', async () => {
  const { bytes } = await makePicture('logo.png');
  const { id } = await addUpload(plan.site, { bytes, file: '2024/05/logo.png' });
  await addOldTheme(plan.site);
  await setOption(plan.site, 'site_logo', id);
  await setOption(plan.site, 'kithouse_logo_width', 80);

  const widthsOn = async (theme: string) => {
    await plan.site.run(`switch_theme( $args['theme'] ); return true;`, { theme });
    const html = await plan.site.run<string>(
      `return do_blocks( '<!-- wp:site-logo {"width":44} /-->' ) . do_blocks( '<!-- wp:site-logo /-->' );`,
    );
    return [...html.matchAll(/style="width:(\d+)px;/g)].map(([, width]) => width);
  };

  expect(await widthsOn(oldTheme.slug)).toEqual(['44', '80']);
  expect(await widthsOn('twentytwentyfive')).toEqual([]);
});
