import { randomUUID } from 'node:crypto';
import { type ArgsOf, checkSiteImport, importPage } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { addKiller, endLease } from './testing/killed-scripts.js';
import { addOldTheme, oldTheme } from './testing/old-theme.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';

let plan: PlanSite;
beforeAll(async () => {
  plan = await startPlanSite();
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

type Values = ArgsOf<'styles.set'>['values'];
const verify = op('verify', 'verify', { documents: 0, media: 0 }, 'finalize');
const theme = 'twentytwentyfive';
const stylesOps = (values: Values, of = theme) => [
  require,
  op('styles', 'styles.set', { theme: of, values }, 'finalize'),
  verify,
];
const carryOut = (values: Values, of = theme) => plan.carryOut(stylesOps(values, of));

const color = (slug: string, hex: string) => ({
  path: `settings.color.palette.${slug}`,
  value: { name: `Crust ${slug}`, color: hex },
});
const every: Values = [
  color('crust-primary', '#AA5500'),
  color('crust-veil', '#aa550080'),
  {
    path: 'settings.color.gradients.crust-dawn',
    value: { name: 'Dawn', gradient: 'linear-gradient(90deg,#aa5500 0%,#ffffff80 100%)' },
  },
  {
    path: 'settings.typography.fontFamilies.crust-head',
    value: { name: 'Head', fontFamily: "'Iowan Old Style', Georgia, serif" },
  },
  {
    path: 'settings.typography.fontSizes.crust-lead',
    value: { name: 'Lead', size: 'clamp(1.125rem, 1rem + 0.5vw, 2rem)', fluid: false },
  },
  { path: 'settings.typography.fontSizes.crust-small', value: { name: 'Small', size: '1.0625rem', fluid: false } },
  { path: 'styles.color.text', value: 'var:preset|color|crust-primary' },
  { path: 'styles.typography.lineHeight', value: '1.7' },
  { path: 'styles.elements.link.color.text', value: '#123456' },
  { path: 'styles.elements.link.:hover.color.text', value: 'var:preset|color|crust-primary' },
  { path: 'styles.elements.button.border.radius', value: '4px' },
  { path: 'styles.elements.h2.typography.fontFamily', value: 'var:preset|font-family|crust-head' },
  { path: 'styles.elements.caption.typography.fontSize', value: 'var:preset|font-size|crust-small' },
];

type Post = { id: number; name: string; content: Record<string, unknown>; terms: string[] };
/** Reads every record of a theme's global styles. */
const readPosts = (of = theme) =>
  plan.site.run<Post[]>(
    `return array_map( fn( $post ) => array( 'id' => $post->ID, 'name' => $post->post_name, 'content' => json_decode( $post->post_content, true ), 'terms' => wp_get_object_terms( $post->ID, 'wp_theme', array( 'fields' => 'names' ) ) ),
      get_posts( array( 'post_type' => 'wp_global_styles', 'post_status' => 'any', 'nopaging' => true, 'tax_query' => array( array( 'taxonomy' => 'wp_theme', 'field' => 'name', 'terms' => $args['theme'] ) ) ) ) );`,
    { theme: of },
  );
/** Lists the variables of a style sheet whose name contains ours. */
const listVariables = (sheet: string) =>
  Array.from(sheet.matchAll(/--wp--preset--([\w-]*crust[\w-]*: [^;]*);/g), ([, one]) => one);
const front = async () => (await plan.site.visitor.ask('/')).text();
/** Saves global styles as somebody does in the site editor. */
const save = (content: object | string, of = theme) =>
  plan.site.run<number>(
    `wp_set_current_user( 1 ); $post = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme( $args['theme'] ), true );
    return wp_update_post( wp_slash( array( 'ID' => $post['ID'], 'post_content' => $args['content'] ) ) );`,
    { content: typeof content === 'string' ? content : JSON.stringify(content), theme: of },
  );
const saveWithoutHtml = () =>
  plan.site.run(
    `kses_init_filters(); $post = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() ); wp_update_post( wp_slash( array( 'ID' => $post['ID'], 'post_content' => $post['post_content'] ) ) ); return true;`,
  );

test('[R-SITE-56] [R-SITE-09] [R-SITE-10] writes presets and styles into the one record that the site editor opens', async () => {
  await carryOut(every);

  const [post, ...more] = await readPosts();
  const page = await front();

  expect(more).toEqual([]);
  expect(post).toMatchObject({ name: `wp-global-styles-${theme}`, terms: [theme] });
  expect(post?.content).toMatchObject({
    isGlobalStylesUserThemeJSON: true,
    settings: { color: { palette: { custom: [{ slug: 'crust-primary', name: 'Crust crust-primary', color: '#AA5500' }, {}] } } },
    styles: { elements: { link: { ':hover': { color: { text: 'var:preset|color|crust-primary' } } } } },
  });
  expect(listVariables(page)).toEqual(
    expect.arrayContaining([
      'color--crust-primary: #AA5500',
      'gradient--crust-dawn: linear-gradient(90deg,#aa5500 0%,#ffffff80 100%)',
      "font-family--crust-head: 'Iowan Old Style', Georgia, serif",
    ]),
  );
  const hover = /a:where\(:not\(\.wp-element-button\)\):hover\)?\{([^}]*)\}/.exec(page)?.[1];
  expect(hover).toContain('color: var(--wp--preset--color--crust-primary)');
});

