import { randomUUID } from 'node:crypto';
import { importPage } from '@kithouse/contract';
import { assertNativePrograms } from '@kithouse/playground';
import { blocks, imageBlock, makePicture } from '../plugin/tests/testing/library.js';
import { setOption } from '../plugin/tests/testing/look-inside.js';
import { type PlanSite, startPlanSite } from '../plugin/tests/testing/plan-site.js';
import { op, require } from '../plugin/tests/testing/sign-plan.js';
import { type Figure, median } from './figure.js';

const [posts, metaBytes, pictures] = [10_000, 159_000_000, 8];
const figure: Figure = {
  id: 'undo',
  what: `longest request of an undo preview: ${posts} posts, ${metaBytes / 1e6} MB of post meta, ${pictures} pictures`,
  unit: 'ms',
  target: 2000,
};

/** Measures the preview of an import's undo on a large site with native PHP and MariaDB. */
export async function measureUndoPreview(rounds: number): Promise<Figure> {
  try {
    assertNativePrograms();
  } catch (error) {
    return { ...figure, note: (error as Error).message };
  }
  process.env.KITHOUSE_WORDPRESS = 'native';
  const plan = await startPlanSite();
  delete process.env.KITHOUSE_WORDPRESS;
  try {
    const import_id = await importPictures(plan);
    const bytes = await fillSite(plan);
    // The production value; tests use a shorter one.
    await setOption(plan.site, 'test_slice_seconds', 1.5);
    const previews: number[][] = [];
    for (let round = 0; round < rounds; round++) {
      previews.push(await previewUndo(plan, import_id));
    }
    const totals = previews.map((times) => times.reduce((sum, time) => sum + time));
    const note = `${median(previews.map((times) => times.length))} requests, ${(median(totals) / 1000).toFixed(1)} s in total`;
    return { ...figure, value: Math.max(...previews.flat()), note: `${note}, ${Math.round(bytes / 1e6)} MB of meta` };
  } finally {
    await plan.close();
  }
}

async function importPictures(plan: PlanSite): Promise<string> {
  const import_id = randomUUID();
  const all = await Promise.all(Array.from({ length: pictures }, (_, index) => makePicture(`picture-${index}.webp`)));
  const document = { ...blocks(all.map((picture) => imageBlock(picture)).join('')), key: 'one', slug: 'one' } as never;
  plan.offer([
    require,
    ...all.map((picture, index) => op(`fetch-${index}`, 'media.fetch', { media: [plan.mediumOf(picture)] as never }, 'download')),
    op('one', 'post.create', { document, as: 'post', title: 'One', terms: [] } as never),
    op('publish', 'publish', { posts: ['one'] }, 'finalize'),
    op('verify', 'verify', { documents: 1, media: all.length }, 'finalize'),
  ]);
  const administrator = await plan.visitOf('administrator');
  await administrator.call(importPage, { id: 1, title: 'Bread', platform: 'gutenberg', import_id });
  return import_id;
}

/** Adds posts with fields like a page builder's: long JSON with addresses of other pictures. Returns their total bytes. */
const fillSite = ({ site }: PlanSite) =>
  site.run<number>(
    `global $wpdb;
    set_time_limit( 0 );
    $each = intdiv( $args['bytes'], $args['posts'] );
    for ( $first = 0; $first < $args['posts']; $first += 100 ) {
      $posts = $metas = array();
      for ( $i = $first; $i < $first + 100; $i++ ) {
        $id      = 100000 + $i;
        $posts[] = "($id, 1, '2026-01-01', '2026-01-01', '" . str_repeat( "<p>Bread $i, fresh every day.</p>", 40 ) . "', 'Post $i', '', '', '', '', 'post', 'publish', 'post-$i', '2026-01-01', '2026-01-01')";
        $element = '{"id":"a' . $i . '","elType":"widget","settings":{"image":{"url":"https:\\\\/\\\\/x.example\\\\/wp-content\\\\/uploads\\\\/2026\\\\/01\\\\/photo-' . $i . '-300x200.webp"},"text":"' . str_repeat( 'Fresh bread. ', 12 ) . '"}},';
        $value   = substr( str_repeat( $element, (int) ceil( $each / strlen( $element ) ) ), 0, $each );
        $metas[] = "($id, '_elementor_data', '" . esc_sql( $value ) . "')";
      }
      $columns = 'ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, to_ping, pinged, post_content_filtered, post_type, post_status, post_name, post_modified, post_modified_gmt';
      if ( ! $wpdb->query( "INSERT INTO $wpdb->posts ($columns) VALUES " . implode( ',', $posts ) ) ) { throw new Exception( $wpdb->last_error ); }
      if ( ! $wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) VALUES " . implode( ',', $metas ) ) ) { throw new Exception( $wpdb->last_error ); }
    }
    return (int) $wpdb->get_var( "SELECT SUM(LENGTH(meta_value)) FROM $wpdb->postmeta" );`,
    { posts, bytes: metaBytes },
  );

/** Requests until the preview is complete, like the library. Returns the milliseconds of each request. */
async function previewUndo(plan: PlanSite, import_id: string): Promise<number[]> {
  const administrator = await plan.visitOf('administrator');
  const times: number[] = [];
  for (let status = 0; status !== 200; ) {
    const since = performance.now();
    const answer = await administrator.rest('POST', `/imports/${import_id}/undo`, { dry_run: true });
    times.push(performance.now() - since);
    status = answer.status;
    const { code } = (answer.body ?? {}) as { code?: string };
    if ((status !== 200 && code !== 'import_unfinished') || times.length > 200) {
      throw new Error(`The preview failed: ${status} ${code}`);
    }
  }
  return times;
}
