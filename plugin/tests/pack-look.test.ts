import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';

let plan: PlanSite;
const theme = () => path.join(plan.site.site, 'wp-content/themes/astra');
beforeAll(async () => {
  plan = await startPlanSite({ signedIn: ['administrator'] });
  await mkdir(theme(), { recursive: true });
  await writeFile(path.join(theme(), 'style.css'), '/* Theme Name: Astra */');
  await writeFile(path.join(theme(), 'index.php'), '<?php wp_head(); the_post(); the_content(); wp_footer();');
});
afterAll(async () => {
  await rm(theme(), { recursive: true, force: true });
  await plan?.close();
});
beforeEach(() => plan.restore());

const root =
  '<!-- wp:group {"align":"full","className":"kithouse-root"} -->\n<div class="wp-block-group alignfull kithouse-root">Bread</div>\n<!-- /wp:group -->';

/** Imports a page and returns its id. */
async function importPage(content: string): Promise<number> {
  const document = { ...blocks(content), key: 'home', slug: 'home' } as never;
  await plan.carryOut([
    require,
    op('home', 'post.create', { document, as: 'page', title: 'Home', terms: [] }),
    op('publish', 'publish', { posts: ['home'] }, 'finalize'),
    op('verify', 'verify', { documents: 1, media: 0 }, 'finalize'),
  ]);
  return await plan.site.run<number>(`return get_page_by_path( 'home' )->ID;`);
}

const readPage = async (id: number) => (await plan.site.visitor.ask(`/?page_id=${id}`, { redirect: 'follow' })).text();

test('[R-SITE-55] prints the styles of packs only for their pages', async () => {
  expect(await readPage(await importPage(root))).toContain('.kithouse-root .wp-block-separator{');

  await plan.restore();
  expect(await readPage(await importPage('<!-- wp:paragraph -->\n<p>Bread</p>\n<!-- /wp:paragraph -->'))).not.toContain(
    '.kithouse-root .wp-block-separator{',
  );
});

test('[R-SITE-55] shows a page of full-width sections in full width and without a title on Astra', async () => {
  const readMeta = (id: number) =>
    plan.site.run(
      `return array( get_post_meta( $args['id'], 'ast-site-content-layout', true ), get_post_meta( $args['id'], 'site-post-title', true ) );`,
      { id },
    );
  await plan.site.run(`wp_clean_themes_cache(); switch_theme( 'astra' ); return true;`);
  expect(await readMeta(await importPage(root))).toEqual(['full-width-container', 'disabled']);

  await plan.restore();
  expect(await readMeta(await importPage(root))).toEqual(['', '']);
});