test('[R-SITE-13] keeps font sizes exact in a theme with fluid typography', async () => {
  await carryOut(every);

  const page = await front();

  expect(listVariables(page)).toEqual(
    expect.arrayContaining(['font-size--crust-small: 1.0625rem', 'font-size--crust-lead: clamp(1.125rem, 1rem + 0.5vw, 2rem)']),
  );
});

test('[R-SITE-16] shows a written value within the same request', async () => {
  const sheet = await plan.site.run<string>(
    `wp_set_current_user( 1 ); wp_get_global_stylesheet(); wp_get_global_styles();
    ( new Kithouse\\WordPress\\Global_Styles() )->write( array( 'twentytwentyfive|settings.color.palette.crust' => array( 'slug' => 'crust', 'name' => 'Crust', 'color' => '#aa5500' ) ) );
    return wp_get_global_stylesheet();`,
  );

  expect(listVariables(sheet)).toContain('color--crust: #aa5500');
});

test('[R-SITE-14] undoes value by value, keeps what somebody changed, and deletes the record that it created', async () => {
  const first = await carryOut(every);
  const [preview, done] = [await plan.undo(first.import_id, { dry_run: true }), await plan.undo(first.import_id)];
  expect(done).toEqual(preview);
  expect(done.kept).toEqual([]);
  expect(await readPosts()).toEqual([]);

  const second = await carryOut(every);
  const [post] = await readPosts();
  const text = JSON.stringify(post?.content);
  await save(text.replace('#AA5500', '#000000').replace('"1.7"', '"2"'));

  const { kept } = await plan.undo(second.import_id);

  const [left] = await readPosts();
  expect(kept.map(({ label }) => label)).toEqual(['Colour or font “Crust crust-primary”', 'Styles of Twenty Twenty-Five']);
  expect(left?.content).toEqual({
    version: post?.content.version,
    isGlobalStylesUserThemeJSON: true,
    settings: { color: { palette: { custom: [{ slug: 'crust-primary', name: 'Crust crust-primary', color: '#000000' }] } } },
    styles: { typography: { lineHeight: '2' } },
  });
});

test('[R-SITE-11] [R-SITE-14] restores the site’s own values and keeps the version of their format', async () => {
  const own = {
    version: 2,
    isGlobalStylesUserThemeJSON: true,
    settings: {
      color: {
        palette: {
          custom: [
            { name: 'Mine', slug: 'mine', color: '#111111' },
            { name: 'Old', slug: 'crust-primary', color: '#222222' },
          ],
          theme: [{ name: 'Base', slug: 'base', color: '#fafafa' }],
        },
      },
    },
    styles: { color: { text: 'var:preset|color|mine' }, elements: { link: { color: { text: '#333333' } } } },
  };
  await save(own);
  const { import_id } = await carryOut(every);
  const [written] = await readPosts();
  expect(written?.content).toMatchObject({
    version: 2,
    settings: { color: { palette: { theme: own.settings.color.palette.theme } } },
  });
  expect(JSON.stringify(written?.content)).toContain('{"name":"Mine","slug":"mine","color":"#111111"},{"slug":"crust-primary"');

  expect(await plan.undo(import_id)).toMatchObject({ kept: [] });

  const [post] = await readPosts();
  expect(post?.content).toEqual(own);
});

