import { randomUUID } from 'node:crypto';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { uploadCloudFile } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { type Library, makePicture, type Picture, startLibrary } from './testing/library.js';
import { setOption } from './testing/look-inside.js';
import { type Role, refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';
import { addUpload, callCloud, type Person, readFile } from './testing/uploads.js';
import { startWatchedCloud } from './testing/watched-cloud.js';

/** Settings of a push: its time limit, and that the other local host counts as external. */
const settings = `<?php
add_filter( 'kithouse_push_seconds', fn( $seconds ) => (float) get_option( 'test_push_seconds', $seconds ) );
add_filter( 'kithouse_download_seconds', fn() => 2 );
add_filter( 'upload_mimes', fn( $types ) => $types + array( 'svg' => 'image/svg+xml' ) );
add_filter( 'http_request_host_is_external', fn( $is, $host, $url ) => $is || str_starts_with( $url, get_option( 'test_other_host', '-' ) ), 10, 3 );
add_filter( 'http_allowed_safe_ports', fn( $ports ) => array( ...$ports, (int) wp_parse_url( get_option( 'test_other_host', '' ), PHP_URL_PORT ) ) );
`;

let library: Library;
let cloud: Awaited<ReturnType<typeof startWatchedCloud>>;
let other: Awaited<ReturnType<typeof startOtherHost>>;
let site: Site;
const people = new Map<Role, { visit: Visit; person: Person }>();
beforeAll(async () => {
  library = await startLibrary();
  cloud = await startWatchedCloud(library.url);
  other = await startOtherHost();
  site = await startSite({ cloudUrl: cloud.url });
  writeFileSync(path.join(site.site, 'wp-content/mu-plugins/push-settings.php'), settings);
  await setOption(site, 'test_other_host', other.url);
  for (const role of ['editor', 'author'] as const) {
    const visit = await site.as(role);
    people.set(role, { visit, person: await callCloud(library, await library.signUp(visit)) });
  }
  await site.snapshot('signed-in');
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
  await other?.stop();
  await library?.stop();
});
beforeEach(async () => {
  cloud.failWhen();
  other.requested.length = 0;
  await site.restore('signed-in');
});

const image = (src: string) =>
  `<!-- wp:image -->\n<figure class="wp-block-image"><img src="${src}" alt=""/></figure>\n<!-- /wp:image -->`;

const push = (role: Role, urls: string[], request_id: string = randomUUID()) => {
  const file_content = `<!-- wp:paragraph -->\n<p>${request_id}</p>\n<!-- /wp:paragraph -->\n\n${urls.map(image).join('\n\n')}`;
  const { visit } = people.get(role) ?? {};
  return (visit as Visit).call(uploadCloudFile, { name: 'Images', platform: 'gutenberg', file_content, request_id });
};

/** Returns the hashes uploaded with a push of these addresses. */
async function pushed(role: Role, ...urls: string[]): Promise<string[]> {
  const { data } = await push(role, urls);
  const { media } = await readFile(people.get(role)?.person as Person, data.my_cloud_item);
  return media.map(({ sha256 }) => sha256);
}

test('keeps a picture of a post that the person cannot read', async () => {
  const picture = await makePicture();
  const { url } = await addUpload(site, { bytes: picture.bytes, file: '2024/05/secret.webp', parent: 'private' });

  expect(await pushed('author', url)).toEqual([]);
  expect(await pushed('editor', url)).toEqual([picture.sha256]);
});

test('resolves addresses only to files of the media library', async () => {
  const picture = await makePicture('loose.png');
  const uploads = path.join(site.site, 'wp-content/uploads');
  const { url } = await addUpload(site, { bytes: (await makePicture()).bytes, file: '2024/05/known.webp' });
  writeFileSync(path.join(uploads, '2024/05/loose.png'), picture.bytes);
  writeFileSync(path.join(site.site, 'wp-content/outside.png'), picture.bytes);
  const folder = url.replace(/[^/]+$/, '');
  const attempts = [
    `${folder}loose.png`,
    `${folder}../../../outside.png`,
    `${folder}%2e%2e/%2e%2e/%2e%2e/outside.png`,
    `${folder}..%2f..%2f..%2foutside.png`,
    `${folder}known.webp/../../../../outside.png`,
    `${site.url}/wp-content/outside.png`,
    `/wp-content/outside.png`,
    `../wp-content/outside.png`,
    `${folder}known.webp%00.png`,
    `${folder}kn%.png`,
    `${folder}%.webp`,
    `${folder}_nown.webp`,
    `file://${uploads}/2024/05/loose.png`,
    `phar://${uploads}/2024/05/loose.png`,
    `php://filter/resource=${uploads}/2024/05/loose.png`,
  ];

  expect(await pushed('editor', ...attempts)).toEqual([]);
});

test('refuses a file elsewhere, by link or by a path in the database', async () => {
  const secret = await makePicture('secret.webp');
  const outside = path.join(site.site, 'wp-content/secret.webp');
  writeFileSync(outside, secret.bytes);
  const linked = await addUpload(site, { bytes: (await makePicture()).bytes, file: '2024/05/linked.webp' });
  const moved = await addUpload(site, { bytes: (await makePicture()).bytes, file: '2024/05/moved.webp' });
  await site.run(
    `global $wpdb;
    $file = get_attached_file( $args['linked'] );
    unlink( $file );
    $wpdb->update( $wpdb->postmeta, array( 'meta_value' => '2024/05/../../../secret.webp' ), array( 'post_id' => $args['moved'], 'meta_key' => '_wp_attached_file' ) );
    return true;`,
    { linked: linked.id, moved: moved.id },
  );
  symlinkSync(outside, path.join(site.site, 'wp-content/uploads/2024/05/linked.webp'));

  expect(await pushed('editor', linked.url, linked.url.replace('linked', '../../../secret'), moved.url)).toEqual([]);
});

test.each([
  ['a script with an image file name', 'photo.jpg', Buffer.from('<?php echo "secret"; ?>')],
  ['text with an SVG file name', 'notes.svg', Buffer.from('just some notes')],
  ['an empty file', 'empty.png', Buffer.alloc(0)],
])('refuses to send %s', async (_, name, bytes) => {
  const { url } = await addUpload(site, { bytes, file: `2024/05/${name}` });

  expect(await pushed('editor', url)).toEqual([]);
  expect(cloud.uploads()).toEqual([]);
});

test('refuses to send more than 32 MB', async () => {
  const { url } = await addUpload(site, { bytes: (await makePicture()).bytes, file: '2024/05/huge.webp' });
  truncateSync(path.join(site.site, 'wp-content/uploads/2024/05/huge.webp'), 32 * 1024 * 1024 + 1);

  expect(await pushed('editor', url)).toEqual([]);
  expect(cloud.uploads()).toEqual([]);
});

test('lets the cloud refuse a drawing with a script and accept a harmless one', async () => {
  const draw = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inner}</svg>`);
  const hostile = await addUpload(site, { bytes: draw('<script>alert(1)</script>'), file: '2024/05/hostile.svg' });
  const harmless = await addUpload(site, { bytes: draw('<path d="M0 0h8"/>'), file: '2024/05/harmless.svg' });

  expect(await pushed('editor', hostile.url, harmless.url)).toEqual([harmless.whole_hash]);
});

test('includes pictures of the theme from its file list', async () => {
  const name = `${randomUUID()}.png`;
  const picture = await makePicture(name);
  const { folder, url } = await site.run<{ folder: string; url: string }>(
    `file_put_contents( get_stylesheet_directory() . '/' . $args['name'], base64_decode( $args['bytes'] ) );
    return array( 'folder' => get_stylesheet_directory(), 'url' => get_stylesheet_directory_uri() );`,
    { name, bytes: picture.bytes.toString('base64') },
  );

  const hashes = await pushed('editor', `${url}/${name}`, `${url}/../../outside.png`, `${url}/style.css?a.png`);
  await site.run(`return unlink( $args['file'] );`, { file: `${folder}/${name}` });

  expect(hashes).toEqual([picture.sha256]);
});

test('downloads pictures of other hosts, also after a redirect and without an extension', async () => {
  const [plain, moved, bare] = [await makePicture(), await makePicture(), await makePicture('x.png')];
  other.serve({ '/plain.webp': plain, '/there.webp': moved, '/bare': bare });
  other.redirect('/moved.webp', '/there.webp');

  const hashes = await pushed('editor', `${other.url}/plain.webp`, `${other.url}/moved.webp`, `${other.url}/bare`);

  expect(new Set(hashes)).toEqual(new Set([plain, moved, bare].map(({ sha256 }) => sha256)));
});

longTest(
  'keeps the link when another host returns nothing, something else, too much, or redirects into this network',
  async () => {
    other.redirect('/inside.webp', 'http://127.0.0.1:9/inside.webp');
    other.redirect('/file.webp', 'file:///etc/passwd');
    other.redirect('/round.webp', '/round.webp');
    other.answer('/page.webp', (response) => response.end('<html>Not found</html>'));
    other.answer('/silent.webp', () => undefined);
    other.answer('/cut.webp', (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('x');
      response.destroy();
    });
    other.answer('/huge.webp', (response) => {
      response.writeHead(200);
      response.end(Buffer.alloc(33 * 1024 * 1024));
    });
    const neighbours = [
      'http://127.0.0.1:9',
      'http://10.0.0.1',
      'http://169.254.169.254',
      'http://[::1]:80',
      'http://0x7f.1',
      'http://localhost',
    ];
    const names = ['gone', 'inside', 'file', 'round', 'page', 'silent', 'cut', 'huge'];

    const hashes = await pushed(
      'editor',
      ...names.map((name) => `${other.url}/${name}.webp`),
      ...neighbours.map((host) => `${host}/a.webp`),
      `${other.url.replace('//', '//user:pass@')}/plain.webp`,
    );

    expect(hashes).toEqual([]);
    expect(other.requested.filter((requested) => requested === '/round.webp').length).toBeLessThanOrEqual(4);
    // Imports name files by their hash, and an earlier killed one may have left some.
    const left = await site.run(
      `return array_values( preg_grep( '#/[0-9a-f]{64}-#', glob( get_temp_dir() . '*.tmp' ), PREG_GREP_INVERT ) );`,
    );
    expect(left).toEqual([]);
  },
);

test('requests nothing from networks reserved by providers', async () => {
  const requested = await site.run<string[]>(
    `$asked = array();
    remove_all_filters( 'http_request_host_is_external' );
    add_filter( 'pre_http_request', function ( $none, $args, $url ) use ( &$asked ) { $asked[] = $url; return new WP_Error( 'none' ); }, 10, 3 );
    $foreign = new Kithouse\\Push\\Foreign_Media();
    foreach ( array( '100.100.100.200', '100.64.0.1', '127.0.0.1', '100.128.0.1' ) as $host ) { $foreign->find( "http://$host/a.webp" ); }
    $foreign->clean();
    return $asked;`,
  );

  expect(requested).toEqual(['http://100.128.0.1/a.webp']);
});

longTest('reports the remainder when a push runs out of time, and the next one resumes', async () => {
  const pictures = await Promise.all([1, 2, 3].map((n) => makePicture(`${n}.webp`)));
  const urls = await Promise.all(
    pictures.map(async ({ bytes, file_name }) => (await addUpload(site, { bytes, file: `2024/05/${file_name}` })).url),
  );
  await setOption(site, 'test_push_seconds', 0);
  const request_id = randomUUID();

  const first = await refusalOf(push('editor', urls, request_id));
  const second = await refusalOf(push('editor', urls, request_id));
  const third = await push('editor', urls, request_id);

  expect(first).toMatchObject({ code: 'media_missing', details: { left: 2 } });
  expect(second).toMatchObject({ code: 'media_missing', details: { left: 1 } });
  expect(third.status).toBe('success');
  expect(cloud.uploads().toSorted()).toEqual(pictures.map(({ sha256 }) => `PUT /clouds/media/${sha256}`).toSorted());
});

test('does not download a picture of another host again when a push resumes', async () => {
  const pictures = [await makePicture(), await makePicture()];
  other.serve(Object.fromEntries(pictures.map((picture, n) => [`/slow-${n}.webp`, picture])));
  await setOption(site, 'test_push_seconds', 0);
  const urls = pictures.map((_, n) => `${other.url}/slow-${n}.webp`);
  const request_id = randomUUID();

  await refusalOf(push('editor', urls, request_id));
  await push('editor', urls, request_id);

  expect(other.requested.filter((requested) => requested === '/slow-0.webp')).toHaveLength(1);
});

test('stops the push when a cloud fails midway and sends nothing twice afterwards', async () => {
  const pictures = [await makePicture('a.webp'), await makePicture('b.webp')];
  const urls: string[] = [];
  for (const { bytes, file_name } of pictures) {
    urls.push((await addUpload(site, { bytes, file: `2024/05/${file_name}` })).url);
  }
  const request_id = randomUUID();
  cloud.failWhen((call) => (call.endsWith(pictures[1]?.sha256 ?? '') ? 429 : undefined));
  const stopped = await refusalOf(push('editor', urls, request_id));
  const before = cloud.uploads();
  cloud.failWhen();

  const { status } = await push('editor', urls, request_id);

  expect(stopped.code).toBe('rate_limited');
  expect(before).toHaveLength(2);
  expect(status).toBe('success');
  expect(cloud.uploads()).toEqual([`PUT /clouds/media/${pictures[1]?.sha256}`]);
});

test('keeps a link to a picture that the cloud refuses, in both places', async () => {
  const picture = await makePicture('a.webp');
  const { url } = await addUpload(site, { bytes: picture.bytes, file: '2024/05/a.webp' });
  cloud.failWhen((call) => (call.startsWith('PUT') ? 413 : undefined));

  expect(await pushed('editor', url, url.replace('http:', 'https:'))).toEqual([]);
  expect(cloud.uploads()).toHaveLength(1);
});

/** Starts another host with pictures and misbehaviour. */
async function startOtherHost() {
  const requested: string[] = [];
  const answers = new Map<string, (response: ServerResponse) => void>();
  const server: Server = createServer((request, response) => {
    requested.push(request.url ?? '');
    const answer = answers.get(request.url ?? '');
    if (answer) {
      answer(response);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    answer: (at: string, answer: (response: ServerResponse) => void) => void answers.set(at, answer),
    serve: (pictures: Record<string, Picture>) => {
      for (const [at, { bytes, mime }] of Object.entries(pictures)) {
        answers.set(at, (response) => void response.writeHead(200, { 'content-type': mime }).end(bytes));
      }
    },
    redirect: (at: string, location: string) =>
      void answers.set(at, (response) => void response.writeHead(302, { location }).end()),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
