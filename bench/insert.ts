import { createHash, randomBytes } from 'node:crypto';
import { type ElementorElement, insertItem } from '@kithouse/contract';
import { assertNativePrograms, findElementor } from '@kithouse/playground';
import sharp from 'sharp';
import { elements, type Library, type Picture, startLibraryAlone } from '../plugin/tests/testing/library.js';
import { waitForCopies } from '../plugin/tests/testing/ready-copies.js';
import { type Site, startSite, type Visit } from '../plugin/tests/testing/start-site.js';
import { type Figure, median } from './figure.js';

const pictures = 10;

/**
 * Measures P9: the library's HTTP request for a page of ten pictures until its content and local pictures exist, beside
 * Elementor's import of the same file in the same WordPress, timed inside PHP without the request.
 */
export async function measureInsert(rounds: number): Promise<Figure> {
  const figure: Figure = {
    id: 'P9',
    what: `insert of a page with ${pictures} pictures, compared with Elementor's import`,
    unit: '×',
    target: 0.5,
  };
  const elementor = findElementor();
  if (!elementor) {
    return { ...figure, note: 'needs ELEMENTOR_ZIP' };
  }
  try {
    assertNativePrograms();
  } catch (error) {
    return { ...figure, note: (error as Error).message };
  }
  const library = await startLibraryAlone();
  process.env.KITHOUSE_WORDPRESS = 'native';
  const site = await startSite({ cloudUrl: library.url, plugins: { elementor }, active: ['elementor/elementor.php'] });
  delete process.env.KITHOUSE_WORDPRESS;
  try {
    const administrator = await site.as('administrator');
    const person = await library.signUp(administrator);
    await site.snapshot('before');
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const template = await publishTemplate(library);
      // Templates are usually published long before somebody inserts them.
      await waitForCopies(library, person, { id: template.id, platform: 'elementor', pictures });
      ours.push(await timeOurs(site, administrator, template.id));
      theirs.push(await timeTheirs(site, template.file));
    }
    const [own, other] = [median(ours), median(theirs)];
    return { ...figure, value: own / other, note: `${own.toFixed(0)} ms compared with ${other.toFixed(0)} ms` };
  } finally {
    await site.close();
    await library.stop();
  }
}

async function publishTemplate(library: Library) {
  const media = await Promise.all(Array.from({ length: pictures }, (_, index) => drawPhoto(index)));
  const content = (
    address: (picture: Picture) => string,
    number: (picture: Picture, index: number) => unknown,
  ): ElementorElement[] => [
    {
      id: 'aaaaaaa',
      elType: 'container',
      settings: {},
      elements: media.map((picture, index) => ({
        id: `bbbbbb${index}`,
        elType: 'widget',
        widgetType: 'image',
        settings: { image: { url: address(picture), id: number(picture, index) } },
        elements: [],
      })),
    },
  ];
  const { id } = await library.publish({
    documents: [
      elements(
        content(
          ({ url }) => url,
          ({ id: symbol }) => symbol,
        ),
      ),
    ],
    media,
  });
  const elsewhere = content(
    ({ sha256 }) => `${library.url}/files/${sha256}.webp`,
    (_, index) => 1001 + index,
  );
  return { id, file: JSON.stringify({ version: '0.4', title: 'Ten', type: 'page', content: elsewhere, page_settings: [] }) };
}

/** Draws noise as large and heavy as a photo on a page. */
async function drawPhoto(index: number): Promise<Picture> {
  const [width, height] = [1600, 1000];
  const noise = {
    create: {
      width: 200,
      height: 125,
      channels: 3 as const,
      background: '#567',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 40 },
    },
  };
  const image = sharp(await sharp(noise).png().toBuffer())
    .resize(width, height)
    .withExif({ IFD0: { ImageDescription: randomBytes(8).toString('hex') } });
  const bytes = await image.webp({ quality: 80 }).toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    bytes,
    sha256,
    mime: 'image/webp',
    file_name: `photo-${index}.webp`,
    alt: '',
    url: `kit:media/${sha256}/url`,
    id: `kit:media/${sha256}/id`,
  };
}

async function timeOurs(site: Site, visit: Visit, id: number): Promise<number> {
  await site.restore('before');
  const began = performance.now();
  await visit.call(insertItem, { id, platform: 'elementor' });
  return performance.now() - began;
}

async function timeTheirs(site: Site, file: string): Promise<number> {
  await site.restore('before');
  return await site.run<number>(
    `wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
    add_filter( 'http_request_host_is_external', '__return_true' );
    add_filter( 'http_allowed_safe_ports', fn( $ports, $host, $url ) => array( ...$ports, (int) wp_parse_url( $url, PHP_URL_PORT ) ), 10, 3 );
    foreach ( array( 'file', 'image', 'media' ) as $part ) { require_once ABSPATH . "wp-admin/includes/$part.php"; }
    $file = wp_tempnam( 'template.json' );
    file_put_contents( $file, $args['file'] );
    $began = hrtime( true );
    $made = \\Elementor\\Plugin::$instance->templates_manager->get_source( 'local' )->import_template( 'template.json', $file );
    if ( is_wp_error( $made ) ) { throw new Exception( $made->get_error_message() ); }
    \\Elementor\\Plugin::$instance->templates_manager->get_source( 'local' )->get_data( array( 'template_id' => $made[0]['template_id'] ) );
    $took = ( hrtime( true ) - $began ) / 1e6;
    $here = count( get_posts( array( 'post_type' => 'attachment', 'nopaging' => true ) ) );
    if ( ${pictures} !== $here ) { throw new Exception( "Elementor fetched $here pictures." ); }
    return $took;`,
    { file },
  );
}
