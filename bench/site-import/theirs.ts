import type { SiteContent } from './content.js';
import type { MeasuredSite } from './native.js';
import { toElementorKit, toWxr } from './other-formats.js';

export type Other = 'wxr' | 'kit';

/** Measures another importer in the same WordPress over HTTP, with its file already on the site. */
export async function timeTheirs(measured: MeasuredSite, content: SiteContent, other: Other): Promise<number> {
  const { site, library, administrator } = measured;
  await measured.reset();
  measured.give('bench.xml', other === 'wxr' ? toWxr(content, library.url) : '');
  measured.give('bench.zip', other === 'kit' ? toElementorKit(content, library.url) : '');
  const began = performance.now();
  const response = await administrator.ask(`/wp-admin/admin-ajax.php?action=bench_${other}`);
  const answer = await response.text();
  const took = performance.now() - began;
  const here = await site.run<{ pages: number; pictures: number }>(
    `$count = fn( $type ) => count( get_posts( array( 'post_type' => $type, 'post_status' => array( 'publish', 'inherit' ), 'nopaging' => true, 's' => 'attachment' === $type ? '' : 'Page' ) ) );
    return array( 'pages' => $count( 'page' ), 'pictures' => $count( 'attachment' ) );`,
  );
  if (answer !== 'true' || here.pages < content.pages.length || here.pictures !== content.pictures.length) {
    throw new Error(`The other import (${other}) made ${JSON.stringify(here)} and answered ${answer.slice(0, 500)}`);
  }
  return took;
}