test('[R-SITE-12] [R-SITE-15] keeps every value when somebody without unfiltered_html saves the styles, and undoes it all', async () => {
  const { import_id } = await carryOut(every);
  const [before] = await readPosts();

  await saveWithoutHtml();

  const [after] = await readPosts();
  const asSaved = (content: unknown) =>
    JSON.parse(JSON.stringify(content).replace(/var:preset\|([\w-]+)\|([\w-]+)/g, 'var(--wp--preset--$1--$2)')) as unknown;
  expect(asSaved(after?.content)).toEqual(asSaved(before?.content));
  expect(await plan.undo(import_id)).toMatchObject({ kept: [] });
  expect(await readPosts()).toEqual([]);
});

test('writes for a theme that isn’t active yet, without a change to the active one', async () => {
  await addOldTheme(plan.site);

  const { import_id } = await carryOut(every, oldTheme.slug);

  expect([await readPosts(), await readPosts(oldTheme.slug)]).toMatchObject([[], [{ terms: [oldTheme.slug] }]]);
  await plan.undo(import_id);
  expect(await readPosts(oldTheme.slug)).toEqual([]);
});

test('[R-SITE-02] shows colours and fonts in a classic theme, without an option of the plugin', async () => {
  await addOldTheme(plan.site);
  await plan.site.run(`switch_theme( $args['slug'] ); return true;`, oldTheme);

  await carryOut(every, oldTheme.slug);

  expect(listVariables(await front())).toEqual(
    expect.arrayContaining(['color--crust-primary: #AA5500', 'font-size--crust-small: 1.0625rem']),
  );
  expect(await plan.site.run(`return get_option( 'kithouse_palette' );`)).toBe(false);
});

test('[R-SITE-02] names the theme to the cloud only if WordPress shows its global styles', async () => {
  await addOldTheme(plan.site);
  const shown = (version: string) =>
    plan.site.run<boolean[]>(
      `$GLOBALS['wp_version'] = $args['version']; wp_clean_themes_cache();
      return array_map( array( 'Kithouse\\WordPress\\Global_Styles', 'are_shown' ), array( '', $args['old'], 'not-installed' ) );`,
      { version, old: oldTheme.slug },
    );

  expect([await shown('7.1.1'), await shown('6.5')]).toEqual([
    [true, true, true],
    [true, false, false],
  ]);
});

test('writes to the active theme if the planned one is missing', async () => {
  await carryOut([color('crust', '#aa5500')], 'not-installed');

  expect(listVariables(await front())).toEqual(['color--crust: #aa5500']);
});

test('reports in advance what is added and which of the site’s own values change', async () => {
  await save({
    version: 3,
    isGlobalStylesUserThemeJSON: true,
    settings: { color: { palette: { custom: [{ slug: 'crust', name: 'Crust', color: '#000000' }] } } },
  });
  plan.offerSite(stylesOps([color('crust', '#aa5500'), ...every]));
  const form = {
    id: 1,
    platform: 'gutenberg' as const,
    title: 'x',
    slogan: '',
    logo: null,
    color: {},
    theme: null,
    plugins: [],
    import_demo_content: true,
  };

  const { change, existing_look } = await (await plan.visitOf('administrator')).call(checkSiteImport, { form });

  expect(existing_look).toBe(true);
  expect(change).toEqual([
    { label: 'Colours and fonts of Twenty Twenty-Five', from: '', to: '6 added. Your own stay unchanged.' },
    { label: 'Colour or font “Crust”', from: '#000000', to: '#aa5500' },
    { label: 'Look of your own pages', from: '', to: 'The pack’s styles for text, headings, links and buttons' },
  ]);
});

