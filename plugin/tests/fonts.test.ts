import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  namingFont as content,
  familyOf,
  fontFile,
  noFonts as nothing,
  pageWithFonts as pageWith,
  readStoredFonts,
} from './testing/fonts.js';
import { addOldTheme, oldTheme } from './testing/old-theme.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';

let plan: PlanSite;
beforeAll(async () => {
  plan = await startPlanSite({ signedIn: ['administrator', 'editor'] });
  await addOldTheme(plan.site);
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const readFonts = () => readStoredFonts(plan.site);

test('[R-SITE-27] [R-SITE-58] stores fonts on the site, prints their faces and removes them on undo', async () => {
  const family = familyOf(plan.cloud);
  const import_id = randomUUID();
  const before = await readFonts();

  const made = await plan.carryOut(pageWith(family), { import_id });
  const after = await readFonts();
  const html = await (await fetch(`${plan.site.url}/?page_id=${made.post_id}`)).text();
  const address = /@font-face\{font-family:Gloock;[^}]*src:url\('([^']+)'\)/.exec(html)?.[1] ?? '';
  const served = Buffer.from(await (await fetch(address)).arrayBuffer());
  await plan.undo(import_id);

  expect(before).toEqual(nothing);
  expect(after).toEqual({
    families: ['acme-gloock'],
    faces: ['gloock;normal;400;100%;U+0000-00FF,U+0131'],
    files: [family.faces[0]?.sha256],
    presets: ['acme-gloock'],
    licences: 1,
  });
  expect(address).toContain(`${plan.site.url}/wp-content/uploads/fonts/acme-gloock-400-normal-`);
  expect(html).toContain('font-display:swap');
  expect(served).toEqual(fontFile());
  expect(await readFonts()).toEqual(nothing);
});

const visit = async (id: number) => (await fetch(`${plan.site.url}/?page_id=${id}`)).text();
const keptOf = async (import_id: string) => (await plan.undo(import_id)).kept.map(({ label }) => label);

test('[R-SITE-151] prints the faces on a classic theme without a theme.json, and undo stops that', async () => {
  await plan.site.run(`switch_theme( $args['slug'] ); return true;`, oldTheme);
  const import_id = randomUUID();

  const { post_id } = await plan.carryOut(pageWith(familyOf(plan.cloud)), { import_id });
  const html = await visit(post_id);
  await plan.undo(import_id);

  expect(html).toMatch(/@font-face\{font-family:Gloock;[^}]*acme-gloock-400-normal-/);
  expect(await readFonts()).toEqual(nothing);
  expect(await (await fetch(plan.site.url)).text()).not.toContain('Gloock');
});

/** Returns an import's font by the list of an undo that contains it. */
const previewUndo = async (import_id: string) => {
  const { undone, kept } = await plan.undo(import_id, { dry_run: true });
  const isFont = ({ label }: { label: string }) => label === 'Font “Gloock”';
  return { undone: undone.filter(isFont).length, kept: kept.filter(isFont).length };
};

test('[R-SITE-30] keeps the faces of a page that was edited after the import', async () => {
  const import_id = randomUUID();
  const { post_id } = await plan.carryOut(pageWith(familyOf(plan.cloud)), { import_id });
  const stored = await readFonts();
  await plan.site.run(
    `wp_update_post( wp_slash( array( 'ID' => $args['id'], 'post_content' => get_post( $args['id'] )->post_content . '<!-- wp:paragraph --><p>Mine.</p><!-- /wp:paragraph -->' ) ) ); return true;`,
    { id: post_id },
  );

  const kept = await keptOf(import_id);

  expect(kept).toContain('Font “Gloock”');
  expect(await readFonts()).toEqual(stored);
  expect(await visit(post_id)).toMatch(/@font-face\{font-family:Gloock;/);
});

test('[R-SITE-30] announces that an undo removes a font that only its own import names', async () => {
  const [ofBlockTheme, ofOldTheme] = [randomUUID(), randomUUID()];

  await plan.carryOut(pageWith(familyOf(plan.cloud)), { import_id: ofBlockTheme });
  const first = await previewUndo(ofBlockTheme);
  await plan.undo(ofBlockTheme);
  await plan.site.run(`switch_theme( $args['slug'] ); return true;`, oldTheme);
  await plan.carryOut(pageWith(familyOf(plan.cloud)), { import_id: ofOldTheme });
  const second = await previewUndo(ofOldTheme);

  expect([first, second]).toEqual([
    { undone: 1, kept: 0 },
    { undone: 1, kept: 0 },
  ]);
});

test('[R-SITE-30] keeps a font that another import or a page still names, until nothing does', async () => {
  const family = familyOf(plan.cloud);
  const [first, second] = [randomUUID(), randomUUID()];
  await plan.carryOut(pageWith(family), { import_id: first });
  await plan.carryOut(pageWith(family), { import_id: second });
  const stored = await readFonts();
  const own = await plan.site.run<number>(
    `return wp_insert_post( array( 'post_title' => 'Mine', 'post_content' => $args['content'], 'post_status' => 'publish', 'post_type' => 'page' ) );`,
    { content },
  );

  const keptFirst = await keptOf(first);
  const afterFirst = await readFonts();
  await plan.site.run(`wp_delete_post( $args['own'], true ); return true;`, { own });
  const keptSecond = await keptOf(second);

  expect(stored.faces).toHaveLength(1);
  expect(keptFirst).toContain('Font “Gloock”');
  expect(afterFirst).toEqual(stored);
  expect(keptSecond).toEqual([]);
  expect(await readFonts()).toEqual(nothing);
}, 300_000);

test('[R-SITE-152] imports without fonts and says why for a person who can’t add them, and for a file that differs', async () => {
  const family = familyOf(plan.cloud);
  const broken = familyOf(plan.cloud, { faces: family.faces.map((face) => ({ ...face, sha256: 'b'.repeat(64) })) });

  const byEditor = await plan.carryOut(pageWith(family), { role: 'editor' });
  const ofEditor = await readFonts();
  const differing = await plan.carryOut(pageWith(broken));

  expect(ofEditor).toEqual(nothing);
  expect(await readFonts()).toEqual(nothing);
  expect(await visit(byEditor.post_id)).toContain('Gloock, Georgia, serif');
  expect(differing.post_id).toBeGreaterThan(0);
});

test('[R-SITE-58] adds only missing faces to a family that somebody has, and undo leaves theirs', async () => {
  await plan.site.run(`
    $id = wp_insert_post( array( 'post_type' => 'wp_font_family', 'post_status' => 'publish', 'post_name' => 'acme-gloock', 'post_title' => 'Gloock', 'post_content' => '{"fontFamily":"Gloock"}' ) );
    wp_insert_post( array( 'post_type' => 'wp_font_face', 'post_status' => 'publish', 'post_parent' => $id, 'post_title' => 'gloock;normal;700;100%;U+0-10FFFF', 'post_content' => '{"fontFamily":"Gloock","fontWeight":"700"}' ) );
    return true;`);
  const import_id = randomUUID();

  await plan.carryOut(pageWith(familyOf(plan.cloud)), { import_id });
  const after = await readFonts();
  await plan.undo(import_id);

  expect([after.families, after.faces.length, after.files.length]).toEqual([['acme-gloock'], 2, 1]);
  expect(await readFonts()).toMatchObject({ families: ['acme-gloock'], faces: ['gloock;normal;700;100%;U+0-10FFFF'], files: [] });
});

test('[R-SITE-157] offers the fonts of the site to Elementor as fonts that it must not load', async () => {
  await plan.carryOut(pageWith(familyOf(plan.cloud)));

  const [fonts, groups] = await plan.site.run<[Record<string, string>, Record<string, string>]>(`
    wp_clean_theme_json_cache();
    return array( apply_filters( 'elementor/fonts/additional_fonts', array( 'Other' => 'other' ) ), apply_filters( 'elementor/fonts/groups', array( 'system' => 'System' ) ) );`);

  expect(fonts).toMatchObject({ Gloock: 'kithouse', Other: 'other' });
  expect(groups).toEqual({ kithouse: 'Fonts of this site', system: 'System' });
});
