import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { importPage } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sample } from '../../scripts/test-extent.js';
import { makePicture, type Picture } from './testing/library.js';
import { countTraces, listAttachments, readPage } from './testing/look-inside.js';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import { makeSigner, offerPlan, pageOps, planFor } from './testing/sign-plan.js';
import { refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';
import { type Reply, type StubCloud, startStubCloud } from './testing/stub-cloud.js';

const signer = makeSigner();
let cloud: StubCloud;
let site: Site;
let editor: Visit;
let picture: Picture;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url, isHasty: true });
  editor = await site.as('editor');
  await signInAtStub(cloud, editor);
  await site.snapshot();
  picture = await makePicture();
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(async () => {
  cloud.reset();
  await site.restore();
});

const documentOf = (content: unknown) => ({
  kind: 'blocks',
  key: 'main',
  title: 'M',
  slug: 'm',
  post_type: 'page',
  template_type: 'page',
  content,
});
const mediumOf = (changes: object = {}) => {
  const { sha256, file_name, mime, alt, bytes } = picture;
  return { sha256, file_name, mime, alt, bytes: bytes.length, url: `${cloud.url}/files/${sha256}.webp`, ...changes };
};
function offer(content: unknown, media: unknown[] = []) {
  offerPlan(cloud, signer, planFor(site.url, pageOps(documentOf(content), media as never)));
  cloud.on(`GET /files/${picture.sha256}.webp`, (response) => void response.end(picture.bytes));
}
const press = () => editor.call(importPage, { id: 1, title: 'Bread', platform: 'gutenberg' });

test('imports from an honest cloud, so the refusals below have their own reasons', async () => {
  offer(`<p>${picture.url}</p>`, [mediumOf()]);

  const { post_id } = await press();

  expect((await readPage(site, post_id)).content).toMatch(/uploads.*bread\.webp/);
});

const elsewhere = 'http://169.254.169.254/latest/meta-data';
test.each<[string, object, string?]>(
  sample<[string, object, string?]>(
    [
      ['a picture at another host', { url: `${elsewhere}.webp` }],
      ['a picture with a user in its address', { url: 'http://admin@127.0.0.1/x.webp' }],
      ['a picture in a file', { url: 'file:///etc/passwd' }],
      ['a file name that climbs', { file_name: '../../../evil.php' }],
      ['a file name with a line break', { file_name: 'bread.webp\n' }],
      ['a file name of a program', { file_name: 'evil.php', mime: 'application/x-php' }],
      ['a program that says it is a picture', { file_name: 'evil.php' }, 'import_failed'],
      ['a hash that is none', { sha256: 'x' }],
      ['a picture of no bytes', { bytes: 0 }],
      ['a picture of 4 GB', { bytes: 4_294_967_296 }],
      ['another size than announced', { bytes: 10 }, 'import_failed'],
      ['a type it is not', { mime: 'image/jpeg' }, 'import_failed'],
    ],
    6,
    ([what]) => /climbs|says it is/.test(what),
  ),
)('ends the import when %s and leaves nothing', async (_, changes, code = 'plan_refused') => {
  offer(`<p>${picture.url}</p>`, [mediumOf(changes)]);
  const before = await countTraces(site);

  const refusal = await refusalOf(press());

  expect(refusal.code).toBe(code);
  expect(await countTraces(site)).toEqual(before);
});

test('does not request the same picture from another port', async () => {
  const other = await startStubCloud();
  other.on('*', (response) => void response.end(picture.bytes));
  offer(`<p>${picture.url}</p>`, [mediumOf({ url: `${other.url}/x.webp` })]);

  const refusal = await refusalOf(press());

  await other.stop();
  expect(refusal.code).toBe('plan_refused');
  expect(other.heard).toEqual([]);
});

const text = 'not a picture at all';
const textHash = createHash('sha256').update(text).digest('hex');
const half = (response: ServerResponse) => {
  response.writeHead(200, { 'content-length': picture.bytes.length });
  response.write(picture.bytes.subarray(0, 50));
  setTimeout(() => response.destroy(), 20);
};
test.each<[string, Reply]>(
  sample<[string, Reply]>(
    [
      ['other bytes', (response) => void response.end('something else')],
      ['half of the bytes', half],
      ['more bytes than announced', (response) => void response.end(Buffer.concat([picture.bytes, Buffer.alloc(5_000_000)]))],
      ['a redirect', (response) => void response.writeHead(302, { location: `${cloud.url}/elsewhere` }).end()],
      ['an error', { status: 500 }],
      ['nothing, for ever', () => undefined],
    ],
    5,
    ([name]) => name !== 'nothing, for ever',
  ),
)('ends the import when a file store answers with %s and leaves nothing', async (_, reply) => {
  offer(`<p>${picture.url}</p>`, [mediumOf()]);
  cloud.on(`GET /files/${picture.sha256}.webp`, reply);
  cloud.on('GET /elsewhere', (response) => void response.end(picture.bytes));
  const before = await countTraces(site);

  const refusal = await refusalOf(press());

  expect(refusal).toMatchObject({ code: 'import_failed', message: expect.stringContaining('bread.webp') });
  expect(await countTraces(site)).toEqual(before);
});