test('[R-SITE-06] gives existing pages the look by default only on a site without own content', async () => {
  const exists = (before = '') => plan.site.run<boolean>(`${before} return Kithouse\\Full_Site_Import\\Own_Content::exists();`);

  const fresh = await exists();
  const imported = await exists(
    `$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Imported' ) ); add_post_meta( $id, '_kithouse_op', 'x/y' );`,
  );
  const own = await exists(
    `wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Mine' ) );`,
  );

  expect([fresh, imported, own]).toEqual([false, false, true]);
});

test('repairs a record that WordPress can’t read', async () => {
  await save('{"version":3,');

  await carryOut([color('crust', '#aa5500')]);

  const [post] = await readPosts();
  expect(post?.content).toMatchObject({ version: 3, isGlobalStylesUserThemeJSON: true });
  expect(listVariables(await front())).toEqual(['color--crust: #aa5500']);
});

longTest('lets a later import of the same values restore what was before both', async () => {
  const first = await carryOut(every);
  const second = await carryOut(every);

  const { kept } = await plan.undo(first.import_id);
  expect(kept.length).toBeGreaterThan(0);
  expect(listVariables(await front())).toContain('color--crust-primary: #AA5500');
  await plan.undo(second.import_id);

  expect(await readPosts()).toEqual([]);
});

longTest(
  '[R-SITE-56] ends like an undisturbed import when killed anywhere, and undoes it all',
  async () => {
    const removeKiller = await addKiller(plan.site);
    onTestFinished(removeKiller);
    const person = await plan.visitOf('administrator');
    const input = (import_id: string) => ({ id: 1, title: 'Styles', platform: 'gutenberg' as const, import_id });
    const pressKilled = (import_id: string, write: number) =>
      person.rest('POST', '/import/page', input(import_id), { 'x-test-kill': String(write) });
    const withoutIds = (posts: Post[]) => posts.map((post) => ({ ...post, id: 0 }));
    plan.offer(stylesOps(every));
    const whole = await pressKilled(randomUUID(), 0);
    const wanted = withoutIds(await readPosts());
    const writes = Number(whole.headers.get('x-test-writes'));
    expect([wanted.length, writes]).toEqual([1, expect.any(Number)]);

    for (let write = 1; write <= writes; write++) {
      await plan.restore();
      plan.offer(stylesOps(every));
      const import_id = randomUUID();
      await pressKilled(import_id, write);
      await endLease(plan.site);
      await person.call(importPage, input(import_id));

      const where = `killed before write ${write} of ${writes}`;
      expect({ where, posts: withoutIds(await readPosts()) }).toEqual({ where, posts: wanted });
      await plan.undo(import_id);
      expect({ where, posts: await readPosts() }).toEqual({ where, posts: [] });
    }
  },
  1_800_000,
);

describe('hostile values', () => {
  const cases: [string, object][] = [
    ['a style outside the known ones', { path: 'styles.css', value: 'body{display:none}' }],
    ['a colour function', { path: 'settings.color.palette.x', value: { name: 'X', color: 'color-mix(in oklab,red,blue)' } }],
    ['a declaration in a colour', { path: 'styles.color.text', value: '#fff;background:red' }],
    [
      'an address in a gradient',
      { path: 'settings.color.gradients.x', value: { name: 'X', gradient: 'linear-gradient(url(//evil))' } },
    ],
    ['a slug that WordPress would change', { path: 'settings.color.palette.color1', value: { name: 'X', color: '#fff' } }],
    ['a name that WordPress would escape', { path: 'settings.color.palette.x', value: { name: 'A & B', color: '#fff' } }],
    ['a fluid size', { path: 'settings.typography.fontSizes.x', value: { name: 'X', size: '1rem', fluid: true } }],
    ['another setting', { path: 'settings.custom.x', value: { name: 'X', color: '#fff' } }],
  ];
  test.each(cases)('refuses %s', async (_, value) => {
    await expect(carryOut([value as Values[number]])).rejects.toMatchObject({ code: 'plan_refused' });
    expect(await readPosts()).toEqual([]);
  });
});
