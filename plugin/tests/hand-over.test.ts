import { rmSync } from 'node:fs';
import path from 'node:path';
import { undoImport } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { addKiller, endLease } from './testing/killed-scripts.js';
import { setOption } from './testing/look-inside.js';
import { runCommand } from './testing/stand-in-wp-cli.js';
import type { Site } from './testing/start-site.js';
import { equipForThemeParts, fillSite, makePart, useTheme } from './testing/theme-parts.js';
import { useStubCloud } from './testing/use-stub-cloud.js';

let site: Site;
let ids: Record<string, number>;
useStubCloud(async (started) => {
  site = started.site;
  equipForThemeParts(site);
  ids = await fillSite(site);
  // It calls the plugin, which these tests deactivate.
  rmSync(path.join(site.site, 'wp-content/mu-plugins/probe.php'));
});

type Finding = { kind: string; label: string; loss: string; hand_over: string };
type HandOver = { import_id: string | null; handed_over: Finding[]; lost: Finding[] };

async function handOver(options: Record<string, unknown> = {}): Promise<HandOver> {
  const { out, err } = await runCommand(site, 'hand_over', {
    group: 'hand-over',
    login: 'administrator',
    options: { format: 'json', ...options },
  });
  if (err) {
    throw new Error(err);
  }
  return JSON.parse(out[0] ?? '') as HandOver;
}
const survey = () => handOver({ 'dry-run': true });
const kinds = ({ handed_over, lost }: HandOver) => ({
  handed_over: handed_over.map(({ kind }) => kind).toSorted(),
  lost: lost.map(({ kind }) => kind).toSorted(),
});
const undo = async (import_id: string | null) =>
  (await site.as('administrator')).call(undoImport, { import_id: import_id ?? '', dry_run: false, also: [] });
const setActive = (isActive: boolean) =>
  site.run(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; $args['on'] ? activate_plugin( 'kithouse/kithouse.php' ) : deactivate_plugins( 'kithouse/kithouse.php' ); return true;`,
    { on: isActive },
  );
/** Reads a page as a visitor, without what every request prints differently. */
const read = async (address: string) => {
  const html = await (await site.visitor.ask(address)).text();
  return html.replaceAll(/<!--(queries|holds):.*?-->|nonce[^,;>]*|ver=[\w.]+/g, '');
};
const main = (html: string) => /<div class="wp-site-blocks">([\s\S]*?)<script/.exec(html)?.[1] ?? html;
/** Leaves out classes and styles that only repeat what the additional CSS has. */
const bodyOf = async (address: string) =>
  main(await read(address))
    .replaceAll(/ ?kithouse-(header|footer)/g, '')
    .replaceAll(/ style="margin-block-start:\s?0;?"/g, '')
    .replaceAll(/class="(\S+) ?"/g, 'class="$1"')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><');

test('[R-SITE-38] finds nothing to hand over on a site whose look is WordPress’s own', async () => {
  await useTheme(site, 'twentytwentyfive');
  await setOption(site, 'kithouse_logo_width', 120);
  await site.run(
    `$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Logo' ), 'logo.png' ); update_option( 'site_logo', $id ); return true;`,
  );

  expect(await handOver()).toEqual({ import_id: null, handed_over: [], lost: [] });
});

test('[R-SITE-38] moves the theme parts of a block theme to its own templates, which show the same without the plugin', async () => {
  await useTheme(site, 'twentytwentyfive');
  await makePart(site, { type: 'header', title: 'Top' });
  await makePart(site, { type: 'footer', title: 'Bottom' });
  await makePart(site, { type: 'single-page', title: 'Of one', conditions: [`include/singular/page/${ids.child}`] });
  await makePart(site, { type: 'archive', title: 'Of breads', conditions: [`include/archive/category/${ids.breads}`] });
  await makePart(site, { type: 'error-404', title: 'Missing' });
  await makePart(site, {
    type: 'footer',
    title: 'Special',
    conditions: [`include/singular/page/${ids.parent}`],
    content: 'SPECIAL',
  });
  const addresses = ['/', '/parent/child/', '/category/breads/', '/loaf/', '/missing/'];
  const before = await Promise.all(addresses.map(bodyOf));
  const planned = await survey();

  const done = await handOver();
  const after = await Promise.all(addresses.map(bodyOf));
  const left = await survey();
  await setActive(false);
  const without = await Promise.all(addresses.map(bodyOf));
  const special = await bodyOf('/parent/');
  await setActive(true);

  expect(before[1]).toContain('OUR single-page');
  expect(before[2]).toContain('OUR archive');
  expect(before[4]).toContain('OUR error-404');
  expect(kinds(planned)).toEqual({
    handed_over: ['archive', 'error-404', 'footer', 'frame', 'header', 'single-page'],
    lost: ['footer'],
  });
  expect(kinds(done)).toEqual(kinds(planned));
  expect(after).toEqual(before);
  expect(without).toEqual(before);
  expect(special).not.toContain('SPECIAL');
  expect(kinds(left)).toEqual({ handed_over: [], lost: ['footer'] });
  const undone = await undo(done.import_id);
  expect(undone.kept).toEqual([]);
  expect(await Promise.all(addresses.map(bodyOf))).toEqual(before);
  expect(kinds(await survey())).toEqual(kinds(planned));
});