test("does not store text with a picture's name and hash", async () => {
  offer('<p>x</p>', [mediumOf({ sha256: textHash, bytes: text.length, url: `${cloud.url}/files/${textHash}.webp` })]);
  cloud.on(`GET /files/${textHash}.webp`, (response) => void response.end(text));

  expect((await refusalOf(press())).code).toBe('import_failed');
  expect(await listAttachments(site)).toEqual([]);
});

test('retries a picture that fails once', async () => {
  offer(`<p>${picture.url}</p>`, [mediumOf()]);
  let tries = 0;
  cloud.on(
    `GET /files/${picture.sha256}.webp`,
    (response) => void (tries++ === 0 ? response.destroy() : response.end(picture.bytes)),
  );

  await press();

  expect(await listAttachments(site)).toHaveLength(1);
});

/** Builds blocks like the editor, with and without an id. */
const numbered = (id: string, url: string) =>
  [
    `<!-- wp:image {"id":"${id}","sizeSlug":"full","linkDestination":"none"} -->\n<figure class="wp-block-image size-full"><img src="${url}" alt="" class="wp-image-${id}"/></figure>\n<!-- /wp:image -->`,
    `<!-- wp:cover {"url":"${url}","id":"${id}"} -->\n<div class="wp-block-cover"><img class="wp-block-cover__image-background wp-image-${id} size-full" src="${url}" alt=""/></div>\n<!-- /wp:cover -->`,
    `<!-- wp:media-text {"mediaType":"image","mediaId":"${id}"} -->\n<img src="${url}" class="wp-image-${id} size-full"/>\n<!-- /wp:media-text -->`,
    `<!-- wp:gallery {"ids":["${id}","${id}"]} -->\n<img src="${url}" data-id="${id}"/>\n<!-- /wp:gallery -->`,
  ].join('');
const unnumbered = (url: string) =>
  [
    `<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->\n<figure class="wp-block-image size-full"><img src="${url}" alt=""/></figure>\n<!-- /wp:image -->`,
    `<!-- wp:cover {"url":"${url}"} -->\n<div class="wp-block-cover"><img class="wp-block-cover__image-background" src="${url}" alt=""/></div>\n<!-- /wp:cover -->`,
    `<!-- wp:media-text {"mediaType":"image"} -->\n<img src="${url}"/>\n<!-- /wp:media-text -->`,
    `<!-- wp:gallery {"ids":[]} -->\n<img src="${url}"/>\n<!-- /wp:gallery -->`,
  ].join('');

test('links a refused file type to the library without an id and warns', async () => {
  const svg = mediumOf({ mime: 'image/svg+xml', file_name: 'logo.svg', url: `${cloud.url}/files/logo.svg` });
  offer(numbered(picture.id, picture.url), [svg]);

  const { post_id, warnings } = await press();

  expect((await readPage(site, post_id)).content).toBe(unnumbered(`${cloud.url}/files/logo.svg`));
  expect(warnings).toMatchObject([{ code: 'file_type_refused', message: expect.stringContaining('logo.svg') }]);
});

test('blanks a dangling reference with its dependants and warns', async () => {
  const lost = `kit:media/${'0'.repeat(64)}`;
  offer(`${numbered(`${lost}/id`, `${lost}/url`)}<a href="kit:doc/about/url">About</a>`);

  const { post_id, warnings } = await press();

  expect((await readPage(site, post_id)).content).toBe(`${unnumbered('')}<a href="#">About</a>`);
  expect(warnings).toMatchObject([{ code: 'reference_lost' }]);
});

test.each([
  ['a list instead of a document', []],
  ['nothing', null],
  ['content for the other platform', undefined],
  ['a number as content', 5],
])('refuses %s as a template', async (_, content) => {
  offer(content);
  const before = await countTraces(site);

  expect((await refusalOf(press())).code).toBe('plan_refused');
  expect(await countTraces(site)).toEqual(before);
});
