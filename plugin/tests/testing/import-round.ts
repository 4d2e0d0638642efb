import { createHash } from 'node:crypto';
import { importPage, type Warning } from '@kithouse/contract';
import { attachMedia, type ResolvedMedia } from '@kithouse/kits';
import sharp from 'sharp';
import type { CorpusTemplate } from './corpus.js';
import { type Block, findLost, type Holding, holdingOfBlocks, holdingOfElements, type Lost } from './holding.js';
import type { Library, Picture } from './library.js';
import type { Site, Visit } from './start-site.js';

export type Round = { before: Holding; after: Holding; lost: Lost; symbols: number; warnings: Warning[] };

/** Publishes a template, imports it as a page and reads the result from the database. */
export async function goRound(library: Library, site: Site, visit: Visit, { reading, raw }: CorpusTemplate): Promise<Round> {
  const media = await Promise.all(reading.media.map(async ({ url }) => [url, await drawStandIn(url)] as const));
  const bundle = attachMedia(reading, new Map(media.map(([url, picture]) => [url, toResolved(picture)])));
  const pictures = [...new Map(media.map(([, picture]) => [picture.sha256, picture])).values()];
  const { id } = await library.publish({ documents: bundle.documents, media: pictures, plugins: bundle.requires.plugins });

  const title = bundle.title || 'Untitled';
  const { post_id, warnings } = await visit.call(importPage, { id, title, platform: bundle.platform });

  const isElementor = bundle.platform === 'elementor';
  const stored = await readStored(site, post_id, isElementor);
  const before = isElementor ? holdingOfElements(JSON.parse(raw)) : holdingOfBlocks(await parse(site, markupOf(raw)));
  const after = isElementor ? holdingOfElements(JSON.parse(stored)) : holdingOfBlocks(await parse(site, stored));
  const all = [...bundle.warnings, ...warnings];
  return { before, after, lost: findLost(before, after), symbols: stored.split('kit:').length - 1, warnings: all };
}

/** Draws a small unique picture; the real ones are on other people's servers. */
async function drawStandIn(url: string): Promise<Picture> {
  const ImageDescription = createHash('sha256').update(url).digest('hex');
  const image = sharp({ create: { width: 24, height: 16, channels: 3, background: '#888' } });
  const bytes = await image.withExif({ IFD0: { ImageDescription } }).webp().toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file_name = `${ImageDescription.slice(0, 12)}.webp`;
  return { bytes, sha256, mime: 'image/webp', file_name, alt: '', url: `kit:media/${sha256}/url`, id: `kit:media/${sha256}/id` };
}

const toResolved = ({ sha256, mime, bytes, file_name }: Picture): ResolvedMedia => ({
  sha256,
  mime,
  width: 24,
  height: 16,
  bytes: bytes.length,
  file_name,
});

const markupOf = (raw: string) => (raw.trimStart().startsWith('{') ? (JSON.parse(raw) as { content: string }).content : raw);

const readStored = (site: Site, id: number, isElementor: boolean) =>
  site.run<string>(
    `return $args['elements'] ? get_post_meta( $args['id'], '_elementor_data', true ) : get_post( $args['id'] )->post_content;`,
    { id, elements: isElementor },
  );

/** Parses with WordPress's parser and ignores white space between blocks. */
const parse = (site: Site, markup: string) =>
  site.run<Block[]>(
    `$all = array();
    $walk = function ( $blocks ) use ( &$walk, &$all ) {
      foreach ( $blocks as $block ) {
        if ( null !== $block['blockName'] || '' !== trim( $block['innerHTML'] ) ) {
          $all[] = array( 'name' => $block['blockName'] ?? 'html', 'attrs' => $block['attrs'], 'html' => $block['innerHTML'] );
        }
        $walk( $block['innerBlocks'] );
      }
    };
    $walk( parse_blocks( $args['markup'] ) );
    return $all;`,
    { markup },
  );
