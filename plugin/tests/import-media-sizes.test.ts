import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Drawn, drawVariants } from '../../apps/cloud/src/features/variants/draw-variants.js';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { type Site, startSite } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

let cloud: StubCloud;
let site: Site;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url });
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(async () => {
  cloud.reset();
  await site.restore();
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Draws a picture as large as a camera's that compresses well. */
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a06030' } }).toColourspace('srgb');

function serve(bytes: Buffer, extension: string, sent = bytes) {
  const sha256 = hashOf(bytes);
  const path = `/files/${sha256}.${extension}`;
  cloud.on(`GET ${path}`, (response) => response.end(sent));
  return { sha256, url: `${cloud.url}${path}`, bytes: bytes.length };
}

/** Describes a picture like the cloud, with its copies after `change`. */
async function makeMedium(bytes: Buffer, extension: string, change = (copies: Drawn[]) => copies) {
  const copies = change(await drawVariants(bytes, extension));
  const mime = `image/${extension === 'jpg' ? 'jpeg' : extension}`;
  const variants = copies.map(({ width, height, bytes: copy }) => ({ width, height, ...serve(copy, extension) }));
  return { ...serve(bytes, extension), file_name: `loaf-of-rye.${extension}`, mime, alt: 'A loaf', variants };
}

type Placed = {
  file: string;
  metadata: { width: number; height: number; file: string; sizes: Record<string, object>; original_image?: string };
  editors: number;
  files: Record<string, [number, number, string]>;
};

/** Adds it to the media library and returns the files and how often WordPress looked for an image editor. */
const place = (medium: object, before = '') =>
  site.run<Placed>(
    `$editors = 0;
    add_filter( 'wp_image_editors', function ( $all ) use ( &$editors ) { $editors++; return $all; } );
    ${before}
    ( new Kithouse\\WordPress\\Media_Library( 'test/media' ) )->place( array( $args['medium'] ), fn() => true );
    $id    = get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids' ) )[0];
    $files = array();
    foreach ( glob( dirname( get_attached_file( $id ) ) . '/loaf*' ) as $path ) {
      $size = getimagesize( $path );
      $files[ basename( $path ) ] = array( $size[0], $size[1], $size['mime'] );
    }
    $metadata = wp_get_attachment_metadata( $id );
    foreach ( $metadata['sizes'] as $size ) {
      if ( $size['filesize'] !== filesize( dirname( get_attached_file( $id ) ) . '/' . $size['file'] ) ) { throw new Exception( 'A size is noted wrongly.' ); }
    }
    return array( 'file' => basename( get_attached_file( $id ) ), 'metadata' => $metadata, 'editors' => $editors, 'files' => $files );`,
    { medium },
  );

/** Ignores file sizes, which differ from WordPress's copies. */
const withoutWeight = ({ metadata, file, files }: Placed) => ({
  file,
  files,
  metadata: JSON.parse(JSON.stringify(metadata, (key, value) => (key === 'filesize' ? undefined : value))) as object,
});

async function placeBoth(bytes: Buffer, extension: string, before = '') {
  const theirs = await place(await makeMedium(bytes, extension, () => []), before);
  await site.restore();
  const ours = await place(await makeMedium(bytes, extension), before);
  return { ours, theirs };
}

test.each(
  sample<[string, number, number]>(
    [
      ['wide', 1600, 1000],
      ['high', 701, 1203],
      ['hardly larger than a size', 302, 301],
      ['flat', 2400, 5],
      ['square', 1024, 1024],
    ],
    3,
  ),
)('gives a %s picture the files and metadata of WordPress without drawing', async (_, width, height) => {
  const { ours, theirs } = await placeBoth(await draw(width, height).jpeg().toBuffer(), 'jpg');

  expect(withoutWeight(ours)).toEqual(withoutWeight(theirs));
  expect(Object.keys(ours.metadata.sizes)).toEqual(Object.keys(theirs.metadata.sizes));
  expect([ours.editors, theirs.editors > 0]).toEqual([0, true]);
});

test.each(sample(['png', 'webp'], 1))('gives a %s the same', async (format) => {
  const { ours, theirs } = await placeBoth(
    await draw(900, 611)
      .toFormat(format as 'png')
      .toBuffer(),
    format,
  );

  expect(withoutWeight(ours)).toEqual(withoutWeight(theirs));
  expect(ours.editors).toBe(0);
});

longTest('stores a picture above the threshold as a smaller one beside the original', async () => {
  const { ours, theirs } = await placeBoth(await draw(3000, 1999).jpeg().toBuffer(), 'jpg');

  expect(withoutWeight(ours)).toEqual(withoutWeight(theirs));
  expect(ours).toMatchObject({
    editors: 0,
    file: 'loaf-of-rye-scaled.jpg',
    metadata: { width: 2560, original_image: 'loaf-of-rye.jpg' },
  });
});

longTest('lets WordPress create missing theme sizes, including cropped ones', async () => {
  const sizes = `update_option( 'thumbnail_size_w', 0 ); update_option( 'thumbnail_size_h', 0 );
    add_image_size( 'banner', 700, 90, true ); add_image_size( 'corner', 150, 150, array( 'left', 'top' ) );`;

  const { ours, theirs } = await placeBoth(await draw(1600, 1000).jpeg().toBuffer(), 'jpg', sizes);

  expect(withoutWeight(ours)).toEqual(withoutWeight(theirs));
  expect(Object.keys(ours.metadata.sizes)).toEqual(expect.arrayContaining(['banner', 'corner', 'medium']));
  expect(ours.editors).toBe(1);
});

longTest('draws copies itself on a site with another picture format or crop filter', async () => {
  const picture = await draw(1600, 1000).jpeg().toBuffer();
  const other = await placeBoth(
    picture,
    'jpg',
    `add_filter( 'image_editor_output_format', fn() => array( 'image/jpeg' => 'image/webp' ) );`,
  );
  await site.restore();
  const cut = await placeBoth(picture, 'jpg', `add_filter( 'image_resize_dimensions', fn( $out ) => $out );`);

  expect(withoutWeight(other.ours)).toEqual(withoutWeight(other.theirs));
  expect([other.ours.editors, cut.ours.editors].every((count) => count > 0)).toBe(true);
  expect(withoutWeight(cut.ours)).toEqual(withoutWeight(cut.theirs));
});

const spoil: [string, (variants: Variant[]) => Variant[]][] = [
  ['is missing', (variants) => variants.map((variant, at) => (at === 0 ? { ...variant, url: `${variant.url}x` } : variant))],
  ['is another file than announced', (variants) => variants.map((one) => ({ ...one, sha256: '0'.repeat(64) }))],
  ['is of another size than announced', (variants) => variants.map((one) => ({ ...one, width: one.width + 1 }))],
  ['weighs more than announced', (variants) => variants.map((one) => ({ ...one, bytes: one.bytes - 1 }))],
  ['lies elsewhere', (variants) => variants.map((one) => ({ ...one, url: one.url.replace('127.0.0.1', 'localhost') }))],
  ['is described by nonsense', () => [7, null, { width: 'x' }] as unknown as Variant[]],
];
type Variant = Awaited<ReturnType<typeof makeMedium>>['variants'][number];

test.each(sample(spoil, 2))('lets WordPress create a copy that %s', async (_, change) => {
  const medium = await makeMedium(await draw(1600, 1000).jpeg().toBuffer(), 'jpg');
  const whole = await place({ ...medium, variants: [] });
  await site.restore();

  const placed = await place({ ...medium, variants: change(medium.variants) });

  expect(withoutWeight(placed)).toEqual(withoutWeight(whole));
  expect(placed.editors).toBe(1);
});

test('rejects a copy of another type than announced', async () => {
  const medium = await makeMedium(await draw(1600, 1000).jpeg().toBuffer(), 'jpg');
  const program = Buffer.from('<?php echo 1;');
  const variants = medium.variants.map((variant) => ({ ...variant, ...serve(program, 'jpg') }));

  const placed = await place({ ...medium, variants });

  expect(placed.editors).toBe(1);
  expect(Object.values(placed.files).every(([, , mime]) => mime === 'image/jpeg')).toBe(true);
});

longTest('deletes the copies with the picture', async () => {
  await place(await makeMedium(await draw(3000, 1999).jpeg().toBuffer(), 'jpg'));

  const left = await site.run<string[]>(
    `$id = get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids' ) )[0];
    $folder = dirname( get_attached_file( $id ) );
    wp_delete_attachment( $id, true );
    return array_map( 'basename', glob( "$folder/loaf*" ) );`,
  );

  expect(left).toEqual([]);
});

test("reports the site's sizes in the library's format", async () => {
  const sizes = await site.run<object[]>(
    `add_image_size( 'huge', 99999, 100 ); add_image_size( 'corner', 44, 44, array( 'left', 'top' ) ); add_image_size( 'again', 300, 300 );
    return Kithouse\\WordPress\\Image_Sizes::of_site();`,
  );

  expect(sizes).toEqual([
    { width: 150, height: 150, crop: true },
    { width: 300, height: 300, crop: false },
    { width: 768, height: 0, crop: false },
    { width: 1024, height: 1024, crop: false },
    { width: 1536, height: 1536, crop: false },
    { width: 2048, height: 2048, crop: false },
    { width: 2560, height: 2560, crop: false },
  ]);
});
