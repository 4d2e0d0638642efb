import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ContentFont } from '@kithouse/contract';
import { hashOf } from '../../../apps/cli/src/media/measure-media.js';
import { blocks } from './library.js';
import { require as needs, op } from './sign-plan.js';
import type { Site } from './start-site.js';
import type { StubCloud } from './stub-cloud.js';

const require = createRequire(new URL('../../../apps/cli/package.json', import.meta.url));

/** Reads a real font file of the catalogue. */
export const fontFile = (name = '@fontsource/gloock/files/gloock-latin-400-normal.woff2') => readFileSync(require.resolve(name));

export const licence = { name: 'OFL-1.1', text: 'Copyright 2022 The Gloock Project Authors. SIL Open Font License.' };

/** Describes a family with one file, which the stub serves. */
export function familyOf(cloud: StubCloud, changes: Partial<ContentFont> = {}, bytes = fontFile()): ContentFont {
  const sha256 = hashOf(bytes);
  cloud.on(`GET /files/${sha256}.woff2`, (response) => void response.end(bytes));
  return {
    slug: 'acme-gloock',
    name: 'Gloock',
    fallback: 'Georgia, serif',
    licence,
    faces: [
      {
        weight: '400',
        style: 'normal',
        range: 'U+0000-00FF,U+0131',
        sha256,
        bytes: bytes.length,
        url: `${cloud.url}/files/${sha256}.woff2`,
      },
    ],
    ...changes,
  };
}

/** Block markup that names the family. */
export const namingFont = `<!-- wp:heading {"style":{"typography":{"fontFamily":"Gloock, Georgia, serif"}}} -->
<h2 class="wp-block-heading" style="font-family:Gloock, Georgia, serif">Bread</h2>
<!-- /wp:heading -->`;

/** Plans a page with fonts in compiled order. */
export const pageWithFonts = (...families: object[]) => [
  needs,
  op('fonts', 'fonts.ensure', { families } as never, 'download'),
  op('faces', 'fonts.activate', { fonts: 'fonts' }, 'finalize'),
  op('post', 'post.create', {
    document: { ...blocks(namingFont), key: 'bread', slug: 'bread' },
    as: 'page',
    title: 'Bread',
    terms: [],
  }),
  op('publish', 'publish', { posts: ['post'] }, 'finalize'),
  op('verify', 'verify', { documents: 1, media: 0 }, 'finalize'),
];

type Stored = { families: string[]; faces: string[]; files: string[]; presets: string[]; licences: number };
export const noFonts: Stored = { families: [], faces: [], files: [], presets: [], licences: 0 };

/** Reads the fonts of the Font Library with their files, and those that the theme's global styles activate. */
export const readStoredFonts = (site: Site) =>
  site.run<Stored>(`
    $posts = fn( $type ) => get_posts( array( 'post_type' => $type, 'post_status' => 'any', 'nopaging' => true, 'orderby' => 'title', 'order' => 'ASC' ) );
    wp_clean_theme_json_cache();
    $custom = wp_get_global_settings( array( 'typography', 'fontFamilies', 'custom' ) ) ?? array();
    return array(
      'families' => array_column( $posts( 'wp_font_family' ), 'post_name' ),
      'faces'    => array_column( $posts( 'wp_font_face' ), 'post_title' ),
      'files'    => array_map( fn( $file ) => hash_file( 'sha256', $file ), (array) glob( wp_get_font_dir()['path'] . '/*' ) ),
      'presets'  => array_column( is_array( $custom ) ? $custom : array(), 'slug' ),
      'licences' => count( array_filter( $posts( 'wp_font_family' ), fn( $post ) => str_contains( (string) get_post_meta( $post->ID, '_kithouse_font_licence', true ), 'Open Font License' ) ) ),
    );`);