test('[R-SITE-38] moves palette and logo width of a classic theme to WordPress, and undo restores both', async () => {
  await useTheme(site, 'classic');
  const palette = { colors: [{ slug: 'drift-primary', name: 'Sea', color: '#123456' }] };
  await setOption(site, 'kithouse_palette', palette);
  await setOption(site, 'kithouse_logo_width', 120);
  await site.run(
    `$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Logo' ), 'logo.png' ); set_theme_mod( 'custom_logo', $id ); return true;`,
  );

  const done = await handOver();
  await setActive(false);
  const html = await read('/');
  await setActive(true);

  expect(kinds(done)).toEqual({ handed_over: ['colors', 'logo'], lost: [] });
  expect(html).toMatch(/--wp--preset--color--drift-primary:\s?#123456/);
  expect(html).toContain('img.custom-logo{width:120px!important');
  expect((await survey()).handed_over).toEqual([]);
  expect((await undo(done.import_id)).kept).toEqual([]);
  expect(
    await site.run(
      `return array( get_option( 'kithouse_palette' ), (int) get_option( 'kithouse_logo_width' ), wp_get_custom_css() );`,
    ),
  ).toEqual([palette, 120, '']);
});

test('[R-SITE-38] lists theme parts of a classic theme as lost', async () => {
  await useTheme(site, 'classic');
  await makePart(site, { type: 'header', title: 'Top' });

  const { handed_over, lost } = await survey();

  expect(handed_over).toEqual([]);
  expect(lost).toEqual([{ kind: 'header', label: 'Header “Top”', loss: 'Classic shows its own instead.', hand_over: '' }]);
});

/** Reads all that a hand-over writes, without numbers that differ between runs. */
const readState = () =>
  site.run(`
    global $wpdb;
    return array(
      $wpdb->get_results( "SELECT post_type, post_status, post_title, post_content, CASE WHEN post_status = 'trash' THEN '' ELSE post_name END AS name FROM $wpdb->posts
        WHERE post_type IN ('wp_template', 'wp_template_part', 'kithouse_part', 'wp_global_styles') ORDER BY post_type, post_title, post_content", ARRAY_A ),
      $wpdb->get_results( "SELECT op_id, state, message FROM {$wpdb->prefix}kithouse_ops ORDER BY op_id", ARRAY_A ),
    );`);

const kills = [2, 9, 21, 34, 47, 60];
longTest('[R-SITE-38] ends like an undisturbed hand-over when it is killed before any write', async () => {
  await useTheme(site, 'twentytwentyfive');
  await makePart(site, { type: 'header', title: 'Top' });
  await makePart(site, { type: 'error-404', title: 'Missing' });
  const removeKiller = await addKiller(site);
  await site.snapshot('ready');
  const import_id = '11111111-1111-4111-8111-111111111111';
  const administrator = await site.as('administrator');
  const press = async (headers: Record<string, string> = {}) => {
    const page = await (await administrator.ask('/wp-admin/admin.php?page=kithouse-hand-over')).text();
    const _wpnonce = /name="_wpnonce" value="([^"]*)"/.exec(page)?.[1] ?? '';
    await administrator
      .ask('/wp-admin/admin.php?page=kithouse-hand-over', {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ _wpnonce, import: import_id }).toString(),
      })
      .catch(() => undefined);
  };
  await press();
  const expected = await readState();

  for (const kill of kills) {
    await site.restore('ready');
    await press({ 'x-test-kill': String(kill) });
    await endLease(site);
    await press();
    expect(await readState(), `killed before write ${kill}`).toEqual(expected);
  }
  await removeKiller();
});

test('[R-SITE-38] writes font faces as CSS without text that ends a rule', async () => {
  const faces = [
    { fontFamily: 'Lora', fontWeight: '400 700', src: ['https://site.example/lora.woff2'], unicodeRange: 'U+0-FF' },
    { fontFamily: 'Bad";} body{display:none', src: ['javascript:alert(1)'] },
    'no face',
    { fontFamily: 'None' },
  ];

  const css = await site.run<string>(`return Kithouse\\Hand_Over\\Font_Faces::css( $args['faces'] );`, { faces });

  expect(css.trim().split('\n')).toEqual([
    '@font-face{font-family:"Lora";font-style:normal;font-weight:400 700;font-display:swap;unicode-range:U+0-FF;src:url("https://site.example/lora.woff2") format("woff2")}',
    '@font-face{font-family:"Bad bodydisplay:none";font-style:normal;font-weight:400;font-display:swap;src:url("") format("woff2")}',
  ]);
});
