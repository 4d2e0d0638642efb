import { insertItem } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks, imageBlock, type Library, makePicture, startLibrary } from './testing/library.js';
import { countTraces, listAttachments } from './testing/look-inside.js';
import { type Role, refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';

let library: Library;
let site: Site;
let administrator: Visit;
beforeAll(async () => {
  library = await startLibrary();
  site = await startSite({ cloudUrl: library.url });
  administrator = await site.as('administrator');
  const { email, password } = await library.signUp(administrator);
  await administrator.rest('POST', '/login', { email, password, global_signin: true });
  await site.snapshot('signed-in');
});
afterAll(async () => {
  await site?.close();
  await library?.stop();
});
beforeEach(() => site.restore('signed-in'));

const paragraph = '<!-- wp:paragraph -->\n<p>Bread</p>\n<!-- /wp:paragraph -->';
const makePost = (author: Role) =>
  site.run<number>(
    `return wp_insert_post( array( 'post_title' => 'Draft', 'post_author' => get_user_by( 'login', $args['author'] )->ID ) );`,
    { author },
  );

test('[R-API-11, R-API-12, R-API-14, R-PERM-13] returns the markup with pictures of this site to the editor', async () => {
  const picture = await makePicture();
  const { id } = await library.publish({ documents: [blocks(`${paragraph}\n\n${imageBlock(picture)}`)], media: [picture] });
  const author = await site.as('author');

  const { content } = await author.call(insertItem, { id, postId: await makePost('author'), platform: 'gutenberg' });

  const [attachment] = await listAttachments(site);
  const here = { ...picture, id: String(attachment?.id), url: String(attachment?.url) };
  expect(content).toBe(
    `${paragraph}\n\n${imageBlock(here)
      .replace(/"id":"(\d+)"/, '"id":$1')
      .replace('"/>', '" />')}`,
  );
});

test('reports what would happen in a dry run and changes nothing', async () => {
  const [present, absent] = [await makePicture(), await makePicture('second.png')];
  const first = await library.publish({ documents: [blocks(imageBlock(present))], media: [present] });
  const plugins = [
    { name: 'Acme', slug: 'acme', plugin_file: 'acme/acme.php', is_pro: true },
    { name: 'Kithouse', slug: 'kithouse', plugin_file: 'kithouse/kithouse.php', is_pro: false },
  ];
  const second = await library.publish({
    documents: [blocks(imageBlock(present) + imageBlock(absent))],
    media: [present, absent],
    plugins,
  });
  await administrator.call(insertItem, { id: first.id, platform: 'gutenberg' });
  const before = await countTraces(site);

  const { plan, content } = await administrator.call(insertItem, { id: second.id, platform: 'gutenberg', dry_run: true });

  expect(content).toBeUndefined();
  expect(plan).toMatchObject({
    documents: 1,
    media: { count: 1, bytes: absent.bytes.length },
    plugins: [
      { name: 'Acme', is_active: false, installed: false },
      { name: 'Kithouse', is_active: true, installed: true },
    ],
    // A missing plugin is reported once.
    warnings: [],
  });
  expect(await countTraces(site)).toEqual(before);
});

test.each([
  ['somebody else’s post', 'author', 'administrator'],
  ['a missing post', 'author', undefined],
] as const)('[R-API-11] refuses to insert into %s before asking the cloud', async (_, role, owner) => {
  const postId = owner ? await makePost(owner) : 987_654;
  const person = await site.as(role);

  const refusal = await refusalOf(person.call(insertItem, { id: 1, postId, platform: 'gutenberg' }));

  expect(refusal.code).toBe('invalid_permission');
});

test('inserts text without pictures for a contributor', async () => {
  const picture = await makePicture();
  const text = await library.publish({ documents: [blocks(paragraph)] });
  const illustrated = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });
  const contributor = await site.as('contributor');
  const postId = await makePost('contributor');

  const inserted = await contributor.call(insertItem, { id: text.id, postId, platform: 'gutenberg' });
  const refusal = await refusalOf(contributor.call(insertItem, { id: illustrated.id, postId, platform: 'gutenberg' }));

  expect(inserted.content).toBe(paragraph);
  expect(refusal).toMatchObject({ code: 'invalid_permission', message: expect.stringContaining('images') });
  expect(await listAttachments(site)).toEqual([]);
});

test('strips HTML without the unfiltered HTML capability and keeps every other byte', async () => {
  const hostile =
    '<!-- wp:html -->\n<script>alert(1)</script><iframe src="https://x.example"></iframe><b onclick="x()">B</b>\n<!-- /wp:html -->';
  const kept =
    '<!-- wp:paragraph {"className":"a\\u002d\\u002db","placeholder":"خبز \\u003cb\\u003e"} -->\n<p class="a--b">مرحبا 🍞 \\ “q”</p>\n<!-- /wp:paragraph -->';
  const { id } = await library.publish({ documents: [blocks(`${kept}\n\n${hostile}`)] });
  const author = await site.as('author');

  const filtered = await author.call(insertItem, { id, platform: 'gutenberg' });
  const whole = await administrator.call(insertItem, { id, platform: 'gutenberg' });

  expect(filtered.content).toContain('<p class="a--b">مرحبا 🍞 \\ “q”</p>');
  expect(filtered.content).not.toMatch(/<script|<iframe|onclick/);
  expect(whole.content).toBe(`${kept}\n\n${hostile}`);
});

test("passes the library's refusal on", async () => {
  const gone = await refusalOf(administrator.call(insertItem, { id: 987_654, platform: 'gutenberg' }));

  expect(gone.code).toBe('item_not_found');
});

test('[R-IMPORT-28] refuses a paid template to people who have not bought it', async () => {
  const { id } = await library.publish({ documents: [blocks(paragraph)], plan: 'pro', price: 19 });

  const refusal = await refusalOf(administrator.call(insertItem, { id, platform: 'gutenberg' }));

  expect(refusal.code).toBe('required_pro_kithouse');
});
