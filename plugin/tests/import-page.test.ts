import { importPage } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks, imageBlock, type Library, makePicture, startLibrary } from './testing/library.js';
import { type Site, startSite } from './testing/start-site.js';

let library: Library;
let site: Site;
beforeAll(async () => {
  library = await startLibrary();
  site = await startSite({ cloudUrl: library.url });
});
afterAll(async () => {
  console.log(await site.readLog());
  await site?.close();
  await library?.stop();
});
beforeEach(() => site.restore());

type Page = { title: string; content: string; status: string; type: string; author: string; revisions: number };
const readPage = (id: number) =>
  site.run<Page>(
    `$p = get_post( $args['id'] ); return array( 'title' => $p->post_title, 'content' => $p->post_content, 'status' => $p->post_status, 'type' => $p->post_type, 'author' => get_userdata( $p->post_author )->user_login, 'revisions' => count( wp_get_post_revisions( $p ) ) );`,
    { id },
  );
type Attachment = { id: number; url: string; alt: string; hash: string; sizes: string[] };
const listAttachments = () =>
  site.run<Attachment[]>(
    `return array_map( fn( $p ) => array( 'id' => $p->ID, 'url' => wp_get_attachment_url( $p->ID ), 'alt' => get_post_meta( $p->ID, '_wp_attachment_image_alt', true ), 'hash' => hash_file( 'sha256', get_attached_file( $p->ID ) ), 'sizes' => array_keys( wp_get_attachment_metadata( $p->ID )['sizes'] ?? array() ) ), get_posts( array( 'post_type' => 'attachment', 'nopaging' => true, 'order' => 'ASC', 'orderby' => 'ID' ) ) );`,
  );

test('[R-API-09, R-API-10] a template becomes a draft page with its pictures in the media library', async () => {
  const picture = await makePicture();
  const { id } = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });
  const editor = await site.as('editor');
  await library.signUp(editor);

  const made = await editor.call(importPage, { id, title: 'Our bakery', platform: 'gutenberg' });

  const [attachment] = await listAttachments();
  const page = await readPage(made.post_id);
  expect(page).toMatchObject({ title: 'Our bakery', status: 'draft', type: 'page', author: 'editor', revisions: 0 });
  expect(attachment).toMatchObject({
    hash: picture.sha256,
    alt: picture.alt,
    sizes: expect.arrayContaining(['medium', 'thumbnail']),
  });
  expect(page.content).toBe(
    imageBlock({ ...picture, id: String(attachment?.id), url: String(attachment?.url) }).replace(/"id":"(\d+)"/, '"id":$1'),
  );
  const served = await fetch(String(attachment?.url));
  expect(Buffer.from(await served.arrayBuffer()).equals(picture.bytes)).toBe(true);
  expect(made).toMatchObject({
    edit_link: expect.stringContaining(`post=${made.post_id}&action=edit`),
    visit: expect.stringContaining('preview=true'),
  });
});
