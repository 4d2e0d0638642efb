import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listImports, listThemeParts, saveConditions, undoImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { makePart, paragraph } from './testing/theme-parts.js';

const theme = 'twentytwentyfive';
let plan: PlanSite;
beforeAll(async () => {
  plan = await startPlanSite({ signedIn: ['administrator'] });
  addTheme('pier');
  await plan.site.run(`switch_theme( '${theme}' ); update_option( 'page_on_front', 0 ); return true;`);
  await plan.site.snapshot('signed-in');
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

/** Adds a block theme whose templates name two headers. */
function addTheme(slug: string) {
  const folder = path.join(plan.site.site, 'wp-content/themes', slug);
  const page = (header: string) =>
    `<!-- wp:template-part {"slug":"${header}","tagName":"header"} /-->\n<!-- wp:group {"tagName":"main"} --><main class="wp-block-group">PIER</main><!-- /wp:group -->`;
  const files = {
    'style.css': '/* Theme Name: Pier */',
    'theme.json': JSON.stringify({
      version: 2,
      templateParts: ['header', 'header-large'].map((name) => ({ name, title: name, area: 'header' })),
    }),
    'templates/index.html': page('header'),
    'templates/page.html': page('header-large'),
    'parts/header.html': paragraph('PIER HEADER'),
    'parts/header-large.html': paragraph('PIER LARGE HEADER'),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

const read = async (address: string) => (await plan.site.visitor.ask(address, { redirect: 'follow' })).text();
const document = (key: string, content: string) =>
  ({ ...blocks(content), key, slug: key, title: key, template_type: key }) as ReturnType<typeof blocks> & { kind: 'blocks' };
const write = (slug: string, text: string, more: object = {}) =>
  op(slug, 'template.write', {
    kind: 'wp_template_part',
    area: 'header',
    theme,
    slug,
    title: slug,
    document: document(slug, paragraph(text)) as never,
    ...more,
  });
const ops = () => [
  { ...require, args: { ...require.args, capabilities: ['edit_theme_options'] } },
  write('header', 'PACK HEADER'),
  JSON.parse(JSON.stringify(write('404', 'PACK 404', { kind: 'wp_template', area: undefined }))),
  op(
    'styles',
    'styles.set',
    { theme, values: [{ path: 'settings.color.palette.driftwood-sea', value: { name: 'Sea', color: '#123456' } }] } as never,
    'finalize',
  ),
  op('publish', 'publish', { posts: [], templates: ['header', '404'] }, 'finalize'),
  op('verify', 'verify', { documents: 2, media: 0 }, 'finalize'),
];

/** Presses a button of the notice. */
async function press(html: string, choice: string) {
  const form = html.slice(html.indexOf('header and templates belong'));
  const read = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? '';
  const administrator = await plan.visitOf('administrator');
  return administrator.ask('/wp-admin/admin-post.php', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      action: 'kithouse_copy_theme',
      import: read('import'),
      choice,
      _wpnonce: read('_wpnonce'),
    }).toString(),
  });
}
const readDashboard = async () => (await (await plan.visitOf('administrator')).ask('/wp-admin/index.php')).text();

test('[R-SITE-23] offers a copy of the pack’s frame after a change of theme, which undo removes', async () => {
  await plan.carryOut(ops(), { title: 'Driftwood' });
  const before = await readDashboard();
  await plan.site.run(`switch_theme( 'pier' ); return true;`);
  const notice = await readDashboard();

  await press(notice, 'copy');
  const [front, page, missing] = [await read('/'), await read('/?page_id=2'), await read('/no-such-page/')];
  const after = await readDashboard();

  expect(before).not.toContain('header and templates belong');
  expect(notice).toContain('Your Driftwood header and templates belong to Twenty Twenty-Five.');
  expect(notice).toContain('Copy them to Pier');
  expect([front, page].map((html) => html.includes('PACK HEADER'))).toEqual([true, true]);
  expect(missing).toContain('PACK 404');
  expect(front).toMatch(/--wp--preset--color--driftwood-sea:\s?#123456/);
  expect(after).not.toContain('header and templates belong');
  const administrator = await plan.visitOf('administrator');
  const { data } = await administrator.call(listImports, {});
  expect(data[0]).toMatchObject({ kind: 'copy', title: 'Header and templates for Pier', can_undo: true });
  const undone = await administrator.call(undoImport, { import_id: data[0]?.import_id ?? '', dry_run: false, also: [] });
  expect(undone.kept).toEqual([]);
  expect(await read('/')).toContain('PIER HEADER');
  await plan.site.run(`switch_theme( '${theme}' ); return true;`);
  expect(await read('/')).toContain('PACK HEADER');
});

test('[R-SITE-23] lets parts that a template names resolve to those of the new theme, however they are written', async () => {
  const parts = (theme: string) =>
    [
      `<!-- wp:template-part {"slug":"header"${theme}} /-->`,
      `<!-- wp:template-part\n  {"slug":"header"${theme},\n  "x":{"y":{}}}\n/-->`,
      `<!-- wp:core/template-part {"slug":"header"${theme}} /-->`,
      `<!-- wp:template-part {"slug":"header"${theme}} -->\n<!-- /wp:template-part -->`,
    ].join('\n');
  const kept = '<!-- wp:paragraph {"style":{},"className":"a\\u002d\\u002db"} -->\n<p>kept</p>\n<!-- /wp:paragraph -->';
  await plan.carryOut(ops(), { title: 'Driftwood' });
  await plan.site.run(
    `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_content' => $args['content'] ), array( 'post_name' => '404', 'post_type' => 'wp_template' ) ); wp_cache_flush(); return true;`,
    { content: parts(`,"theme":"${theme}"`) + kept },
  );
  await plan.site.run(`switch_theme( 'pier' ); return true;`);

  await press(await readDashboard(), 'copy');

  const copied = await plan.site.run<string>(`return get_post( get_block_template( 'pier//404' )->wp_id )->post_content;`);
  expect(copied).not.toContain('"theme"');
  expect(copied.replaceAll(/\s+/g, ' ')).toBe(
    (parts('') + kept).replaceAll(/\s+/g, ' ').replace('"header", "x"', '"header","x"'),
  );
});

test('[R-SITE-23] dismisses the offer permanently, and makes none without imported templates', async () => {
  await plan.site.run(`switch_theme( 'pier' ); return true;`);
  const without = await readDashboard();
  await plan.site.run(`switch_theme( '${theme}' ); return true;`);
  await plan.carryOut(ops(), { title: 'Driftwood' });
  await plan.site.run(`switch_theme( 'pier' ); return true;`);

  await press(await readDashboard(), 'dismiss');

  expect(without).not.toContain('belong to');
  expect(await readDashboard()).not.toContain('belong to');
  expect(await read('/')).toContain('PIER HEADER');
});

test('[R-SITE-01] makes a theme part the theme’s own template when its conditions name one page', async () => {
  const page = await plan.site.run<number>(
    `return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Boats', 'post_name' => 'boats' ) );`,
  );
  const template_id = await makePart(plan.site, { type: 'single-page', title: 'Of boats', conditions: [] });
  const administrator = await plan.visitOf('administrator');

  const kept = await administrator.call(saveConditions, {
    template_id,
    conditions: ['include/singular/page', `exclude/singular/page/${page}`],
  });
  const { moved } = await administrator.call(saveConditions, { template_id, conditions: [`include/singular/page/${page}`] });
  const list = await administrator.call(listThemeParts, {});
  const { data } = await administrator.call(listImports, {});

  expect(kept.moved).toBeUndefined();
  expect(moved).toMatchObject({ title: 'Of boats' });
  expect(moved?.edit_link).toContain('site-editor.php');
  expect(await read('/boats/')).toContain('OUR single-page');
  expect(await read('/?page_id=2')).not.toContain('OUR single-page');
  expect(list.items.map(({ id, status }) => [id, status])).toEqual([[template_id, 'draft']]);
  expect(list.locations.find(({ owners }) => owners[0]?.title === 'Of boats')).toMatchObject({
    type: { value: 'single-page' },
    owners: [{ owner: 'wordpress' }],
  });
  expect(data[0]).toMatchObject({ kind: 'move', can_undo: true });
  const undone = await administrator.call(undoImport, { import_id: data[0]?.import_id ?? '', dry_run: false, also: [] });
  expect(undone.kept).toEqual([]);
  expect(await plan.site.run(`return get_post_status( $args['id'] );`, { id: template_id })).toBe('publish');
  expect(await read('/boats/')).toContain('OUR single-page');
});
