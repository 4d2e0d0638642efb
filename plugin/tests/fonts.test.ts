import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { familyOf, fontFile } from './testing/fonts.js';
import { blocks } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';

let plan: PlanSite;
beforeAll(async () => {
  plan = await startPlanSite({ signedIn: ['administrator', 'editor'] });
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const content = `<!-- wp:heading {"style":{"typography":{"fontFamily":"Gloock, Georgia, serif"}}} -->
<h2 class="wp-block-heading" style="font-family:Gloock, Georgia, serif">Bread</h2>
<!-- /wp:heading -->`;

/** Plans a page with fonts in compiled order. */
const pageWith = (...families: object[]) => [
  require,
  op('fonts', 'fonts.ensure', { families } as never, 'download'),
  op('faces', 'fonts.activate', { fonts: 'fonts' }, 'finalize'),
  op('post', 'post.create', {
    document: { ...blocks(content), key: 'bread', slug: 'bread' },
    as: 'page',
    title: 'Bread',
    terms: [],
  }),
  op('publish', 'publish', { posts: ['post'] }, 'finalize'),
  op('verify', 'verify', { documents: 1, media: 0 }, 'finalize'),
];

type Stored = { families: string[]; faces: string[]; files: string[]; presets: string[]; licences: number };
const readFonts = () =>
  plan.site.run<Stored>(`
    $posts = fn( $type ) => get_posts( array( 'post_type' => $type, 'post_status' => 'any', 'nopaging' => true ) );
    wp_clean_theme_json_cache();
    $custom = wp_get_global_settings( array( 'typography', 'fontFamilies', 'custom' ) ) ?? array();
    return array(
      'families' => array_column( $posts( 'wp_font_family' ), 'post_name' ),
      'faces'    => array_column( $posts( 'wp_font_face' ), 'post_title' ),
      'files'    => array_map( fn( $file ) => hash_file( 'sha256', $file ), (array) glob( wp_get_font_dir()['path'] . '/*' ) ),
      'presets'  => array_column( is_array( $custom ) ? $custom : array(), 'slug' ),
      'licences' => count( array_filter( $posts( 'wp_font_family' ), fn( $post ) => str_contains( (string) get_post_meta( $post->ID, '_kithouse_font_licence', true ), 'Open Font License' ) ) ),
    );`);
const nothing = { families: [], faces: [], files: [], presets: [], licences: 0 };

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
