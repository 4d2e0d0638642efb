import { importPage, insertItem } from '@kithouse/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sample } from '../../scripts/test-extent.js';
import { blocks, imageBlock, type Library, makePicture, startLibrary } from './testing/library.js';
import { waitForCopies } from './testing/ready-copies.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';

let library: Library;
let site: Site;
let editor: Visit;
let person: { email: string; password: string };
beforeAll(async () => {
  library = await startLibrary();
  site = await startSite({ cloudUrl: library.url });
  editor = await site.as('editor');
  person = await library.signUp(editor);
  await site.snapshot('signed-in');
});
afterAll(async () => {
  await site?.run(`wp_delete_file( WPMU_PLUGIN_DIR . '/count-editors.php' ); return true;`);
  await site?.close();
  await library?.stop();
});

/** Publishes a template and waits until the cloud has created its copies. */
async function publishReady() {
  const picture = await makePicture();
  const { id } = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });
  await waitForCopies(library, person, { id, platform: 'gutenberg', pictures: 1 });
  return id;
}

/** Counts from now on how often WordPress looks for an image editor. */
const countEditors = `update_option( 'test_editors', 0 );
  wp_mkdir_p( WPMU_PLUGIN_DIR );
  file_put_contents( WPMU_PLUGIN_DIR . '/count-editors.php', '<?php add_filter( "wp_image_editors", function ( $all ) { update_option( "test_editors", 1 + (int) get_option( "test_editors" ) ); return $all; } );' );`;
const look = () =>
  site.run<{ editors: number; sizes: string[] }>(
    `$id = get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids' ) )[0];
    return array( 'editors' => (int) get_option( 'test_editors' ), 'sizes' => array_keys( wp_get_attachment_metadata( $id )['sizes'] ) );`,
  );

test.each(sample(['insert', 'import'], 1))("downloads the cloud's copies with an %s and draws nothing", async (way) => {
  await site.restore('signed-in');
  const id = await publishReady();
  await site.run(countEditors);

  await (way === 'import'
    ? editor.call(importPage, { id, title: 'One', platform: 'gutenberg' })
    : editor.call(insertItem, { id, platform: 'gutenberg' }));

  expect(await look()).toEqual({ editors: 0, sizes: ['medium', 'thumbnail'] });
});
