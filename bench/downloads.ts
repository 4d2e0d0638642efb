import { createHash, randomBytes } from 'node:crypto';
import { assertNativePrograms } from '@kithouse/playground';
import { type Site, startSite } from '../plugin/tests/testing/start-site.js';
import { type StubCloud, startStubCloud } from '../plugin/tests/testing/stub-cloud.js';
import { type Figure, median } from './figure.js';

const [count, bytes] = [40, 190_000];
/** Response times of the library in ms: on the same machine, in the same country, on another continent. */
const delays = [0, 30, 150];

type Medium = { sha256: string; url: string; bytes: number };

/** Downloads the same pictures in parallel and through the WordPress HTTP API, in turns, on native PHP. */
export async function measureDownloads(rounds: number): Promise<Figure[]> {
  try {
    assertNativePrograms();
  } catch (error) {
    return [{ ...toFigure(0), note: (error as Error).message }];
  }
  const cloud = await startStubCloud();
  process.env.KITHOUSE_WORDPRESS = 'native';
  const site = await startSite({ cloudUrl: cloud.url });
  delete process.env.KITHOUSE_WORDPRESS;
  try {
    const figures: Figure[] = [];
    for (const delay of delays) {
      figures.push(await compare(site, offerPictures(cloud, delay), rounds, delay));
    }
    return figures;
  } finally {
    await site.close();
    await cloud.stop();
  }
}

const toFigure = (delay: number): Figure => ({
  id: 'pictures',
  what: `${count} parallel downloads compared with one by one through the HTTP API, ${delay} ms latency`,
  unit: '×',
  target: 1,
});

async function compare(site: Site, media: Medium[], rounds: number, delay: number): Promise<Figure> {
  const [parallel, single]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    parallel.push(await fetchAll(site, media, true));
    single.push(await fetchAll(site, media, false));
  }
  const [fast, slow] = [median(parallel), median(single)];
  return { ...toFigure(delay), value: fast / slow, note: `${fast.toFixed(0)} ms compared with ${slow.toFixed(0)} ms` };
}

function offerPictures(cloud: StubCloud, delay: number): Medium[] {
  return Array.from({ length: count }, () => {
    const picture = randomBytes(bytes);
    const sha256 = createHash('sha256').update(picture).digest('hex');
    cloud.on(`GET /files/${sha256}.webp`, (response) => void setTimeout(() => response.end(picture), delay));
    return { sha256, url: `${cloud.url}/files/${sha256}.webp`, bytes };
  });
}

/** Returns the milliseconds that PHP needs to download and verify all files. */
const fetchAll = (site: Site, media: Medium[], isParallel: boolean) =>
  site.run<number>(
    `require_once ABSPATH . 'wp-admin/includes/file.php';
    add_filter( 'kithouse_parallel_downloads', $args['parallel'] ? '__return_true' : '__return_false', 20 );
    $begun     = microtime( true );
    $downloads = new Kithouse\\WordPress\\Downloads();
    $files     = 0;
    foreach ( array_chunk( $args['media'], $downloads->at_a_time() ) as $some ) {
      $files += count( $downloads->fetch( $some, fn() => null ) );
    }
    if ( count( $args['media'] ) !== $files ) { throw new Exception( "$files files came" ); }
    return 1000 * ( microtime( true ) - $begun );`,
    { media, parallel: isParallel },
  );
