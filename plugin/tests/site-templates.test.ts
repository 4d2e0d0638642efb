import { randomUUID } from 'node:crypto';
import { getConditions, listThemeParts } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPatternKiller, endLease, killBefore, wasKilled } from './testing/killed-scripts.js';
import { blocks } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';

const theme = 'twentytwentyfive';
let plan: PlanSite;
beforeAll(async () => {
  plan = await startPlanSite({ signedIn: ['administrator'] });
  await addPatternKiller(plan.site);
  await plan.site.run(`switch_theme( '${theme}' ); update_option( 'page_on_front', 0 ); return true;`);
  await plan.site.snapshot('signed-in');
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
const document = (key: string, content: string) =>
  ({ ...blocks(content), key, slug: key, title: key, template_type: key }) as ReturnType<typeof blocks> & { kind: 'blocks' };
const write = (slug: string, text: string, more: object = {}) =>
  op(slug, 'template.write', {
    kind: 'wp_template_part',
    area: 'header',
    theme,
    slug,
    title: 'Header',
    document: document(slug, paragraph(text)) as never,
    ...more,
  });
const page404 = () => write('404', 'PACK 404', { kind: 'wp_template', area: undefined, title: '404' });
const ops = (text = 'PACK HEADER') => [
  { ...require, args: { ...require.args, capabilities: ['edit_theme_options'] } },
  write('header', text),
  JSON.parse(JSON.stringify(page404())),
  op('publish', 'publish', { posts: [], templates: ['header', '404'] }, 'finalize'),
  op('verify', 'verify', { documents: 2, media: 0 }, 'finalize'),
];

const read = async (address: string) => (await plan.site.visitor.ask(address)).text();

/** Reads every template of the site but those in the trash, with terms. */
const readTemplates = () =>
  plan.site.run<object[]>(`
    global $wpdb;
    $rows = $wpdb->get_results( "SELECT * FROM $wpdb->posts WHERE post_type IN ('wp_template', 'wp_template_part') AND post_status <> 'trash' ORDER BY ID", ARRAY_A );
    return array_map( fn( $row ) => $row + array(
      'terms' => wp_get_object_terms( $row['ID'], array( 'wp_theme', 'wp_template_part_area' ), array( 'fields' => 'names' ) ),
      'meta' => get_post_meta( $row['ID'] ),
    ), $rows );`);
const names = async () =>
  ((await readTemplates()) as { post_name: string; post_status: string; terms: string[] }[]).map((row) => [
    row.post_name,
    row.post_status,
    row.terms.toSorted(),
  ]);

/** Makes a header that somebody changed in the site editor. */
const customise = (text = 'MY \\\\ “header” <b>x</b>') =>
  plan.site.run<number>(
    `$id = wp_insert_post( wp_slash( array( 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'header', 'post_title' => 'Mine',
      'post_content' => $args['content'], 'post_date' => '2020-01-02 03:04:05' ) ) );
    wp_set_object_terms( $id, '${theme}', 'wp_theme' );
    wp_set_object_terms( $id, 'header', 'wp_template_part_area' );
    return $id;`,
    { content: paragraph(text) },
  );

test('[R-SITE-59] shows a written header and 404 page in the block theme, as WordPress’s own records', async () => {
  const done = await plan.carryOut(ops());

  expect(await read('/')).toContain('PACK HEADER');
  expect(await read('/no-such-page/')).toContain('PACK 404');
  expect(await names()).toEqual([
    ['header', 'publish', ['header', theme]],
    ['404', 'publish', [theme]],
  ]);
  const known = await plan.site.run(
    `$found = get_block_template( '${theme}//header', 'wp_template_part' ); return array( $found->source, $found->has_theme_file, $found->area );`,
  );
  expect(known).toEqual(['custom', true, 'header']);

  await plan.undo(done.import_id);
  expect(await names()).toEqual([]);
  expect(await read('/')).not.toContain('PACK HEADER');
});

test('[R-SITE-17] [R-SITE-64] shows nothing before the plan publishes', async () => {
  await customise('MINE');

  await plan.carryOut(ops().filter(({ id }) => id !== 'publish'));

  expect(await read('/')).toContain('MINE');
  expect(await read('/')).not.toContain('PACK HEADER');
  expect(await read('/no-such-page/')).not.toContain('PACK 404');
  expect((await names()).map(([, status]) => status)).toEqual(['publish', 'draft', 'draft']);
});

test('[R-SITE-19] [R-SITE-59] restores a customised header byte for byte', async () => {
  await customise();
  const before = await readTemplates();

  const done = await plan.carryOut(ops());
  expect(await read('/')).toContain('PACK HEADER');
  expect(await read('/')).not.toContain('“header”');
  const preview = await plan.undo(done.import_id, { dry_run: true });
  expect(await plan.undo(done.import_id)).toEqual(preview);

  expect(await readTemplates()).toEqual(before);
});

test('undoes two imports in either order', async () => {
  await customise();
  const before = await readTemplates();
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const imports = [await plan.carryOut(ops('FIRST PACK')), await plan.carryOut(ops('SECOND PACK'))];
    expect(await read('/')).toContain('SECOND PACK');
    expect((await names()).map(([name]) => String(name)).toSorted()).toEqual(['404', 'header']);

    await plan.undo(imports[order[0] ?? 0]?.import_id ?? '');
    expect(await read('/')).toContain(order[0] === 0 ? 'SECOND PACK' : 'FIRST PACK');
    await plan.undo(imports[order[1] ?? 0]?.import_id ?? '');

    expect(await readTemplates()).toEqual(before);
  }
});

test('[R-SITE-20] counts a header that was reset in the site editor as kept, and undoes the rest', async () => {
  const done = await plan.carryOut(ops());
  await plan.site.run(
    `foreach ( get_posts( array( 'post_type' => 'wp_template_part', 'post_status' => 'publish' ) ) as $post ) { wp_delete_post( $post->ID, true ); } return true;`,
  );

  const undone = await plan.undo(done.import_id);

  expect(undone.kept.map(({ reason }) => reason)).toEqual(['It was reset in the site editor.']);
  expect(await names()).toEqual([]);
});

test('keeps a header that somebody changed after the import', async () => {
  const done = await plan.carryOut(ops());
  await plan.site.run(
    `foreach ( get_posts( array( 'post_type' => 'wp_template_part', 'post_status' => 'publish' ) ) as $post ) { wp_update_post( array( 'ID' => $post->ID, 'post_content' => 'EDITED' ) ); } return true;`,
  );

  const undone = await plan.undo(done.import_id);

  expect(undone.kept.length).toBe(1);
  expect(await read('/')).toContain('EDITED');
});

test('[R-SITE-18] gives the header of a theme that is not active its real name', async () => {
  await customise();
  const coming = await plan.site.run<string>(
    `$folder = get_theme_root() . '/coming'; mkdir( "$folder/templates", 0777, true ); mkdir( "$folder/parts" );
    file_put_contents( "$folder/style.css", '/* Theme Name: Coming */' ); file_put_contents( "$folder/theme.json", '{"version":2}' );
    file_put_contents( "$folder/templates/index.html", '<!-- wp:template-part {"slug":"header"} /-->' ); file_put_contents( "$folder/parts/header.html", 'THEME' );
    wp_clean_themes_cache(); return 'coming';`,
  );

  await plan.carryOut(ops().map((one) => ('theme' in one.args ? { ...one, args: { ...one.args, theme: coming } } : one)));

  expect((await names()).map(([name]) => name)).toEqual(['header', 'header', '404']);
  expect(await read('/')).not.toContain('PACK HEADER');
});

/** Creates a header as a theme part, last changed at that time; returns its id. */
const makeThemePart = (date: string, conditions = ['include/general']) =>
  plan.site.run<number>(
    `$id = wp_insert_post( array( 'post_type' => 'kithouse_part', 'post_status' => 'publish', 'post_title' => 'Other', 'post_content' => 'OTHER PACK',
      'meta_input' => array( '_kithouse_part_type' => 'header', '_kithouse_conditions' => $args['conditions'] ) ) );
    global $wpdb;
    $wpdb->update( $wpdb->posts, array( 'post_date' => '2019-01-01 00:00:00', 'post_modified' => $args['date'] ), array( 'ID' => $id ) );
    clean_post_cache( $id );
    Kithouse\\Theme_Builder\\Part_Index::rebuild();
    return $id;`,
    { date, conditions },
  );
const shows = async (address = '/') => {
  const html = await read(address);
  return [html.includes('PACK HEADER'), html.includes('OTHER PACK')];
};

test('[R-SITE-75] shows an imported header instead of an older theme part of the whole site', async () => {
  const template_id = await makeThemePart('2020-01-01 00:00:00');
  expect(await shows()).toEqual([false, true]);

  const done = await plan.carryOut(ops());

  expect(await shows()).toEqual([true, false]);
  const administrator = await plan.visitOf('administrator');
  const list = await administrator.call(listThemeParts, {});
  expect(list.items.map(({ title, hidden_by }) => [title, hidden_by?.title, hidden_by?.type.value])).toEqual([
    ['Other', 'Header', 'header'],
  ]);
  expect(list.items[0]?.hidden_by?.edit_link).toContain('site-editor.php');
  const owners = new Map(list.locations.map(({ type, owners }) => [type.value, owners.map(({ owner }) => owner)]));
  expect([owners.get('error-404'), owners.get('header'), owners.get('footer')]).toEqual([
    ['wordpress'],
    ['wordpress', 'kithouse'],
    ['theme'],
  ]);
  const { conflicts } = await administrator.call(getConditions, { template_id });
  expect(conflicts).toMatchObject([
    { condition: 'include/general', title: 'Header', edit_link: list.items[0]?.hidden_by?.edit_link },
  ]);
  await plan.undo(done.import_id);
  expect(await shows()).toEqual([false, true]);
  expect(await administrator.call(getConditions, { template_id })).toMatchObject({ conflicts: [] });
});

test('[R-SITE-75] keeps a theme part whose conditions WordPress can’t express', async () => {
  await plan.carryOut(ops());
  await makeThemePart('2020-01-01 00:00:00', ['include/general', 'exclude/singular/post']);

  expect(await shows()).toEqual([false, true]);
  expect(await shows('/hello-world/')).toEqual([true, false]);
});

test('[R-SITE-75] shows what was saved last of somebody’s own header and a theme part', async () => {
  const id = await customise('PACK HEADER');
  await makeThemePart('2035-01-01 00:00:00');
  expect(await shows()).toEqual([false, true]);

  await plan.site.run(
    `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_modified' => '2036-01-01 00:00:00' ), array( 'ID' => $args['id'] ) );
    clean_post_cache( $args['id'] ); Kithouse\\Theme_Builder\\Core_Parts::rebuild(); return true;`,
    { id },
  );

  expect(await shows()).toEqual([true, false]);
});

test('[R-SITE-75] finds the owner of the blog apart from that of other archives', async () => {
  const archive = { kind: 'wp_template', area: undefined, title: 'Archive' };
  const plan_ops = [
    require,
    ...['archive', 'home'].map((slug) => JSON.parse(JSON.stringify(write(slug, `PACK HEADER ${slug}`, archive)))),
    op('publish', 'publish', { posts: [], templates: ['archive', 'home'] }, 'finalize'),
    op('verify', 'verify', { documents: 2, media: 0 }, 'finalize'),
  ];
  const makeArchive = (conditions: string[]) =>
    plan.site.run(
      `wp_insert_post( array( 'post_type' => 'kithouse_part', 'post_status' => 'publish', 'post_title' => $args['conditions'][0], 'post_content' => 'OTHER PACK',
        'post_date' => '2020-01-01 00:00:00', 'meta_input' => array( '_kithouse_part_type' => 'archive', '_kithouse_conditions' => $args['conditions'] ) ) );
      $GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->posts} SET post_modified = post_date WHERE post_type = 'kithouse_part'" );
      wp_cache_flush(); Kithouse\\Theme_Builder\\Part_Index::rebuild(); return true;`,
      { conditions },
    );
  await makeArchive(['include/archive/post_archive']);
  await makeArchive(['include/archive']);
  await makeArchive(['include/archive/date']);
  await plan.carryOut(plan_ops);

  const { items } = await (await plan.visitOf('administrator')).call(listThemeParts, {});
  const owners = await plan.site.run<Record<string, number>>(
    `return array_map( fn( $owner ) => get_post( $owner[0] )->post_name, get_option( 'kithouse_core_parts' )['owners'] );`,
  );

  expect(
    items.map(({ title, hidden_by }) => [title, hidden_by !== undefined]).toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
  ).toEqual([
    ['include/archive', true],
    ['include/archive/date', false],
    ['include/archive/post_archive', true],
  ]);
  expect(owners).toEqual({ archive: 'archive', home: 'home' });
  expect(await shows()).toEqual([true, false]);
});

test('ignores the records of another theme after a switch', async () => {
  await plan.carryOut(ops());
  await makeThemePart('2020-01-01 00:00:00');
  await plan.site.run(`switch_theme( 'twentytwentyfour' ); switch_theme( 'twentytwentythree' ); return true;`);
  const away = await plan.site.run(`return get_option( 'kithouse_core_parts', 'none' );`);
  await plan.site.run(`switch_theme( '${theme}' ); return true;`);

  expect(away).toBe('none');
  expect(await shows()).toEqual([true, false]);
});

test('gives an imported header the look of a theme part', async () => {
  await plan.carryOut(ops());

  expect(await read('/')).toMatch(
    /<header style="margin-block-start:0;?" class="wp-block-template-part kithouse-header">|<header class="wp-block-template-part kithouse-header" style="margin-block-start:0;?">/,
  );
});

test.each([
  ['the draft', '/^INSERT INTO .wp_posts.*wp_template_part/s'],
  ['the terms', '/^INSERT INTO .wp_term_relationships/'],
  ['the mark', '/^INSERT INTO .?wp_postmeta.*_kithouse_op/s'],
  ['the end of the operation', '/^UPDATE .*kithouse_ops.*done/s'],
  ['the former header is hidden', '/^UPDATE .wp_posts.*__replaced/s'],
  ['the name', "/^UPDATE .wp_posts. SET .post_status. = 'publish'/s"],
  ['the date of the journal', '/^UPDATE .*kithouse_ops.*publish/s'],
])('ends like an undisturbed import when killed before %s', async (_, pattern) => {
  await customise();
  const before = await readTemplates();
  const import_id = randomUUID();
  await killBefore(plan.site, pattern);

  await plan.carryOut(ops(), { import_id }).catch(() => undefined);
  await endLease(plan.site);
  await plan.carryOut(ops(), { import_id });

  expect(await wasKilled(plan.site)).toBe(true);
  expect(await names()).toEqual([
    ['header', 'publish', ['header', theme]],
    ['404', 'publish', [theme]],
  ]);
  await plan.undo(import_id);
  expect(await readTemplates()).toEqual(before);
});
